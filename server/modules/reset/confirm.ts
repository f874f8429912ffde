import type { NewPassword, ResetWay } from "@hz/contract/sign-in/password-reset";
import { isPasswordWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { authHash, demandSecondFactor, dropTickets, endSessionsOf, noticeOf } from "../auth/index.ts";
import { consumeToken, revokeTokens } from "../tokens/index.ts";
import { lockUser, updateUser, type UserRow } from "../users/index.ts";
import { foundAnew } from "./found-anew.ts";
import { PURPOSE, withProof } from "./holder.ts";
import { notifyOfNewKeys } from "./jobs.ts";
import { demandEmergencyCode, demandRecoveryCode } from "./release.ts";
import { replaceUserKeys, vouchedByEmergency } from "./replace-keys.ts";
import { grantersBeside } from "./store.ts";

type Confirmation = NewPassword & { token: string; secondFactor?: string | undefined; way: ResetWay };

/**
 * Sets a new password in one transaction: uses the token up, keeps or replaces the user's keys, ends all sessions, and
 * tells whom it concerns. Throws what `resetRoutes.confirm` lists; then nothing has changed and the token is still good.
 */
export async function confirmReset(ctx: Context, input: Confirmation): Promise<void> {
  const { token, way } = input;
  if (!isPasswordWrap(bytes(input.userKeyWrap))) throw new Failure("BOX_REFUSED");
  await withProof(ctx, token, async (tx, user) => {
    const [accountId, userId] = [user.account_id, user.id];
    // First of all: of two at once the second one waits here, and finds the token used.
    await consumeToken(ctx, tx, token, PURPOSE);
    // Then the person: keys that a colleague grants, or a password that is changed, come wholly before or after this.
    await lockUser(tx, accountId, userId);
    await proceed(ctx, tx, user, way);
    await demandSecondFactor(ctx, tx, user, input.secondFactor);
    await updateUser(tx, accountId, userId, {
      kdf_suite: input.kdfSuite,
      kdf_salt: bytes(input.kdfSalt),
      auth_hash: authHash(ctx.secrets, userId, input.auth),
      user_key_wrap: ctx.secrets.seal(bytes(input.userKeyWrap), `user-key ${userId}`),
      // Whoever has this link reads the mails of this address, as the link of a confirmation would show.
      is_email_verified: true,
      // Whoever knew the former password, or registered with a stranger's address, may have asked for another one.
      pending_email: null,
    });
    await revokeTokens(tx, accountId, userId, "change-email");
    if (!user.is_email_verified) record(accountId, { actor: userId, action: "email.verified", target: userId });
    await endSessionsOf(tx, accountId, userId);
    await dropTickets(tx, accountId, userId);
    record(accountId, { actor: userId, action: "password.reset", target: userId, details: { way: way.kind } });
    await noticeOf(ctx, accountId, userId, "password-reset");
  });
}

/** Does with the user's keys what the way says. */
async function proceed(ctx: Context, tx: Tx, user: UserRow, way: ResetWay): Promise<void> {
  const [accountId, userId] = [user.account_id, user.id];
  if (way.kind === "recovery") return demandRecoveryCode(ctx, user, way.recoveryAuth);
  if (way.kind === "founding") return foundAnew(ctx, tx, user, way);
  if (way.kind === "fresh") {
    await replaceUserKeys(ctx, tx, user, way, null);
    // Nobody releases a guest: the case's people invite them anew.
    for (const id of user.is_guest ? [] : await grantersBeside(tx, accountId, userId))
      await ctx.jobs.enqueue(notifyOfNewKeys, { accountId, userId: id, aboutId: userId });
    return;
  }
  const key = await demandEmergencyCode(ctx, tx, user, way.emergencyAuth);
  await vouchedByEmergency(ctx, tx, user, way, key.id);
}
