import type { AnswerKind } from "@hz/contract/reports/messages";
import type { Procedure } from "@hz/contract/procedure/procedure";
import { CloseDialog } from "../../reports/index.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import type { useReportChange } from "../use-report-change.ts";
import type { Act } from "./acts.ts";
import { MeasureDialog } from "./measure-dialog.tsx";
import { StepDialog } from "./step-dialog.tsx";
import { OtherWayDialog } from "./other-way-dialog.tsx";

type ProcedureDialogsProps = ReportViewProps & {
  /** What is being done; null for nothing. */
  act: Act | null;
  procedure: Procedure | undefined;
  change: ReturnType<typeof useReportChange>;
  /** Goes to write to the reporter instead. */
  onWrite: (kind: AnswerKind) => void;
  onClose: () => void;
};

/** The dialog of what somebody does about a procedure, where it has one. */
export function ProcedureDialogs({ act, report, open, procedure, change, onWrite, onClose }: ProcedureDialogsProps) {
  const own = useUser().id;
  const users = useUserNames();
  const shown = { report, open, onClose };
  if ((act === "scope" || act === "substance") && procedure) return <StepDialog key={act} {...shown} check={act} procedure={procedure} />;
  if (act === "measure") return <MeasureDialog {...shown} measure={null} />;
  if (act === "acknowledgedOtherWay") return <OtherWayDialog {...shown} step="acknowledged" />;
  if (act === "feedbackOtherWay") return <OtherWayDialog {...shown} step="feedback" />;
  if (act !== "close") return null;
  // What somebody else did while this was being filled in; the own end, whose answer was lost, comes again as it is.
  const end = procedure?.closed ?? null;
  const outcome = change.busy || (end?.by === own && !change.isEndRefused) ? null : (end?.outcome ?? null);
  return (
    <CloseDialog
      title={t("closeTitle")}
      text={t("closeText")}
      lacksFeedback={report.feedbackAt === null}
      unconfirmed={report.acknowledgedAt === null && report.feedbackAt === null ? [report] : []}
      months={report.retentionMonths}
      action={change.closing}
      ended={outcome && { name: (end?.by && users.get(end.by)) ?? t("changedSomebody"), outcome }}
      onFeedback={() => onWrite("feedback")}
      onAcknowledge={() => onWrite("acknowledgement")}
      onClose={onClose}
      onConfirm={(closure) => change.close(closure, outcome !== null, onClose)}
    />
  );
}
