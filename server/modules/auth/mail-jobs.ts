import { Hash, Id } from "@hz/contract/scalars";
import { paths } from "@hz/contract/paths";
import type { TokenPurpose } from "@hz/contract/limits";
import * as z from "zod";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { defineJob, type JobRun } from "../../jobs/job.ts";
import { changeEmail } from "../../mail/templates/change-email.ts";
import { emailChanged } from "../../mail/templates/email-changed.ts";
import { emailTaken } from "../../mail/templates/email-taken.ts";
import { verifyEmail } from "../../mail/templates/verify-email.ts";
import { welcome } from "../../mail/templates/welcome.ts";
import { accountOf } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { issueToken } from "../tokens/index.ts";
import { userOf, type UserRow } from "../users/index.ts";
import { emailHash, ownerAnywhere, ownerOf } from "./directory.ts";

const ToUser = z.object({ accountId: Id, userId: Id });
type ToUser = z.infer<typeof ToUser>;

/** A fresh token, which proves that exactly this mail address is read. */
async function tokenFor(ctx: Context, tx: Tx, user: UserRow, email: string, purpose: TokenPurpose, { id }: JobRun): Promise<string> {
  return issueToken(ctx, tx, { accountId: user.account_id, userId: user.id, email, purpose, run: id });
}

const linkTo = (ctx: Context, path: string, token: string) => `${ctx.config.publicUrl}${path}?token=${token}`;

/** Asks a user to confirm the address of the account; nothing any more where that has happened. */
export const mailVerification = defineMail(
  "mail-verification",
  ToUser,
  (ctx, { accountId, userId }, run) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!user?.is_active || user.is_email_verified) return null;
      const token = await tokenFor(ctx, tx, user, user.email, "verify-email", run);
      const links = [linkTo(ctx, paths.verifyEmail, token), linkTo(ctx, paths.releaseAddress, token)] as const;
      return { to: user.email, ...verifyEmail(user.language, ...links) };
    }),
  { mergesBy: ({ accountId, userId }: ToUser) => `${accountId} ${userId}` },
);

/** Greets whoever made the account, and says when its trial ends: the mail may come late, when it is over or cancelled. */
export const mailWelcome = defineMail("mail-welcome", ToUser, (ctx, { accountId, userId }) =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await userOf(tx, accountId, userId);
    const account = await accountOf(tx, accountId);
    const { subscription_status: status, trial_end_date: end } = account;
    if (!user?.is_active || !end) return null;
    const facts = {
      trialEnd: status === "trialing" && end > ctx.now() ? end : null,
      hasCard: account.current_period_end !== null,
      isCancelled: account.cancel_at_period_end,
    };
    return { to: user.email, ...welcome(user.language, facts, ctx.config.publicUrl + paths.dashboard) };
  }),
);

/** Finds out whether an address that somebody typed waits for its confirmation; the payload has the address's hash only. */
export const resendVerification = defineJob(
  "resend-verification",
  z.object({ emailHash: Hash }),
  async (ctx: Context, payload) => {
    const owner = await ctx.db.find((tx) => ownerOf(tx, bytes(payload.emailHash)));
    if (owner) await ctx.db.tenant(owner.accountId, () => ctx.jobs.enqueue(mailVerification, owner));
  },
  { mergesBy: (payload) => payload.emailHash },
);

/** To the address that a user asked for: a link to confirm it, or that it has an account already. */
export const mailChangeOfEmail = defineMail(
  "mail-change-of-email",
  ToUser,
  (ctx, { accountId, userId }, run) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      const to = user?.pending_email;
      if (!user?.is_active || !to) return null;
      const isTaken = await ownerAnywhere(tx, emailHash(ctx.secrets, to));
      const { publicUrl } = ctx.config;
      if (isTaken) return { to, ...emailTaken(user.language, publicUrl + paths.signIn, publicUrl + paths.releaseAddress) };
      const token = await tokenFor(ctx, tx, user, to, "change-email", run);
      return { to, ...changeEmail(user.language, linkTo(ctx, paths.verifyEmail, token)) };
    }),
  { mergesBy: ({ accountId, userId }: ToUser) => `${accountId} ${userId}` },
);

/** To the address that was replaced. It is nowhere else any more, so the payload carries it sealed. */
export const mailEmailChanged = defineMail(
  "mail-email-changed",
  ToUser.extend({ to: z.string() }),
  async (ctx, { accountId, userId, to }) => {
    const user = await ctx.db.tenant(accountId, (tx) => userOf(tx, accountId, userId));
    return user ? { to: ctx.secrets.open(bytes(to), `former-email ${userId}`).toString(), ...emailChanged(user.language) } : null;
  },
);
