import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KEY_LOST } from "@hz/contract/procedure/procedure-terms";
import { OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import { type Closure, type Report, reportRoutes } from "@hz/contract/reports/reports";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { updateRow } from "../../reports/index.ts";
import { t } from "../../shared/texts/texts.ts";

/** Takes a report that nobody can open any more and gives the dialog that closes it, with what its reporter is told. */
export function CloseLost({ report, onClose }: { report: Report; onClose: () => void }) {
  const { id, status, number } = report;
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => {
      const closure: Closure = { outcome: KEY_LOST, noFeedbackReason: report.feedbackAt === null ? KEY_LOST : null };
      return call(reportRoutes.update, { params: { id }, body: { status: "closed", closure, from: { status } } });
    },
    onSuccess: (row) => {
      updateRow(row);
      toast({ title: t("reportLostCloseDone"), description: `HZ-${number}` });
      onClose();
    },
    onError: (error) => sayFailure(t("reportLostCloseFailed"), error),
    // Refused, too: somebody else was faster, or holds a key by now, and the page says so.
    onSettled: () => {
      for (const queryKey of [queryKeys.report(id), queryKeys.counts]) void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("reportLostCloseTitle", { number: String(number) })}
      text={t("reportLostCloseText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("reportLostClose")}
      busy={closing.isPending}
      onConfirm={() => closing.mutate()}
    >
      <p className="text-sm text-muted">{t("reportLostCloseEnds", { outcome: OUTCOME_TEXTS[KEY_LOST] })}</p>
    </ConfirmDialog>
  );
}
