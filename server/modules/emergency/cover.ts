import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { heldEpochs, lastKeysOf, wholeReaders } from "../departments/index.ts";
import { departmentsWithUse } from "./store.ts";

/** What the emergency key covers, by the departments' names. */
export type Cover = {
  /** Those that it does not open whole; all where there is none. */
  missing: string[];
  /** Those of which it alone holds a key in use, and the reader does not either. */
  onlyHere: string[];
  /** Those in use that one loss can close: fewer than two people read them whole, and no emergency key does. */
  atRisk: string[];
};

/** Takes the emergency key's id, or null where there is none, and says what it covers and what one loss can close, as far as the reader may know. */
export async function coverOf(tx: Tx, { accountId, userId }: UserCaller, emergencyId: string | null): Promise<Cover> {
  const readers = await wholeReaders(tx, accountId, userId);
  const open = (await departmentsWithUse(tx, accountId, userId)).map((one) => ({ ...one, readers: readers.get(one.id) ?? [] }));
  const last = emergencyId === null ? new Set<string>() : await onlyThere(tx, accountId, emergencyId, userId);
  const uncovered = open.filter((one) => emergencyId === null || !one.readers.includes(emergencyId));
  return {
    missing: uncovered.map(({ name }) => name),
    onlyHere: open.filter(({ id }) => last.has(id)).map(({ name }) => name),
    atRisk: uncovered.filter((one) => one.isUsed && one.readers.length < 2).map(({ name }) => name),
  };
}

/** The departments of which the emergency key alone holds a key in use, but for those that this person could grant to the next one. */
async function onlyThere(tx: Tx, accountId: string, emergencyId: string, userId: string): Promise<Set<string>> {
  const held = await heldEpochs(tx, accountId, userId);
  const last = await lastKeysOf(tx, accountId, emergencyId);
  const lacks = ({ departmentId, epochs }: (typeof last)[number]) =>
    epochs.some((epoch) => !held.some((one) => one.departmentId === departmentId && one.epoch === epoch));
  return new Set(last.filter(lacks).map(({ departmentId }) => departmentId));
}
