import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { hearsThough, lostByTransfer } from "./recusals-store.ts";

/**
 * Those of these ids whose reports this person could read and no longer can: deleted or moved from a department of theirs, or
 * kept from them since they read it. That another one is gone or has moved would tell that there was one. Whom a deleted one
 * kept out nobody knows any more: of such a one whoever opened it hears.
 */
export async function revokedReports(tx: Tx, accountId: string, userId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with mine as (select department_id, added_at from department_members where account_id = ${accountId} and user_id = ${userId})
    select d.report_id as id from deletion_records d join mine m on m.department_id = d.department_id
      where d.account_id = ${accountId} and d.report_id = any(${[...ids]}::uuid[]) and (m.added_at is null or m.added_at <= d.deleted_at)
        and (not d.had_recusal or exists (select from audit_entries e where e.account_id = ${accountId} and e.target_id = d.report_id
          and e.actor_id = ${userId} and e.action = 'report.read'))
    union select r.id from transfers t join reports r on r.account_id = t.account_id and r.id = t.report_id
      where t.account_id = ${accountId} and t.report_id = any(${[...ids]}::uuid[]) and ${lostByTransfer(accountId, userId)}
    union select r.id from recusals x join reports r on r.account_id = x.account_id and r.id = x.report_id
      where x.account_id = ${accountId} and x.report_id = any(${[...ids]}::uuid[]) and x.user_id = ${userId}
        and r.department_id in (select department_id from mine) and ${hearsThough(accountId, userId)}`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
