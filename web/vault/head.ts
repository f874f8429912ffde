import type { ReportRow } from "@hz/contract/reports";
import { fromBase64Url, type ReportHead } from "@hz/crypto";

/** Takes the account and a report as it travels and gives the head that every box of it is bound to. */
export function headOf(accountId: string, report: Pick<ReportRow, "id" | "departmentId" | "epoch" | "rkId" | "reporterPk">): ReportHead {
  const { id: reportId, departmentId, epoch } = report;
  return { accountId, departmentId, epoch, reportId, rkId: fromBase64Url(report.rkId), reporterPk: fromBase64Url(report.reporterPk) };
}
