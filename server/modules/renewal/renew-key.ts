import type { departmentRoutes } from "@hz/contract/people/departments";
import type { BodyOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { notifyOfDelivery, notifyOfSigning } from "../categories/index.ts";
import { currentKey, requireSigned, heldEpochs, insertDepartmentKey } from "../departments/index.ts";
import { demandReaders, holdReceivers, refuseBadGrants, refuseBadTime, storeGrants } from "./check-grants.ts";
import { clearRenewal, dropUnusedGrants, lockDepartment } from "./store.ts";

/**
 * Begins a new epoch of a department's key, granted to its readers. Of two at once one wins, the other gets
 * KEYS_CHANGED, as does one that is signed for more than the key before, or by a name that the department never had; the same one may come again.
 */
export async function renewKey(
  ctx: Context,
  caller: UserCaller,
  departmentId: string,
  { key, grants }: BodyOf<typeof departmentRoutes.renewKey>,
): Promise<void> {
  const { accountId, userId } = caller;
  const giving = { accountId, userId, departmentId, grants };
  await ctx.db.tenant(accountId, async (tx) => {
    await holdReceivers(tx, giving).catch(async (failure: unknown) => {
      // A department that is not there has no keys that could have changed.
      throw (await lockDepartment(tx, accountId, departmentId)) ? failure : new Failure("NOT_FOUND");
    });
    const department = await lockDepartment(tx, accountId, departmentId);
    if (!department) throw new Failure("NOT_FOUND");
    if (key.departmentId !== departmentId) throw new Failure("BOX_REFUSED");
    const newest = await currentKey(tx, accountId, departmentId);
    if (key.epoch === newest.epoch && key.publicKey === newest.publicKey) return;
    if (key.epoch !== newest.epoch + 1) throw new Failure("KEYS_CHANGED");
    refuseBadGrants(giving, [key.epoch]);
    refuseBadTime(key, ctx.now());
    requireSigned(accountId, (await accountOf(tx, accountId)).public_key, key);
    await demandReaders(tx, giving, newest.epoch);
    const before = newest.purpose?.standsInFor ?? [];
    const after = key.purpose?.standsInFor ?? [];
    // Portals refuse an office that stands in, or is signed by another name, and with it the whole form.
    const isCalledSo = !key.purpose || [newest.purpose?.name, department.name].includes(key.purpose.name);
    if (!isCalledSo || after.some((office) => !before.includes(office))) throw new Failure("KEYS_CHANGED");
    await insertDepartmentKey(tx, accountId, key);
    // A department that stands in hears of a key that nobody made who reads there, and of one that no longer leads there.
    const narrows = before.some((office) => !after.includes(office));
    const held = await heldEpochs(tx, accountId, userId);
    const reads = held.some((one) => one.departmentId === departmentId && one.epoch === newest.epoch);
    if (narrows) await notifyOfDelivery(ctx, tx, caller, [departmentId]);
    else if (!reads && department.was_for_conflicts) await notifyOfSigning(ctx, tx, caller, departmentId);
    await storeGrants(tx, giving);
    await clearRenewal(tx, accountId, departmentId);
    await dropUnusedGrants(tx, accountId, departmentId, key.epoch);
    record(accountId, { actor: userId, action: "department.key-renewed", target: departmentId, details: { epoch: key.epoch } });
    emit(accountId, { type: "keys-changed", ref: departmentId });
  });
}
