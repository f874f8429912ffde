import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Card } from "../../ui/card.tsx";
import { Cell, HeadCell, Table, TableBody, TableHead } from "../../ui/table.tsx";
import { LightSign } from "../readiness/index.ts";
import { chartLabel, MonthChart } from "./month-chart.tsx";
import type { Line, Section } from "./sections.ts";
import { t } from "./texts.ts";

/** Chart, figures with those of the period before, the table, and how it is counted. */
export function SectionCard({ section }: { section: Section }) {
  const { title, how, beside, chart, counts, more, isOfToday } = section;
  const label = chartLabel(title, counts);
  return (
    <Card title={title} className={classNames("mb-5 min-w-0 break-inside-avoid", chart === "months" && "[column-span:all]")}>
      <div className="grid gap-4">
        {counts.length > 0 &&
          (chart === "months" ? <MonthChart lines={counts} label={label} /> : <BarChart lines={counts} label={label} />)}
        {chart === null && <Words lines={more} />}
        {chart !== null && more.length > 0 && (
          <dl className="grid gap-1.5 border-t border-line pt-3 text-sm">
            {more.map(({ label: name, now, before }) => (
              <div key={name} className="flex items-baseline justify-between gap-3">
                <dt className="text-muted">{name}</dt>
                <dd className="shrink-0 text-right">
                  <b className="tabular-nums">{now}</b>{" "}
                  {!isOfToday && <span className="block text-muted sm:inline">{t("evBeforeWas", { value: before })}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {beside && <p className="text-sm text-muted">{beside}</p>}
        <div className="grid gap-2">
          {chart !== null && (
            <Fold summary={t("evTable")} name={title}>
              <FigureTable title={title} lines={[...counts, ...more]} isOfToday={isOfToday} />
            </Fold>
          )}
          <Fold summary={t("evHow")} name={title}>
            <p className="max-w-prose text-sm text-muted">{how}</p>
          </Fold>
        </div>
      </div>
    </Card>
  );
}

/** What is there for those who ask; a printed page shows it only where it was opened. */
function Fold({ summary, name, children }: { summary: string; name: string; children: ReactNode }) {
  return (
    <details className="group/fold print:not-open:hidden">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-semibold text-brand">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/fold:rotate-90" />
        {summary} <span className="sr-only">{name}</span>
      </summary>
      <div className="mt-1.5">{children}</div>
    </details>
  );
}

/** What is told in words, each line under its name, with its sign where it has one. */
const Words = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="grid gap-3 text-sm">
    {lines.map(({ label, now, light }) => (
      <div key={label} className="relative grid gap-0.5 pl-7.5">
        <dt className="text-muted wrap-anywhere">
          {light && <LightSign light={light} className="absolute left-0" />}
          {label}
        </dt>
        <dd className="wrap-anywhere">{now}</dd>
      </div>
    ))}
  </dl>
);

type FigureTableProps = { title: string; lines: readonly Line[]; isOfToday: true | undefined };

function FigureTable({ title, lines, isOfToday }: FigureTableProps) {
  return (
    <Table label={title} className="text-sm">
      <TableHead>
        <HeadCell>{t("evFigure")}</HeadCell>
        <HeadCell className="text-right">{t(isOfToday ? "evToday" : "evNow")}</HeadCell>
        {!isOfToday && <HeadCell className="text-right">{t("evBefore")}</HeadCell>}
      </TableHead>
      <TableBody>
        {lines.map(({ label, now, before }) => (
          <tr key={label}>
            <th scope="row" className="px-3.5 py-2 text-left font-normal wrap-anywhere">
              {label}
            </th>
            <Cell className="text-right tabular-nums">{now}</Cell>
            {!isOfToday && <Cell className="text-right text-muted tabular-nums">{before}</Cell>}
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}

type BarChartProps = { lines: readonly Line[]; label: string };

/** Each line as a bar with its name above it; a hidden one has none. */
function BarChart({ lines, label }: BarChartProps) {
  const highest = Math.max(1, ...lines.map(({ count }) => count ?? 0));
  return (
    <div role="img" aria-label={label} className="grid gap-2.5">
      {lines.map(({ label: name, now, count }) => (
        <div key={name} className="grid gap-1">
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className={count == null ? "text-muted" : "font-semibold tabular-nums"}>{now}</span>
          </div>
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="block h-2 w-full rounded-full text-brand">
            <rect width="100" height="2" fill="var(--brand-soft)" />
            <rect width={((count ?? 0) / highest) * 100} height="2" fill="currentColor" />
          </svg>
        </div>
      ))}
    </div>
  );
}
