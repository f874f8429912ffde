import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { notRecused } from "../reports/index.ts";
import { type UserRow, vouchersOf } from "../users/index.ts";

/** The departments with their newest key, oldest first; with `userId` only those that this person belongs to. */
export const departmentRows = async (tx: Tx, accountId: string, userId: string | null) => {
  const own = userId
    ? sql`and exists (select 1 from department_members m
        where m.account_id = ${accountId} and m.department_id = d.id and m.user_id = ${userId})`
    : sql``;
  const { rows } = await sql<{ id: string; name: string; renewal_due: boolean; epoch: number; not_after: number; made_at: Date }>`
    select distinct on (d.created_at, d.id) d.id, d.name, d.renewal_due, k.epoch, k.not_after, k.created_at as made_at
    from departments d join department_keys k on k.account_id = d.account_id and k.department_id = d.id
    where d.account_id = ${accountId} ${own}
    order by d.created_at, d.id, k.epoch desc`.execute(tx);
  return rows;
};

/** Reports that are sealed to an older epoch than their department's newest: how many, and how many of the open ones this person could seal anew. */
export const olderEpochs = async (tx: Tx, accountId: string, userId: string) => {
  const { rows } = await sql<{ department_id: string; epoch: number; reports: number; waiting: number }>`
    select r.department_id, r.epoch, count(*)::int as reports,
      (count(*) filter (where r.status not in ('closed', 'resolved') and r.set_apart_at is null and ${notRecused(accountId, userId, "r")}))::int as waiting
    from (select department_id, max(epoch) as epoch from department_keys where account_id = ${accountId} group by department_id) newest
    join reports r on r.account_id = ${accountId} and r.department_id = newest.department_id and r.epoch < newest.epoch
    group by r.department_id, r.epoch order by r.epoch`.execute(tx);
  return rows;
};

/** Who belongs to which department, what they may, and which epochs they were granted. */
export const memberRows = async (tx: Tx, accountId: string) => {
  const { rows } = await sql<
    Pick<UserRow, "permissions" | "is_account_owner"> & {
      department_id: string;
      user_id: string;
      is_reader: boolean;
      is_vouched: boolean;
      epochs: number[];
    }
  >`
    select m.department_id, m.user_id, u.permissions, u.is_account_owner, u.is_active and 'Meldungen' = any(u.permissions) as is_reader,
      u.member_signature is not null as is_vouched,
      array(select g.epoch from grants g where g.account_id = ${accountId} and g.to_user_id = m.user_id
        and g.department_id = m.department_id) as epochs
    from department_members m join users u on u.account_id = m.account_id and u.id = m.user_id
    where m.account_id = ${accountId} and u.deleted_at is null
    order by u.created_at, u.id`.execute(tx);
  return rows;
};

/** The emergency key, where there is one, with the epochs that it was granted by department. */
export const emergencyRow = async (tx: Tx, accountId: string) => {
  const { rows } = await sql<{ id: string; created_at: Date; department_id: string | null; epoch: number | null }>`
    select e.id, e.created_at, g.department_id, g.epoch from emergency_keys e
    left join grants g on g.account_id = e.account_id and g.to_user_id = e.id and g.kind = 'department'
    where e.account_id = ${accountId}`.execute(tx);
  return rows;
};

/** Active people by name, whether they may handle reports, and whether the account's key vouches for theirs. */
export const peopleRows = async (tx: Tx, accountId: string) => {
  const { rows } = await sql<
    Pick<UserRow, "id" | "full_name" | "permissions" | "is_account_owner"> & { is_reader: boolean; is_vouched: boolean }
  >`
    select id, full_name, permissions, is_account_owner, 'Meldungen' = any(permissions) as is_reader, member_signature is not null as is_vouched
    from users where account_id = ${accountId} and is_active and deleted_at is null and not is_guest order by full_name, id`.execute(tx);
  return rows;
};

/** People who may manage departments and can sign with the account's key. */
export const renewerIds = async (tx: Tx, accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.account_id = ${accountId}
      and 'Benutzer und Abteilungen' = any(u.permissions)
      and u.id = any(${await vouchersOf(tx, accountId)}::uuid[])
    order by u.created_at, u.id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Which channels and categories deliver to which department. */
export async function deliveries(tx: Tx, accountId: string) {
  const channels = await tx
    .selectFrom("channels")
    .select(["id", "name", "department_id", "conflict_department_id"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const categories = await tx
    .selectFrom("categories")
    .select(["id", "name", "department_id"])
    .where("account_id", "=", accountId)
    .where("department_id", "is not", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return { channels, categories };
}
