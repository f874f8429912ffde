import { type Insertable, type Selectable, sql } from "kysely";
import type { Permission } from "@hz/contract/permissions";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { HAS_CODE, type LastKeys } from "../departments/index.ts";

export type EmergencyRow = Selectable<Tables["emergency_keys"]>;

/** The account's emergency key, if it has one. */
export const emergencyKeyOf = (tx: Tx, accountId: string): Promise<EmergencyRow | undefined> =>
  tx.selectFrom("emergency_keys").selectAll().where("account_id", "=", accountId).executeTakeFirst();

export const insertEmergencyKey = (tx: Tx, key: Insertable<Tables["emergency_keys"]>) =>
  tx.insertInto("emergency_keys").values(key).execute();

export const deleteEmergencyKeyRow = (tx: Tx, accountId: string) =>
  tx.deleteFrom("emergency_keys").where("account_id", "=", accountId).execute();

/** The account's departments, and whether channels or categories belong to each, or reports of which the reader may know. */
export async function departmentsWithUse(
  tx: Tx,
  accountId: string,
  readerId: string,
): Promise<{ id: string; name: string; isUsed: boolean }[]> {
  const { rows } = await sql<{ id: string; name: string; isUsed: boolean }>`
    select d.id, d.name, (
      exists (select 1 from reports r join department_members m on m.account_id = r.account_id and m.department_id = r.department_id
        where r.account_id = ${accountId} and r.department_id = d.id and m.user_id = ${readerId})
      or exists (select 1 from channels c where c.account_id = ${accountId} and d.id in (c.department_id, c.conflict_department_id))
      or exists (select 1 from categories c where c.account_id = ${accountId} and c.department_id = d.id)
    ) as "isUsed"
    from departments d where d.account_id = ${accountId} order by d.created_at, d.id`.execute(tx);
  return rows;
}

/** Of each department that stands in its active people who handle reports, by its id. */
export async function standInReaders(tx: Tx, accountId: string): Promise<Map<string, { id: string; permissions: Permission[] }[]>> {
  const { rows } = await sql<{ departmentId: string; people: { id: string; permissions: Permission[] }[] }>`
    select d.id as "departmentId", coalesce(json_agg(json_build_object('id', u.id, 'permissions', u.permissions) order by u.id)
      filter (where u.id is not null), '[]') as people
    from departments d left join department_members m on m.account_id = d.account_id and m.department_id = d.id
    left join users u on u.account_id = m.account_id and u.id = m.user_id and u.is_active and u.deleted_at is null
      and 'Meldungen' = any(u.permissions)
    where d.account_id = ${accountId} and d.was_for_conflicts group by d.id`.execute(tx);
  return new Map(rows.map(({ departmentId, people }) => [departmentId, people]));
}

/** Whether somebody of a department who is deactivated holds one of these keys of it. */
export async function isHeldByDeactivated(tx: Tx, accountId: string, { departmentId, epochs }: LastKeys): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (select from department_members m
    join users u on u.account_id = m.account_id and u.id = m.user_id and not u.is_active and u.deleted_at is null
    join grants g on g.account_id = m.account_id and g.department_id = m.department_id and g.to_user_id = m.user_id
    where m.account_id = ${accountId} and m.department_id = ${departmentId} and g.epoch = any(${epochs}::int[])) as is`.execute(tx);
  return rows[0]!.is;
}

export type HeldKey = { departmentId: string; epoch: number; byActive: boolean; byDeactivated: boolean; byInvited: boolean };

/** Of each key of a department that an emergency key holds: who else could open it, now, once activated again, or by an open invitation's code. */
export async function heldBesideEmergency(tx: Tx, accountId: string, emergencyId: string): Promise<HeldKey[]> {
  const { rows } = await sql<HeldKey>`
    select own.department_id as "departmentId", own.epoch, coalesce(bool_or(u.is_active), false) as "byActive",
      coalesce(bool_or(not u.is_active), false) as "byDeactivated", bool_or(${HAS_CODE}) as "byInvited"
    from grants own left join grants g on g.account_id = own.account_id and g.kind = 'department'
      and g.department_id = own.department_id and g.epoch = own.epoch and g.to_user_id <> own.to_user_id
    left join users u on u.account_id = g.account_id and u.id = g.to_user_id and u.deleted_at is null
    where own.account_id = ${accountId} and own.to_user_id = ${emergencyId} and own.kind = 'department'
    group by own.department_id, own.epoch`.execute(tx);
  return rows;
}

/** Of each key of a department that an emergency key lacks: whether an active member who handles reports holds it, a deactivated one, or an open invitation's code. */
export async function grantersOf(tx: Tx, accountId: string, emergencyId: string) {
  const { rows } = await sql<{ departmentId: string; epoch: number; byMember: boolean; byDeactivated: boolean; byInvited: boolean }>`
    select g.department_id as "departmentId", g.epoch,
      coalesce(bool_or(u.is_active and 'Meldungen' = any(u.permissions)), false) as "byMember",
      coalesce(bool_or(not u.is_active), false) as "byDeactivated", bool_or(${HAS_CODE}) as "byInvited"
    from grants g
    left join department_members m on m.account_id = g.account_id and m.department_id = g.department_id and m.user_id = g.to_user_id
    left join users u on u.account_id = m.account_id and u.id = m.user_id and u.deleted_at is null
    where g.account_id = ${accountId} and g.kind = 'department' and not exists (select from grants held
      where held.account_id = g.account_id and held.department_id = g.department_id and held.epoch = g.epoch and held.to_user_id = ${emergencyId})
    group by g.department_id, g.epoch`.execute(tx);
  return rows;
}

/** Ids of the active people who see to the account's security. */
export async function securityAdmins(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where account_id = ${accountId} and is_active and deleted_at is null
      and 'Sicherheitseinstellungen' = any(permissions) order by created_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ids of the other active people who handle reports. */
export async function readersBeside(tx: Tx, accountId: string, others: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where account_id = ${accountId} and is_active and deleted_at is null and not is_guest
      and 'Meldungen' = any(permissions) and id <> all(${[...others]}::uuid[]) order by created_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Ids of the active people beside those who see to security that manage people, or handle reports of these departments. */
export async function managersAndMembers(
  tx: Tx,
  accountId: string,
  departmentIds: readonly string[],
): Promise<{ id: string; as: "manager" | "reader" }[]> {
  const { rows } = await sql<{ id: string; as: "manager" | "reader" }>`
    select id, case when 'Benutzer und Abteilungen' = any(permissions) then 'manager' else 'reader' end as "as"
    from users u where account_id = ${accountId} and is_active and deleted_at is null and not is_guest
      and not 'Sicherheitseinstellungen' = any(permissions) and ('Benutzer und Abteilungen' = any(permissions)
        or 'Meldungen' = any(permissions) and exists (select from department_members m where m.account_id = u.account_id
          and m.user_id = u.id and m.department_id = any(${[...departmentIds]}::uuid[])))
    order by created_at, id`.execute(tx);
  return rows;
}

/** Keeps when the emergency key's code was given out. */
export const saveEmergencyUse = (tx: Tx, accountId: string, id: string, at: Date) =>
  tx.updateTable("emergency_keys").set({ used_at: at }).where("account_id", "=", accountId).where("id", "=", id).execute();
