import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { record } from "../audit/index.ts";
import { endSessionsOf } from "../auth/index.ts";
import { deleteGrantsOfKind, deleteGrantsTo, demandRenewal, heldDepartments, lockLastKeysOf } from "../departments/index.ts";
import { endGuestAccesses } from "../reports/index.ts";
import { deleteGrantsExcept, isLastSigner } from "./store.ts";
import { notifyOfGuest } from "./notify-of-guest.ts";

/** Ends what a guest reads, with `by` as who did it: the log says it of each case, who handles it hears by mail, and open pages ask again. */
export async function revokeCases(ctx: Context, tx: Tx, accountId: string, userId: string, by: string): Promise<void> {
  for (const access of await endGuestAccesses(tx, accountId, { userId }, by)) {
    const { report_id: reportId } = access;
    await notifyOfGuest(ctx, tx, access, by);
    record(accountId, { actor: by, action: "guest.ended", target: reportId, details: { guest: userId } });
    emit(accountId, { type: "report-moved", ref: reportId });
  }
}

/** Ends what a person whom `by` deletes can do: sessions and keys, at once; their departments need new keys. */
export async function revokeEverything(ctx: Context, tx: Tx, accountId: string, userId: string, by: string): Promise<void> {
  await endSessionsOf(tx, accountId, userId);
  await revokeCases(ctx, tx, accountId, userId, by);
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsTo(tx, accountId, userId);
}

/**
 * Ends what a person whom `by` deactivates can do, at once, with the same consequence for departments. What no other person
 * holds stays: it opens nothing without a sign-in, and without it the reports would be lost, or open to the safe alone.
 */
export async function endAccess(ctx: Context, tx: Tx, accountId: string, userId: string, by: string): Promise<void> {
  await endSessionsOf(tx, accountId, userId);
  await revokeCases(ctx, tx, accountId, userId, by);
  const lastKeys = (await lockLastKeysOf(tx, accountId, userId, "people")).map((last) => last.departmentId);
  const isLastSignerOf = await isLastSigner(tx, accountId, userId);
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsExcept(tx, accountId, userId, lastKeys, isLastSignerOf);
}

/** Revokes the departments' keys of somebody who may read reports no more. */
export async function revokeDepartmentKeys(tx: Tx, accountId: string, userId: string): Promise<void> {
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsOfKind(tx, accountId, userId, "department");
}

/** Revokes the account's key of somebody who vouches for nobody any more. */
export const revokeAccountKey = (tx: Tx, accountId: string, userId: string) => deleteGrantsOfKind(tx, accountId, userId, "account");
