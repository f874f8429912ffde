import { useQuery } from "@tanstack/react-query";
import { holderRoutes, type ReportHolders } from "@hz/contract/reports/report-holders";
import { CLOSED_STATUSES, type Report } from "@hz/contract/reports/reports";
import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDateTime, formatDay } from "../../../i18n/dates.ts";
import { deletionDue } from "@hz/contract/procedure/deadlines";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { CloseLost } from "./close-lost.tsx";
import { DeleteDialog } from "./delete-report.tsx";
import { DeletionRequest } from "./deletion-request.tsx";
import type { ShownReport } from "../queries.ts";
import { ToReports } from "../to-reports.tsx";

/** The page of a report that did not open: damaged, waiting for whoever holds a key, or closed for good. */
export function ClosedReport({ report, reason }: { report: Report; reason: ShownReport["closed"] }) {
  if (reason === "no-key") return report.isLost ? <Lost report={report} /> : <Waiting report={report} />;
  return (
    <Card>
      <EmptyState whole icon={LockKeyhole} title={t("reportClosed")} text={t("reportClosedDamaged")} action={<ToReports />} />
    </Card>
  );
}

function Waiting({ report: { id } }: { report: Report }) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.holders(id),
    queryFn: ({ signal }) => call(holderRoutes.holders, { params: { id } }, signal),
  });
  return (
    <Card>
      <EmptyState whole icon={LockKeyhole} title={t("reportClosedWaits")} text={t("reportClosedWaitsText")} />
      <div className="mx-auto -mt-8 grid max-w-prose gap-3 px-6 pb-12 text-center">
        {isError && <p>{t("reportHoldersFailed")}</p>}
        {!data && !isError && <Skeleton className="mx-auto h-4 w-60 max-w-full" />}
        {data &&
          waysOf(data).map((way) => (
            <p key={way} className="wrap-anywhere">
              {way}
            </p>
          ))}
        <div className="mt-2">
          <ToReports />
        </div>
      </div>
    </Card>
  );
}

/** A sentence for each way to get the report open, by who still could. */
function waysOf({ people, later, inactive, invitations, hasEmergencyKey, hasGuest }: ReportHolders): string[] {
  const list = (names: readonly string[]) => new Intl.ListFormat("de", { type: "disjunction" }).format(names);
  const isOnly = people.length === 0 && later.length === 0;
  const ways = [
    people.length > 0 && t("reportHolders", { names: list(people) }),
    later.length > 0 && t("reportHoldersLater", { names: list(later) }),
    inactive.length > 0 && t(isOnly ? "reportHoldersOnlyInactive" : "reportHoldersInactive", { names: list(inactive) }),
    invitations.length > 0 && t("reportHoldersInvited", { names: list(invitations) }),
    hasEmergencyKey && t("reportHoldersEmergency"),
  ].filter((way) => way !== false);
  // Nothing else helps where that is gone.
  if (hasEmergencyKey && ways.length === 1) return [...ways, t("reportHoldersPrintout")];
  return ways.length === 0 && hasGuest ? [t("reportHoldersGuest")] : ways;
}

function Lost({ report }: { report: Report }) {
  const [asked, setAsked] = useState<"close" | "delete" | null>(null);
  const isOpen = !CLOSED_STATUSES.some((closed) => closed === report.status);
  const { closedAt, number, retentionMonths } = report;
  return (
    <article className="grid gap-5">
      {report.deletionRequest && <DeletionRequest report={report} request={report.deletionRequest} />}
      <Card>
        <EmptyState whole icon={LockKeyhole} title={t("reportLost")} text={`HZ-${number}`} />
        <div className="mx-auto -mt-8 grid max-w-prose gap-3 px-6 pb-12">
          <p>{t("reportLostText")}</p>
          <p className="text-sm text-muted">{t("received", { date: formatDateTime(report.receivedAt, "de") })}</p>
          {isOpen ? (
            <p>{t("reportLostOpen")}</p>
          ) : (
            closedAt !== null && (
              <p>
                {t("reportLostClosed", { date: formatDateTime(closedAt, "de") })}{" "}
                {t("reportLostKept", { day: formatDay(deletionDue(new Date(closedAt), retentionMonths).lastDay, "de") })}
              </p>
            )
          )}
          <div className="mt-2 flex flex-wrap gap-3">
            {isOpen && <Button onClick={() => setAsked("close")}>{t("reportLostClose")}</Button>}
            <ToReports quiet={isOpen} />
            {!report.deletionRequest && (
              <Button variant="quiet" className="text-danger!" onClick={() => setAsked("delete")}>
                {t(report.deletionNeedsTwo ? "deletionAsk" : "deleteAction")}
              </Button>
            )}
          </div>
        </div>
      </Card>
      {asked === "close" && <CloseLost report={report} onClose={() => setAsked(null)} />}
      {asked === "delete" && <DeleteDialog report={report} onClose={() => setAsked(null)} />}
    </article>
  );
}
