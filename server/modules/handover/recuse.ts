import type { LiftReason } from "@hz/contract/procedure/handover-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import {
  caseHandlers,
  changeReport,
  requireKey,
  endDeletion,
  insertAssignmentChanges,
  lockReports,
  readableReport,
  recusalsOf,
  stillReadable,
  workableReport,
} from "../reports/index.ts";
import { dropConfirmation } from "../retention/index.ts";
import { insertRecusal, liftRecusal, possibleReaders, recusalById } from "./store.ts";

type Report = Awaited<ReturnType<typeof readableReport>>;

/** Refuses to keep out who does not handle the report, and the last one who can read it. */
async function refuseLast(tx: Tx, accountId: string, report: Report, userId: string): Promise<void> {
  if (!(await caseHandlers(tx, accountId, report)).some(({ id }) => id === userId)) throw new Failure("INVALID_INPUT", ["userId"]);
  const readers = (await possibleReaders(tx, accountId, report.id)).filter(
    (reader) => reader.departmentId === report.department_id && reader.epoch === report.epoch,
  );
  if (!readers.some((reader) => reader.userId !== userId)) throw new Failure("LAST_HANDLER");
}

/** The report is no longer this person's to handle; who handles it is what the reporter's page shows. */
async function unassign(tx: Tx, accountId: string, report: Report, userId: string, by: string): Promise<void> {
  const isTheirs = report.assigned_to === userId;
  await changeReport(tx, accountId, report.id, isTheirs ? { assigned_to: null } : {});
  if (!isTheirs) return;
  await insertAssignmentChanges(tx, accountId, [{ report_id: report.id, from_user_id: userId, to_user_id: null, user_id: by }]);
  emit(accountId, { type: "report-changed", ref: report.id });
}

/**
 * Keeps a person out of a report from now on: oneself, or a colleague by whoever manages users. Nothing of it is given to
 * them any more. Of the last two who declare it at once, one is told LAST_HANDLER. The same may come again.
 */
export function recuse(ctx: Context, caller: UserCaller, reportId: string, { id, userId }: { id: string; userId: string }): Promise<void> {
  const { accountId } = caller;
  const isOwn = userId === caller.userId;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, [reportId]);
    const earlier = await recusalById(tx, accountId, id);
    if (earlier && (earlier.report_id !== reportId || earlier.user_id !== userId)) throw new Failure("MESSAGE_CONFLICT");
    // Whoever has kept themselves out hears that it is done, although the report is closed to them now.
    if (earlier?.by_user_id === caller.userId) return;
    const report = await stillReadable(tx, caller, reportId);
    if (earlier) return;
    if (!isOwn && !caller.permissions.includes("Benutzer und Abteilungen")) throw new Failure("FORBIDDEN");
    // Whoever waits for the key may say that they are biased, and shuts out nobody who reads.
    if (!isOwn) await requireKey(tx, caller, report);
    const isOut = (await recusalsOf(tx, accountId, reportId).execute()).some((row) => row.user_id === userId && row.lifted_at === null);
    if (isOut) return;
    await refuseLast(tx, accountId, report, userId);
    await insertRecusal(tx, accountId, { id, report_id: reportId, user_id: userId, by_user_id: caller.userId, at: ctx.now() });
    await unassign(tx, accountId, report, userId, caller.userId);
    // Whoever is biased has neither agreed to a deletion nor asked for one.
    await dropConfirmation(tx, accountId, reportId, userId);
    await endDeletion(tx, caller, reportId, userId);
    record(accountId, { actor: caller.userId, action: "report.recused", target: reportId, details: { user: userId, own: isOwn } });
    emit(accountId, { type: "report-moved", ref: reportId });
  });
}

/** Lets a person who was kept out read the report again. They themselves cannot: to them there is no such report. */
export function lift(
  ctx: Context,
  caller: UserCaller,
  { reportId, recusalId }: { reportId: string; recusalId: string },
  reason: LiftReason,
): Promise<void> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, [reportId]);
    await workableReport(tx, caller, reportId);
    const recusal = await recusalById(tx, accountId, recusalId);
    if (recusal?.report_id !== reportId) throw new Failure("NOT_FOUND");
    if (recusal.lifted_at) return;
    await liftRecusal(tx, accountId, recusalId, { by: userId, at: ctx.now(), reason });
    await changeReport(tx, accountId, reportId, {});
    const details = { user: recusal.user_id, reason };
    record(accountId, { actor: userId, action: "report.recusal-lifted", target: reportId, details });
    emit(accountId, { type: "report-moved", ref: reportId });
  });
}
