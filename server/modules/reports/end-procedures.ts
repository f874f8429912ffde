import { CLOSED_STATUSES, type Closure, type ReportStatus } from "@hz/contract/reports/reports";
import { KEY_LOST } from "@hz/contract/procedure/procedure-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { newId } from "../../db/new-id.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { insertNoteOnce, type SealedNote } from "./notes.ts";
import { clearClosures, insertSteps, insertClosures } from "./procedure-store.ts";
import type { ReadableReport } from "./store.ts";

/** How procedures end. A note belongs to one report, and has the id of its step. */
export type End = Closure & { note?: SealedNote | null };

const isClosed = (status: string) => CLOSED_STATUSES.some((closed) => closed === status);

/** Whether this status ends the procedure of a report that is open. */
export const closes = (was: Pick<ReadableReport, "status">, status: ReportStatus | undefined) =>
  status !== undefined && isClosed(status) && !isClosed(was.status);

const reopens = (was: Pick<ReadableReport, "status">, status: ReportStatus | undefined) =>
  status !== undefined && !isClosed(status) && isClosed(was.status);

/** Whether a report may not be closed yet: § 17 (2) HinSchG wants feedback, or a reason why there is none. */
export const lacksFeedback = (report: Pick<ReadableReport, "feedback_at">, end: End | undefined) =>
  report.feedback_at === null && (end?.noFeedbackReason ?? null) === null;

/** Whether this end, or its reason for giving no feedback, is that nobody can open the report any more. */
export const namesLoss = (end: End | undefined) => end?.outcome === KEY_LOST || end?.noFeedbackReason === KEY_LOST;

/** Keeps the end of the procedures that this status ends, and takes it back where it opens them again. */
export async function endProcedures(
  ctx: Context,
  tx: Tx,
  { accountId, userId }: UserCaller,
  reports: ReadableReport[],
  { status, closure }: { status?: ReportStatus | undefined; closure?: End | undefined },
): Promise<void> {
  const step = (reportId: string, id = newId()) => ({ id, report_id: reportId, user_id: userId, at: ctx.now() });
  const closing = reports.filter((was) => closes(was, status)).map(({ id }) => id);
  if (closing.length > 0 && closure) {
    const { outcome, noFeedbackReason, note } = closure;
    await insertClosures(tx, accountId, closing, { outcome, noFeedbackReason, by: userId, at: ctx.now() });
    const steps = closing.map((id) => ({ ...step(id, note?.id), kind: "closed" as const, result: outcome }));
    try {
      await insertSteps(tx, accountId, steps);
      if (note) await insertNoteOnce(tx, { accountId, reportId: closing[0]!, userId }, note, "closure");
    } catch (error) {
      throw isUniqueViolation(error) ? new Failure("MESSAGE_CONFLICT") : error;
    }
  }
  const opening = reports.filter((was) => reopens(was, status)).map(({ id }) => id);
  if (opening.length === 0) return;
  await clearClosures(tx, accountId, opening);
  await insertSteps(
    tx,
    accountId,
    opening.map((id) => ({ ...step(id), kind: "reopened" as const, result: null })),
  );
}
