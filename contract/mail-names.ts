/**
 * What others typed and a mail of ours carries to somebody who never asked for it. No zod: the dialog shows the mail beforehand.
 */

/** Whether a text names a website or an e-mail address, as one would write it to be followed; „Dr.med.“ is none. */
export const holdsAddress = (text: string): boolean => /:\/\/|\bwww\.|\S@\S|[\p{L}\d-]\.[a-z]{2,}(?![\p{L}\d.])/u.test(text);

/** The longest name of a person or company that a mail carries; the rest is cut off. */
const MAX_NAME = 100;
/** Joins words without a sign of its own; for mail programs, which make links of what looks like an address, it ends one. */
const JOINER = "\u2060";

/** Takes what somebody typed and gives it as no mail program makes a link of it: „mobile.de GmbH“ stays readable. */
export const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.@:](?=[^\s.])/gu, `$&${JOINER}`);

/** Takes the name of a person or company and gives it as a mail carries it: one line, no link, no letter of its own. */
export function nameInMail(name: string): string {
  const line = name.replace(/\s+/gu, " ").trim();
  return withoutLinks(line.length > MAX_NAME ? `${line.slice(0, MAX_NAME - 1)}…` : line);
}
