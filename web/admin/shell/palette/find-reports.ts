import { type CachedRow, type ReportCache, searchRows } from "../../reports/index.ts";
import { fold, wordsOf } from "../../../vault/content/fold.ts";

/** So many reports are shown; more would not be read, and more words find the one that is meant. */
export const SHOWN = 8;
const SLICE = 100;
/** So long the page may be kept waiting at a time. */
const TURN_MS = 8;

export type FoundReports = { rows: readonly CachedRow[]; count: number };

type Known = Pick<ReportCache, "rows" | "titles">;

/** How well a report fits: by its own number, by the beginning of its title, by that of a word in it, or somehow. */
function rankOf(row: CachedRow, { titles }: Known, words: readonly string[]): number {
  const [first = ""] = words;
  if (first === `hz-${row.number}` || first === String(row.number) || first === row.caseNumber.toLowerCase()) return 0;
  const opened = titles.get(row.id);
  const title = opened && "title" in opened ? fold(opened.title) : "";
  if (title.startsWith(first)) return 1;
  return ` ${title}`.includes(` ${first}`) ? 2 : 3;
}

/**
 * The best reports and how many there are; null when what was typed no longer counts. Lets the page have its turn in between, so
 * that typing stays smooth.
 */
export async function findReports(
  book: Known,
  categories: ReadonlyMap<string, string>,
  typed: string,
  stillCounts: () => boolean,
): Promise<FoundReports | null> {
  const words = wordsOf(typed);
  if (words.length === 0) return { rows: [], count: 0 };
  const ranks: CachedRow[][] = [[], [], [], []];
  let count = 0;
  let turn = performance.now();
  for (let start = 0; start < book.rows.length; start += SLICE) {
    if (performance.now() - turn > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      if (!stillCounts()) return null;
      turn = performance.now();
    }
    for (const row of searchRows(book.rows.slice(start, start + SLICE), book.titles, categories, typed)) {
      count++;
      const rank = ranks[rankOf(row, book, words)]!;
      if (rank.length < SHOWN) rank.push(row);
    }
  }
  return { rows: ranks.flat().slice(0, SHOWN), count };
}
