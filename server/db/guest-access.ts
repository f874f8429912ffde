import { sql } from "kysely";
import type { Tx } from "./database.ts";

/** Whether a guest's access `g` runs: not ended by hand, and the end of its last day in Germany has not come by this server's clock. */
export const GUEST_RUNS = sql<boolean>`(g.ended_at is null and (g.last_day + 1)::timestamp at time zone 'Europe/Berlin' > app_now())`;

/** The ids of the reports that this guest may read at this moment, as a query of its own: the list asks it once, not for each line. */
export const guestReports = (accountId: string, userId: string) =>
  sql<string>`(select g.report_id from guest_accesses g where g.account_id = ${accountId} and g.user_id = ${userId} and ${GUEST_RUNS})`;

/**
 * The ids of guests, invited ones included, whom this person may not know of: a department that stands in for the office invited
 * them, and this person reads none of the cases that they came for, or of what is left of a deleted one. Whoever has no key of the
 * department reads nothing there; guests know themselves and those of their own case. As a query of its own.
 */
export const hiddenGuests = (accountId: string, readerId: string) => sql<string>`(select s.guest_id from stand_in_guests s
  where s.account_id = ${accountId} group by s.guest_id having not bool_or(s.guest_id = ${readerId}
    or s.report_id in ${guestReports(accountId, readerId)}
    or exists (
      select from users me
      join department_members m on m.account_id = me.account_id and m.user_id = me.id
      join grants k on k.account_id = m.account_id and k.to_user_id = me.id and k.kind = 'department' and k.department_id = m.department_id
      left join reports r on r.account_id = s.account_id and r.id = s.report_id
      left join deletion_records gone on gone.account_id = s.account_id and gone.report_id = s.report_id and not gone.had_recusal
      where me.account_id = s.account_id and me.id = ${readerId} and 'Meldungen' = any(me.permissions)
        and m.department_id = coalesce(r.department_id, gone.department_id)
        and not exists (select from recusals x where x.account_id = s.account_id and x.report_id = s.report_id
          and x.user_id = ${readerId} and x.lifted_at is null))))`;

/** The same, read. */
export async function guestsHiddenFrom(tx: Tx, accountId: string, readerId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select guest_id as id from ${hiddenGuests(accountId, readerId)} hidden`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
