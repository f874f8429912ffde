import { isRecoveryWrap } from "@hz/crypto/envelope";
import { bytes } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { demandConfirmation, type UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { updateUser, userOf } from "../users/index.ts";
import { noticeOf } from "./jobs.ts";
import { provePassword } from "./prove-password.ts";

type RecoveryInput = { recoveryAuth: string; recoveryWrap: string };

/**
 * Keeps what a confirmed recovery code needs: a keyed hash of its proof and the user key wrapped by it, sealed at rest.
 * The code before it ends. Throws BOX_REFUSED.
 */
export const setRecovery = (ctx: Context, accountId: string, userId: string, input: RecoveryInput): Promise<void> =>
  ctx.db.tenant(accountId, (tx) => saveRecovery(ctx, tx, accountId, userId, input));

/** The same for the signed-in person. A code that counts is replaced for the password only, a first one made by whoever has just proved who they are: throws PASSWORD_WRONG, CONFIRMATION_NEEDED. */
export const setOwnRecovery = (
  ctx: Context,
  caller: UserCaller,
  { auth, ...input }: RecoveryInput & { auth?: string | undefined },
): Promise<void> => {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const before = await userOf(tx, accountId, userId);
    if (before?.recovery_wrap) {
      if (auth === undefined) throw new Failure("PASSWORD_WRONG");
      await provePassword(ctx, tx, accountId, userId, auth);
      await noticeOf(ctx, accountId, userId, "recovery-renewed");
    } else demandConfirmation(caller);
    await saveRecovery(ctx, tx, accountId, userId, input);
    if (before?.recovery_wrap) record(accountId, { actor: userId, action: "recovery-code.renewed", target: userId });
  });
};

async function saveRecovery(ctx: Context, tx: Tx, accountId: string, userId: string, input: RecoveryInput): Promise<void> {
  const wrap = bytes(input.recoveryWrap);
  if (!isRecoveryWrap(wrap)) throw new Failure("BOX_REFUSED");
  await updateUser(tx, accountId, userId, {
    recovery_auth_hash: ctx.secrets.hash("recovery", userId, bytes(input.recoveryAuth)),
    recovery_wrap: ctx.secrets.seal(wrap, `recovery ${userId}`),
    recovery_confirmed_at: ctx.now(),
  });
}
