import type { Report } from "@hz/contract/reports/reports";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useClosedBy } from "../closing/use-closed-by.ts";
import { useAcknowledgedBy } from "./use-acknowledged-by.ts";

/** Whether an answer, and whether a confirmation is being written. */
type DoneMeanwhileProps = { report: Report; isAnswering: boolean; isAcknowledging: boolean };

/** What a colleague has done with the case while somebody writes. */
export function DoneMeanwhile({ report, isAnswering, isAcknowledging }: DoneMeanwhileProps) {
  const closedBy = useClosedBy(report, isAnswering);
  const acknowledgedBy = useAcknowledgedBy(report.id, isAcknowledging);
  return (
    // Stays in place, so that it is announced when it fills.
    <div role="status" className="empty:hidden">
      {closedBy && <Notice tone="accent">{t("closedMeanwhile", { name: closedBy })}</Notice>}
      {acknowledgedBy && <Notice tone="accent">{t("acknowledgedMeanwhile", { name: acknowledgedBy })}</Notice>}
    </div>
  );
}
