import { fold } from "./fold.ts";

/** A short piece of a text around a word: what stands before it, the word as it was written, and what follows. */
export type Excerpt = { before: string; match: string; after: string };

const AROUND = 60;

/** The piece around the first place of `word`, which is folded and occurs in the text. */
export function excerptOf(text: string, word: string): Excerpt {
  const [start, end] = placeOf(text, word);
  return {
    before: cutBefore(text.slice(Math.max(0, start - AROUND), start), start > AROUND),
    match: text.slice(start, end),
    after: cutAfter(text.slice(end, end + AROUND), end + AROUND < text.length),
  };
}

/** Folding may change lengths (ß, ligatures, accents that stand alone), so the place is looked for in the text as written. */
function placeOf(text: string, word: string): [start: number, end: number] {
  const at = fold(text).indexOf(word);
  if (fold(text.slice(at, at + word.length)) === word) return [at, at + word.length];
  let folded = 0;
  let start: number | null = null;
  let place = 0;
  for (const character of text) {
    if (start === null && folded + fold(character).length > at) start = place;
    folded += fold(character).length;
    place += character.length;
    if (start !== null && folded >= at + word.length) return [start, place];
  }
  return [start ?? 0, place];
}

const plain = (text: string) => text.replace(/\s+/g, " ");

/** Whole words only, with a sign that something is left out. */
function cutBefore(text: string, isCut: boolean): string {
  return isCut ? `… ${plain(text.replace(/^\S*\s/, ""))}` : plain(text);
}

function cutAfter(text: string, isCut: boolean): string {
  return isCut ? `${plain(text.replace(/\s\S*$/, ""))} …` : plain(text);
}
