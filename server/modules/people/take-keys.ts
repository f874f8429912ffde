import type { Tx } from "../../db/database.ts";
import { endSessionsOf } from "../auth/index.ts";
import { deleteGrantsOfKind, deleteGrantsTo, demandRenewal, heldDepartments } from "../departments/index.ts";

/** Ends what a person who leaves can do: sessions and keys, at once; their departments need new keys. */
export async function takeEverything(tx: Tx, accountId: string, userId: string): Promise<void> {
  await endSessionsOf(tx, accountId, userId);
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsTo(tx, accountId, userId);
}

/** Takes the departments' keys from somebody who may read reports no more. */
export async function takeDepartmentKeys(tx: Tx, accountId: string, userId: string): Promise<void> {
  await demandRenewal(tx, accountId, await heldDepartments(tx, accountId, userId));
  await deleteGrantsOfKind(tx, accountId, userId, "department");
}

/** Takes the account's key from somebody who vouches for nobody any more. */
export const takeAccountKey = (tx: Tx, accountId: string, userId: string) => deleteGrantsOfKind(tx, accountId, userId, "account");
