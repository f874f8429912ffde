import type { DeletionRequest as Request } from "@hz/contract/reports/report-deletion";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { useReportGone } from "../use-report-gone.ts";

/** Who asked for the deletion, why, and what the reader may do about it. */
export function DeletionRequest({ report, request }: { report: Report; request: Request }) {
  const isOwn = useUser().id === request.requestedBy;
  const gone = useReportGone(report);
  const [asking, setAsking] = useState(false);
  const params = { id: report.id };
  const itself = queryKeys.reportItself(report.id);
  // What failed is said in a toast: the request may be gone with the reading that follows.
  const ending = useAction({
    run: () => call(reportRoutes.endDeletion, { params }),
    done: isOwn ? t("deletionWithdrawn") : t("deletionRefused"),
    failed: t("deletionEndFailed"),
    failsIn: "toast",
    touches: [itself],
  });
  const removal = useAction({
    run: () => call(reportRoutes.confirmDeletion, { params }),
    failed: t("deleteFailed"),
    failsIn: "toast",
    onDone: () => gone(),
    onFailed: () => {
      setAsking(false);
      void queryClient.invalidateQueries({ queryKey: itself });
    },
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
        {request.note && <p className="written">„{request.note}“</p>}
        {isOwn && <p>{t("deletionWaits")}</p>}
        <div className="mt-2 flex flex-wrap gap-2">
          {!isOwn && (
            <Button variant="danger" size="small" disabled={ending.busy} onClick={() => setAsking(true)}>
              {t("deletionConfirm")}
            </Button>
          )}
          <Button variant="quiet" size="small" busy={ending.busy} onClick={() => ending.run()}>
            {isOwn ? t("deletionWithdraw") : t("deletionRefuse")}
          </Button>
        </div>
      </Notice>
      {asking && (
        <ActionDialog
          title={t("deletionConfirmTitle", { number: String(report.number) })}
          text={t("deleteText")}
          confirmLabel={t("deletionConfirm")}
          destructive
          action={removal}
          onClose={() => setAsking(false)}
          onConfirm={removal.run}
        />
      )}
    </section>
  );
}
