import * as z from "zod";
import { paths } from "@hz/contract/paths";
import { needsVouching } from "@hz/contract/permissions";
import { Id } from "@hz/contract/scalars";
import type { Context } from "../../context.ts";
import { defineJob } from "../../jobs/job.ts";
import { accessWaiting } from "../../mail/templates/access-waiting.ts";
import { invitation as invitationMail } from "../../mail/templates/invitation.ts";
import { accountOf } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { issueToken } from "../tokens/index.ts";
import { comparedBy, userOf } from "../users/index.ts";
import { mailGuestGone } from "./notify-of-guest.ts";
import { grantersFor } from "./missing.ts";
import { invitationOf } from "./store.ts";

/** Sends an invitation's mail with a fresh link; nothing where it was withdrawn or accepted meanwhile. */
export const inviteUser = defineMail(
  "invite-user",
  z.object({ accountId: Id, invitationId: Id }),
  (ctx, { accountId, invitationId }, run) =>
    ctx.db.tenant(accountId, async (tx) => {
      const row = await invitationOf(tx, accountId, invitationId);
      if (!row) return null;
      const inviter = await userOf(tx, accountId, row.invited_by);
      const { company_name: company } = await accountOf(tx, accountId);
      const token = await issueToken(ctx, tx, { accountId, userId: invitationId, email: row.email, purpose: "invitation", run: run.id });
      const facts = {
        firstName: row.first_name,
        inviter: inviter?.full_name ?? company,
        company,
        message: row.message,
        needsVouching: needsVouching(row.permissions),
        isGuest: row.is_guest,
      };
      return { to: row.email, ...invitationMail(row.language, facts, `${ctx.config.publicUrl}${paths.invitation}?token=${token}`) };
    }),
);

const ToUser = z.object({ accountId: Id, userId: Id });

/** To one colleague who could give it: somebody waits for access. */
const mailAccessWaiting = defineMail("mail-access-waiting", ToUser, async (ctx, { accountId, userId }) => {
  const [user, compared] = await ctx.db.tenant(accountId, async (tx) => [
    await userOf(tx, accountId, userId),
    await comparedBy(tx, accountId),
  ]);
  // Every signed-in screen says who waits for this colleague, but only some may open the list of people.
  return user?.is_active
    ? { to: user.email, ...accessWaiting(user.language, ctx.config.publicUrl + paths.dashboard, compared.has(userId)) }
    : null;
});

/** Has those told who could give it that a colleague waits for access; nobody where nothing is missing any more. */
export const notifyOfWaiting = defineJob(
  "notify-of-waiting",
  ToUser,
  (ctx: Context, { accountId, userId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!user) return;
      const { now, uncompared } = await grantersFor(tx, accountId, user);
      for (const { id } of [...now, ...uncompared]) await ctx.jobs.enqueue(mailAccessWaiting, { accountId, userId: id });
    }),
  { mergesBy: ({ accountId, userId }) => `${accountId} ${userId}` },
);

export const peopleJobs = [inviteUser, notifyOfWaiting, mailAccessWaiting, mailGuestGone];
