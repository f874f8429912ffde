/** Takes text and gives it as it is compared: without case, accents and umlaut dots, sharp s as ss. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Takes what somebody typed and gives its words as they are compared. */
export function wordsOf(typed: string): string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
