import type { NoFeedbackReason, Outcome } from "@hz/contract/procedure/procedure-terms";
import type { Step } from "@hz/contract/procedure/procedure";
import { sql, type Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

export type StepRow = Selectable<Tables["procedure_steps"]>;
export type MeasureRow = Selectable<Tables["measures"]>;
type NewStepRow = Omit<StepRow, "account_id" | "kind"> & { kind: Step["kind"] };

export const insertSteps = (tx: Tx, accountId: string, steps: NewStepRow[]) =>
  tx
    .insertInto("procedure_steps")
    .values(steps.map((step) => ({ ...step, account_id: accountId })))
    .execute();

/** The steps of a report, oldest first. */
export const stepsOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("procedure_steps")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("at")
    .orderBy("id");

export const stepById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("procedure_steps").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

/** The measures of a report, in the order in which they were added. */
export const measuresOf = (tx: Tx, accountId: string, reportId: string) =>
  tx
    .selectFrom("measures")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("report_id", "=", reportId)
    .orderBy("created_at")
    .orderBy("id");

/** Keeps that the receipt of a report was confirmed; false where it already was. */
export async function insertAcknowledgement(tx: Tx, accountId: string, reportId: string, by: string, at: Date): Promise<boolean> {
  const result = await tx
    .updateTable("reports")
    .set({ acknowledged_at: at, acknowledged_by: by })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where("acknowledged_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Keeps when feedback was first given, and by whom: what is documented later may have been said earlier. Why a closed
 * procedure had none holds no longer then; that it was closed stays among its steps.
 */
export const insertFeedback = (tx: Tx, accountId: string, reportId: string, by: string, at: Date) =>
  tx
    .updateTable("reports")
    .set({ feedback_at: at, feedback_by: by, no_feedback_reason: null })
    .where("account_id", "=", accountId)
    .where("id", "=", reportId)
    .where((eb) => eb.or([eb("feedback_at", "is", null), eb("feedback_at", ">", at)]))
    .execute();

/** Keeps how these reports' procedures ended; a reason why there is no feedback only where there is none. */
export const insertClosures = (
  tx: Tx,
  accountId: string,
  ids: string[],
  end: { outcome: Outcome; noFeedbackReason: NoFeedbackReason | null; by: string; at: Date },
) =>
  tx
    .updateTable("reports")
    .set({
      closed_at: end.at,
      closed_by: end.by,
      outcome: end.outcome,
      no_feedback_reason: sql<NoFeedbackReason | null>`case when feedback_at is null then ${end.noFeedbackReason}::text end`,
    })
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .execute();

/** Keeps when the service put down for the reporter that the office can no longer open the report. */
export const saveLossNotified = (tx: Tx, accountId: string, id: string, at: Date) =>
  tx.updateTable("reports").set({ lost_told_at: at }).where("account_id", "=", accountId).where("id", "=", id).execute();

/** Undoes the end of these reports' procedures. */
export const clearClosures = (tx: Tx, accountId: string, ids: string[]) =>
  tx
    .updateTable("reports")
    .set({ closed_at: null, closed_by: null, outcome: null, no_feedback_reason: null, lost_told_at: null })
    .where("account_id", "=", accountId)
    .where("id", "in", ids)
    .execute();
