import { ACCOUNT_KEY, type KeyHolder } from "@hz/contract/keys/key-drill";
import { needsAccountKey } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import { epochsInUse } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { comparedBy } from "../users/index.ts";
import { keyInvitations, keyPeople, keyPlaces } from "./store.ts";

/** `hasCompared`: whether their browser hands on what they hold; until they have compared the account's key themselves it does not. */
export type Person = KeyHolder & { name: string; hasCompared: boolean };

/** Each epoch of a department's key that is in use is a key of its own. */
export const epochKey = (departmentId: string, epoch: number | null) => `${departmentId}/${epoch}`;

/** The account's people and open invitations by name and its emergency key with the keys that were really granted to them, and the epochs in use of each department that the reader may know of. */
export async function keyHolders(tx: Tx, accountId: string, readerId: string) {
  const inUse = await epochsInUse(tx, accountId, readerId);
  const places = Map.groupBy(await keyPlaces(tx, accountId), ({ holderId }) => holderId);
  const known = new Set([ACCOUNT_KEY, ...inUse.map(({ departmentId, epoch }) => epochKey(departmentId, epoch))]);
  const keysOf = (holderId: string): string[] =>
    (places.get(holderId) ?? [])
      .map(({ departmentId, epoch }) => (departmentId === null ? ACCOUNT_KEY : epochKey(departmentId, epoch)))
      .filter((key) => known.has(key));
  const compared = await comparedBy(tx, accountId);
  const people = (await keyPeople(tx, accountId)).map((row): Person => {
    const own = row.permissions;
    return {
      id: row.id,
      name: row.full_name,
      kind: "person",
      keys: keysOf(row.id),
      isReady: row.is_active && row.is_vouched,
      mayVouch: needsAccountKey(own),
      mayFound: own.includes("Benutzer und Abteilungen"),
      hasCode: row.has_code,
      hasCompared: compared.has(row.id),
    };
  });
  const emergency = await emergencyKeyOf(tx, accountId);
  const safes: KeyHolder[] = emergency
    ? [{ id: emergency.id, kind: "emergency", keys: keysOf(emergency.id), isReady: true, mayVouch: false, mayFound: false, hasCode: false }]
    : [];
  const invitations = (await keyInvitations(tx, accountId)).map((one) => ({ ...one, keys: keysOf(one.id) }));
  return { people, safes, invitations, epochs: Map.groupBy(inUse, ({ departmentId }) => departmentId) };
}
