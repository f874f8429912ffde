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

/** Names of the departments whose newest key was not granted to the emergency key. */
export async function departmentsWithout(tx: Tx, accountId: string, emergencyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select d.name from departments d
    where d.account_id = ${accountId} and not exists (
      select 1 from grants g where g.account_id = d.account_id and g.to_user_id = ${emergencyId} and g.department_id = d.id
        and g.epoch = (select max(k.epoch) from department_keys k where k.account_id = d.account_id and k.department_id = d.id))
    order by d.created_at, d.id`.execute(tx);
  return rows.map(({ name }) => name);
}

/** How many active people whom the account's key vouches for hold that key. */
export async function countKeyHolders(tx: Tx, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct u.id)::int as count from users u
    join grants g on g.account_id = u.account_id and g.to_user_id = u.id and g.kind = 'account'
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and u.member_signature is not null`.execute(tx);
  return rows[0]!.count;
}
