import { paths } from "@hz/contract/paths";
import type { Report } from "@hz/contract/reports";
import { Link } from "react-router";
import type { OpenReport } from "../../vault/open-report.ts";
import { t } from "../texts.ts";
import { DeletionRequest } from "./deletion-request.tsx";
import { ReportContentCard } from "./report-content.tsx";
import { ReportRail } from "./report-rail.tsx";
import { ReportTalk } from "./report-talk.tsx";

export type ReportViewProps = { report: Report; open: OpenReport };

/** Takes a report with its open form and gives the case page: content and talk at the left, the rail at the right. */
export function ReportView({ report, open }: ReportViewProps) {
  return (
    <article className="grid gap-5">
      <div className="grid gap-1">
        <nav aria-label={t("breadcrumb")} className="text-sm text-muted">
          <Link to={paths.reports} className="text-muted hover:text-ink">
            {t("reports")}
          </Link>{" "}
          <span aria-hidden="true">›</span> HZ-{report.number}
        </nav>
        <h1 className="text-2xl wrap-anywhere sm:text-3xl">{open.title ?? t("titleClosed")}</h1>
      </div>
      {report.deletionRequest && <DeletionRequest report={report} request={report.deletionRequest} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <ReportContentCard report={report} open={open} />
        {/* Between content and talk on a phone, beside both where there is room; its own end stays within reach beside a long talk. */}
        <aside className="lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[@media(min-height:46rem)]:sticky lg:[@media(min-height:46rem)]:-m-1 lg:[@media(min-height:46rem)]:max-h-[calc(100dvh-6rem)] lg:[@media(min-height:46rem)]:overflow-y-auto lg:[@media(min-height:46rem)]:p-1">
          <ReportRail report={report} open={open} />
        </aside>
        <ReportTalk report={report} open={open} />
      </div>
    </article>
  );
}
