import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export type Place = { departmentId: string; epoch: number };

/** Whether a grant `g` was made for an invitation whose code still counts. */
export const HAS_CODE = sql<boolean>`exists (select from invitations i where i.account_id = g.account_id and i.id = g.to_user_id
  and i.code_hash is not null and to_timestamp(i.not_after) >= app_now())`;

/**
 * Whether the one that a grant `g` was made for could still open it: a person who was not deleted (who is deactivated can be
 * activated again), an invitation whose code still counts, the emergency key. Whatever may be doubted counts as held.
 */
export const CAN_OPEN = sql<boolean>`(
  exists (select from users u where u.account_id = g.account_id and u.id = g.to_user_id and u.deleted_at is null)
  or ${HAS_CODE}
  or exists (select from emergency_keys e where e.account_id = g.account_id and e.id = g.to_user_id))`;

/** Whether a member of the department of a grant `g`, besides this person, holds the same key; whoever is deactivated can be activated again. */
export const heldByMember = (userId: string) => sql<boolean>`exists (select from department_members m
  join grants held on held.account_id = m.account_id and held.department_id = m.department_id and held.to_user_id = m.user_id
  where m.account_id = g.account_id and m.department_id = g.department_id and m.user_id <> ${userId} and held.epoch = g.epoch)`;

/** The epochs of departments' keys that nobody of the office holds any more: what is sealed to one opens to nobody who reads for it. */
export async function lostEpochs(tx: Tx, accountId: string): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select k.department_id as "departmentId", k.epoch from department_keys k
    where k.account_id = ${accountId} and not exists (select from grants g where g.account_id = k.account_id and g.kind = 'department'
      and g.department_id = k.department_id and g.epoch = k.epoch and ${CAN_OPEN})
    order by k.department_id, k.epoch`.execute(tx);
  return rows;
}

/** The lost epochs of one department, as an array within another statement: it is asked once, not for each row. */
export const lostEpochsOf = (accountId: string, departmentId: string) => sql<number[]>`array(
  select k.epoch from department_keys k where k.account_id = ${accountId} and k.department_id = ${departmentId}
    and not exists (select from grants g where g.account_id = k.account_id and g.kind = 'department'
      and g.department_id = k.department_id and g.epoch = k.epoch and ${CAN_OPEN}))`;

/** Tells whether an epoch of a department is among these. */
export function among(places: readonly Place[]): (departmentId: string, epoch: number) => boolean {
  const names = new Set(places.map(({ departmentId, epoch }) => `${departmentId} ${epoch}`));
  return (departmentId, epoch) => names.has(`${departmentId} ${epoch}`);
}

/** Whom one key of a department was granted to. */
export async function holdersOfKey(tx: Tx, accountId: string, departmentId: string, epoch: number): Promise<Set<string>> {
  const rows = await tx
    .selectFrom("grants")
    .select("to_user_id")
    .where("account_id", "=", accountId)
    .where("kind", "=", "department")
    .where("department_id", "=", departmentId)
    .where("epoch", "=", epoch)
    .execute();
  return new Set(rows.map((row) => row.to_user_id));
}
