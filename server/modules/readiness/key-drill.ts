import {
  ACCOUNT_KEY,
  type DrilledKey,
  type DrilledPerson,
  type KeyDrill,
  type KeyHolder,
  keyState,
  personState,
  rescuersOf,
  worstOf,
} from "@hz/contract/key-drill";
import { needsAccountKey, type Permission } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { epochsInUse } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { departmentsIn, keyPeople, keyPlaces, membershipsIn } from "./store.ts";

type Person = KeyHolder & { name: string };

/** Who can bring back whom, from what was really granted: each epoch of a department's key that is in use is a key of its own. */
export async function keyDrillOf(tx: Tx, { accountId, userId, permissions }: UserCaller): Promise<KeyDrill> {
  const departments = await departmentsIn(tx, accountId);
  const epochs = Map.groupBy(await epochsInUse(tx, accountId), ({ departmentId }) => departmentId);
  const places = Map.groupBy(await keyPlaces(tx, accountId), ({ holderId }) => holderId);
  const inUse = new Set([...epochs.values()].flat().map(({ departmentId, epoch }) => epochKey(departmentId, epoch)));
  const keysOf = (holderId: string): string[] =>
    (places.get(holderId) ?? [])
      .map(({ departmentId, epoch }) => (departmentId === null ? ACCOUNT_KEY : epochKey(departmentId, epoch)))
      .filter((key) => key === ACCOUNT_KEY || inUse.has(key));
  const people = (await keyPeople(tx, accountId)).map((row): Person => {
    const own = row.permissions as Permission[];
    return {
      id: row.id,
      name: row.full_name,
      kind: "person",
      keys: keysOf(row.id),
      isReady: row.is_active && row.is_vouched,
      mayVouch: needsAccountKey(own),
      mayFound: own.includes("Benutzer und Abteilungen"),
      hasCode: row.has_code,
    };
  });
  const emergency = await emergencyKeyOf(tx, accountId);
  const safe: KeyHolder[] = emergency
    ? [{ id: emergency.id, kind: "emergency", keys: keysOf(emergency.id), isReady: true, mayVouch: false, mayFound: false, hasCode: false }]
    : [];
  // Who cannot sign in today hands nothing on, but what they hold is not lost: it is said apart.
  const holders = [...people.filter(({ isReady }) => isReady), ...safe];

  // Whom nobody has vouched for yet sees nothing of who holds what.
  if (!people.some(({ id, isReady }) => id === userId && isReady)) return { seesAll: false, keys: [], people: [] };
  const seesAll = permissions.includes("Benutzer und Abteilungen");
  const memberships = await membershipsIn(tx, accountId);
  const own = new Set(memberships.flatMap((row) => (row.user_id === userId ? [row.department_id] : [])));
  const colleagues = new Set(memberships.flatMap((row) => (own.has(row.department_id) ? [row.user_id] : [])));
  const maySee = (id: string) => seesAll || id === userId || colleagues.has(id);
  const holdsAccountKey = people.some(({ id, keys }) => id === userId && keys.includes(ACCOUNT_KEY));

  const nameOf = (key: string) => departments.find(({ id }) => key.startsWith(id))?.name ?? null;
  const view = (id: string, group: readonly string[], isOlder = false): DrilledKey => {
    const holding = people.filter((one) => group.some((key) => one.keys.includes(key)) && maySee(one.id));
    return {
      id,
      name: nameOf(id),
      isOlder,
      state: worstOf(group.map((key) => keyState(holders, key))),
      holders: holding.filter(({ isReady }) => isReady).map(({ name }) => name),
      idle: holding.filter(({ isReady }) => !isReady).map(({ name }) => name),
      hasEmergencyKey: safe.some(({ keys }) => group.every((key) => keys.includes(key))),
    };
  };
  const departmentViews = (id: string): DrilledKey[] => {
    const [newest, ...older] = (epochs.get(id) ?? [])
      .map(({ epoch }) => epoch)
      .toSorted((a, b) => b - a)
      .map((epoch) => epochKey(id, epoch));
    const now = view(id, newest ? [newest] : []);
    const before = older.length > 0 ? view(`${id}/older`, older, true) : null;
    // Held by the same people it is one line.
    return before && !isSame(now, before) ? [now, before] : [now];
  };
  return {
    seesAll,
    keys: [
      ...(seesAll || holdsAccountKey ? [view(ACCOUNT_KEY, [ACCOUNT_KEY])] : []),
      ...departments.filter(({ id }) => seesAll || own.has(id)).flatMap(({ id }) => departmentViews(id)),
    ],
    people: people
      .filter(({ id, isReady, keys }) => isReady && keys.length > 0 && (seesAll || id === userId))
      .map((person) => personView(person, holders, people, { maySee, nameOf, isSelf: person.id === userId })),
  };
}

const epochKey = (departmentId: string, epoch: number | null) => `${departmentId}/${epoch}`;

const isSame = (one: DrilledKey, other: DrilledKey) =>
  one.state === other.state &&
  one.hasEmergencyKey === other.hasEmergencyKey &&
  one.holders.join() === other.holders.join() &&
  one.idle.join() === other.idle.join();

type Sight = { maySee: (id: string) => boolean; nameOf: (key: string) => string | null; isSelf: boolean };

function personView(person: Person, holders: readonly KeyHolder[], people: readonly Person[], sight: Sight): DrilledPerson {
  const { id, name, hasCode } = person;
  const rescue = rescuersOf(holders, id);
  const rescuers = new Set([...rescue.values()].flat());
  const colleagues = people.filter((one) => rescuers.has(one.id));
  const shown = colleagues.filter((one) => sight.maySee(one.id));
  const safe = holders.find(({ kind }) => kind === "emergency");
  return {
    id,
    name,
    isSelf: sight.isSelf,
    state: personState(holders, id),
    hasCode,
    byEmergencyKey: safe !== undefined && [...rescue.values()].every((ids) => ids.includes(safe.id)),
    rescuers: shown.map((one) => one.name),
    hiddenRescuers: colleagues.length - shown.length,
    ended: [...new Set([...rescue].filter(([, ids]) => ids.length === 0).map(([key]) => sight.nameOf(key)))],
  };
}
