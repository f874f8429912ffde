import type { Measure, MeasureChange } from "@hz/contract/procedure";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changeReport, lockReports, measureView, readableReport } from "../reports/index.ts";
import { checkDay, checkResponsible } from "./add.ts";
import { measureById, updateMeasure } from "./store.ts";

/** Sets what is named of a measure and differs. Throws NOT_FOUND, ASSIGNEE_UNKNOWN or MEASURE_DAY_REFUSED. */
export function changeMeasure(
  ctx: Context,
  caller: UserCaller,
  { reportId, measureId }: { reportId: string; measureId: string },
  change: MeasureChange,
): Promise<Measure> {
  const { accountId, userId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    await lockReports(tx, accountId, [reportId]);
    const report = await readableReport(tx, caller, reportId);
    const row = await measureById(tx, accountId, measureId);
    if (row?.report_id !== reportId) throw new Failure("NOT_FOUND");
    const { state = row.state, day = row.day, userId: responsible = row.user_id } = change;
    if (state === row.state && day === row.day && responsible === row.user_id) return measureView(row);
    // Who answers for it can change without its day being said again.
    if (state !== row.state || day !== row.day) checkDay({ state, day }, ctx.now());
    if (responsible !== row.user_id) await checkResponsible(tx, accountId, report, responsible);
    const changed = await updateMeasure(tx, accountId, measureId, change, userId, ctx.now());
    await changeReport(tx, accountId, reportId, {});
    const details = { measure: changed.kind, state: changed.state };
    record(accountId, { actor: userId, action: "report.measure-changed", target: reportId, details });
    emit(accountId, { type: "procedure-changed", ref: reportId });
    return measureView(changed);
  });
}
