import type { Tx } from "../../db/database.ts";
import { epochsInUse } from "../departments/index.ts";
import { emergencyRow, memberRows } from "./overview-store.ts";
import { heldEpochs, lockDepartment } from "./store.ts";

/**
 * The departments that this person holds keys in use of which nobody else has: no active member who reads all of them, and
 * not the emergency key. Without this person's grants their reports would be lost. The rows of these departments, and the
 * person's own, are locked by the caller.
 */
export async function lastKeysOf(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const inUse = await epochsInUse(tx, accountId);
  const held = (await heldEpochs(tx, accountId, userId)).filter((one) =>
    inUse.some((used) => used.departmentId === one.departmentId && used.epoch === one.epoch),
  );
  const readers = (await memberRows(tx, accountId)).filter((row) => row.is_reader && row.user_id !== userId);
  const emergency = await emergencyRow(tx, accountId);
  return [...new Set(held.map((one) => one.departmentId))].filter((id) => {
    const needed = held.flatMap((one) => (one.departmentId === id ? [one.epoch] : []));
    const hasAll = (epochs: readonly (number | null)[]) => needed.every((epoch) => epochs.includes(epoch));
    const codes = emergency.flatMap((row) => (row.department_id === id ? [row.epoch] : []));
    return !hasAll(codes) && !readers.some((row) => row.department_id === id && hasAll(row.epochs));
  });
}

/**
 * The same for a change of people, with the locks it needs. The person's row is locked by the caller before: people before
 * departments, and these always in the same order.
 */
export async function lockLastKeysOf(tx: Tx, accountId: string, userId: string): Promise<string[]> {
  const held = await heldEpochs(tx, accountId, userId);
  for (const id of [...new Set(held.map((one) => one.departmentId))].sort()) await lockDepartment(tx, accountId, id);
  return lastKeysOf(tx, accountId, userId);
}
