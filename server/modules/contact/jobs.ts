import * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob, type JobRun } from "../../jobs/job.ts";
import { contactConfirmation } from "../../mail/templates/contact-confirmation.ts";
import { contactInquiry } from "../../mail/templates/contact-inquiry.ts";
import { openInquiry } from "./sealing.ts";
import { deleteInquiries, emptyInquiry, findInquiry, unsentInquiries } from "./store.ts";

const DAY_MS = 86_400_000;
/** After the last try of a mail. */
const TRY_AGAIN_DAYS = 2;
const GIVE_UP_DAYS = 14;

type Payload = { id: string };
const schema = z.object({ id: z.string() });
const mergesBy = ({ id }: Payload) => id;

/** To the sender, once the operator has it: without a word of what was written, so that nobody can have us write to others. */
const mailConfirmation = defineJob(
  "mail-contact-confirmation",
  schema,
  async (ctx: Context, { id }, run: JobRun) => {
    const row = await ctx.db.directory((tx) => findInquiry(tx, id));
    if (!row) return;
    const { email, type } = openInquiry(ctx, id, row.sealed);
    await ctx.mailer.send({ to: email, ...contactConfirmation(type, row.at) }, run.id);
    await ctx.db.directory((tx) => emptyInquiry(tx, id));
  },
  // An address that takes no mail was mistyped; the operator has the inquiry all the same.
  { mergesBy, onGivenUp: async (ctx, { id }) => void (await ctx.db.directory((tx) => emptyInquiry(tx, id))) },
);

/** To the operator, who answers the sender by answering the mail. */
export const mailInquiry = defineJob(
  "mail-contact-inquiry",
  schema,
  async (ctx: Context, { id }, run: JobRun) => {
    const row = await ctx.db.directory((tx) => findInquiry(tx, id));
    if (!row) return;
    const inquiry = openInquiry(ctx, id, row.sealed);
    await ctx.mailer.send({ to: ctx.config.support.email, replyTo: inquiry.email, ...contactInquiry(inquiry) }, run.id);
    await ctx.db.directory(() => ctx.jobs.enqueue(mailConfirmation, { id }));
  },
  { mergesBy, onGivenUp: async (ctx, { id }) => ctx.log.line("contact-inquiry-undelivered", { inquiry: id }) },
);

/** Every night: what could not be told is tried again for two weeks, what was told is forgotten. */
const sweepInquiries = defineJob(
  "sweep-contact-inquiries",
  z.object({}),
  async (ctx: Context) => {
    const ago = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
    await ctx.db.directory(async (tx) => {
      await deleteInquiries(tx, ago(GIVE_UP_DAYS), { told: false });
      await deleteInquiries(tx, ago(TRY_AGAIN_DAYS), { told: true });
      for (const id of await unsentInquiries(tx, ago(TRY_AGAIN_DAYS))) await ctx.jobs.enqueue(mailInquiry, { id });
    });
  },
  { cron: "52 3 * * *" },
);

export const contactJobs = [mailInquiry, mailConfirmation, sweepInquiries];
