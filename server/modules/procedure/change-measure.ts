import type { Measure, MeasureChange, MeasureValues } from "@hz/contract/procedure/procedure";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changeReport, lockReports, workableReport } from "../reports/index.ts";
import { checkDay, checkResponsible } from "./add.ts";
import { measureById, updateMeasure } from "./store.ts";
import { measureView } from "./view.ts";

/** What is one thing to whoever looks at it: a day is when it is planned for, or when it was taken. */
const TOGETHER = [["state", "day"], ["userId"]] as const;

/** Whether somebody else has set something in between; whoever wants what is there already changes nothing and is told nothing. */
const isOverlooked = (now: Required<MeasureValues>, from: MeasureValues, to: MeasureValues): boolean =>
  TOGETHER.some(
    (names) =>
      names.some((name) => to[name] !== undefined && to[name] !== now[name]) &&
      names.some((name) => from[name] !== undefined && from[name] !== now[name]),
  );

/** Sets what is named of a measure and differs. Throws NOT_FOUND, REPORT_CHANGED, ASSIGNEE_UNKNOWN or MEASURE_DAY_REFUSED. */
export function changeMeasure(
  ctx: Context,
  caller: UserCaller,
  { reportId, measureId }: { reportId: string; measureId: string },
  { from = {}, ...change }: MeasureChange,
): Promise<Measure> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, [reportId]);
    const report = await workableReport(tx, caller, reportId);
    const row = await measureById(tx, accountId, measureId);
    if (row?.report_id !== reportId) throw new Failure("NOT_FOUND");
    const was = measureView(row);
    const { state = was.state, day = was.day, userId: responsible = was.userId } = change;
    if (state === was.state && day === was.day && responsible === was.userId) return was;
    if (isOverlooked(was, from, change)) throw new Failure("REPORT_CHANGED");
    // Who answers for it can change without its day being said again.
    if (state !== was.state || day !== was.day) checkDay({ state, day }, ctx.now());
    if (responsible !== was.userId) await checkResponsible(tx, accountId, report, responsible);
    const changed = await updateMeasure(tx, accountId, measureId, change, userId, ctx.now());
    await changeReport(tx, accountId, reportId, {});
    const details = {
      measure: was.kind,
      measureId,
      state,
      ...(day !== was.day && { day }),
      ...(responsible !== was.userId && { user: responsible }),
    };
    record(accountId, { actor: userId, action: "report.measure-changed", target: reportId, details });
    emit(accountId, { type: "procedure-changed", ref: reportId });
    return measureView(changed);
  });
}
