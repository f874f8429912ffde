import type { PortalLanguage } from "@hz/contract/languages";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { layOut, type Mail } from "../layout.ts";

/** In a subject or on a button more of them look like something that nobody wants. */
const IN_SHORT = 2;

/**
 * Tells a reporter that there is news and where. In all languages of the channel together, because the language of a report is sealed;
 * what is short in the first of them. The words fit any mailbox that somebody else may read, and the product's name is not among them.
 */
export function newsForReporter(address: string, languages: readonly PortalLanguage[]): Mail {
  const inAll = (part: "subject" | "text" | "open") => languages.map((language) => ALL_TEXTS[language].news[part]);
  const inShort = (part: "subject" | "open") => inAll(part).slice(0, IN_SHORT).join(" / ");
  return layOut(inShort("subject"), inAll("text"), { label: inShort("open"), address }, { named: false });
}
