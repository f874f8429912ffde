import type { NoFeedbackReason, Outcome } from "@hz/contract/procedure/procedure-terms";
import type { Step } from "@hz/contract/procedure/procedure";
import { sql, type Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";

type NewStepRow = Omit<Selectable<Tables["procedure_steps"]>, "account_id" | "kind"> & { kind: Step["kind"] };

export const insertSteps = (tx: Tx, accountId: string, steps: NewStepRow[]) =>
  tx
    .insertInto("procedure_steps")
    .values(steps.map((step) => ({ ...step, account_id: accountId })))
    .execute();

export const stepById = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("procedure_steps").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

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
