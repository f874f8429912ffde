import { paths } from "@hz/contract/paths";
import type { Report } from "@hz/contract/reports/reports";
import { useState } from "react";
import { Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import type { OpenReport } from "../../vault/report/open-report.ts";
import { t } from "../shared/texts/texts.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { DeletionRequest } from "./closing/deletion-request.tsx";
import type { Act } from "./procedure/acts.ts";
import { MeetingCard } from "./meeting/meeting-card.tsx";
import { Measures } from "./procedure/measures.tsx";
import { ProcedureCard } from "./procedure/procedure-card.tsx";
import { ProcedureDialogs } from "./procedure/procedure-dialogs.tsx";
import { useProcedure } from "./procedure/use-procedure.ts";
import { RecordCard } from "./record/record-card.tsx";
import { ReportContentCard } from "./content/report-content.tsx";
import { ReportRail } from "./report-rail.tsx";
import { ReportTalk } from "./report-talk.tsx";
import { Translated } from "./translation/translated.tsx";
import { TranslationProvider } from "./translation/translation.tsx";
import { useAnswerKind } from "./answer/use-answer-kind.ts";
import { useReportChange } from "./use-report-change.ts";

export type ReportViewProps = { report: Report; open: OpenReport };

/** The case page: content and talk at the left, the rail at the right. */
export function ReportView({ report, open }: ReportViewProps) {
  const change = useReportChange(report, open);
  const procedure = useProcedure(report.id);
  const { begin } = useAnswerKind();
  const [act, setAct] = useState<Act | null>(null);
  const start = (next: Act) => {
    if (next === "acknowledge") return begin("acknowledgement");
    if (next === "feedback") return begin("feedback");
    change.remember();
    if (next === "reopen") return change.setStatus("in_progress");
    setAct(next);
  };
  return (
    <TranslationProvider open={open}>
      <article className="grid gap-5">
        <div className="grid gap-1">
          <nav aria-label={t("breadcrumb")} className="text-sm text-muted">
            <Link to={paths.reports} className="text-muted hover:text-ink">
              {t("reports")}
            </Link>{" "}
            <span aria-hidden="true">›</span> HZ-{report.number}
          </nav>
          <h1 dir="auto" className="w-fit text-2xl wrap-anywhere sm:text-3xl">
            {open.title ?? t("titleClosed")}
          </h1>
          {open.title && <Translated text={open.title} />}
        </div>
        {report.isDrill && (
          <Notice>
            <p>{t("drillNote")}</p>
          </Notice>
        )}
        {report.deletionRequest && <DeletionRequest report={report} request={report.deletionRequest} />}
        <ProcedureCard read={procedure} months={report.retentionMonths} onAct={start} />
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
          <div className="grid min-w-0 gap-5">
            <ReportContentCard report={report} open={open} />
            <MeetingCard report={report} open={open} />
            <RecordCard report={report} open={open} isAsked={act === "record"} onAsked={() => act === "record" && setAct(null)} />
            {procedure.data && <Measures report={report} open={open} procedure={procedure.data} onAdd={() => setAct("measure")} />}
          </div>
          {/* Between content and talk on a phone, beside both where there is room; its own end stays within reach beside a long talk. */}
          <aside className="lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:[@media(min-height:46rem)]:sticky lg:[@media(min-height:46rem)]:-m-1 lg:[@media(min-height:46rem)]:max-h-[calc(100dvh-6rem)] lg:[@media(min-height:46rem)]:overflow-y-auto lg:[@media(min-height:46rem)]:p-1">
            <ReportRail report={report} open={open} change={change} onCloseCase={() => setAct("close")} />
          </aside>
          <ReportTalk report={report} open={open} />
        </div>
        <ProcedureDialogs
          act={act}
          report={report}
          open={open}
          procedure={procedure.data}
          change={change}
          onWrite={(kind) => {
            setAct(null);
            begin(kind);
          }}
          onClose={() => setAct(null)}
        />
        <ChangedMeanwhile crossed={change.crossed} onEnd={change.endCrossed} />
      </article>
    </TranslationProvider>
  );
}
