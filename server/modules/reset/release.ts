import type { KeyRing } from "@hz/contract/sign-in/auth";
import { bytes, wire } from "../../bytes.ts";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { demandSecondFactor } from "../auth/index.ts";
import { departmentKeys } from "../departments/index.ts";
import { emergencyKeyOf, saveEmergencyUse, openedByEmergency, provesEmergencyCode } from "../emergency/index.ts";
import { membersFor, type UserRow } from "../users/index.ts";
import { withProof } from "./holder.ts";
import { notifyOfEmergency } from "./jobs.ts";
import { mayHoldAccountKey } from "./look.ts";
import { adminsBeside, readersOfSame } from "./store.ts";

/** Throws RECOVERY_CODE_WRONG unless the browser that sent this proof has the user's recovery code. */
export function demandRecoveryCode(ctx: Context, user: UserRow, recoveryAuth: string): void {
  const given = ctx.secrets.hash("recovery", user.id, bytes(recoveryAuth));
  if (!sameBytes(given, user.recovery_auth_hash ?? Buffer.alloc(32))) throw new Failure("RECOVERY_CODE_WRONG");
}

/** Throws RECOVERY_CODE_WRONG unless the browser that sent this proof has the account's emergency code. */
export async function demandEmergencyCode(ctx: Context, tx: Tx, user: UserRow, auth: string) {
  const key = await emergencyKeyOf(tx, user.account_id);
  if (!key || !provesEmergencyCode(ctx, key, auth)) throw new Failure("RECOVERY_CODE_WRONG");
  return key;
}

/** Carries what was found out of a transaction that must leave no trace. */
class Looked<T> {
  readonly found: T;
  constructor(found: T) {
    this.found = found;
  }
}

/**
 * Checks codes, resolves to what `work` reads, and undoes everything: a second factor's code is used up where the password is set,
 * moments later, and until then the same one stays good.
 */
async function withoutTrace<T>(
  ctx: Context,
  token: string,
  secondFactor: string | undefined,
  work: (tx: Tx, user: UserRow) => Promise<T>,
): Promise<T> {
  let looked: Looked<T> | null = null;
  await withProof(ctx, token, async (tx, user) => {
    const found = await work(tx, user);
    await demandSecondFactor(ctx, tx, user, secondFactor);
    looked = new Looked(found);
    throw looked;
  }).catch((error: unknown) => {
    if (error !== looked) throw error;
  });
  return looked!.found;
}

/** Releases the user key wrapped by the recovery code (base64url) to whoever proves the code. */
export const releaseRecoveryWrap = (ctx: Context, input: { token: string; recoveryAuth: string; secondFactor?: string | undefined }) =>
  withoutTrace(ctx, input.token, input.secondFactor, async (_tx, user) => {
    demandRecoveryCode(ctx, user, input.recoveryAuth);
    return wire(ctx.secrets.open(user.recovery_wrap!, `recovery ${user.id}`));
  });

/**
 * Releases the emergency key's wrap and ring to whoever proves its code: all of it, or what this person's departments need. From
 * then on they hold what it opens, so that is when it is written down, and administrators and who reads there are told.
 */
export async function releaseEmergencyKey(ctx: Context, input: { token: string; auth: string; secondFactor?: string | undefined }) {
  const { user, keyId, ...released } = await openEmergencyKey(ctx, input);
  const { account_id: accountId, id: userId } = user;
  await ctx.db.tenant(accountId, async (tx) => {
    record(accountId, { actor: userId, action: "emergency-key.used", target: keyId });
    await saveEmergencyUse(tx, accountId, keyId, ctx.now());
    emit(accountId, { type: "keys-changed", ref: null });
    const admins = (await adminsBeside(tx, accountId, userId)).map(({ id }) => id);
    for (const id of admins) await ctx.jobs.enqueue(notifyOfEmergency, { accountId, userId: id, aboutId: userId, as: "admin" });
    // Whose reports it opened hears of it, whoever manages the company.
    const opened = released.ring.grants.flatMap(({ what }) => (what.kind === "department" ? [what.departmentId] : []));
    for (const id of await readersOfSame(tx, accountId, opened))
      if (id !== userId && !admins.includes(id))
        await ctx.jobs.enqueue(notifyOfEmergency, { accountId, userId: id, aboutId: userId, as: "reader" });
  });
  return released;
}

const openEmergencyKey = (ctx: Context, input: { token: string; auth: string; secondFactor?: string | undefined }) =>
  withoutTrace(ctx, input.token, input.secondFactor, async (tx, user) => {
    const key = await demandEmergencyCode(ctx, tx, user, input.auth);
    const accountId = user.account_id;
    const ring: KeyRing = {
      accountPublicKey: wire((await accountOf(tx, accountId)).public_key),
      own: { kemPublicKey: wire(key.kem_public_key), sigPublicKey: wire(key.sig_public_key) },
      members: await membersFor(tx, accountId, user.id),
      grants: await openedByEmergency(tx, accountId, user, key.id),
      departments: await departmentKeys(tx, accountId),
    };
    return {
      user,
      keyId: key.id,
      wrap: wire(ctx.secrets.open(key.wrap, `emergency ${key.id}`)),
      ring,
      mayHoldAccountKey: mayHoldAccountKey(user),
    };
  });
