import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { handlersOf } from "../users/index.ts";

/** Whether nobody keeps this person out of the report; `reports` is how the statement calls the table. */
export const notRecused = (accountId: string, userId: string, reports: "r" | "reports") =>
  sql<boolean>`not exists (select 1 from recusals x where x.account_id = ${accountId}
    and x.report_id = ${sql.ref(`${reports}.id`)} and x.user_id = ${userId} and x.lifted_at is null)`;

/** Who has been kept out of a report, and who still is, oldest first. */
export const recusalsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx.selectFrom("recusals").selectAll().where("account_id", "=", accountId).where("report_id", "=", reportId).orderBy("at").orderBy("id");

/** Whether anybody is kept out of the report. */
export const hasRecusal = async (tx: Tx, accountId: string, reportId: string): Promise<boolean> =>
  (await recusalsOf(tx, accountId, reportId).execute()).some(({ lifted_at }) => lifted_at === null);

/** Whom the account's reports keep out, by the reports' ids. */
export async function recusedByReport(tx: Tx, accountId: string): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom("recusals")
    .select(["report_id", "user_id"])
    .where("account_id", "=", accountId)
    .where("lifted_at", "is", null)
    .execute();
  const byReport = Map.groupBy(rows, (row) => row.report_id);
  return new Map([...byReport].map(([id, list]) => [id, list.map((row) => row.user_id)]));
}

/** Those of these reports that the person is kept out of. */
export async function recusedIds(tx: Tx, accountId: string, userId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("recusals")
    .select("report_id")
    .where("account_id", "=", accountId)
    .where("user_id", "=", userId)
    .where("report_id", "in", ids)
    .where("lifted_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.report_id));
}

/**
 * Whether somebody who is kept out of report `r` may hear that there is one: not of a report about an office, whose people are kept
 * out of it without ever having seen it, unless they did.
 */
export const hearsThough = (accountId: string, userId: string) =>
  sql<boolean>`(coalesce(cardinality(r.concerns), 0) = 0 or exists (select from report_reads s
    where s.account_id = ${accountId} and s.report_id = r.id and s.user_id = ${userId}))`;

/** Whether this person is kept out of the report and may hear that there is one. */
export const hearsOfRecusal = async (tx: Tx, accountId: string, userId: string, id: string): Promise<boolean> =>
  (await tx
    .selectFrom("recusals as x")
    .innerJoin("reports as r", (on) => on.onRef("r.account_id", "=", "x.account_id").onRef("r.id", "=", "x.report_id"))
    .select("x.id")
    .where("x.account_id", "=", accountId)
    .where("x.user_id", "=", userId)
    .where("x.report_id", "=", id)
    .where("x.lifted_at", "is", null)
    .where(hearsThough(accountId, userId))
    .executeTakeFirst()) !== undefined;

/** Whether this person belonged to the department that transfer `t` took report `r` from, and was not kept out of it unseen. */
export const lostByTransfer = (accountId: string, userId: string) =>
  sql<boolean>`(exists (select from department_members m where m.account_id = ${accountId} and m.user_id = ${userId}
      and m.department_id = t.from_department_id and (m.added_at is null or m.added_at <= t.at))
    and (${hearsThough(accountId, userId)} or not exists (select from recusals x
      where x.account_id = ${accountId} and x.report_id = r.id and x.user_id = ${userId} and x.lifted_at is null)))`;

/** Whether a transfer took the report from this person, who could read it before. */
export const hasLeft = async (tx: Tx, accountId: string, reportId: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("transfers as t")
    .innerJoin("reports as r", (on) => on.onRef("r.account_id", "=", "t.account_id").onRef("r.id", "=", "t.report_id"))
    .select("t.id")
    .where("t.account_id", "=", accountId)
    .where("t.report_id", "=", reportId)
    .where(lostByTransfer(accountId, userId))
    .executeTakeFirst()) !== undefined;

/** Who handles a report: active people of its department with "Meldungen", without those who are kept out of it. */
export async function caseHandlers(tx: Tx, accountId: string, report: { id: string; department_id: string }) {
  const recused = (await recusalsOf(tx, accountId, report.id).execute()).filter((row) => row.lifted_at === null);
  const handlers = await handlersOf(tx, accountId, report.department_id);
  return handlers.filter(({ id }) => !recused.some((row) => row.user_id === id));
}
