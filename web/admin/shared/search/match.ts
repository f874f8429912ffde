import { fold } from "../../../vault/content/fold.ts";

/** Takes what was typed and gives its words as they are compared. */
export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Takes folded text and gives where its words begin. */
const beginsWord = (text: string, word: string): boolean =>
  text.startsWith(word) || text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));

/** Takes a label with its other names and folded words, and gives how well it fits: smaller is better, null is not at all. */
export function fit(label: string, otherNames: string, words: readonly string[]): number | null {
  const [text, others] = [fold(label), fold(otherNames)];
  if (!words.every((word) => beginsWord(text, word) || beginsWord(others, word))) return null;
  if (text.startsWith(words[0] ?? "")) return 0;
  return words.every((word) => beginsWord(text, word)) ? 1 : 2;
}

/** Takes entries and what was typed and gives those that fit, the best first, else in their order; nothing typed gives all. */
export function matching<Entry extends { label: string; otherNames?: string }>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  return entries
    .map((entry) => ({ entry, rank: fit(entry.label, entry.otherNames ?? "", words) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank! - b.rank!)
    .map(({ entry }) => entry);
}
