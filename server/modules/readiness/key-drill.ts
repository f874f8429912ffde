import {
  ACCOUNT_KEY,
  type DrilledKey,
  type DrilledPerson,
  endedKeys,
  holdersByKey,
  type KeyDrill,
  keyState,
  personState,
  RESCUERS_NAMED,
  rescueOf,
  worstOf,
} from "@hz/contract/keys/key-drill";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { epochKey, keyHolders, type Person } from "./key-holders.ts";
import { departmentsIn, membershipsIn } from "./store.ts";

/** Who can bring back whom, from what was really granted. */
export async function keyDrillOf(tx: Tx, { accountId, userId, permissions }: UserCaller): Promise<KeyDrill> {
  const { people, safes, invitations, epochs } = await keyHolders(tx, accountId, userId);
  // Who cannot sign in today hands nothing on, but what they hold is not lost: it is said apart.
  const holders = [...people.filter(({ isReady }) => isReady), ...safes];
  const [everyPlace, readyPlaces] = [holdersByKey(people), holdersByKey(holders)];

  // Whom nobody has vouched for yet sees nothing of who holds what.
  if (!people.some(({ id, isReady }) => id === userId && isReady)) return { seesAll: false, hasEmergencyKey: false, keys: [], people: [] };
  const seesAll = permissions.includes("Benutzer und Abteilungen");
  const departments = await departmentsIn(tx, accountId);
  const memberships = await membershipsIn(tx, accountId);
  const own = new Set(memberships.flatMap((row) => (row.user_id === userId ? [row.department_id] : [])));
  const colleagues = new Set(memberships.flatMap((row) => (own.has(row.department_id) ? [row.user_id] : [])));
  const maySee = (id: string) => seesAll || id === userId || colleagues.has(id);
  const holdsAccountKey = people.some(({ id, keys }) => id === userId && keys.includes(ACCOUNT_KEY));

  const nameOf = (key: string) => departments.find(({ id }) => key.startsWith(id))?.name ?? null;
  const view = (id: string, group: readonly string[], isOlder = false): DrilledKey => {
    const ids = new Set(group.flatMap((key) => everyPlace.get(key) ?? []).map((one) => one.id));
    const unheld = group.filter((key) => !readyPlaces.has(key));
    const holding = people.filter((one) => ids.has(one.id) && maySee(one.id));
    return {
      id,
      name: nameOf(id),
      isOlder,
      state: worstOf(group.map((key) => keyState(readyPlaces.get(key) ?? []))),
      holders: holding.filter(({ isReady, hasCompared }) => isReady && hasCompared).map(({ name }) => name),
      uncompared: holding.filter(({ isReady, hasCompared }) => isReady && !hasCompared).map(({ name }) => name),
      idle: holding.filter(({ isReady }) => !isReady).map(({ name }) => name),
      invited: invitations.filter(({ keys }) => unheld.some((key) => keys.includes(key))).map(({ name }) => (seesAll ? name : null)),
      hasEmergencyKey: safes.some(({ keys }) => group.every((key) => keys.includes(key))),
    };
  };
  const departmentViews = (id: string, newest: number): DrilledKey[] => {
    // A newest key that nobody holds is not in use, and the department's present key all the same.
    const older = (epochs.get(id) ?? []).filter(({ epoch }) => epoch !== newest).map(({ epoch }) => epochKey(id, epoch));
    const now = view(id, [epochKey(id, newest)]);
    const before = older.length > 0 ? view(`${id}/older`, older, true) : null;
    // Held by the same people it is one line.
    return before && !isSame(now, before) ? [now, before] : [now];
  };
  const rescue = rescueOf(holders);
  const known = new Map(people.map((one) => [one.id, one]));
  const personView = (person: Person): DrilledPerson => {
    const back = rescue(person);
    const ended = endedKeys(person, back);
    const named = firstOf(back.colleagues, (id) => id !== person.id && maySee(id)).map((id) => known.get(id)!);
    return {
      id: person.id,
      name: person.name,
      isSelf: person.id === userId,
      state: personState(person, ended),
      hasCode: person.hasCode,
      byEmergencyKey: back.byEmergencyKey,
      rescuers: named.filter(({ hasCompared }) => hasCompared).map(({ name }) => name),
      uncompared: named.filter(({ hasCompared }) => !hasCompared).map(({ name }) => name),
      moreRescuers: back.colleagues.length - Number(back.colleagues.includes(person.id)) - named.length,
      ended: [...new Set(ended.map(nameOf))],
    };
  };
  return {
    seesAll,
    hasEmergencyKey: safes.length > 0,
    keys: [
      ...(seesAll || holdsAccountKey ? [view(ACCOUNT_KEY, [ACCOUNT_KEY])] : []),
      ...departments.filter(({ id }) => seesAll || own.has(id)).flatMap(({ id, epoch }) => departmentViews(id, epoch)),
    ],
    people: people.filter(({ id, isReady, keys }) => isReady && keys.length > 0 && (seesAll || id === userId)).map(personView),
  };
}

/** The first few that are wanted, without a look at the rest: it is asked for everybody. */
function firstOf(ids: readonly string[], isWanted: (id: string) => boolean): string[] {
  const first: string[] = [];
  for (const id of ids) {
    if (first.length === RESCUERS_NAMED) break;
    if (isWanted(id)) first.push(id);
  }
  return first;
}

const isSame = (one: DrilledKey, other: DrilledKey) =>
  one.state === other.state &&
  one.hasEmergencyKey === other.hasEmergencyKey &&
  one.holders.join() === other.holders.join() &&
  one.uncompared.join() === other.uncompared.join() &&
  one.idle.join() === other.idle.join() &&
  one.invited.join() === other.invited.join();
