import type { confirmationRoutes, Proof } from "@hz/contract/reports/confirmation";
import type { AnswerOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { lockUser, type UserRow, userOf } from "../users/index.ts";
import { answersQuestion, newChallenge, questionFor } from "./passkey-ceremony.ts";
import { provePassword } from "./prove-password.ts";
import { demandSecondFactor } from "./second-factor.ts";
import { passkeysOf } from "./store.ts";

const ownSession = (tx: Tx, { accountId, sessionId }: UserCaller) =>
  tx.updateTable("sessions").where("account_id", "=", accountId).where("id", "=", sessionId);

/** By what the caller can prove who they are; a passkey is asked anew every time. */
export const waysToConfirm = (ctx: Context, caller: UserCaller): Promise<AnswerOf<typeof confirmationRoutes.question>> =>
  ctx.db.tenant(caller.accountId, async (tx) => {
    const user = (await userOf(tx, caller.accountId, caller.userId))!;
    const hasCode = user.totp_confirmed_at !== null;
    const passkeys = await passkeysOf(tx, caller.accountId, caller.userId);
    if (passkeys.length === 0) return { hasCode, passkey: null };
    const challenge = newChallenge();
    await ownSession(tx, caller).set({ challenge }).execute();
    // A touch is not enough: the key may still be in the machine that somebody left open.
    return { hasCode, passkey: { ...questionFor(ctx, challenge, passkeys), userVerification: "required" } };
  });

/**
 * Notes that whoever sits at this session has just proved who they are. Wrong passwords and codes are counted as everywhere.
 * Throws PASSWORD_WRONG, SECOND_FACTOR_WRONG or TOO_MANY_TRIES.
 */
export async function confirmSelf(ctx: Context, caller: UserCaller, proof: Proof): Promise<void> {
  const { accountId, userId } = caller;
  const challenge = "response" in proof ? await consumeChallenge(ctx, caller) : null;
  await ctx.db.tenant(accountId, async (tx) => {
    if ("auth" in proof) await provePassword(ctx, tx, accountId, userId, proof.auth);
    else {
      const user = (await lockUser(tx, accountId, userId))!;
      if ("code" in proof) await proveCode(ctx, tx, user, proof.code);
      else await provePasskey(ctx, tx, user, challenge, proof.response);
    }
    await ownSession(tx, caller).set({ confirmed_at: ctx.now() }).execute();
  });
}

/** Each question is answered once, rightly or wrongly. */
const consumeChallenge = (ctx: Context, caller: UserCaller): Promise<Buffer | null> =>
  ctx.db.tenant(caller.accountId, async (tx) => {
    const sessions = tx.selectFrom("sessions").select("challenge").where("account_id", "=", caller.accountId);
    const row = await sessions.where("id", "=", caller.sessionId).forUpdate().executeTakeFirst();
    await ownSession(tx, caller).set({ challenge: null }).execute();
    return row?.challenge ?? null;
  });

async function proveCode(ctx: Context, tx: Tx, user: UserRow, code: string): Promise<void> {
  // Without a second factor every code would pass.
  if (!user.totp_confirmed_at) throw new Failure("SECOND_FACTOR_WRONG");
  await demandSecondFactor(ctx, tx, user, code);
}

async function provePasskey(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  challenge: Buffer | null,
  response: Extract<Proof, { response: unknown }>["response"],
): Promise<void> {
  const passkeys = await passkeysOf(tx, user.account_id, user.id);
  const passkey = passkeys.find(({ credential_id }) => credential_id.toString("base64url") === response.id);
  if (!challenge || !passkey || !(await answersQuestion(ctx, tx, passkey, challenge, response, "required")))
    throw new Failure("SECOND_FACTOR_WRONG");
}
