import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { accessWaiting } from "../../mail/templates/access-waiting.ts";
import { invitation as invitationMail } from "../../mail/templates/invitation.ts";
import { accountOf } from "../accounts/index.ts";
import { issueToken } from "../tokens/index.ts";
import { userOf } from "../users/index.ts";
import { grantersFor } from "./missing.ts";
import { invitationOf } from "./store.ts";

/** Sends an invitation's mail with a fresh link; nothing where it was withdrawn or accepted meanwhile. */
export const inviteUser = defineJob(
  "invite-user",
  z.object({ accountId: Id, invitationId: Id }),
  async (ctx: Context, { accountId, invitationId }, run) => {
    const mail = await ctx.db.tenant(accountId, async (tx) => {
      const row = await invitationOf(tx, accountId, invitationId);
      if (!row) return null;
      const inviter = await userOf(tx, accountId, row.invited_by);
      const { company_name: company } = await accountOf(tx, accountId);
      const token = await issueToken(ctx, tx, { accountId, userId: invitationId, purpose: "invitation", run: run.id });
      const facts = { firstName: row.first_name, inviter: inviter?.full_name ?? company, company, message: row.message };
      return { to: row.email, ...invitationMail(row.language, facts, `${ctx.config.publicUrl}${paths.invitation}?token=${token}`) };
    });
    if (mail) await ctx.mailer.send(mail, run.id);
  },
);

/** Tells those who could give it that a colleague waits for access; nobody where nothing is missing any more. */
export const notifyOfWaiting = defineJob(
  "notify-of-waiting",
  z.object({ accountId: Id, userId: Id }),
  async (ctx: Context, { accountId, userId }, run) => {
    const granters = await ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      return user ? grantersFor(tx, accountId, user) : [];
    });
    const address = ctx.config.publicUrl + paths.users;
    for (const { id, email, language } of granters)
      await ctx.mailer.send({ to: email, ...accessWaiting(language, address) }, `${run.id}-${id}`);
  },
  { mergesBy: ({ userId }) => userId },
);

export const peopleJobs = [inviteUser, notifyOfWaiting];
