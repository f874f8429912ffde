import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { OFFICE_MAILS } from "../mails/index.ts";

type Listener = { departmentId: string; userId: string; isReached: boolean };

/**
 * Who can read the reports of each department that has anybody: active, with "Meldungen", vouched for, with the department's
 * newest key; and whether no mail to them had to be given up since a moment.
 */
export async function listenersIn(tx: Tx, accountId: string, since: Date): Promise<Map<string, Listener[]>> {
  const { rows } = await sql<Listener>`
    select m.department_id as "departmentId", u.id as "userId",
      not exists (select from failed_mails f where f.account_id = m.account_id and f.user_id = u.id
        and f.failed_at >= ${since} and f.kind = any(${OFFICE_MAILS})) as "isReached"
    from department_members m join users u on u.account_id = m.account_id and u.id = m.user_id
    where m.account_id = ${accountId} and u.is_active and u.deleted_at is null and 'Meldungen' = any(u.permissions)
      and u.member_signature is not null
      and exists (select from grants g where g.account_id = m.account_id and g.kind = 'department' and g.to_user_id = u.id
        and g.department_id = m.department_id and g.epoch = (select max(k.epoch) from department_keys k
          where k.account_id = m.account_id and k.department_id = m.department_id))`.execute(tx);
  return Map.groupBy(rows, (row) => row.departmentId);
}

/** The reports that are not closed and no drills, with where they lie: all, those of a department, or one. */
export const openOnes = (tx: Tx, accountId: string, { departmentId, reportId }: { departmentId?: string; reportId?: string } = {}) =>
  tx
    .selectFrom("reports")
    .select(["id as reportId", "department_id as departmentId", "received_at as receivedAt"])
    .where("account_id", "=", accountId)
    .where("status", "not in", CLOSED_STATUSES)
    .where("is_drill", "=", false)
    .where("set_apart_at", "is", null)
    .$if(departmentId !== undefined, (query) => query.where("department_id", "=", departmentId!))
    .$if(reportId !== undefined, (query) => query.where("id", "=", reportId!))
    .execute();

/** The account's departments, by name. */
export const departmentNames = (tx: Tx, accountId: string) =>
  tx.selectFrom("departments").select(["id", "name"]).where("account_id", "=", accountId).orderBy("name").orderBy("id").execute();

/** Notes that an administrator is told today; false where they were told since the day that it is about. */
export async function claimNotice(tx: Tx, accountId: string, userId: string, { mark, today }: { mark: string; today: string }) {
  const result = await tx
    .updateTable("users")
    .set({ unheard_told_on: today })
    .where("account_id", "=", accountId)
    .where("id", "=", userId)
    // A clock that once went ahead must not silence all days up to its own.
    .where((where) =>
      where.or([where("unheard_told_on", "is", null), where("unheard_told_on", "<", mark), where("unheard_told_on", ">", today)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
