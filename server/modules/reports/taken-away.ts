import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/**
 * Those of these ids whose reports this person could read and no longer can: deleted or moved from a department of theirs, or
 * kept from them since they read it. That another one is gone or has moved would tell that there was one.
 */
export async function takenAway(tx: Tx, accountId: string, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with mine as (select department_id from department_members where account_id = ${accountId} and user_id = ${userId})
    select report_id as id from deletion_records
      where account_id = ${accountId} and report_id = any(${[...ids]}::uuid[]) and department_id in (select department_id from mine)
    union select report_id from transfers
      where account_id = ${accountId} and report_id = any(${[...ids]}::uuid[]) and from_department_id in (select department_id from mine)
    union select x.report_id from recusals x join reports r on r.account_id = x.account_id and r.id = x.report_id
      where x.account_id = ${accountId} and x.report_id = any(${[...ids]}::uuid[]) and x.user_id = ${userId}
        and r.department_id in (select department_id from mine)`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
