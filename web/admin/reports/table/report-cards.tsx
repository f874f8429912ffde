import { paths } from "@hz/contract/paths";
import { memo } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../shared/texts/texts.ts";
import { DeadlineNote } from "../deadline-note.tsx";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { SelectBox } from "../list/select-box.tsx";
import { type LineProps, ReportMark, type ReportRowsProps, UnreadTitle } from "./report-table.tsx";
import { ReportTitle } from "./report-title.tsx";
import { StatusPill } from "../status-pill.tsx";
import { FoundText } from "../search/found-text.tsx";

/** The list for phones. */
export function ReportCards({ lines, missing, selection }: ReportRowsProps) {
  return (
    <ul aria-label={t("reports")} className="grid gap-3">
      {lines.map((line) => (
        <li key={line.row.id}>
          <ReportCard {...line} selected={selection.ids.has(line.row.id)} onToggle={selection.toggle} />
        </li>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <li key={index} className="grid gap-2 rounded-card border border-line bg-surface p-4">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-32" />
          <Skeleton className="h-5 w-24 rounded-full" />
        </li>
      ))}
    </ul>
  );
}

const ReportCard = memo(function ReportCard({ row, opened, category, assigned, fresh, hit, selected, onToggle }: LineProps) {
  return (
    <article
      className={classNames("relative grid gap-2 rounded-card border border-line p-4", fresh || selected ? "bg-brand-soft" : "bg-surface")}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className={classNames("text-base", !row.unread && "font-normal")}>
            <UnreadTitle unread={row.unread}>
              <ReportTitle id={row.id} opened={opened} />
            </UnreadTitle>
          </h2>
          <ReportMark row={row} fresh={fresh} />
          <FoundText hit={hit} />
        </div>
        <SelectBox
          label={t("select", { number: String(row.number) })}
          checked={selected}
          onToggle={(isRange) => onToggle(row.id, isRange)}
        />
      </div>
      <p className="text-sm">
        {category}
        {assigned && <span className="text-muted"> · {assigned}</span>}
      </p>
      <DeadlineNote row={row} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <span className="flex items-center gap-3">
          <StatusPill status={row.status} />
          <span className="text-muted">
            <RelativeMoment at={row.lastActivityAt} />
          </span>
        </span>
        <Link
          to={paths.report(row.id)}
          aria-label={t("showReport", { number: String(row.number) })}
          className="font-semibold text-brand no-underline after:absolute after:inset-0"
        >
          {t("show")}
        </Link>
      </div>
    </article>
  );
});
