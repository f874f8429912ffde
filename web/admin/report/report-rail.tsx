import { WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { languageInGerman, portalLanguage } from "@hz/contract/languages";
import { CLOSED_STATUSES, type Report } from "@hz/contract/reports/reports";
import { FileOutput } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { RelativeMoment } from "../shared/moments/moment.tsx";
import { useCategoryNames, useChannelNames } from "../shared/names/queries.ts";
import { statusName } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import { RAIL_FITS, useMediaQuery } from "../shared/page/media-query.ts";
import { DeleteButton, DeleteDialog } from "./closing/delete-report.tsx";
import { Handover } from "./handover/handover.tsx";
import { History } from "./history/history.tsx";
import { PersonOptions } from "./handover/person-options.tsx";
import type { ReportViewProps } from "./report-view.tsx";
import { RetentionCard } from "./retention/retention-card.tsx";
import type { useReportChange } from "./use-report-change.ts";

const ExportDialog = lazy(() => import("./export/export-dialog.tsx").then((file) => ({ default: file.ExportDialog })));

const OFFERED = ["new", "in_progress", "closed"] as const;

type ReportRailProps = ReportViewProps & { change: ReturnType<typeof useReportChange>; onCloseCase: () => void };

/** The column beside a report: status, assignee, the facts, export and deletion. */
export function ReportRail({ report, open, change, onCloseCase }: ReportRailProps) {
  const { status, assignedTo } = report;
  const isOpen = !CLOSED_STATUSES.some((closed) => closed === status);
  const setStatus = (next: Report["status"]) => (next === "closed" && isOpen ? onCloseCase() : change.setStatus(next));
  const [asked, setAsked] = useState<"export" | "delete" | null>(null);
  const end = () => setAsked(null);
  const offered = OFFERED.some((one) => one === status) ? OFFERED : [status, ...OFFERED];
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Field label={t("status")}>
          {(control) => (
            <Select
              {...control}
              value={change.pending?.status ?? status}
              disabled={change.busy}
              {...change.look}
              onChange={({ target }) => setStatus(target.value as Report["status"])}
            >
              {offered.map((one) => (
                <option key={one} value={one}>
                  {statusName(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("assigned")}>
          {(control) => (
            <Select
              {...control}
              value={(change.pending?.assignedTo === undefined ? assignedTo : change.pending.assignedTo) ?? ""}
              disabled={change.busy}
              {...change.look}
              onChange={({ target }) => change.setAssignee(target.value || null)}
            >
              <option value="">{t("unassigned")}</option>
              <PersonOptions chosen={assignedTo} assignable={report.assignable} />
            </Select>
          )}
        </Field>
      </Card>
      <Facts report={report} language={open.content?.language} onAsk={setAsked} />
      <RetentionCard report={report} open={open} />
      <Handover report={report} open={open} />
      <History id={report.id} />
      {/* Here and not beside their buttons, which are made anew when a phone is turned. */}
      {asked === "export" && (
        <Suspense>
          <ExportDialog report={report} open={open} onClose={end} />
        </Suspense>
      )}
      {asked === "delete" && <DeleteDialog report={report} onClose={end} />}
    </div>
  );
}

type FactsProps = { report: Report; language: string | undefined; onAsk: (what: "export" | "delete") => void };

function Facts({ report, language, onAsk }: FactsProps) {
  const isWide = useMediaQuery(RAIL_FITS);
  const category = useCategoryNames().get(report.category ?? "");
  const channel = useChannelNames().get(report.channelId);
  const facts = [
    { label: t("caseNumber"), value: <span className="font-mono text-sm">{report.caseNumber}</span> },
    { label: t("category"), value: category ?? t("uncategorised") },
    { label: t("channel"), value: channel ?? "–" },
    { label: t("type"), value: report.identityRevealedAt ? t("typeRevealed") : t(`type_${report.reportType}`) },
    ...(language === undefined ? [] : [{ label: t("reportLanguage"), value: languageInGerman(portalLanguage(language)) }]),
    { label: t("receivedLabel"), value: <time dateTime={report.receivedAt}>{formatDateTime(report.receivedAt, "de", "short")}</time> },
    ...(report.way === "portal" ? [] : [{ label: t("entryWay"), value: WAY_TEXTS[report.way] }]),
    { label: t("activityLabel"), value: <RelativeMoment at={report.lastActivityAt} /> },
  ];
  const body = (
    <div className="grid gap-5">
      <dl className="grid gap-2.5">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-right wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2.5 print:hidden">
        <Button variant="quiet" className="w-full" onClick={() => onAsk("export")}>
          <FileOutput aria-hidden="true" className="size-4" />
          {t("exportCase")}
        </Button>
        {/* While a request stands there is nothing more to ask for; without the setting one may delete at once. */}
        {!(report.deletionNeedsTwo && report.deletionRequest) && <DeleteButton report={report} onClick={() => onAsk("delete")} />}
      </div>
    </div>
  );
  if (isWide) return <Card title={t("facts")}>{body}</Card>;
  // On a phone the talk comes first; whoever needs the facts unfolds them.
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-3.5">
      <summary className="font-semibold">{t("facts")}</summary>
      <div className="pt-4">{body}</div>
    </details>
  );
}
