/** Folds text for comparison: no case, accents or umlaut dots, sharp s as ss. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** The folded words of what somebody typed. */
export function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
