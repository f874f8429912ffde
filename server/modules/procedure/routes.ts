import { type Procedure, procedureRoutes } from "@hz/contract/procedure/procedure";
import type { Door } from "../../context.ts";
import { readableReport, type ReportRecord } from "../reports/index.ts";
import { addMeasure, addStep } from "./add.ts";
import { changeMeasure } from "./change-measure.ts";
import { measuresOf, stepsOf } from "./store.ts";
import { measureView, stepView } from "./view.ts";

/** What of the procedure stands in the report's own row. */
const ownView = (row: ReportRecord): Omit<Procedure, "steps" | "measures"> => ({
  receivedAt: row.received_at.toISOString(),
  acknowledged: row.acknowledged_at && { at: row.acknowledged_at.toISOString(), by: row.acknowledged_by },
  feedback: row.feedback_at && row.feedback_by ? { at: row.feedback_at.toISOString(), by: row.feedback_by } : null,
  closed: row.closed_at && {
    at: row.closed_at.toISOString(),
    by: row.closed_by,
    outcome: row.outcome,
    noFeedbackReason: row.no_feedback_reason,
  },
});

export function registerProcedureRoutes({ handle, ctx }: Door): void {
  // No reading of the report: it says nothing of what stands in it. The notes' words are read with the notes.
  handle(procedureRoutes.get, ({ caller, caller: { accountId }, params }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const report = await readableReport(tx, caller, params.id);
      const steps = (await stepsOf(tx, accountId, params.id).execute()).map(stepView);
      const measures = (await measuresOf(tx, accountId, params.id).execute()).map(measureView);
      return { ...ownView(report), steps, measures };
    }),
  );
  handle(procedureRoutes.addStep, ({ caller, params, body }) => addStep(ctx, caller, params.id, body));
  handle(procedureRoutes.addMeasure, ({ caller, params, body }) => addMeasure(ctx, caller, params.id, body));
  handle(procedureRoutes.changeMeasure, ({ caller, params, body }) =>
    changeMeasure(ctx, caller, { reportId: params.id, measureId: params.measureId }, body),
  );
}
