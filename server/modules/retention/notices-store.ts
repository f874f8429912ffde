import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type NoticeRow = Omit<Selectable<Tables["retention_notices"]>, "account_id" | "told_on">;

/**
 * Keeps what people are told on a day, in one statement, but nothing for whom the day has had its mail, and nothing of a report
 * that another run deletes meanwhile; gives to whom at least one is new.
 */
export async function insertNotices(tx: Tx, accountId: string, rows: readonly NoticeRow[], today: string): Promise<string[]> {
  const column = (name: keyof NoticeRow) => rows.map((row) => row[name]);
  const { rows: kept } = await sql<{ user_id: string }>`
    with kept as (
      insert into retention_notices (account_id, report_id, user_id, kind, mark, told_on)
      select ${accountId}, given.*, ${today}::date from unnest(${column("report_id")}::uuid[], ${column("user_id")}::uuid[],
        ${column("kind")}::text[], ${column("mark")}::date[]) as given (report_id, user_id, kind, mark)
        join reports r on r.account_id = ${accountId} and r.id = given.report_id
      where not exists (select from retention_notices told where told.account_id = ${accountId} and told.user_id = given.user_id
        and told.told_on = ${today}::date)
      for key share of r
      on conflict do nothing returning user_id
    )
    select distinct user_id from kept`.execute(tx);
  return kept.map((row) => row.user_id);
}
