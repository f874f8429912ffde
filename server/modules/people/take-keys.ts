import type { Tx } from "../../db/database.ts";
import { endSessionsOf } from "../auth/index.ts";
import { deleteGrantsOfKind, deleteGrantsTo, demandRenewal, heldDepartments, lockLastKeysOf } from "../departments/index.ts";
import { endGuestAccesses } from "../reports/index.ts";
import { deleteGrantsExcept, signersBeside } from "./store.ts";

/** Ends what a person who is deleted can do: sessions and keys, at once; their departments need new keys. */
export async function takeEverything(tx: Tx, accountId: string, userId: string): Promise<void> {
  await endSessionsOf(tx, accountId, userId);
  await endGuestAccesses(tx, accountId, { userId }, null);
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsTo(tx, accountId, userId);
}

/**
 * Ends what a person who is deactivated can do, at once, with the same consequence for departments. What nobody else holds
 * stays: it opens nothing without a sign-in, and without it the reports would be lost.
 */
export async function endAccess(tx: Tx, accountId: string, userId: string): Promise<void> {
  await endSessionsOf(tx, accountId, userId);
  await endGuestAccesses(tx, accountId, { userId }, null);
  const lastKeys = (await lockLastKeysOf(tx, accountId, userId)).map((last) => last.departmentId);
  const isLastSigner = (await signersBeside(tx, accountId, userId)) === 0;
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsExcept(tx, accountId, userId, lastKeys, isLastSigner);
}

/** Takes the departments' keys from somebody who may read reports no more. */
export async function takeDepartmentKeys(tx: Tx, accountId: string, userId: string): Promise<void> {
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsOfKind(tx, accountId, userId, "department");
}

/** Takes the account's key from somebody who vouches for nobody any more. */
export const takeAccountKey = (tx: Tx, accountId: string, userId: string) => deleteGrantsOfKind(tx, accountId, userId, "account");
