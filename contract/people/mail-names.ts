/**
 * What others typed and a mail of ours carries to somebody who never asked for it. No zod: the dialog shows the mail beforehand.
 */

/** A full stop, also those of other writings that browsers read as one. */
const STOP = "[.\u3002\uff0e\uff61]";
const ADDRESS = new RegExp(`://|\\b[wW]{3}${STOP}|\\S@\\S|[\\p{L}\\d-]${STOP}(?:[a-z]{2,}|[A-Z]{2,})(?![\\p{L}\\d.])`, "u");

/** Whether a text names a website or an e-mail address, as one would write it to be followed; „Dr.med.“ is none. */
export const holdsAddress = (text: string): boolean => ADDRESS.test(text);

/** The longest name of a person or company that a mail carries; the rest is cut off. */
const MAX_NAME = 100;
/** Joins words without a sign of its own; for mail programs, which make links of what looks like an address, it ends one. */
const JOINER = "\u2060";

const BREAKS = new RegExp(`(?<=\\S)(?:${STOP}|[@:])(?=[^\\s.])`, "gu");
/** What turns the writing and is seen by nobody. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** What somebody typed, as it reads, and as no mail program makes a link of it: „mobile.de GmbH“ stays readable. */
export const withoutLinks = (text: string): string =>
  text
    .replace(TURNS, "")
    .replace(/[\u2028\u2029]/gu, "\n")
    .replace(BREAKS, `$&${JOINER}`);

/** The name of a person or company as a mail carries it: one line, no link, no letter of its own. */
export function nameInMail(name: string): string {
  const line = name.replace(/\s+/gu, " ").trim();
  return withoutLinks(line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1)}…` : line);
}
