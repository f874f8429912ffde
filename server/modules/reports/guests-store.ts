import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { GUEST_RUNS } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";

export type GuestRow = Selectable<Tables["guest_accesses"]>;

/** The accesses of a guest that run at this moment. */
export const runningAccesses = (tx: Tx, accountId: string, userId: string): Promise<GuestRow[]> =>
  tx
    .selectFrom("guest_accesses as g")
    .selectAll()
    .where("g.account_id", "=", accountId)
    .where("g.user_id", "=", userId)
    .where(GUEST_RUNS)
    .orderBy("g.granted_at")
    .execute();

/** Those of these reports that the person is or was a guest of. */
export async function guestReportIds(tx: Tx, accountId: string, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const all = tx.selectFrom("guest_accesses").select("report_id").where("account_id", "=", accountId);
  const rows = await all.where("user_id", "=", userId).where("report_id", "in", ids).execute();
  return new Set(rows.map((row) => row.report_id));
}

/** Which accesses end: one, all of a report, all of a person, or those whose time is over. */
export type Ending = { id: string } | { reportId: string } | { userId: string } | "overdue";

/** Ends accesses that have not ended and deletes the boxes that hung on them; gives the rows. `by` is null for what time or a transfer ends. */
export async function endGuestAccesses(tx: Tx, accountId: string, which: Ending, by: string | null): Promise<GuestRow[]> {
  const open = tx
    .updateTable("guest_accesses as g")
    .set({ ended_by: by, ended_at: sql`app_clock_timestamp()` })
    .where("g.account_id", "=", accountId)
    .where("g.ended_at", "is", null)
    .returningAll();
  const ended = await (
    which === "overdue"
      ? open.where(sql<boolean>`not ${GUEST_RUNS}`)
      : "id" in which
        ? open.where("g.id", "=", which.id)
        : "reportId" in which
          ? open.where("g.report_id", "=", which.reportId)
          : open.where("g.user_id", "=", which.userId)
  ).execute();
  for (const row of ended)
    await tx
      .deleteFrom("grants")
      .where("account_id", "=", accountId)
      .where("to_user_id", "=", row.user_id)
      .where("report_id", "=", row.report_id)
      .execute();
  return ended;
}
