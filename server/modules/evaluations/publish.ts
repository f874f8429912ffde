import { type Figures, SPANS, type Table, type TableName, TABLES } from "@hz/contract/evaluations";
import { blank, type Counted, hasHidden, isSmall, protect, type Published, sumOf } from "./protect.ts";
import type { Reckoned } from "./reckon.ts";
import { spanOf } from "./spans.ts";

/** Tables whose cells add up to those of another one: where the first hides something, the second would give it back. */
const LINKED: readonly (readonly [first: TableName, second: TableName])[] = [
  ["category", "area"],
  ["channel", "department"],
  ["type", "returned"],
  ["outcome", "substance"],
];

/** Takes what was counted of own departments and of others and gives what this person sees: the own exactly, of the others nothing small. */
export function publish(open: Reckoned, others: Reckoned): Figures {
  const hidden = Object.fromEntries(TABLES.map((name) => [name, protect(others.tables[name])])) as Record<TableName, Published>;
  for (const [first, second] of LINKED) if (hasHidden(hidden[first])) hidden[second] = blank(others.tables[second]);
  // What is gone of a period mostly went in it: where the two differ by little, subtracting would tell how many had ended before.
  // Where nothing is gone, the deletions themselves are few and hidden, and a blank would say that something is missing.
  const gone = sumOf(others.tables.gone.cells);
  if (gone > 0 && isSmall(sumOf(others.tables.deletions.cells) - gone)) hidden.gone = blank(others.tables.gone);
  return {
    tables: Object.fromEntries(TABLES.map((name) => [name, added(open.tables[name], hidden[name])])) as Figures["tables"],
    spans: Object.fromEntries(SPANS.map((name) => [name, spanOf(open.spans[name], others.spans[name])])) as Figures["spans"],
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
