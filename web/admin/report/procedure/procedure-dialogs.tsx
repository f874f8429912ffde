import type { Procedure } from "@hz/contract/procedure";
import { CloseDialog } from "../../reports/close-dialog.tsx";
import { t } from "../../texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import type { useReportChange } from "../use-report-change.ts";
import type { Act } from "./acts.ts";
import { MeasureDialog } from "./measure-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { ToldDialog } from "./told-dialog.tsx";

type ProcedureDialogsProps = ReportViewProps & {
  /** What is being done; null for nothing. */
  act: Act | null;
  procedure: Procedure | undefined;
  change: ReturnType<typeof useReportChange>;
  onFeedback: () => void;
  onClose: () => void;
};

/** Takes what somebody does about a procedure and gives the dialog of it, where it has one. */
export function ProcedureDialogs({ act, report, open, procedure, change, onFeedback, onClose }: ProcedureDialogsProps) {
  const shown = { report, open, onClose };
  if ((act === "scope" || act === "substance") && procedure) return <StepDialog key={act} {...shown} check={act} procedure={procedure} />;
  if (act === "measure") return <MeasureDialog {...shown} measure={null} />;
  if (act === "toldAcknowledged") return <ToldDialog {...shown} told="acknowledged" />;
  if (act === "toldFeedback") return <ToldDialog {...shown} told="feedback" />;
  if (act !== "close") return null;
  return (
    <CloseDialog
      title={t("closeTitle")}
      text={t("closeText")}
      lacksFeedback={report.feedbackAt === null}
      months={report.retentionMonths}
      busy={change.busy}
      onFeedback={onFeedback}
      onClose={onClose}
      onConfirm={(closure) => change.setStatus("closed", closure, onClose)}
    />
  );
}
