import type { EmergencyState, Fetcher, Granter, OnlyHere } from "@hz/contract/keys/emergency";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { among, epochsInUse, heldEpochs, type LastKeys, lastKeysOf, lostEpochs, newestKeys, wholeReaders } from "../departments/index.ts";
import { vouchersOf } from "../users/index.ts";
import { leftWithout } from "./left-without.ts";
import { openedByEmergency } from "./opened-by-emergency.ts";
import { departmentsWithUse, grantersOf, isHeldByDeactivated, standInReaders } from "./store.ts";

/** What the emergency key covers, by the departments' names, and those in use that one loss can close: fewer than two people read them whole, and no emergency key does. */
export type Cover = Pick<NonNullable<EmergencyState["key"]>, "missing" | "lost" | "onlyHere" | "isOnlySigner" | "mayEnd"> & {
  atRisk: string[];
};

/** What the emergency key covers and what one loss can close, as far as the reader may know; `emergencyId` is null where there is none. */
export async function coverOf(tx: Tx, { accountId, userId }: UserCaller, emergencyId: string | null): Promise<Cover> {
  const readers = await wholeReaders(tx, accountId, userId);
  const open = (await departmentsWithUse(tx, accountId, userId)).map((one) => ({ ...one, readers: readers.get(one.id) ?? [] }));
  const last = emergencyId === null ? [] : await lastKeysOf(tx, accountId, emergencyId);
  const [isLost, newest] = [among(await lostEpochs(tx, accountId)), await newestKeys(tx, accountId)];
  const isGone = (id: string) => isLost(id, newest.get(id)!.epoch);
  const uncovered = open.filter((one) => emergencyId === null || !one.readers.includes(emergencyId));
  const lacked = uncovered.filter(({ id }) => readers.has(id));
  return {
    missing: emergencyId === null ? [] : await missingThere(tx, { accountId, userId }, emergencyId, lacked),
    // What is gone nobody could grant it.
    lost: open.filter(({ id }) => isGone(id)).map(({ name }) => name),
    onlyHere: emergencyId === null ? [] : await onlyThere(tx, accountId, emergencyId, await withoutHeld(tx, accountId, userId, last), open),
    isOnlySigner: (await vouchersOf(tx, accountId)).length === 0,
    mayEnd: last.length === 0,
    // Neither a second person nor an emergency key helps where nobody holds the key: it is renewed.
    atRisk: uncovered.filter((one) => one.isUsed && one.readers.length < 2 && !isGone(one.id)).map(({ name }) => name),
  };
}

/** The names of departments that the emergency key does not open whole, with who can grant it what it lacks, or some of it. */
async function missingThere(
  tx: Tx,
  { accountId, userId }: Pick<UserCaller, "accountId" | "userId">,
  emergencyId: string,
  named: readonly { id: string; name: string }[],
): Promise<Cover["missing"]> {
  const isUsed = among(await epochsInUse(tx, accountId, userId));
  const lacking = (await grantersOf(tx, accountId, emergencyId)).filter(({ departmentId, epoch }) => isUsed(departmentId, epoch));
  const granterOf = (id: string): Granter => {
    const keys = lacking.filter(({ departmentId }) => departmentId === id);
    if (keys.some(({ byMember }) => byMember)) return "members";
    if (keys.some(({ byDeactivated }) => byDeactivated)) return "deactivated";
    return keys.some(({ byInvited }) => byInvited) ? "invited" : "members";
  };
  return named.map(({ id, name }) => ({ name, grantedBy: granterOf(id) }));
}

/** Those of which a person could not grant every key to the next emergency key. */
async function withoutHeld(tx: Tx, accountId: string, userId: string, last: readonly LastKeys[]): Promise<LastKeys[]> {
  const held = await heldEpochs(tx, accountId, userId);
  return last.filter(({ departmentId, epochs }) =>
    epochs.some((epoch) => !held.some((one) => one.departmentId === departmentId && one.epoch === epoch)),
  );
}

/** The names of departments with keys that the emergency key alone holds, with who can fetch these. */
async function onlyThere(
  tx: Tx,
  accountId: string,
  emergencyId: string,
  last: readonly LastKeys[],
  named: readonly { id: string; name: string }[],
): Promise<OnlyHere[]> {
  const readers = await standInReaders(tx, accountId);
  const fetcherOf = async ({ departmentId, epochs }: LastKeys): Promise<Fetcher> => {
    const people = readers.get(departmentId);
    if (!people) return "managers";
    for (const one of people) {
      const opened = await openedByEmergency(tx, accountId, one, emergencyId);
      const opens = (epoch: number) =>
        opened.some(({ what }) => what.kind === "department" && what.departmentId === departmentId && what.epoch === epoch);
      if (epochs.every(opens)) return "members";
    }
    return (await isHeldByDeactivated(tx, accountId, { departmentId, epochs })) ? "deactivated" : "nobody";
  };
  const found = named.flatMap(({ id, name }) => last.filter(({ departmentId }) => departmentId === id).map((one) => ({ ...one, name })));
  const left = await leftWithout(tx, accountId, emergencyId, found);
  const said: OnlyHere[] = [];
  for (const one of found)
    said.push({ id: one.departmentId, name: one.name, fetchedBy: await fetcherOf(one), ...left.get(one.departmentId)! });
  return said;
}
