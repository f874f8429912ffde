import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { reportsFor, visible } from "./store.ts";

/** The reporter has sent this message: from its moment on the report is unread for everybody who has not seen it. What stands apart stays there until a browser has opened this. */
export const saveReporterActivity = (tx: Tx, accountId: string, reportId: string, messageId: string) =>
  sql`
    update reports r set reporter_activity_at = m.created_at from messages m
    where r.account_id = ${accountId} and r.id = ${reportId} and m.account_id = r.account_id and m.report_id = r.id and m.id = ${messageId}`.execute(
    tx,
  );

/** The reporter of an anonymous report has told who they are, in this message; the first time counts. */
export const saveIdentityRevealed = (tx: Tx, accountId: string, reportId: string, messageId: string) =>
  sql`
    update reports r set identity_revealed_at = m.created_at from messages m
    where r.account_id = ${accountId} and r.id = ${reportId} and r.report_type = 'anonymous' and r.identity_revealed_at is null
      and m.account_id = r.account_id and m.report_id = r.id and m.id = ${messageId}`.execute(tx);

/**
 * Keeps that a person has seen a report up to a message of the reporter, or, where none is named, the report itself. Never
 * goes back. Tells whether that is news.
 */
export async function saveRead(
  tx: Tx,
  accountId: string,
  { reportId, userId, messageId }: { reportId: string; userId: string; messageId: string | null },
): Promise<boolean> {
  const seen =
    messageId === null
      ? sql`select created_at from reports where account_id = ${accountId} and id = ${reportId}`
      : sql`select created_at from messages
          where account_id = ${accountId} and report_id = ${reportId} and id = ${messageId} and is_from_reporter`;
  const result = await sql`
    insert into report_reads (account_id, report_id, user_id, read_at)
    select ${accountId}, ${reportId}, ${userId}, seen.created_at from (${seen}) seen
    on conflict (account_id, report_id, user_id) do update set read_at = excluded.read_at
      where report_reads.read_at < excluded.read_at`.execute(tx);
  return Number(result.numAffectedRows ?? 0n) > 0;
}

/** When the newest of what anybody of the office has seen of this report was sent; null while nobody has. */
export async function readByOffice(tx: Tx, accountId: string, reportId: string): Promise<Date | null> {
  const { until } = await tx
    .selectFrom("report_reads")
    .select((read) => read.fn.max("read_at").as("until"))
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .executeTakeFirstOrThrow();
  return until;
}

/** How many bytes the sealed texts of these reports are, of those that the user may read. */
export const textSizes = (tx: Tx, accountId: string, userId: string, ids: string[], from = visible) =>
  from(tx, accountId, userId)
    .select("r.id")
    .select(
      sql<number>`(octet_length(r.body) + coalesce((select sum(octet_length(m.box)) from messages m
        where m.account_id = r.account_id and m.report_id = r.id), 0))::int`.as("bytes"),
    )
    .where("r.id", "in", ids)
    .orderBy("r.id")
    .execute();

/** These reports, as far as the user may read them, each with the boxes of its messages. */
export async function textsOf(tx: Tx, accountId: string, userId: string, ids: string[], from = visible) {
  const reports = await reportsFor(tx, accountId, userId, ids, from);
  const messages = await tx
    .selectFrom("messages")
    .select(["id", "report_id", "is_from_reporter", "box", "redacted_by", "redacted_at"])
    .where("account_id", "=", accountId)
    .where(
      "report_id",
      "in",
      reports.map(({ id }) => id),
    )
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const byReport = Map.groupBy(messages, (message) => message.report_id);
  return reports.map((report) => ({ report, messages: byReport.get(report.id) ?? [] }));
}

/** Whether the report's channel takes files, and whether anybody of the office has read the report; undefined where there is none. */
export const takesFiles = (tx: Tx, accountId: string, id: string) =>
  tx
    .selectFrom("reports as r")
    .innerJoin("channels as c", (on) => on.onRef("c.account_id", "=", "r.account_id").onRef("c.id", "=", "r.channel_id"))
    .select(sql<boolean>`(c.settings ->> 'allowFiles')::boolean`.as("allowed"))
    .select(
      sql<boolean>`(r.way <> 'portal' or exists (select from report_reads s where s.account_id = r.account_id and s.report_id = r.id)
        or exists (select from messages m where m.account_id = r.account_id and m.report_id = r.id and not m.is_from_reporter))`.as(
        "isKnown",
      ),
    )
    .where("r.account_id", "=", accountId)
    .where("r.id", "=", id)
    .executeTakeFirst();
