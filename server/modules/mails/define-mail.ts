import { TO_REPORTER } from "@hz/contract/account/mails";
import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import type * as z from "zod";
import type { Context } from "../../context.ts";
import { defineJob, type Job, type JobRun } from "../../jobs/job.ts";
import type { Mail } from "../../mail/mailer.ts";
import { isDemo } from "../accounts/index.ts";
import { insertFailedMail } from "./store.ts";

/** Whose account a mail belongs to and, where it goes to a user, to which; where it goes to a reporter, of which report. */
export type MailPayload = {
  accountId: string;
  userId?: string | undefined;
  invitationId?: string | undefined;
  reportId?: string | undefined;
};

export type MailJob<Payload> = Job<Payload, Context>;

/**
 * Defines the job that sends a mail to one recipient: one address that refuses holds up nobody else. `write` looks up everything at
 * the moment of sending, null where there is nothing to say any more. A mail that was given up becomes a row of `failed_mails`
 * under the job's name.
 */
export function defineMail<Payload extends MailPayload>(
  name: string,
  schema: z.ZodType<Payload>,
  write: (ctx: Context, payload: Payload, run: JobRun) => Promise<Mail | null>,
  options: { mergesBy?: (payload: Payload) => string } = {},
): MailJob<Payload> {
  const send = async (ctx: Context, payload: Payload, run: JobRun) => {
    if (await isVisitorsDemo(ctx, payload.accountId)) return;
    const mail = await write(ctx, payload, run);
    if (mail) await sendWithin(ctx, name, mail, run);
  };
  return defineJob(name, schema, send, { ...options, onGivenUp: noteFailure(name) });
}

/** What a stranger does in a demo writes to nobody, whatever address they type there. */
export const isVisitorsDemo = (ctx: Context, accountId: string): Promise<boolean> =>
  ctx.db.tenant(accountId, (tx) => isDemo(tx, accountId));

/**
 * Sends a mail of this name unless its mailbox has had enough of them in this hour: the last brake, whoever causes them. Gives the
 * milliseconds until it may be sent, 0 where that was done. An address that was taken back gets none.
 */
export async function sendWithin(ctx: Context, name: string, mail: Mail, run: JobRun): Promise<number> {
  const mailbox = mail.to.toLowerCase();
  if (isReleasedAddress(mailbox)) return 0;
  const wait = ctx.rateLimiter.waitOf("mailbox", mailbox, name);
  if (wait > 0) return wait;
  await ctx.mailer.send(mail, run.id);
  // Counted once it is gone: an hour without a mail server uses up nothing.
  ctx.rateLimiter.count("mailbox", mailbox, name);
  return 0;
}

/** Makes the final failure of a mail of this name visible. */
export const noteFailure =
  (kind: string) =>
  async (ctx: Context, { accountId, userId, invitationId, reportId }: MailPayload, run: JobRun): Promise<void> =>
    ctx.db.tenant(accountId, (tx) =>
      insertFailedMail(tx, accountId, {
        id: run.id,
        kind,
        userId: userId ?? invitationId ?? null,
        reportId: kind === TO_REPORTER ? (reportId ?? null) : null,
        at: ctx.now(),
      }),
    );
