import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { among, CAN_OPEN, HAS_CODE } from "./lost.ts";
import { conflictDepartments } from "./stand-ins.ts";
import { epochsInUse, heldEpochs, lockDepartments, readingGrants } from "./store.ts";

/** A department with the keys in use that only one holder has. */
export type LastKeys = { departmentId: string; epochs: number[] };

type Place = { departmentId: string; epoch: number };

/** Who of these holders has every one of these epochs of a department. */
function holdersOfAll(grants: readonly (Place & { holderId: string })[], departmentId: string, epochs: readonly number[]): string[] {
  const here = grants.filter((one) => one.departmentId === departmentId);
  const hasAll = (id: string) => epochs.every((epoch) => here.some((one) => one.holderId === id && one.epoch === epoch));
  return [...new Set(here.map((one) => one.holderId))].filter(hasAll);
}

/** Who besides a person holds a key that reports are sealed to. */
export type HeldBeside = Place & { byActive: boolean; byDeactivated: boolean; byInvited: boolean };

/** Of each key that reports of these departments are sealed to, and that is not lost: who besides this person holds it. */
export async function heldBeside(tx: Tx, accountId: string, userId: string, departmentIds: readonly string[]): Promise<HeldBeside[]> {
  const { rows } = await sql<HeldBeside>`
    select sealed.department_id as "departmentId", sealed.epoch,
      bool_or(coalesce(u.is_active, false)) as "byActive", bool_or(not coalesce(u.is_active, true)) as "byDeactivated",
      bool_or(${HAS_CODE}) as "byInvited"
    from (select distinct department_id, epoch from reports
      where account_id = ${accountId} and department_id = any(${departmentIds}::uuid[])) sealed
    join grants g on g.account_id = ${accountId} and g.kind = 'department'
      and g.department_id = sealed.department_id and g.epoch = sealed.epoch and ${CAN_OPEN}
    left join users u on u.account_id = ${accountId} and u.id = g.to_user_id and u.id <> ${userId}
    group by sealed.department_id, sealed.epoch`.execute(tx);
  return rows;
}

/** Each department once, with its epochs. */
function byDepartment(places: readonly Place[]): LastKeys[] {
  const epochs = new Map<string, number[]>();
  for (const { departmentId, epoch } of places) epochs.set(departmentId, [...(epochs.get(departmentId) ?? []), epoch]);
  return [...epochs].map(([departmentId, all]) => ({ departmentId, epochs: all }));
}

/** Of each department who can read it whole, by its id: active members who may, and the emergency key, that have every key in use that `readerId` may know of. */
export async function wholeReaders(tx: Tx, accountId: string, readerId: string): Promise<Map<string, string[]>> {
  const grants = await readingGrants(tx, accountId);
  const departments = byDepartment(await epochsInUse(tx, accountId, readerId));
  return new Map(departments.map(({ departmentId, epochs }) => [departmentId, holdersOfAll(grants, departmentId, epochs)]));
}

/**
 * Who counts as another holder: the emergency key as well, people alone, or people alone where somebody stands in, whose reports it
 * would open to whoever joins next.
 */
type Counted = "all" | "people" | "people where somebody stands in";

/**
 * The departments that a person, or the emergency key, holds keys in use of which nobody else has: no active member who
 * reads all of these, and not the emergency key where it counts. Without this holder's grants reports would be lost. The holder's
 * row and those of the departments are locked by the caller.
 */
export async function lastKeysOf(tx: Tx, accountId: string, holderId: string, counted: Counted = "all"): Promise<LastKeys[]> {
  const inUse = await epochsInUse(tx, accountId);
  const held = (await heldEpochs(tx, accountId, holderId)).filter((one) =>
    inUse.some((used) => used.departmentId === one.departmentId && used.epoch === one.epoch),
  );
  const standIns = counted === "people where somebody stands in" ? await conflictDepartments(tx, accountId) : new Set();
  const isLeftOut = (departmentId: string) => counted === "people" || standIns.has(departmentId);
  const others = (await readingGrants(tx, accountId)).filter(
    (one) => one.holderId !== holderId && !(one.isEmergency && isLeftOut(one.departmentId)),
  );
  return byDepartment(held).filter(({ departmentId, epochs }) => holdersOfAll(others, departmentId, epochs).length === 0);
}

/** The same with the locks that it needs on departments, always in the same order. People, or the account, are locked before. */
export async function lockLastKeysOf(tx: Tx, accountId: string, holderId: string, counted: Counted = "all"): Promise<LastKeys[]> {
  const held = await heldEpochs(tx, accountId, holderId);
  await lockDepartments(tx, accountId, [...new Set(held.map((one) => one.departmentId))]);
  return lastKeysOf(tx, accountId, holderId, counted);
}

/**
 * Whether keys in use would be lost with what an invitation holds: its code alone could still open them. Locks the departments;
 * people are locked before.
 */
export async function isLastToOpen(tx: Tx, accountId: string, invitationId: string): Promise<boolean> {
  const held = await heldEpochs(tx, accountId, invitationId);
  await lockDepartments(tx, accountId, [...new Set(held.map((one) => one.departmentId))]);
  const { rows } = await sql<Place>`
    select distinct g.department_id as "departmentId", g.epoch from grants g
    where g.account_id = ${accountId} and g.kind = 'department' and g.to_user_id <> ${invitationId} and ${CAN_OPEN}`.execute(tx);
  const [isUsed, isOpened] = [among(await epochsInUse(tx, accountId)), among(rows)];
  return held.some(({ departmentId, epoch }) => isUsed(departmentId, epoch) && !isOpened(departmentId, epoch));
}
