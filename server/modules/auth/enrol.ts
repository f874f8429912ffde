import { mayActOn } from "@hz/contract/people/authority";
import { mayDo } from "@hz/contract/permissions";
import { type Context, machineTime } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { personOrigin } from "../../http/rate-limit.ts";
import { record } from "../audit/index.ts";
import { lockUser, peopleOf, updateUser, type UserRow, userOf } from "../users/index.ts";
import { lockPeople, refuseActing, refuseHidden, standingOf, lockAndRecheck } from "./authority.ts";
import { isTotpCode, newFactorCodes, normalCode } from "./factor-codes.ts";
import { noticeOf } from "./jobs.ts";
import { notifyOfPeopleChange } from "./people-notices.ts";
import { provePassword } from "./prove-password.ts";
import { userByEmail } from "./sign-in.ts";
import { codeHash, totpContext } from "./second-factor.ts";
import { codesLeft, confirmTotp, deletePasskeys, replaceCodes } from "./store.ts";
import { newTotpSecret, totpEnrolment, totpStep } from "./totp.ts";

/** Whether the factor is on, how many recovery codes are left, and whether a colleague could remove it. */
export const factorState = (ctx: Context, { accountId, userId }: UserCaller) =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = (await userOf(tx, accountId, userId))!;
    const since = user.totp_confirmed_at?.toISOString() ?? null;
    return { since, codesLeft: await codesLeft(tx, accountId, userId), hasRemover: await hasRemover(tx, user) };
  });

/** Whether somebody of the company may do what `removeFactor` does, and can sign in to do it. */
async function hasRemover(tx: Tx, user: UserRow): Promise<boolean> {
  const others = (await peopleOf(tx, user.account_id)).filter(({ id, is_active: isActive }) => isActive && id !== user.id);
  return others.some(
    ({ id, permissions }) => mayDo(permissions, "Benutzer und Abteilungen") && mayActOn({ id, permissions }, standingOf(user)),
  );
}

/**
 * Makes a secret for an authenticator in place of one that was never confirmed. Throws PASSWORD_WRONG, and FORBIDDEN while
 * the factor is on: whoever sits down at an open session must not make their own authenticator the one that counts.
 */
export const beginEnrolment = (ctx: Context, { accountId, userId }: UserCaller, auth: string) =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await provePassword(ctx, tx, accountId, userId, auth);
    if (user.totp_confirmed_at) throw new Failure("FORBIDDEN");
    const secret = newTotpSecret();
    await updateUser(tx, accountId, userId, { totp_secret: ctx.secrets.seal(secret, totpContext(userId)), totp_last_step: null });
    return totpEnrolment(secret, user.email);
  });

/** Switches the factor on by the first code; resolves to the recovery codes. Throws SECOND_FACTOR_WRONG. */
export async function confirmEnrolment(ctx: Context, { accountId, userId }: UserCaller, typed: string): Promise<string[]> {
  const person = personOrigin(accountId, userId);
  ctx.rateLimiter.check("second-factor", person);
  ctx.rateLimiter.count("second-factor", person);
  const codes = await ctx.db.tenant(accountId, async (tx) => {
    const { totp_secret: sealed } = (await userOf(tx, accountId, userId))!;
    const code = normalCode(typed);
    if (!sealed || !isTotpCode(code)) throw new Failure("SECOND_FACTOR_WRONG");
    const step = totpStep(ctx.secrets.open(sealed, totpContext(userId)), code, machineTime(ctx));
    if (step === null || !(await confirmTotp(tx, accountId, userId, sealed, step, ctx.now()))) throw new Failure("SECOND_FACTOR_WRONG");
    record(accountId, { actor: userId, action: "second-factor.enabled", target: userId });
    await noticeOf(ctx, accountId, userId, "factor-on");
    return makeCodes(ctx, tx, accountId, userId);
  });
  ctx.rateLimiter.giveBack("second-factor", person);
  return codes;
}

async function makeCodes(ctx: Context, tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const codes = newFactorCodes();
  const hashes = codes.map((code) => codeHash(ctx, userId, code));
  await replaceCodes(tx, accountId, userId, hashes);
  return codes;
}

/** New recovery codes in place of the old ones. Throws PASSWORD_WRONG, and FORBIDDEN while the factor is off. */
export const renewCodes = (ctx: Context, { accountId, userId }: UserCaller, auth: string): Promise<string[]> =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await provePassword(ctx, tx, accountId, userId, auth);
    if (!user.totp_confirmed_at) throw new Failure("FORBIDDEN");
    record(accountId, { actor: userId, action: "second-factor.codes-renewed", target: userId });
    await noticeOf(ctx, accountId, userId, "codes-renewed");
    return makeCodes(ctx, tx, accountId, userId);
  });

/** Switches the own factor off; passkeys stay. Throws PASSWORD_WRONG. */
export const switchOff = (ctx: Context, { accountId, userId }: UserCaller, auth: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    const user = await provePassword(ctx, tx, accountId, userId, auth);
    if (!user.totp_confirmed_at) return;
    await dropFactor(tx, user);
    record(accountId, { actor: userId, action: "second-factor.disabled", target: userId });
    await noticeOf(ctx, accountId, userId, "factor-off");
  });

async function dropFactor(tx: Tx, user: UserRow): Promise<void> {
  await updateUser(tx, user.account_id, user.id, { totp_secret: null, totp_confirmed_at: null, totp_last_step: null });
  await replaceCodes(tx, user.account_id, user.id, []);
}

/**
 * Removes a colleague's factor with all passkeys, because whoever lost the one has mostly lost the other too. Throws NOT_FOUND,
 * HOLDS_MORE, and FORBIDDEN for the own one, which asks for the password.
 */
export const removeFactor = (ctx: Context, caller: UserCaller, userId: string): Promise<void> =>
  ctx.db.tenant(caller.accountId, async (tx) => {
    const { accountId } = caller;
    if (userId === caller.userId) throw new Failure("FORBIDDEN");
    const own = await lockAndRecheck(ctx, tx, caller, "Benutzer und Abteilungen");
    await refuseHidden(tx, accountId, caller.userId, userId);
    const user = await lockUser(tx, accountId, userId);
    if (!user || user.deleted_at) throw new Failure("NOT_FOUND");
    refuseActing(caller, own, standingOf(user));
    await removeAll(ctx, tx, user, caller.userId);
  });

async function removeAll(ctx: Context, tx: Tx, user: UserRow, actor: string | null): Promise<boolean> {
  const { account_id: accountId, id } = user;
  const passkeys = await deletePasskeys(tx, accountId, id);
  if (!user.totp_confirmed_at && passkeys === 0) return false;
  await dropFactor(tx, user);
  record(accountId, { actor, action: "user.second-factor-removed", target: id, details: { passkeys } });
  await notifyOfPeopleChange(ctx, tx, "factor-removed", user);
  return true;
}

/**
 * For the operator: removes the factor and passkeys of somebody whom nobody else of the company could help. What became of it;
 * "colleague" where somebody could, and nothing was done.
 */
export async function removeFactorByEmail(ctx: Context, email: string): Promise<"removed" | "unknown" | "none" | "colleague"> {
  const found = await userByEmail(ctx, email);
  if (!found) return "unknown";
  return ctx.db.tenant(found.account_id, async (tx) => {
    await lockPeople(tx, found.account_id);
    const user = await lockUser(tx, found.account_id, found.id);
    if (!user || user.deleted_at) return "unknown";
    if (await hasRemover(tx, user)) return "colleague";
    return (await removeAll(ctx, tx, user, null)) ? "removed" : "none";
  });
}
