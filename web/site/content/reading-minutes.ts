import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** How many words of a German text with paragraphs of law somebody reads in a minute. */
const WORDS_A_MINUTE = 180;

/** The number of words in drawn text. */
export function wordsOf(content: ReactNode): number {
  const text = renderToStaticMarkup(content).replace(/<[^>]+>/g, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How many minutes reading takes, at least one. */
export const readingMinutes = (content: ReactNode): number => Math.max(1, Math.round(wordsOf(content) / WORDS_A_MINUTE));
