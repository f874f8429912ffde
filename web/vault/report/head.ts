import type { ReportRow } from "@hz/contract/reports/reports";
import { fromBase64Url, type ReportHead } from "@hz/crypto";

/** The head that a report's texts, files and messages are bound to for ever. */
export function headOf(accountId: string, report: Pick<ReportRow, "id" | "departmentId" | "epoch" | "rkId" | "reporterPk">): ReportHead {
  const { id: reportId, departmentId, epoch } = report;
  return { accountId, departmentId, epoch, reportId, rkId: fromBase64Url(report.rkId), reporterPk: fromBase64Url(report.reporterPk) };
}

/** The same with the department and epoch that the report's keys are sealed to now: what their boxes are bound to. */
export function sealedHeadOf(accountId: string, report: Pick<ReportRow, "id" | "sealedTo" | "rkId" | "reporterPk">): ReportHead {
  return headOf(accountId, { ...report, ...report.sealedTo });
}
