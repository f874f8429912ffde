import type { BodyOf } from "@hz/contract/route";
import type { passwordRoutes } from "@hz/contract/sign-in/password";
import { isPasswordWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { revokeTokens } from "../tokens/index.ts";
import { updateUser } from "../users/index.ts";
import { authHash, provePassword } from "./prove-password.ts";
import { noticeOf } from "./jobs.ts";
import { endSessionsOf } from "./own-sessions.ts";
import { dropTickets } from "./tickets.ts";

/**
 * Replaces a user's password: proof, salt and the user key wrapped anew, in one transaction that ends every other session,
 * half sign-in, link for a new password and change of address that was asked for. The user key stays the same. Throws PASSWORD_WRONG or BOX_REFUSED.
 */
export async function changePassword(
  ctx: Context,
  { accountId, userId, sessionId }: UserCaller,
  input: BodyOf<typeof passwordRoutes.change>,
): Promise<void> {
  const wrap = bytes(input.userKeyWrap);
  if (!isPasswordWrap(wrap)) throw new Failure("BOX_REFUSED");
  await ctx.db.tenant(accountId, async (tx) => {
    await provePassword(ctx, tx, accountId, userId, input.auth);
    await updateUser(tx, accountId, userId, {
      kdf_suite: input.kdfSuite,
      kdf_salt: bytes(input.kdfSalt),
      auth_hash: authHash(ctx.secrets, userId, input.newAuth),
      user_key_wrap: ctx.secrets.seal(wrap, `user-key ${userId}`),
      // Whoever knew the former password may have asked for it.
      pending_email: null,
    });
    await dropTickets(tx, accountId, userId);
    await revokeTokens(tx, accountId, userId, "reset-password");
    await revokeTokens(tx, accountId, userId, "change-email");
    await endSessionsOf(tx, accountId, userId, { but: sessionId });
    record(accountId, { actor: userId, action: "password.changed", target: userId });
    await noticeOf(ctx, accountId, userId, "password-changed");
  });
}
