import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** How many words of a German text with paragraphs of law somebody reads in a minute. */
const WORDS_A_MINUTE = 180;

/** Takes drawn text and gives its words. */
export function wordsOf(content: ReactNode): number {
  const text = renderToStaticMarkup(content).replace(/<[^>]+>/g, " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Takes drawn text and gives how many minutes reading it takes, at least one. */
export const readingMinutes = (content: ReactNode): number => Math.max(1, Math.round(wordsOf(content) / WORDS_A_MINUTE));
