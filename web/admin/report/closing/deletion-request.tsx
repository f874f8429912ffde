import type { DeletionRequest as Request } from "@hz/contract/reports/report-deletion";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useReportGone } from "../use-report-gone.ts";

/** Takes a report whose deletion was asked for and gives who asked, why, and what the reader may do about it. */
export function DeletionRequest({ report, request }: { report: Report; request: Request }) {
  const isOwn = useUser().id === request.requestedBy;
  const client = useQueryClient();
  const gone = useReportGone(report);
  const [asking, setAsking] = useState(false);
  const params = { id: report.id };
  const readAgain = () => client.invalidateQueries({ queryKey: queryKeys.reportItself(report.id) });
  const fail = (otherwise: string) => (error: Error) => {
    toast({ title: t("errorTitle"), description: failureText(error, otherwise), variant: "destructive" });
    setAsking(false);
    void readAgain();
  };
  const ending = useMutation({
    mutationFn: () => call(reportRoutes.endDeletion, { params }),
    onSuccess: async () => {
      toast({ title: isOwn ? t("deletionWithdrawn") : t("deletionRefused") });
      await readAgain();
    },
    onError: fail(t("deletionEndFailed")),
  });
  const removal = useMutation({
    mutationFn: () => call(reportRoutes.confirmDeletion, { params }),
    onSuccess: () => gone(),
    onError: fail(t("deleteFailed")),
  });
  const sentence = t("deletionPending", {
    name: request.requestedByName,
    date: formatDateTime(request.requestedAt, "de"),
    reason: t(`deletionReason_${request.reason}`),
  });
  return (
    <section aria-label={t("deletionAsked")}>
      <Notice tone="accent">
        <p className="font-semibold">{sentence}</p>
        {request.note && <p className="whitespace-pre-wrap wrap-anywhere">„{request.note}“</p>}
        {isOwn && <p>{t("deletionWaits")}</p>}
        <div className="mt-2 flex flex-wrap gap-2">
          {!isOwn && (
            <Button variant="danger" size="small" disabled={ending.isPending} onClick={() => setAsking(true)}>
              {t("deletionConfirm")}
            </Button>
          )}
          <Button variant="quiet" size="small" busy={ending.isPending} onClick={() => ending.mutate()}>
            {isOwn ? t("deletionWithdraw") : t("deletionRefuse")}
          </Button>
        </div>
      </Notice>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("deletionConfirmTitle", { number: String(report.number) })}
        text={t("deleteText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("deletionConfirm")}
        destructive
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
      />
    </section>
  );
}
