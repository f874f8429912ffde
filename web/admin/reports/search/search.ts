import { t } from "../../shared/texts/texts.ts";
import { fold, wordsOf } from "../../../vault/content/fold.ts";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import type { CachedRow } from "../cache/report-cache.ts";

/** Folding ten thousand titles at every keystroke would be felt; a title never changes. */
const folded = new WeakMap<OpenedTitle, string>();

/** A title as it is compared: what is closed for good is found by that, nothing else that stayed closed. */
export function foldedTitle(opened: OpenedTitle | undefined): string {
  if (!opened || ("closed" in opened && opened.closed !== "lost")) return "";
  let text = folded.get(opened);
  if (text === undefined) {
    text = fold("title" in opened ? opened.title : t("titleClosedLost"));
    folded.set(opened, text);
  }
  return text;
}

/**
 * The rows in which every typed word occurs, in the title, in HZ- (with or without these letters) or case number, or in the
 * category, and those whose texts have them. Nothing typed finds all rows. `categories` are names by id.
 */
export function searchRows(
  rows: readonly CachedRow[],
  titles: ReadonlyMap<string, OpenedTitle>,
  categories: ReadonlyMap<string, string>,
  typed: string,
  /** Reports whose texts have the words. */
  inTexts: { has(id: string): boolean } = new Set<string>(),
): readonly CachedRow[] {
  const words = wordsOf(typed);
  if (words.length === 0) return rows;
  const foldedCategories = new Map([...categories].map(([id, name]) => [id, fold(name)]));
  return rows.filter((row) => {
    const title = foldedTitle(titles.get(row.id));
    return (
      inTexts.has(row.id) ||
      words.every(
        (word) =>
          title.includes(word) ||
          `hz-${row.number}` === word ||
          String(row.number) === word ||
          row.caseNumber.toLowerCase().includes(word) ||
          (row.category !== null && foldedCategories.get(row.category)?.includes(word)),
      )
    );
  });
}
