import { addDays, startOfDay } from "@hz/contract/procedure/deadlines";
import { FIRST_DAY } from "@hz/contract/procedure/reminder-days";
import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { visible } from "../reports/index.ts";

export type ReminderRow = Omit<Selectable<Tables["reminders"]>, "account_id" | "at">;

/** That a report came early enough to be reminded of on this day: most are younger, and their threads need no look. */
const oldEnough = (today: string) => {
  const before = (days: number) => startOfDay(addDays(today, 1 - days));
  return sql<boolean>`(r.received_at < ${before(FIRST_DAY.confirmed)}
    or r.meeting_asked_at < ${before(FIRST_DAY.unconfirmed)} or (r.acknowledged_at is null and r.received_at < ${before(FIRST_DAY.unconfirmed)}))`;
};

/**
 * The reports that are not closed, with what their deadlines follow from and the last word of either side; all, or those that
 * a person may read; with `today` only those that anybody could be reminded of on it.
 */
export const openReports = (tx: Tx, accountId: string, userId: string | null, today?: string) =>
  (userId === null ? tx.selectFrom("reports as r").where("r.account_id", "=", accountId) : visible(tx, accountId, userId))
    .select([
      "r.id",
      "r.number",
      "r.department_id",
      "r.assigned_to",
      "r.received_at",
      "r.acknowledged_at",
      "r.feedback_at",
      "r.meeting_asked_at",
      "r.handover",
    ])
    .select(
      sql<Date>`greatest(r.received_at, r.acknowledged_at, r.feedback_at, (select max(m.created_at) from messages m
        where m.account_id = r.account_id and m.report_id = r.id), (select max(s.at) from procedure_steps s
        where s.account_id = r.account_id and s.report_id = r.id and s.kind in ('acknowledged', 'feedback')))`.as("contact_at"),
    )
    .where("r.status", "not in", CLOSED_STATUSES)
    .where("r.set_apart_at", "is", null)
    .$if(today !== undefined, (query) => query.where(oldEnough(today!)))
    .execute();
export type OpenReport = Awaited<ReturnType<typeof openReports>>[number];

const berlinDayOf = (column: "r.received_at" | "r.acknowledged_at" | "r.feedback_at" | "r.meeting_asked_at") =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM-DD')`;

/** The open reports that a person may read and owes something to, with the days in Berlin that their deadlines follow from. */
export const openDays = (tx: Tx, accountId: string, userId: string) =>
  visible(tx, accountId, userId)
    .select([
      "r.id",
      berlinDayOf("r.received_at").as("received"),
      berlinDayOf("r.acknowledged_at").$castTo<string | null>().as("acknowledged"),
      berlinDayOf("r.feedback_at").$castTo<string | null>().as("feedback"),
      berlinDayOf("r.meeting_asked_at").$castTo<string | null>().as("asked"),
    ])
    .where("r.status", "not in", CLOSED_STATUSES)
    .where((where) => where.or([where("r.feedback_at", "is", null), where("r.meeting_asked_at", "is not", null)]))
    .execute();

export type OpenDay = Awaited<ReturnType<typeof openDays>>[number];

/** Notes that the account's people are reminded on this day; false where that was done already, or is being done. */
export async function beginDay(tx: Tx, accountId: string, today: string): Promise<boolean> {
  const result = await tx
    .updateTable("accounts")
    .set({ reminded_on: today })
    .where("account_id", "=", accountId)
    // Not "before": a clock that once went ahead would silence all days up to its own.
    .where((where) => where.or([where("reminded_on", "is", null), where("reminded_on", "<>", today)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Those who want mails at the last call only. */
export const lateReaders = async (tx: Tx, accountId: string): Promise<Set<string>> =>
  new Set(
    (await tx.selectFrom("users").select("id").where("account_id", "=", accountId).where("early_reminders", "=", false).execute()).map(
      ({ id }) => id,
    ),
  );

/** Keeps reminders, in one statement; gives to whom at least one of them is new. */
export async function insertReminders(tx: Tx, accountId: string, rows: readonly ReminderRow[], at: Date): Promise<string[]> {
  const column = (name: keyof ReminderRow) => rows.map((row) => row[name]);
  const { rows: kept } = await sql<{ user_id: string }>`
    with kept as (
      insert into reminders (account_id, report_id, user_id, kind, mark, due, at)
      select ${accountId}, given.*, ${at}::timestamptz from unnest(${column("report_id")}::uuid[], ${column("user_id")}::uuid[],
        ${column("kind")}::text[], ${column("mark")}::date[], ${column("due")}::date[]) as given
      on conflict do nothing returning user_id
    )
    select distinct user_id from kept`.execute(tx);
  return kept.map((row) => row.user_id);
}

/** Whether a person was reminded of anything since a moment. */
export const wasRemindedSince = async (tx: Tx, accountId: string, userId: string, since: Date): Promise<boolean> =>
  (await tx
    .selectFrom("reminders")
    .select("at")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("at", ">=", since)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Of what a report's people were reminded when; those of one moment together. */
export const remindersOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("reminders")
    .select(["kind", "due", "at", sql<string[]>`array_agg(user_id order by user_id)`.as("user_ids")])
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .groupBy(["kind", "due", "at"])
    .orderBy("at");

/** Since when a person has a calendar address; undefined where there is none. */
export const calendarSince = async (tx: Tx, accountId: string, userId: string): Promise<Date | undefined> =>
  (
    await tx
      .selectFrom("directory_calendars")
      .select("created_at")
      .where("account_id", "=", accountId)
      .where("user_id", "=", userId)
      .executeTakeFirst()
  )?.created_at;

export const insertCalendar = (tx: Tx, accountId: string, { userId, hash, at }: { userId: string; hash: Buffer; at: Date }) =>
  tx.insertInto("directory_calendars").values({ account_id: accountId, user_id: userId, token_hash: hash, created_at: at }).execute();

/** Ends a person's calendar address; tells whether there was one. */
export async function deleteCalendar(tx: Tx, accountId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom("directory_calendars")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Whose deadlines the address with this token shows. */
export const calendarOwner = (tx: Tx, hash: Buffer) =>
  tx.selectFrom("directory_calendars").select(["account_id", "user_id"]).where("token_hash", "=", hash).executeTakeFirst();
