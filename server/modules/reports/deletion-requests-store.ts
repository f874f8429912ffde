import type { DeletionReason } from "@hz/contract/reports/report-deletion";
import type { Tx } from "../../db/database.ts";

/** Keeps a request for deletion; answers false where there is one already. */
export async function insertDeletion(
  tx: Tx,
  accountId: string,
  reportId: string,
  request: { requestedBy: string; reason: DeletionReason; note: string; at: Date },
): Promise<boolean> {
  const { requestedBy, reason, note, at } = request;
  const result = await tx
    .insertInto("report_deletions")
    .values({ account_id: accountId, report_id: reportId, requested_by: requestedBy, reason, note, requested_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Whether the account's deletions need a second person, and the request for this report's, in one look. */
export const deletionStateOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("accounts as a")
    .leftJoin("report_deletions as x", (on) => on.onRef("x.account_id", "=", "a.account_id").on("x.report_id", "=", reportId))
    .leftJoin("users as u", (on) => on.onRef("u.account_id", "=", "x.account_id").onRef("u.id", "=", "x.requested_by"))
    .select(["a.two_person_deletion", "x.requested_by", "x.requested_at", "x.reason", "x.note", "u.full_name"])
    .where("a.account_id", "=", accountId)
    .executeTakeFirstOrThrow();
export type DeletionState = Awaited<ReturnType<typeof deletionStateOf>>;

/**
 * Removes the request for a report's deletion, whoever's or only this person's, and resolves to it; undefined where there is none,
 * or somebody was faster.
 */
export const removeDeletion = (tx: Tx, accountId: string, reportId: string, by?: string) =>
  tx
    .deleteFrom("report_deletions")
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .$if(by !== undefined, (query) => query.where("requested_by", "=", by!))
    .returning(["requested_by", "reason"])
    .executeTakeFirst();
