import {
  type Evaluation,
  type Figures,
  type Span,
  type SpanName,
  SPANS,
  type Table,
  type TableName,
  TABLES,
} from "@hz/contract/evaluations";
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

/** What was counted of a period: of own departments, and of others. */
export type Parts = { open: Reckoned; others: Reckoned };

/**
 * Takes both periods and what came and ended in the one before them, of others, and gives what this person sees. Of open, received
 * and closed each follows from the rest: where one is small, ended and open are hidden together. So they are in the period after,
 * which would tell how many were open at its beginning.
 */
export function publishPeriods(
  current: Parts,
  previous: Parts,
  earlier: Pick<Flow, "received" | "closed">,
): Pick<Evaluation, "current" | "previous"> {
  const before = flowOf(previous.others);
  return {
    current: publish(current, hasSmall(flowOf(current.others)) || hasSmall(before)),
    previous: publish(previous, hasSmall(before) || hasSmall(flowBefore(before, earlier))),
  };
}

/** Takes what was counted of a period and whether its flow is hidden and gives the own exactly, of the others nothing small. */
export function publish({ open, others }: Parts, isFlowHidden = false): Figures {
  const { tables, spans } = others;
  const alone = Object.fromEntries(TABLES.map((name) => [name, protect(tables[name])])) as Record<TableName, Published>;
  // What is gone of a period mostly went in it: where the two differ by little, subtracting would tell how many had ended before.
  // Where nothing is gone, the deletions themselves are few and hidden, and a blank would say that something is missing.
  const gone = sumOf(tables.gone.cells);
  const isGoneTelling = gone > 0 && isSmall(sumOf(tables.deletions.cells) - gone);
  const isBlank = (name: TableName) =>
    LINKED[name]?.some((other) => hasHidden(alone[other])) ||
    (isFlowHidden && OF_FLOW.tables.includes(name)) ||
    (isGoneTelling && name === "gone");
  const span = (name: SpanName) => (isFlowHidden && OF_FLOW.spans.includes(name) ? HIDDEN : spanOf(open.spans[name], spans[name]));
  return {
    tables: Object.fromEntries(
      TABLES.map((name) => [name, added(open.tables[name], isBlank(name) ? blank(tables[name]) : alone[name])]),
    ) as Figures["tables"],
    spans: Object.fromEntries(SPANS.map((name) => [name, span(name)])) as Figures["spans"],
  };
}

/** The same of a table that stands for itself. */
export const publishTable = (open: Counted, others: Counted): Table => added(open, protect(others));

function added({ cells, hasTotal }: Counted, others: Published): Table {
  const add = (own: number, other: number | null | undefined) => (other === null ? null : own + (other ?? 0));
  const names = [...new Set([...Object.keys(cells), ...Object.keys(others.cells)])];
  return {
    cells: Object.fromEntries(names.map((name) => [name, add(cells[name] ?? 0, others.cells[name])])),
    total: hasTotal ? add(sumOf(cells), others.total) : null,
  };
}
