import { sql } from "kysely";

/** Whether a guest's access `g` runs: not ended by hand, and the end of its last day in Germany has not come by this server's clock. */
export const GUEST_RUNS = sql<boolean>`(g.ended_at is null and (g.last_day + 1)::timestamp at time zone 'Europe/Berlin' > now())`;

/** The ids of the reports that this guest may read at this moment, as a query of its own: the list asks it once, not for each line. */
export const guestReports = (accountId: string, userId: string) =>
  sql<string>`(select g.report_id from guest_accesses g where g.account_id = ${accountId} and g.user_id = ${userId} and ${GUEST_RUNS})`;
