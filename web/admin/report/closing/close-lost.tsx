import { KEY_LOST } from "@hz/contract/procedure/procedure-terms";
import { OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { type Closure, type Report, reportRoutes } from "@hz/contract/reports/reports";
import { call } from "../../../api/client.ts";
import { updateRow } from "../../reports/index.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** Closes a report that nobody can open any more, and says what its reporter is told. */
export function CloseLost({ report, onClose }: { report: Report; onClose: () => void }) {
  const { id, status, number } = report;
  const closing = useAction({
    run: () => {
      const closure: Closure = { outcome: KEY_LOST, noFeedbackReason: report.feedbackAt === null ? KEY_LOST : null };
      return call(reportRoutes.update, { params: { id }, body: { status: "closed", closure, from: { status } } });
    },
    done: { title: t("reportLostCloseDone"), description: `HZ-${number}` },
    failed: t("reportLostCloseFailed"),
    // Refused, too: somebody else was faster, or holds a key by now, and the page says so.
    touches: [queryKeys.report(id), queryKeys.counts],
    onDone: (row) => {
      updateRow(row);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t("reportLostCloseTitle", { number: String(number) })}
      text={t("reportLostCloseText")}
      confirmLabel={t("reportLostClose")}
      action={closing}
      onClose={onClose}
      onConfirm={closing.run}
    >
      <p className="text-sm text-muted">{t("reportLostCloseEnds", { outcome: OUTCOME_TEXTS[KEY_LOST] })}</p>
    </ActionDialog>
  );
}
