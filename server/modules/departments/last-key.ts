import type { Tx } from "../../db/database.ts";
import { epochsInUse, heldEpochs, lockDepartments, readingGrantsBeside } from "./store.ts";

/** A department with the keys in use that only one holder has. */
export type LastKeys = { departmentId: string; epochs: number[] };

/**
 * The departments that a person, or the emergency key, holds keys in use of which nobody else has: no active member who
 * reads all of these, and not the emergency key. Without this holder's grants reports would be lost. The holder's row and
 * those of the departments are locked by the caller.
 */
export async function lastKeysOf(tx: Tx, accountId: string, holderId: string): Promise<LastKeys[]> {
  const inUse = await epochsInUse(tx, accountId);
  const held = (await heldEpochs(tx, accountId, holderId)).filter((one) =>
    inUse.some((used) => used.departmentId === one.departmentId && used.epoch === one.epoch),
  );
  const others = await readingGrantsBeside(tx, accountId, holderId);
  const departments = [...new Set(held.map((one) => one.departmentId))].map((departmentId) => ({
    departmentId,
    epochs: held.flatMap((one) => (one.departmentId === departmentId ? [one.epoch] : [])),
  }));
  return departments.filter(({ departmentId, epochs }) => {
    const here = others.filter((one) => one.departmentId === departmentId);
    const hasAll = (id: string) => epochs.every((epoch) => here.some((one) => one.holderId === id && one.epoch === epoch));
    return !here.some((one) => hasAll(one.holderId));
  });
}

/** The same with the locks that it needs on departments, always in the same order. People, or the account, are locked before. */
export async function lockLastKeysOf(tx: Tx, accountId: string, holderId: string): Promise<LastKeys[]> {
  const held = await heldEpochs(tx, accountId, holderId);
  await lockDepartments(tx, accountId, [...new Set(held.map((one) => one.departmentId))]);
  return lastKeysOf(tx, accountId, holderId);
}
