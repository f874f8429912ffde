import { type Insertable, type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type EmergencyRow = Selectable<Tables["emergency_keys"]>;

/** The account's emergency key, if it has one. */
export const emergencyKeyOf = (tx: Tx, accountId: string): Promise<EmergencyRow | undefined> =>
  tx.selectFrom("emergency_keys").selectAll().where("account_id", "=", accountId).executeTakeFirst();

export const insertEmergencyKey = (tx: Tx, key: Insertable<Tables["emergency_keys"]>) =>
  tx.insertInto("emergency_keys").values(key).execute();

export const deleteEmergencyKeyRow = (tx: Tx, accountId: string) =>
  tx.deleteFrom("emergency_keys").where("account_id", "=", accountId).execute();

/**
 * Which departments a holder can read whole (`whole`): every epoch that is needed (`needed`), which is the newest and each
 * that a report is sealed to.
 */
const whole = (accountId: string) => sql`
  needed as (
    select k.department_id, k.epoch from department_keys k
    where k.account_id = ${accountId} and (
      k.epoch = (select max(n.epoch) from department_keys n where n.account_id = ${accountId} and n.department_id = k.department_id)
      or exists (select 1 from reports r where r.account_id = ${accountId} and r.department_id = k.department_id and r.epoch = k.epoch))
  ), whole as (
    select g.to_user_id as holder_id, g.department_id from grants g
    join needed n on n.department_id = g.department_id and n.epoch = g.epoch
    where g.account_id = ${accountId}
    group by g.to_user_id, g.department_id
    having count(distinct g.epoch) = (select count(*) from needed n where n.department_id = g.department_id)
  )`;

/** Names of the departments that the emergency key does not open whole. */
export async function departmentsWithout(tx: Tx, accountId: string, emergencyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with ${whole(accountId)}
    select d.name from departments d
    where d.account_id = ${accountId}
      and not exists (select 1 from whole w where w.holder_id = ${emergencyId} and w.department_id = d.id)
    order by d.created_at, d.id`.execute(tx);
  return rows.map(({ name }) => name);
}

/**
 * Names of departments in use that one loss can close: fewer than two of their readers can read them whole, and no
 * emergency key can. In use is what reports, channels or categories belong to.
 */
export async function departmentsAtRisk(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with ${whole(accountId)}
    select d.name from departments d
    where d.account_id = ${accountId}
      and (exists (select 1 from reports r where r.account_id = ${accountId} and r.department_id = d.id)
        or exists (select 1 from channels c where c.account_id = ${accountId} and d.id in (c.department_id, c.conflict_department_id))
        or exists (select 1 from categories c where c.account_id = ${accountId} and c.department_id = d.id))
      and not exists (select 1 from emergency_keys e join whole w on w.holder_id = e.id and w.department_id = d.id
        where e.account_id = ${accountId})
      and (select count(*) from department_members m
        join users u on u.account_id = ${accountId} and u.id = m.user_id
        join whole w on w.holder_id = u.id and w.department_id = d.id
        where m.account_id = ${accountId} and m.department_id = d.id
          and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions)) < 2
    order by d.created_at, d.id`.execute(tx);
  return rows.map(({ name }) => name);
}

/** Ids of the active people who see to the account's security. */
export async function keepersOfSecurity(tx: Tx, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where account_id = ${accountId} and is_active and deleted_at is null
      and 'Sicherheitseinstellungen' = any(permissions) order by created_at, id`.execute(tx);
  return rows.map(({ id }) => id);
}
