import { paths } from "@hz/contract/paths";
import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { t } from "../texts.ts";
import { RelativeMoment } from "./moment.tsx";
import type { ReportLine } from "./report-line.ts";
import { ReportTitle } from "./report-title.tsx";
import { StatusPill } from "./status-pill.tsx";

/** Takes the lines of one page and how many are still on their way, and gives the table for wide screens. */
export function ReportTable({ lines, missing }: { lines: readonly ReportLine[]; missing: number }) {
  return (
    <Table label={t("reports")}>
      <TableHead>
        <HeadCell className="w-[36%]">{t("columnTopic")}</HeadCell>
        <HeadCell>{t("columnCategory")}</HeadCell>
        <HeadCell>{t("columnStatus")}</HeadCell>
        <HeadCell className="hidden whitespace-nowrap lg:table-cell">{t("columnAssigned")}</HeadCell>
        <HeadCell>{t("columnActivity")}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t("show")}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Row key={line.row.id} {...line} />
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <MissingRow key={index} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row, opened, category, assigned, fresh }: ReportLine) {
  return (
    <tr className={classNames("relative transition-colors hover:bg-canvas", fresh && "bg-brand-soft")}>
      <Cell>
        <div className={classNames(row.status === "new" && "font-semibold")}>
          <ReportTitle id={row.id} opened={opened} />
        </div>
        <ReportMark row={row} fresh={fresh} />
      </Cell>
      <Cell>{category}</Cell>
      <Cell>
        <StatusPill status={row.status} />
      </Cell>
      <Cell className="hidden max-w-44 truncate lg:table-cell">{assigned ?? <span className="text-muted">–</span>}</Cell>
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
}

/** The small line below a title: number, kind, and the icon of reports that are not anonymous. */
export function ReportMark({ row, fresh }: Pick<ReportLine, "row" | "fresh">) {
  const confidential = row.reportType === "confidential";
  return (
    <div className="flex items-center gap-1.5 text-sm text-muted">
      HZ-{row.number} · {t(`type_${row.reportType}`)}
      {confidential && (
        <span title={t("confidentialHint")}>
          <UserRound role="img" aria-label={t("confidentialHint")} className="size-3.5" />
        </span>
      )}
      {fresh && <span className="font-semibold text-brand">· {t("newHere")}</span>}
    </div>
  );
}

function MissingRow() {
  return (
    <tr>
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
      <Cell className="hidden lg:table-cell">
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
