import {
  type Evaluation,
  type Figures,
  type Span,
  type SpanName,
  SPANS,
  type Table,
  type TableName,
  TABLES,
} from "@hz/contract/account/evaluations";
import { type Flow, flowBefore, flowOf, hasSmall } from "./flow.ts";
import { blank, type Counted, hasHidden, isSmall, protect, type Published, sumOf } from "./protect.ts";
import type { Reckoned } from "./reckon.ts";
import { spanOf } from "./spans.ts";

/**
 * Tables that follow from others, or give theirs back: blank where one of those hides anything. Channels and categories say
 * where reports go, so departments are sums of theirs, and a department that is hidden alone follows from them.
 */
const LINKED: Partial<Record<TableName, readonly TableName[]>> = {
  area: ["category"],
  department: ["department", "channel", "category"],
  returned: ["type"],
  substance: ["substance", "outcome"],
};
/** What tells how many reports have ended or are open. */
const OF_FLOW: { tables: readonly TableName[]; spans: readonly SpanName[] } = {
  tables: ["outcome", "substance", "age", "overdue", "waiting"],
  spans: ["closure", "age"],
};
const HIDDEN: Span = { state: "hidden", median: null, ninth: null };

/** What was counted of a period: what is shown exactly, and all else in parts that are protected each for itself, the same ones in the same order in every period. */
export type Parts = { open: Reckoned; others: readonly Reckoned[] };

/**
 * What this person sees of both periods; `earlier` is what came and ended in the period before them, of each part that is
 * protected. Of open, received and closed each follows from the rest: where one of a part is small, ended and open are hidden
 * together. So they are in the period after, which would tell how many were open at its beginning.
 */
export function publishPeriods(
  current: Parts,
  previous: Parts,
  earlier: readonly Pick<Flow, "received" | "closed">[],
): Pick<Evaluation, "current" | "previous"> {
  const before = previous.others.map(flowOf);
  return {
    current: publish(current, (part) => hasSmall(flowOf(current.others[part]!)) || hasSmall(before[part]!)),
    previous: publish(previous, (part) => hasSmall(before[part]!) || hasSmall(flowBefore(before[part]!, earlier[part]!))),
  };
}

/** The figures of a period: the open part exactly, of the others nothing small. */
export function publish({ open, others }: Parts, isFlowHidden: (part: number) => boolean = () => false): Figures {
  const parts = others.map((one, part) => protectAll(one, isFlowHidden(part)));
  const isSpanHidden = (name: SpanName) => OF_FLOW.spans.includes(name) && others.some((_, part) => isFlowHidden(part));
  const span = (name: SpanName) =>
    isSpanHidden(name)
      ? HIDDEN
      : spanOf(
          open.spans[name],
          others.map(({ spans }) => spans[name]),
        );
  return {
    tables: Object.fromEntries(
      TABLES.map((name) => [
        name,
        added(
          open.tables[name],
          parts.map((tables) => tables[name]),
        ),
      ]),
    ) as Figures["tables"],
    spans: Object.fromEntries(SPANS.map((name) => [name, span(name)])) as Figures["spans"],
  };
}

/** The tables of a part with nothing small. */
function protectAll({ tables }: Reckoned, isFlowHidden: boolean): Record<TableName, Published> {
  const alone = Object.fromEntries(TABLES.map((name) => [name, protect(tables[name])])) as Record<TableName, Published>;
  // What is gone of a period mostly went in it: where the two differ by little, subtracting would tell how many had ended before.
  // Where nothing is gone, the deletions themselves are few and hidden, and a blank would say that something is missing.
  const gone = sumOf(tables.gone.cells);
  const goneReveals = gone > 0 && isSmall(sumOf(tables.deletions.cells) - gone);
  const isBlank = (name: TableName) =>
    LINKED[name]?.some((other) => hasHidden(alone[other])) ||
    (isFlowHidden && OF_FLOW.tables.includes(name)) ||
    (goneReveals && name === "gone");
  return Object.fromEntries(TABLES.map((name) => [name, isBlank(name) ? blank(tables[name]) : alone[name]])) as Record<
    TableName,
    Published
  >;
}

/** The same of a table that stands for itself. */
export const publishTable = (open: Counted, others: readonly Counted[]): Table => added(open, others.map(protect));

/** The sums of a table as it is and of protected ones; where one of them hides a cell, it is hidden. */
function added({ cells, hasTotal }: Counted, others: readonly Published[]): Table {
  const add = (own: number, more: readonly (number | null | undefined)[]) =>
    more.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + (one ?? 0)), own);
  const names = [...new Set([cells, ...others.map((one) => one.cells)].flatMap(Object.keys))];
  return {
    cells: Object.fromEntries(
      names.map((name) => [
        name,
        add(
          cells[name] ?? 0,
          others.map((one) => one.cells[name]),
        ),
      ]),
    ),
    total: hasTotal
      ? add(
          sumOf(cells),
          others.map(({ total }) => total),
        )
      : null,
  };
}
