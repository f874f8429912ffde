import { isRecoveryWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import { record } from "../audit/index.ts";
import { updateUser, userOf } from "../users/index.ts";

/**
 * Keeps what a confirmed recovery code needs: a keyed hash of its proof and the user key wrapped by it, sealed at rest.
 * The code before it ends.
 */
export async function setRecovery(
  ctx: Context,
  accountId: string,
  userId: string,
  input: { recoveryAuth: string; recoveryWrap: string },
): Promise<void> {
  const wrap = bytes(input.recoveryWrap);
  if (!isRecoveryWrap(wrap)) throw new Failure("BOX_REFUSED");
  await ctx.db.tenant(accountId, async (tx) => {
    const before = await userOf(tx, accountId, userId);
    await updateUser(tx, accountId, userId, {
      recovery_auth_hash: ctx.secrets.hash("recovery", userId, bytes(input.recoveryAuth)),
      recovery_wrap: ctx.secrets.seal(wrap, `recovery ${userId}`),
      recovery_confirmed_at: ctx.now(),
    });
    if (before?.recovery_wrap) record(accountId, { actor: userId, action: "recovery-code.renewed", target: userId });
  });
}
