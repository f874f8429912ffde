import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";

/**
 * Keeps whoever leaves a department, or all its members where it ends, out of the reports that concern it: by joining the
 * department that stands in they would read what was said about them. Who is kept out stays so. Each case shows it to those who
 * read it; the log has no line for each, and nobody else hears anything, because that would count the reports about the office.
 */
export async function excludeWhoLeaves(
  tx: Tx,
  accountId: string,
  by: { userId: string; at: Date },
  departmentId: string,
  userId: string | null,
): Promise<void> {
  const { rows } = await sql<{ reportId: string }>`
    insert into recusals (account_id, id, report_id, user_id, by_user_id, at)
    select r.account_id, gen_random_uuid(), r.id, m.user_id, ${by.userId}::uuid, ${by.at}::timestamptz from reports r
    join department_members m on m.account_id = r.account_id and m.department_id = ${departmentId}::uuid
    where r.account_id = ${accountId} and ${departmentId}::uuid = any(r.concerns) and (${userId}::uuid is null or m.user_id = ${userId}::uuid)
    on conflict (account_id, report_id, user_id) where lifted_at is null do nothing
    returning report_id as "reportId"`.execute(tx);
  for (const { reportId } of rows) emit(accountId, { type: "report-changed", ref: reportId });
}
