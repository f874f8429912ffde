import { type Insertable, sql } from "kysely";
import type { LiftReason } from "@hz/contract/procedure/handover-terms";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

/** Where a report went and why, oldest first, with the departments' names of today; null for one that is gone. */
export const transfersOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("transfers as t")
    .leftJoin("departments as a", (on) => on.onRef("a.account_id", "=", "t.account_id").onRef("a.id", "=", "t.from_department_id"))
    .leftJoin("departments as b", (on) => on.onRef("b.account_id", "=", "t.account_id").onRef("b.id", "=", "t.to_department_id"))
    .select(["t.user_id", "t.reason", "t.at", "a.name as from_name", "b.name as to_name"])
    .where("t.account_id", "=", accountId)
    .where("t.report_id", "=", reportId)
    .orderBy("t.at")
    .orderBy("t.id");

export const transferById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("transfers").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertTransfer = (tx: Tx, accountId: string, transfer: Omit<Insertable<Tables["transfers"]>, "account_id">) =>
  tx
    .insertInto("transfers")
    .values({ ...transfer, account_id: accountId })
    .execute();

type Keys = { sealedKey: Buffer; fastKey: Buffer | null; notesKey: Buffer | null };

/** Puts a report into another department, under keys that only its members open; the former ones are gone. */
export const moveReport = (
  tx: Tx,
  accountId: string,
  id: string,
  to: { departmentId: string; epoch: number; assignedTo: string | null; by: string } & Keys,
) =>
  tx
    .updateTable("reports")
    .set({
      department_id: to.departmentId,
      epoch: to.epoch,
      sealed_key: to.sealedKey,
      fast_key: to.fastKey,
      notes_key: to.notesKey,
      notes_key_by: to.notesKey && to.by,
      assigned_to: to.assignedTo,
      updated_at: sql`app_clock_timestamp()`,
      last_activity_at: sql`app_clock_timestamp()`,
    })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();

type Reader = { departmentId: string; epoch: number; userId: string };

/**
 * Who could open a report in each department and epoch: active members with "Meldungen" whose keys somebody vouched for,
 * who were granted that epoch and are not kept out of the report.
 */
export async function possibleReaders(tx: Tx, accountId: string, reportId: string): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select g.department_id as "departmentId", g.epoch, u.id as "userId" from users u
    join department_members m on m.account_id = u.account_id and m.user_id = u.id
    join grants g on g.account_id = u.account_id and g.to_user_id = u.id and g.department_id = m.department_id and g.kind = 'department'
    where u.account_id = ${accountId} and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions)
      and u.member_signature is not null
      and not exists (select 1 from recusals x where x.account_id = ${accountId} and x.report_id = ${reportId}
        and x.user_id = u.id and x.lifted_at is null)
    order by u.full_name, u.id`.execute(tx);
  return rows;
}

export const recusalById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("recusals").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertRecusal = (
  tx: Tx,
  accountId: string,
  recusal: { id: string; report_id: string; user_id: string; by_user_id: string; at: Date },
) =>
  tx
    .insertInto("recusals")
    .values({ ...recusal, account_id: accountId })
    .execute();

export const liftRecusal = (tx: Tx, accountId: string, id: string, lifted: { by: string; at: Date; reason: LiftReason }) =>
  tx
    .updateTable("recusals")
    .set({ lifted_by: lifted.by, lifted_at: lifted.at, lift_reason: lifted.reason })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute();
