import { WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { paths } from "@hz/contract/paths";
import { UserRound } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Pill } from "../../../ui/pill.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { ALL_COLUMNS_FIT, useMediaQuery } from "../../shared/page/media-query.ts";
import { t } from "../../shared/texts/texts.ts";
import { DeadlineNote } from "../deadline-note.tsx";
import { RelativeMoment } from "../../shared/moments/moment.tsx";
import { SelectBox } from "../list/select-box.tsx";
import type { Sort } from "../list/list-choice.ts";
import { SortHead } from "../list/sort-head.tsx";
import type { Selection } from "../list/use-selection.ts";
import type { ReportLine } from "./report-line.ts";
import { ReportTitle } from "./report-title.tsx";
import { StatusPill } from "../status-pill.tsx";
import { FoundText } from "../search/found-text.tsx";

export type ReportRowsProps = {
  lines: readonly ReportLine[];
  /** How many of the page are still on their way. */
  missing: number;
  selection: Selection;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** The list for wide screens. */
export function ReportTable({ lines, missing, selection, sort, onSort }: ReportRowsProps) {
  const ids = lines.map(({ row }) => row.id);
  const chosen = ids.filter((id) => selection.ids.has(id)).length;
  const all = chosen > 0 && chosen === ids.length;
  const order = { sort, onSort };
  const hasDeadlines = useMediaQuery(ALL_COLUMNS_FIT);
  return (
    <Table label={t("reports")}>
      <TableHead>
        <HeadCell className="w-11 pr-0! align-middle">
          <SelectBox label={t("selectPage")} checked={all} some={chosen > 0} onToggle={() => selection.set(ids, !all)} />
        </HeadCell>
        <SortHead column="thema" className="w-[36%]" {...order} />
        <SortHead column="kategorie" {...order} />
        <SortHead column="status" folded={hasDeadlines ? undefined : "frist"} {...order} />
        {hasDeadlines && <SortHead column="frist" {...order} />}
        <SortHead column="zugewiesen" className="hidden xl:table-cell" {...order} />
        <SortHead column="aktivitaet" {...order} />
        <HeadCell>
          <span className="sr-only">{t("show")}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row
            key={line.row.id}
            {...line}
            selected={selection.ids.has(line.row.id)}
            onToggle={selection.toggle}
            hasDeadlines={hasDeadlines}
          />
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <MissingRow key={index} hasDeadlines={hasDeadlines} />
        ))}
      </TableBody>
    </Table>
  );
}

/** What a line is drawn from; the same until something of it changes. */
export type LineProps = ReportLine & { selected: boolean; onToggle: Selection["toggle"] };

const Row = memo(function Row({
  row,
  opened,
  category,
  assigned,
  fresh,
  hit,
  selected,
  onToggle,
  hasDeadlines,
}: LineProps & { hasDeadlines: boolean }) {
  return (
    <tr className={classNames("relative transition-colors", fresh || selected ? "bg-brand-soft" : "hover:bg-canvas")}>
      <Cell className="pr-0! align-middle">
        <SelectBox
          label={t("select", { number: String(row.number) })}
          checked={selected}
          onToggle={(isRange) => onToggle(row.id, isRange)}
        />
      </Cell>
      <Cell>
        <UnreadTitle unread={row.unread}>
          <ReportTitle id={row.id} opened={opened} />
        </UnreadTitle>
        <ReportMark row={row} fresh={fresh} />
        <FoundText hit={hit} />
      </Cell>
      <Cell>
        {category}
        {/* Where there is no column for it. */}
        {assigned && <div className="text-sm text-muted xl:hidden">{assigned}</div>}
      </Cell>
      <Cell>
        <StatusPill status={row.status} />
        {!hasDeadlines && <DeadlineNote row={row} className="mt-1 grid" />}
      </Cell>
      {hasDeadlines && (
        <Cell>
          <DeadlineNote row={row} className="grid" />
        </Cell>
      )}
      <Cell className="hidden max-w-44 wrap-break-word xl:table-cell">{assigned ?? <span className="text-muted">–</span>}</Cell>
      <Cell className="whitespace-nowrap">
        <RelativeMoment at={row.lastActivityAt} />
      </Cell>
      <Cell className="text-right">
        {/* The link spans its row: a click anywhere opens the report, the keyboard meets one link. */}
        <Link
          to={paths.report(row.id)}
          aria-label={t("showReport", { number: String(row.number) })}
          className="font-semibold text-brand no-underline after:absolute after:inset-0 hover:underline"
        >
          {t("show")}
        </Link>
      </Cell>
    </tr>
  );
});

/** A title, with a dot where something of the reporter was not seen yet. */
export function UnreadTitle({ unread, children }: { unread: boolean; children: ReactNode }) {
  if (!unread) return children;
  return (
    <div className="flex items-baseline gap-2 font-bold">
      <span className="size-2 shrink-0 -translate-y-px rounded-full bg-brand">
        <span className="sr-only">{t("unread")}</span>
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** The small line below a title: number, kind, and the icon of reports whose reporter gave a name. */
export function ReportMark({ row, fresh }: Pick<ReportLine, "row" | "fresh">) {
  const known = row.reportType === "confidential" ? t("confidentialHint") : row.identityRevealedAt && t("revealedHint");
  return (
    <div className="flex items-center gap-1.5 text-sm text-muted">
      {row.isDrill && <Pill tone="info">{t("drillMark")}</Pill>}
      HZ-{row.number} · {t(`type_${row.reportType}`)}
      {row.way !== "portal" && ` · ${WAY_TEXTS[row.way]}`}
      {known && (
        <span title={known}>
          <UserRound role="img" aria-label={known} className="size-3.5" />
        </span>
      )}
      {fresh && <span className="font-semibold text-brand">· {t("newHere")}</span>}
    </div>
  );
}

function MissingRow({ hasDeadlines }: { hasDeadlines: boolean }) {
  return (
    <tr>
      <Cell />
      <Cell>
        <Skeleton className="my-1 h-4 w-52 max-w-full" />
        <Skeleton className="my-1 h-3 w-28" />
      </Cell>
      <Cell>
        <Skeleton className="h-4 w-28" />
      </Cell>
      <Cell>
        <Skeleton className="h-5 w-24 rounded-full" />
      </Cell>
      {hasDeadlines && (
        <Cell>
          <Skeleton className="h-4 w-28" />
        </Cell>
      )}
      <Cell className="hidden xl:table-cell">
        <Skeleton className="h-4 w-24" />
      </Cell>
      <Cell>
        <Skeleton className="h-4 w-20" />
      </Cell>
      <Cell>
        <Skeleton className="ml-auto h-4 w-16" />
      </Cell>
    </tr>
  );
}
