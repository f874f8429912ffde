import { type RetentionFacts, LIST_AHEAD_DAYS } from "@hz/contract/procedure/retention-rules";
import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { notRecused } from "../reports/index.ts";

/**
 * The earlier of two clocks, the process's and the database's: one that is ahead deletes nothing. What was announced bears
 * the database's time.
 */
export async function cautiousNow(ctx: Context, tx: Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select app_clock_timestamp() as now`.execute(tx);
  return new Date(Math.min(ctx.now().getTime(), rows[0]!.now.getTime()));
}

/** Whether the reporter wrote something that nobody of the office has seen and somebody could. */
const UNREAD = sql<boolean>`(r.lost_told_at is null and coalesce(r.reporter_activity_at > coalesce((select max(seen.read_at) from report_reads seen
  where seen.account_id = r.account_id and seen.report_id = r.id), '-infinity'), false))`;

/** Everything that decides about the deletion of the account's reports. */
const retentionRows = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("reports as r")
    .innerJoin("accounts as o", "o.account_id", "r.account_id")
    .leftJoin("retention_announcements as a", (on) => on.onRef("a.account_id", "=", "r.account_id").onRef("a.report_id", "=", "r.id"))
    .leftJoin("retention_holds as h", (on) =>
      on.onRef("h.account_id", "=", "r.account_id").onRef("h.report_id", "=", "r.id").on("h.ended_at", "is", null),
    )
    .select([
      "r.id",
      "r.number",
      "r.case_number",
      "r.channel_id",
      "r.department_id",
      "r.closed_at",
      "r.promised_months",
      "o.two_person_deletion",
    ])
    .select(["a.day", "a.announced_at", "a.confirmed_by", "a.confirmed_at"])
    .select(["h.id as hold_id", "h.user_id", "h.review_day", "h.created_by", "h.created_at as held_at"])
    .select(UNREAD.as("unread"))
    .where("r.account_id", "=", accountId);

export type RetentionRow = Awaited<ReturnType<typeof retentionRow>> & object;

/** A day more than the list needs: to the day it is reckoned in Berlin's calendar. */
const soon = (now: Date) =>
  sql<boolean>`r.closed_at + make_interval(months => r.promised_months) < ${now}::timestamptz + make_interval(days => ${LIST_AHEAD_DAYS + 1}::int)`;

/** What decides about one report; undefined where there is none. */
export const retentionRow = (tx: Tx, accountId: string, id: string) =>
  retentionRows(tx, accountId).where("r.id", "=", id).executeTakeFirst();

/** The reports whose time is over soon, or was long ago. */
export const endingSoon = (tx: Tx, accountId: string, now: Date) => retentionRows(tx, accountId).where(soon(now)).execute();

/** The reports that stand on the list or are held. */
export const watchedOnes = (tx: Tx, accountId: string) =>
  retentionRows(tx, accountId)
    .where((where) => where.or([where("a.report_id", "is not", null), where("h.id", "is not", null)]))
    .execute();

/** Of the reports that this person may read those whose time is over soon, and those that are held; what ends first comes first. */
export const listedFor = (tx: Tx, accountId: string, userId: string, now: Date) =>
  retentionRows(tx, accountId)
    .where((where) => where.or([soon(now), where("h.id", "is not", null)]))
    .where("r.department_id", "in", (from) =>
      from.selectFrom("department_members").select("department_id").where("account_id", "=", accountId).where("user_id", "=", userId),
    )
    .where(notRecused(accountId, userId, "r"))
    .orderBy(sql`r.closed_at + make_interval(months => r.promised_months)`)
    .orderBy("r.id")
    .limit(1000)
    .execute();

/** What decides about a report, as the rules want it. */
export const retentionFacts = (row: RetentionRow): RetentionFacts => ({
  closedAt: row.closed_at,
  months: row.promised_months,
  announced: row.day !== null && row.announced_at ? { day: row.day, at: row.announced_at, isConfirmed: row.confirmed_at !== null } : null,
  isHeld: row.hold_id !== null,
  isUnread: row.unread,
  needsConfirmation: row.two_person_deletion,
});

/** Locks a report that nobody else is at, against everybody; false where somebody is, or it is gone. */
export const lockIdle = async (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("reports")
    .select("id")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()) !== undefined;

/** Puts reports onto the list for these days; what stands there for another day begins anew. Gives those that came onto it. */
export const announce = (tx: Tx, accountId: string, reports: { id: string; day: string }[]) =>
  tx
    .insertInto("retention_announcements")
    .columns(["account_id", "report_id", "day"])
    // Two parameters however many there are: a statement takes 65,535.
    .expression(
      sql`select ${accountId}::uuid, * from unnest(${reports.map(({ id }) => id)}::uuid[], ${reports.map(({ day }) => day)}::date[])`,
    )
    .onConflict((conflict) =>
      conflict
        .columns(["account_id", "report_id"])
        .doUpdateSet(({ ref }) => ({
          day: ref("excluded.day"),
          announced_at: sql<Date>`app_clock_timestamp()`,
          confirmed_by: null,
          confirmed_at: null,
        }))
        .where((where) =>
          where.or([
            where("retention_announcements.day", "!=", where.ref("excluded.day")),
            // By a clock that was ahead and is set right again.
            where("retention_announcements.announced_at", ">", sql<Date>`app_clock_timestamp() + interval '1 day'`),
          ]),
        ),
    )
    .returning(["report_id", "day"])
    .execute();

/** Keeps that somebody agreed to the deletion of these reports. */
export const insertConfirmation = (tx: Tx, accountId: string, ids: string[], by: string, at: Date) =>
  tx
    .updateTable("retention_announcements")
    .set({ confirmed_by: by, confirmed_at: at })
    .where("account_id", "=", accountId)
    .where("report_id", "in", ids)
    .where("confirmed_at", "is", null)
    .execute();

/** Withdraws an agreement, whoever gave it or only this person's. */
export const dropConfirmation = (tx: Tx, accountId: string, reportId: string, by?: string) =>
  tx
    .updateTable("retention_announcements")
    .set({ confirmed_by: null, confirmed_at: null })
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .$if(by !== undefined, (query) => query.where("confirmed_by", "=", by!))
    .execute();

/** Drops a report from the list, with what was agreed: the next night it is announced to those who answer for it then. */
export const dropAnnouncement = (tx: Tx, accountId: string, reportId: string) =>
  tx.deleteFrom("retention_announcements").where("account_id", "=", accountId).where("report_id", "=", reportId).execute();

/** Those of these reports that are there, with when they came. */
export const reportsAmong = (tx: Tx, accountId: string, ids: string[]) =>
  tx
    .selectFrom("reports")
    .select(["id", "created_at"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
