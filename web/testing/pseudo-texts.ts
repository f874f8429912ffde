import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import type { Message } from "../i18n/translate.ts";
import { PORTAL_TEXTS } from "../portal/texts-of-page.ts";

/*
 * A language that exists here only: every letter of every text is a wide one, and each text says its number. What pages are given
 * is Greek. So whatever is read with a plain Latin letter in it stands in a component itself, and would stand there in every language.
 */
export const wide = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/\{\w+\}|[A-Za-z]/g, (part) => (part.length > 1 ? part : String.fromCodePoint(part.charCodeAt(0) + 0xfee0)));
/** Every text of the portal, in its catalogue's order. */
export const numbers = Object.keys(PORTAL_TEXTS[PORTAL_LANGUAGE_CODES[0]]);
export const numberOf = (key: string) => `⟦${numbers.indexOf(key)}⟧`;
export function pseudo(key: string, text: Message): Message {
  if (typeof text === "string") return wide(text) + numberOf(key);
  const forms = Object.entries(text).map(([form, one]) => [form, wide(one) + numberOf(key)]);
  return { other: "", ...Object.fromEntries(forms) };
}
