import { wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { emit } from "../../events/emit.ts";
import { sameBytes } from "../../secrets.ts";
import { record } from "../audit/index.ts";
import { consumeToken, demandMailbox, revokeTokens, type TokenHolder } from "../tokens/index.ts";
import { lockUser, updateUser, userOf } from "../users/index.ts";
import { emailHash, moveAddress, normalEmail } from "./directory.ts";
import { authHash } from "./prove-password.ts";
import { mailChangeOfEmail, mailEmailChanged } from "./mail-jobs.ts";

/**
 * Notes the address that a user wants and has its owner asked by mail; whether somebody else has it is said in that mail
 * only. A link for an address asked for before counts no more. Throws PASSWORD_WRONG, and INVALID_INPUT for one's own.
 */
export async function askForEmail(
  ctx: Context,
  { accountId, userId }: UserCaller,
  input: { email: string; auth: string },
): Promise<{ pendingEmail: string }> {
  const pendingEmail = normalEmail(input.email);
  await ctx.db.tenant(accountId, async (tx) => {
    const user = (await userOf(tx, accountId, userId))!;
    if (!sameBytes(authHash(ctx.secrets, userId, input.auth), user.auth_hash)) throw new Failure("PASSWORD_WRONG");
    if (user.email === pendingEmail) throw new Failure("INVALID_INPUT", ["email"]);
    await revokeTokens(tx, accountId, userId, "change-email");
    await updateUser(tx, accountId, userId, { pending_email: pendingEmail });
    await ctx.jobs.enqueue(mailChangeOfEmail, { accountId, userId });
  });
  return { pendingEmail };
}

/** Drops a change that was not confirmed; its link counts no more. */
export const cancelEmailChange = (ctx: Context, { accountId, userId }: UserCaller): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    await revokeTokens(tx, accountId, userId, "change-email");
    await updateUser(tx, accountId, userId, { pending_email: null });
  });

/**
 * Uses the token from the mail to the new address: user, directory and the notice to the old address in one transaction.
 * Sessions go on. Throws TOKEN_INVALID, also when somebody else took the address in the meantime.
 */
export async function applyNewEmail(ctx: Context, token: string, holder: TokenHolder) {
  const { accountId, userId } = holder;
  const apply = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await consumeToken(ctx, tx, token, "change-email");
      const user = await lockUser(tx, accountId, userId);
      if (!user?.is_active || !user.pending_email) throw new Failure("TOKEN_INVALID");
      demandMailbox(ctx, holder, user.pending_email);
      const [old, now] = [user.email, user.pending_email];
      await moveAddress(tx, accountId, userId, { old: emailHash(ctx.secrets, old), now: emailHash(ctx.secrets, now) });
      await updateUser(tx, accountId, userId, { email: now, pending_email: null, is_email_verified: true });
      await revokeTokens(tx, accountId, userId, "verify-email");
      // A link for a new password lies in the mailbox that is given up.
      await revokeTokens(tx, accountId, userId, "reset-password");
      emit(accountId, { type: "user-changed", ref: userId });
      record(accountId, { actor: userId, action: "email.changed", target: userId });
      const to = wire(ctx.secrets.seal(Buffer.from(old), `former-email ${userId}`));
      await ctx.jobs.enqueue(mailEmailChanged, { accountId, userId, to });
      return now;
    });
  return apply().catch((error) => {
    throw error instanceof Failure && error.code === "EMAIL_TAKEN" ? new Failure("TOKEN_INVALID") : error;
  });
}
