import { canBeDay, type Measure, type NewMeasure, type NewStep, type Step } from "@hz/contract/procedure/procedure";
import { receiptProblem } from "@hz/contract/reports/entry-terms";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { isUniqueViolation } from "../../db/violations.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import {
  caseHandlers,
  changeReport,
  insertSteps,
  insertNoteOnce,
  lockReports,
  noteById,
  workableReport,
  type ReportRecord,
  sealedNote,
  stepById,
} from "../reports/index.ts";
import { insertAcknowledgement, insertFeedback, insertMeasure, measureById } from "./store.ts";
import { measureView, stepView } from "./view.ts";

type Place = { id: string; department_id: string };

/** Throws ASSIGNEE_UNKNOWN for whoever may not read the report. */
export async function checkResponsible(tx: Tx, accountId: string, report: Place, userId: string): Promise<void> {
  if (!(await caseHandlers(tx, accountId, report)).some(({ id }) => id === userId)) throw new Failure("ASSIGNEE_UNKNOWN", ["userId"]);
}

/** Throws MEASURE_DAY_REFUSED for what is said to have been taken on a day to come. */
export function checkDay(measure: { state: string; day: string }, now: Date): void {
  if (!canBeDay(measure, now)) throw new Failure("MEASURE_DAY_REFUSED", ["day"]);
}

/**
 * Adds one thing to a report's procedure, with its sealed note where it has one, in one transaction. What is `earlier` under
 * the id is answered again where it is the `same`, and MESSAGE_CONFLICT otherwise.
 */
async function addOnce<Row extends { report_id: string }>(
  ctx: Context,
  caller: UserCaller,
  reportId: string,
  input: NewStep | NewMeasure,
  work: {
    note: "step" | "measure";
    earlier: (tx: Tx) => Promise<Row | undefined>;
    same: (row: Row) => boolean;
    add: (tx: Tx, report: ReportRecord) => Promise<Row>;
  },
): Promise<Row> {
  const { accountId, userId } = caller;
  const note = input.note && sealedNote(input.note);
  const once = () =>
    ctx.db.tenant(accountId, async (tx) => {
      await lockReports(tx, accountId, [reportId]);
      const report = await workableReport(tx, caller, reportId);
      const earlier = await work.earlier(tx);
      if (earlier) {
        const stored = await noteById(tx, accountId, input.id);
        const isSame = note === null ? !stored : stored?.box.equals(note.box);
        if (earlier.report_id !== reportId || !isSame || !work.same(earlier)) throw new Failure("MESSAGE_CONFLICT");
        return earlier;
      }
      const row = await work.add(tx, report);
      if (note) await insertNoteOnce(tx, { accountId, reportId, userId }, note, work.note);
      await changeReport(tx, accountId, reportId, {});
      emit(accountId, { type: "procedure-changed", ref: reportId });
      return row;
    });
  // The report's lock lets two of the same follow each other: what stands under this id belongs to something else.
  const conflict = (error: unknown) => {
    throw isUniqueViolation(error) ? new Failure("MESSAGE_CONFLICT") : error;
  };
  return once().catch(conflict);
}

/** Keeps that the reporter was told by another way than a message; between the receipt and now, or it is INVALID_INPUT. */
async function insertOtherWayStep(ctx: Context, tx: Tx, report: ReportRecord, by: string, input: NewStep & { at: string }): Promise<void> {
  const { account_id: accountId, id } = report;
  const at = new Date(input.at);
  // People state minutes.
  const isBefore = at.getTime() < report.received_at.getTime() - 60_000;
  if (isBefore || receiptProblem(at, ctx.now())) throw new Failure("INVALID_INPUT", ["at"]);
  if (input.kind === "feedback") await insertFeedback(tx, accountId, id, by, at);
  else if (!(await insertAcknowledgement(tx, accountId, id, by, at))) throw new Failure("ALREADY_ACKNOWLEDGED");
  emit(accountId, { type: "report-changed", ref: id });
}

const STEP_ACTIONS = {
  scope: "report.scope-checked",
  substance: "report.substance-checked",
  acknowledged: "report.acknowledged",
  feedback: "report.feedback-given",
} as const;

/**
 * Keeps that the scope or the substance of a report was checked, and what was found, or that its reporter was told by
 * another way than a message. The same step may come again. Throws ALREADY_ACKNOWLEDGED.
 */
export async function addStep(ctx: Context, caller: UserCaller, reportId: string, input: NewStep): Promise<Step> {
  const { accountId, userId } = caller;
  const { id, kind, result } = input;
  const at = "at" in input ? new Date(input.at) : ctx.now();
  const row = await addOnce(ctx, caller, reportId, input, {
    note: "step",
    earlier: (tx) => stepById(tx, accountId, id),
    same: (there) => there.kind === kind && there.result === result && (!("at" in input) || there.at.getTime() === at.getTime()),
    add: async (tx, report) => {
      if ("at" in input) await insertOtherWayStep(ctx, tx, report, userId, input);
      const step = { id, report_id: reportId, kind, result, user_id: userId, at };
      await insertSteps(tx, accountId, [step]);
      const details = { ["at" in input ? "way" : "result"]: result };
      record(accountId, { actor: userId, action: STEP_ACTIONS[kind], target: reportId, details });
      return { ...step, account_id: accountId };
    },
  });
  return stepView(row);
}

/** Adds a follow-up measure. The same one may come again, also after it was changed. Throws ASSIGNEE_UNKNOWN or MEASURE_DAY_REFUSED. */
export async function addMeasure(ctx: Context, caller: UserCaller, reportId: string, input: NewMeasure): Promise<Measure> {
  const { accountId, userId } = caller;
  const { id, kind, state } = input;
  const row = await addOnce(ctx, caller, reportId, input, {
    note: "measure",
    earlier: (tx) => measureById(tx, accountId, id),
    same: (there) => there.kind === kind,
    add: async (tx, report) => {
      checkDay(input, ctx.now());
      await checkResponsible(tx, accountId, report, input.userId);
      const details = { measure: kind, measureId: id, state };
      record(accountId, { actor: userId, action: "report.measure-added", target: reportId, details });
      return insertMeasure(tx, accountId, { ...input, reportId, by: userId, at: ctx.now() });
    },
  });
  return measureView(row);
}
