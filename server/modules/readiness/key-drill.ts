import { ACCOUNT_KEY, type DrilledPerson, type KeyDrill, type KeyHolder, keyState, personState, rescuersOf } from "@hz/contract/key-drill";
import { needsAccountKey, type Permission } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { epochsInUse } from "../departments/index.ts";
import { emergencyKeyOf } from "../emergency/index.ts";
import { departmentsIn, keyPeople, keyPlaces, membershipsIn } from "./store.ts";

type Person = KeyHolder & { name: string };

/** Who can bring back whom, from what was really granted; a department's key is held by who holds every epoch of it that is in use. */
export async function keyDrillOf(tx: Tx, { accountId, userId, permissions }: UserCaller): Promise<KeyDrill> {
  const departments = await departmentsIn(tx, accountId);
  const epochs = Map.groupBy(await epochsInUse(tx, accountId), ({ departmentId }) => departmentId);
  const places = Map.groupBy(await keyPlaces(tx, accountId), ({ holderId }) => holderId);
  const keysOf = (holderId: string): string[] => {
    const held = places.get(holderId) ?? [];
    const whole = departments.filter(({ id }) => {
      const needed = epochs.get(id) ?? [];
      return needed.length > 0 && needed.every(({ epoch }) => held.some((one) => one.departmentId === id && one.epoch === epoch));
    });
    return [...(held.some(({ departmentId }) => departmentId === null) ? [ACCOUNT_KEY] : []), ...whole.map(({ id }) => id)];
  };
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

  const keyIds = [
    ...(seesAll || holdsAccountKey ? [ACCOUNT_KEY] : []),
    ...departments.map(({ id }) => id).filter((id) => seesAll || own.has(id)),
  ];
  const nameOf = (key: string) => departments.find(({ id }) => id === key)?.name ?? null;
  return {
    seesAll,
    keys: keyIds.map((key) => {
      const holding = people.filter(({ id, keys }) => keys.includes(key) && maySee(id));
      return {
        id: key,
        name: nameOf(key),
        state: keyState(holders, key),
        holders: holding.filter(({ isReady }) => isReady).map(({ name }) => name),
        idle: holding.filter(({ isReady }) => !isReady).map(({ name }) => name),
        hasEmergencyKey: safe.some(({ keys }) => keys.includes(key)),
      };
    }),
    people: people
      .filter(({ id, isReady, keys }) => isReady && keys.length > 0 && (seesAll || id === userId))
      .map((person) => personView(person, holders, people, { maySee, nameOf, isSelf: person.id === userId })),
  };
}

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
    ended: [...rescue].filter(([, ids]) => ids.length === 0).map(([key]) => sight.nameOf(key)),
  };
}
