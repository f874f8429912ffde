import { fold, wordsOf } from "../../../vault/content/fold.ts";

/** Whether a word of a text begins with `word`; both are folded. */
const beginsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));

/** How well a label with its other names fits folded words: smaller is better, null is not at all. */
export function fit(label: string, otherNames: string, words: readonly string[]): number | null {
  const [text, others] = [fold(label), fold(otherNames)];
  if (!words.every((word) => beginsWord(text, word) || beginsWord(others, word))) return null;
  if (text.startsWith(words[0] ?? "")) return 0;
  return words.every((word) => beginsWord(text, word)) ? 1 : 2;
}

/** The entries that fit, the best first, else in their order; nothing typed fits all. */
export function matching<Entry extends { label: string; otherNames?: string }>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  return entries
    .map((entry) => ({ entry, rank: fit(entry.label, entry.otherNames ?? "", words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ entry }) => entry);
}
