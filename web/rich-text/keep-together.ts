/** What stands before a number and means nothing at the end of a line. */
const BEFORE_NUMBER = /(§§?|\b(?:Art|Abs|Nr)\.) (?=\d)/g;

/** Keeps "§" and its number on one line. */
export const keepTogether = (text: string): string => text.replace(BEFORE_NUMBER, "$1\u00A0");
