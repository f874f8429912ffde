import type { ReportStatus } from "@hz/contract/reports/report-content";
import { MAX_APART } from "@hz/contract/limits";
import { sql, type Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import { guestReports } from "../../db/guest-access.ts";
import type { Tables } from "../../db/tables.ts";
import { notRecused } from "./recusals-store.ts";

export type ReportRecord = Selectable<Tables["reports"]>;

/** What a line of the list is made of: no bodies, and the sealed key only where there is no fast key yet. */
const LINE = [
  "r.id",
  "r.number",
  "r.case_number",
  "r.channel_id",
  "r.department_id",
  "r.epoch",
  "r.head_department_id",
  "r.head_epoch",
  "r.category_id",
  "r.report_type",
  "r.way",
  "r.identity_revealed_at",
  "r.status",
  "r.assigned_to",
  "r.rk_id",
  "r.reporter_pk",
  "r.title",
  "r.fast_key",
  "r.created_at",
  "r.last_activity_at",
  "r.received_at",
  "r.acknowledged_at",
  "r.feedback_at",
  "r.meeting_asked_at",
  "r.closed_at",
  "r.outcome",
  "r.promised_months",
  "r.is_drill",
] as const;

/** Whether this person was granted the key that the report is sealed to now; `reports` is how the statement calls the table. */
export const holdsKey = (userId: string, reports: "r" | "reports" = "r") => {
  const of = (column: string) => sql.ref(`${reports}.${column}`);
  return sql<boolean>`exists (select from grants g where g.account_id = ${of("account_id")} and g.kind = 'department'
    and g.to_user_id = ${userId} and g.department_id = ${of("department_id")} and g.epoch = ${of("epoch")})`;
};

/** Whether no browser of the office could open it: it stands apart and counts nowhere. */
export const isApart = sql<boolean>`r.set_apart_at is not null`;

/** When the reporter wrote last, the report itself included. */
export const HEARD_UNTIL = sql<Date>`coalesce(r.reporter_activity_at, r.created_at)`;

/** Reports of the departments that the user belongs to, a guest's while their access runs, without those the user is kept out of: nobody else's lines, counts or keys. Those set apart included. */
export const visibleAnywhere = (tx: Tx, accountId: string, userId: string) =>
  tx
    .selectFrom("reports as r")
    .where("r.account_id", "=", accountId)
    .where(notRecused(accountId, userId, "r"))
    .where((where) =>
      where.or([
        where(
          "r.department_id",
          "in",
          where
            .selectFrom("department_members as m")
            .select("m.department_id")
            .where("m.account_id", "=", accountId)
            .where("m.user_id", "=", userId),
        ),
        where("r.id", "in", guestReports(accountId, userId)),
      ]),
    );

/** The same without those that are set apart. */
export const visible = (tx: Tx, accountId: string, userId: string) =>
  visibleAnywhere(tx, accountId, userId).where("r.set_apart_at", "is", null);

/** What the reporter wrote and this person has not seen; nothing of what was closed because nobody can ever see it. */
export const UNREAD = sql<boolean>`(r.lost_told_at is null and coalesce(r.reporter_activity_at > coalesce(seen.read_at, '-infinity'), false))`;

/** The same with how far this person has seen each. */
const visibleWithReads = (tx: Tx, accountId: string, userId: string, from = visible) =>
  from(tx, accountId, userId).leftJoin("report_reads as seen", (on) =>
    on.onRef("seen.account_id", "=", "r.account_id").onRef("seen.report_id", "=", "r.id").on("seen.user_id", "=", userId),
  );

export type Line = Awaited<ReturnType<typeof listReports>>[number];

/** The place of a line in the list: its creation time in microseconds since 1970, which a `Date` would round, and its id. */
export type Place = { micros: number; id: string };

/** A page of the list, newest first; `after` is the place of the last line before it, `only` these reports' ids. */
export const listReports = (
  tx: Tx,
  accountId: string,
  userId: string,
  page: { limit: number; after: Place | null; only?: string[] | undefined },
) => {
  let query = visibleWithReads(tx, accountId, userId)
    .select(LINE)
    .select([UNREAD.as("unread"), holdsKey(userId).as("holds_key")])
    .select((select) => select.case().when("r.fast_key", "is", null).then(select.ref("r.sealed_key")).end().as("sealed_key"))
    .select(sql<number>`(extract(epoch from r.created_at) * 1000000)::bigint`.as("created_micros"));
  const { after, only } = page;
  if (only) query = query.where("r.id", "in", only);
  if (after)
    query = query.where(
      sql<boolean>`(r.created_at, r.id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)`,
    );
  return query.orderBy("r.created_at", "desc").orderBy("r.id", "desc").limit(page.limit).execute();
};

/** Nobody but its reporter moves what is set apart; a message's own moment may lie before it was, when it was stored behind it. */
const WROTE_SINCE = sql<boolean>`r.last_activity_at > r.set_apart_at`;

/** The lines of those that are set apart, first those whose reporters wrote since, then newest first. */
export const listApart = (tx: Tx, accountId: string, userId: string) =>
  visibleWithReads(tx, accountId, userId, visibleAnywhere)
    .select(LINE)
    .select([UNREAD.as("unread"), holdsKey(userId).as("holds_key")])
    .select((select) => select.case().when("r.fast_key", "is", null).then(select.ref("r.sealed_key")).end().as("sealed_key"))
    .select([HEARD_UNTIL.as("heard_until"), WROTE_SINCE.as("wrote_since")])
    .where(isApart)
    .orderBy(WROTE_SINCE, "desc")
    .orderBy("r.created_at", "desc")
    .orderBy("r.id", "desc")
    .limit(MAX_APART)
    .execute();

/** How many lines the list has, drills included; figures count none of those. */
export const countLines = async (tx: Tx, accountId: string, userId: string): Promise<number> =>
  (
    await visible(tx, accountId, userId)
      .select(sql<number>`count(*)::int`.as("count"))
      .executeTakeFirstOrThrow()
  ).count;

export const countReports = (tx: Tx, accountId: string, userId: string) =>
  visibleWithReads(tx, accountId, userId)
    .select([
      sql<number>`(count(*) filter (where not r.is_drill))::int`.as("total"),
      // What waits to be read is read, drill or not.
      sql<number>`(count(*) filter (where ${UNREAD}))::int`.as("unread"),
      sql<number>`(count(*) filter (where r.status = 'new' and not r.is_drill))::int`.as("new"),
      sql<number>`(count(*) filter (where r.status = 'in_progress' and not r.is_drill))::int`.as("inProgress"),
      sql<number>`(count(*) filter (where r.status in ('closed', 'resolved') and not r.is_drill))::int`.as("closed"),
    ])
    .executeTakeFirstOrThrow();

/** How a status came and went among the reports that the user may read, added up between the given moments. */
export async function statusShifts(
  tx: Tx,
  accountId: string,
  userId: string,
  moments: readonly Date[],
): Promise<{ place: number; status: string; shift: number }[]> {
  const mine = visible(tx, accountId, userId).select(["r.id", "r.created_at"]).where("r.is_drill", "=", false);
  const { rows } = await sql<{ place: number; status: string; shift: number }>`
    with mine as materialized (${mine}),
    shifts as (
      select m.created_at as at, 'new' as status, 1 as shift from mine m
      union all
      select c.at, side.status, side.shift from status_changes c join mine m on m.id = c.report_id
        cross join lateral (values (c.from_status, -1), (c.to_status, 1)) as side (status, shift)
        where c.account_id = ${accountId}
    )
    select width_bucket(at, ${moments}::timestamptz[]) as place, status, sum(shift)::int as shift from shifts group by 1, 2`.execute(tx);
  return rows;
}

export const insertStatusChanges = (
  tx: Tx,
  accountId: string,
  changes: { report_id: string; from_status: ReportStatus; to_status: ReportStatus; user_id: string }[],
) =>
  tx
    .insertInto("status_changes")
    .values(changes.map((change) => ({ ...change, account_id: accountId })))
    .execute();

/** A report that this user may read, whole. */
export const reportFor = async (tx: Tx, accountId: string, userId: string, id: string) =>
  (await reportsFor(tx, accountId, userId, [id])).at(0);

/** Those of these reports that this user may read, whole, with how far the user has seen each; with `visibleAnywhere` those set apart as well. */
export const reportsFor = (tx: Tx, accountId: string, userId: string, ids: string[], from = visible) =>
  visibleWithReads(tx, accountId, userId, from)
    .selectAll("r")
    .select([UNREAD.as("unread"), HEARD_UNTIL.as("heard_until"), holdsKey(userId).as("holds_key"), "seen.read_at"])
    .where("r.id", "in", ids)
    .orderBy("r.id")
    .execute();
export type ReadableReport = Awaited<ReturnType<typeof reportsFor>>[number];

/** Whether a report is a drill, which one person may delete. */
export const isDrill = async (tx: Tx, accountId: string, id: string): Promise<boolean> =>
  (await tx.selectFrom("reports").select("is_drill").where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst())
    ?.is_drill ?? false;

/** Those of these ids whose reports the user may read. */
export const readableIds = async (tx: Tx, accountId: string, userId: string, ids: string[], from = visible): Promise<Set<string>> => {
  const rows = ids.length > 0 ? await from(tx, accountId, userId).select("r.id").where("r.id", "in", ids).execute() : [];
  return new Set(rows.map((row) => row.id));
};

/** A report by its id, for those who have proved that it is theirs, and for jobs. */
export const reportById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("reports").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** Makes everybody else who wants to change these reports wait; always in one order, so that two who want several never wait for each other. */
export const lockReports = (tx: Tx, accountId: string, ids: string[]) =>
  tx
    .selectFrom("reports")
    .select("id")
    .where("account_id", "=", accountId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();

type Change = { status?: ReportStatus; assigned_to?: string | null };

export const changeReports = (tx: Tx, accountId: string, ids: string[], change: Change) =>
  tx
    .updateTable("reports")
    .set({ ...change, updated_at: sql`app_clock_timestamp()`, last_activity_at: sql`app_clock_timestamp()` })
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .execute();

export const changeReport = (tx: Tx, accountId: string, id: string, change: Change) => changeReports(tx, accountId, [id], change);

/** Puts a redacted body, and a title where it is given, in the place of the body of this hash; false where another one stands there by now. */
export async function replaceBody(
  tx: Tx,
  accountId: string,
  id: string,
  given: { replaces: Buffer; box: Buffer; title: Buffer | null; by: string; at: Date },
): Promise<boolean> {
  const title = given.title === null ? {} : { title: given.title };
  const result = await tx
    .updateTable("reports")
    .set({ body: given.box, ...title, body_redacted_by: given.by, body_redacted_at: given.at })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .where(sql<Buffer>`sha256(body)`, "=", given.replaces)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export const insertAssignmentChanges = (
  tx: Tx,
  accountId: string,
  changes: { report_id: string; from_user_id: string | null; to_user_id: string | null; user_id: string }[],
) =>
  tx
    .insertInto("assignment_changes")
    .values(changes.map((change) => ({ ...change, account_id: accountId })))
    .execute();

export const assignmentChangesOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("assignment_changes")
    .select(["user_id", "from_user_id", "to_user_id", "at"])
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId);

export const statusChangesOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("status_changes")
    .select(["user_id", "from_status", "to_status", "at"])
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId);

/**
 * Unassigns a person from every report that they handled, or every one of this department; resolves to those reports' ids. `by` is
 * who does it.
 */
export async function unassignAll(tx: Tx, accountId: string, userId: string, by: string, departmentId?: string): Promise<string[]> {
  const rows = await tx
    .updateTable("reports")
    .set({ assigned_to: null })
    .where("account_id", "=", accountId)
    .where("assigned_to", "=", userId)
    .$if(departmentId !== undefined, (query) => query.where("department_id", "=", departmentId!))
    .returning("id")
    .execute();
  const changes = rows.map(({ id }) => ({ account_id: accountId, report_id: id, from_user_id: userId, to_user_id: null, user_id: by }));
  if (changes.length > 0) await tx.insertInto("assignment_changes").values(changes).execute();
  return rows.map(({ id }) => id);
}

/** Keeps or forgets the sealed address for news. No activity: when a reporter comes by is no business of the office. */
export const setNotificationAddress = (tx: Tx, accountId: string, id: string, address: Buffer | null) =>
  tx.updateTable("reports").set({ notification_address: address }).where("account_id", "=", accountId).where("id", "=", id).execute();
