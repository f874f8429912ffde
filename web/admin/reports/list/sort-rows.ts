import { REPORT_STATUSES } from "@hz/contract/reports/reports";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { openDeadline } from "../next-deadline.ts";
import { foldedTitle } from "../search/search.ts";
import type { Column, Sort } from "./list-choice.ts";

/** Names that rows are sorted by. */
export type SortNames = {
  titles: ReadonlyMap<string, OpenedTitle>;
  categories: ReadonlyMap<string, string>;
  users: ReadonlyMap<string, string>;
};

const german = new Intl.Collator("de");

/** Ranks names in their German order, so that rows compare numbers; what has no name stands last, either way. */
function ranks(names: Iterable<string>): Map<string, number> {
  return new Map([...new Set(names)].sort(german.compare).map((name, rank) => [name, rank]));
}

/**
 * The same for titles. Comparing ten thousand as a collator does would be felt; as they are searched, umlauts with their
 * vowels, they stand in the order of German dictionaries already, and the collator decides between equal ones.
 */
function titleRanks(rows: readonly CachedRow[], titles: SortNames["titles"]): Map<string, number> {
  const keys = rows.flatMap(({ id }) => {
    const opened = titles.get(id);
    return opened && "title" in opened ? [{ title: opened.title, key: foldedTitle(opened).replace(/^[^\p{L}\p{N}]+/u, "") }] : [];
  });
  keys.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.title === b.title ? 0 : german.compare(a.title, b.title)));
  const order = new Map<string, number>();
  for (const { title } of keys) if (!order.has(title)) order.set(title, order.size);
  return order;
}

const LAST = Number.POSITIVE_INFINITY;
const STATUS_RANK = new Map<string, number>(REPORT_STATUSES.map((status, rank) => [status, rank]));

function titleOf(titles: SortNames["titles"], id: string): string | undefined {
  const opened = titles.get(id);
  return opened && "title" in opened ? opened.title : undefined;
}

/** The number by which each row stands. */
function rankOf(rows: readonly CachedRow[], by: Exclude<Column, "aktivitaet">, { titles, categories, users }: SortNames) {
  if (by === "status") return (row: CachedRow) => STATUS_RANK.get(row.status) ?? LAST;
  if (by === "frist") return (row: CachedRow) => openDeadline(row)?.endsAt.getTime() ?? LAST;
  const nameOf = (row: CachedRow) =>
    by === "thema" ? titleOf(titles, row.id) : by === "kategorie" ? categories.get(row.category ?? "") : users.get(row.assignedTo ?? "");
  const order = by === "thema" ? titleRanks(rows, titles) : ranks((by === "kategorie" ? categories : users).values());
  return (row: CachedRow) => order.get(nameOf(row) ?? "") ?? LAST;
}

/** Sorts rows that come newest first; rows that are equal in the order stay newest first. */
export function sortRows(rows: readonly CachedRow[], sort: Sort, names: SortNames): readonly CachedRow[] {
  if (sort === null) return rows;
  const way = sort.down ? -1 : 1;
  if (sort.by === "aktivitaet") {
    const byTime = (a: CachedRow, b: CachedRow) =>
      a.lastActivityAt < b.lastActivityAt ? -way : a.lastActivityAt > b.lastActivityAt ? way : 0;
    return [...rows].sort(byTime);
  }
  const rank = rankOf(rows, sort.by, names);
  return rows
    .map((row) => ({ row, rank: rank(row) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank === LAST ? 1 : b.rank === LAST ? -1 : (a.rank - b.rank) * way))
    .map(({ row }) => row);
}
