import type { ChangeRefusal } from "@hz/contract/reports/desk";
import type { ReportRow, ReportStatus } from "@hz/contract/reports/reports";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { handlersOf } from "../users/index.ts";
import { closes, type End, endProcedures, lacksFeedback, namesLoss } from "./end-procedures.ts";
import { stepById } from "./procedure-store.ts";
import { withoutKey } from "./require-key.ts";
import { changeReports, insertAssignmentChanges, insertStatusChanges, lockReports, type ReadableReport, reportsFor } from "./store.ts";
import { recusedIds } from "./recusals-store.ts";
import { lostAmong } from "./lost.ts";
import { notifyOfLoss } from "./notify-reporter.ts";
import { reportRowView } from "./view.ts";

/** What is set; what is not named stays as it is. */
export type Change = { status?: ReportStatus | undefined; assignedTo?: string | null | undefined; closure?: End | undefined };
type Seen = Pick<Change, "status" | "assignedTo">;

/** Whether somebody else has set something in between; whoever wants what is there already changes nothing and is told nothing. */
function isOverlooked(now: Pick<ReadableReport, "status" | "assigned_to">, from: Seen | undefined, to: Seen): boolean {
  const differs = (seen: string | null | undefined, is: string | null, wanted: string | null | undefined) =>
    seen !== undefined && wanted !== undefined && seen !== is && wanted !== is;
  return differs(from?.status, now.status, to.status) || differs(from?.assignedTo, now.assigned_to, to.assignedTo);
}

/**
 * Whether somebody who saw a case open would close it in another way than it has been closed meanwhile. The same end of the
 * same person with the same note is their own, which comes again where its answer was lost.
 */
async function isEndedOtherwise(
  tx: Tx,
  { accountId, userId }: UserCaller,
  now: ReadableReport,
  from: Seen | undefined,
  { status, closure }: Change,
): Promise<boolean> {
  if (!closure || !closes({ status: from?.status ?? "new" }, status) || closes(now, status)) return false;
  const { outcome, noFeedbackReason, note } = closure;
  // A reason is kept only where there was no feedback.
  const isSameReason = now.no_feedback_reason === null || now.no_feedback_reason === noFeedbackReason;
  if (now.closed_by !== userId || now.outcome !== outcome || !isSameReason) return true;
  const step = note && (await stepById(tx, accountId, note.id));
  return note ? step?.report_id !== now.id || step.kind !== "closed" : false;
}

/** Keeps in the audit log what of a report's status and assignee is no longer what it was. */
function recordChange({ accountId, userId }: UserCaller, was: ReadableReport, now: Change) {
  const entry = { actor: userId, target: was.id };
  if (now.status !== undefined && now.status !== was.status)
    record(accountId, {
      ...entry,
      action: "report.changed",
      details: { from: was.status, to: now.status, ...(closes(was, now.status) && { outcome: now.closure!.outcome }) },
    });
  if (now.assignedTo !== undefined && now.assignedTo !== was.assigned_to)
    record(accountId, { ...entry, action: "report.assigned", details: { from: was.assigned_to, to: now.assignedTo } });
}

/** Those of these reports that this person may not be assigned. */
async function notFor(tx: Tx, accountId: string, assignee: string | null | undefined, reports: ReadableReport[]): Promise<Set<string>> {
  if (!assignee) return new Set();
  const without = new Set<string>();
  for (const departmentId of new Set(reports.map((report) => report.department_id)))
    if (!(await handlersOf(tx, accountId, departmentId)).some(({ id }) => id === assignee)) without.add(departmentId);
  const ids = reports.map(({ id }) => id);
  const recused = await recusedIds(tx, accountId, assignee, ids);
  return new Set(reports.filter((report) => without.has(report.department_id) || recused.has(report.id)).map(({ id }) => id));
}

/**
 * Sets status or assignee of reports, one or several, and names those that the caller may not change so, or that are no longer
 * as the caller has `seen` them. What closes an open one says how its procedure ended: throws CLOSURE_NEEDED without.
 */
export async function changeSeveral(
  ctx: Context,
  tx: Tx,
  caller: UserCaller,
  wanted: string[],
  change: Change,
  seen: ReadonlyMap<string, Seen> = new Map(),
): Promise<{ rows: ReportRow[]; refused: ChangeRefusal[] }> {
  const { accountId, userId } = caller;
  const ids = [...new Set(wanted)];
  await lockReports(tx, accountId, ids);
  const reports = await reportsFor(tx, accountId, userId, ids);
  const overlooked = new Set<string>();
  for (const report of reports) {
    const from = seen.get(report.id);
    if (isOverlooked(report, from, change) || (await isEndedOtherwise(tx, caller, report, from, change))) overlooked.add(report.id);
  }
  const closed = await withoutKey(tx, caller, reports);
  const unfit = await notFor(tx, accountId, change.assignedTo, reports);
  const { status, assignedTo, closure } = change;
  const lost = await lostAmong(
    tx,
    accountId,
    reports.filter((report) => closes(report, status)),
  );
  if (!closure && reports.some((report) => closes(report, status) && !overlooked.has(report.id)))
    throw new Failure("CLOSURE_NEEDED", ["closure"]);
  const known = new Map(reports.map((report) => [report.id, report]));
  const refused = ids.flatMap((id): ChangeRefusal[] => {
    const report = known.get(id);
    if (!report) return [{ id, code: "NOT_FOUND" }];
    if (closed.has(id)) return [{ id, code: "ACCESS_WAITING" }];
    if (overlooked.has(id)) return [{ id, code: "REPORT_CHANGED" }];
    if (unfit.has(id)) return [{ id, code: "ASSIGNEE_UNKNOWN" }];
    if (closes(report, status) && namesLoss(closure) && !lost.has(id)) return [{ id, code: "REPORT_OPENABLE" }];
    return closes(report, status) && lacksFeedback(report, closure) ? [{ id, code: "FEEDBACK_MISSING" }] : [];
  });
  const left = new Set(refused.map(({ id }) => id));
  const changed = reports.filter(({ id }) => !left.has(id));
  if (changed.length === 0) return { rows: [], refused };

  const changedIds = changed.map(({ id }) => id);
  await changeReports(tx, accountId, changedIds, {
    ...(status === undefined ? {} : { status }),
    ...(assignedTo === undefined ? {} : { assigned_to: assignedTo }),
  });
  const shifts = changed.flatMap((was) =>
    status === undefined || status === was.status
      ? []
      : [{ report_id: was.id, from_status: was.status, to_status: status, user_id: userId }],
  );
  if (shifts.length > 0) await insertStatusChanges(tx, accountId, shifts);
  await endProcedures(ctx, tx, caller, changed, change);
  await notifyOfLoss(
    ctx,
    tx,
    accountId,
    changed.filter(({ id }) => lost.has(id)),
  );
  const handovers = changed.flatMap((was) =>
    assignedTo === undefined || assignedTo === was.assigned_to
      ? []
      : [{ report_id: was.id, from_user_id: was.assigned_to, to_user_id: assignedTo, user_id: userId }],
  );
  if (handovers.length > 0) await insertAssignmentChanges(tx, accountId, handovers);
  for (const was of changed) {
    recordChange(caller, was, change);
    emit(accountId, { type: "report-changed", ref: was.id });
  }
  const rows = await reportsFor(tx, accountId, userId, changedIds);
  const stillLost = await lostAmong(tx, accountId, rows);
  return { rows: rows.map((row) => reportRowView(row, stillLost.has(row.id))), refused };
}
