import type { PortalLanguage } from "@hz/contract/languages";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { layOut, type Mail } from "../layout.ts";

/**
 * Tells a reporter that there is news and where. In all languages of the channel together, because the language of a report is sealed;
 * the words fit any mailbox that somebody else may read, and the product's name is not among them.
 */
export function newsForReporter(address: string, languages: readonly PortalLanguage[]): Mail {
  const inAll = (part: "subject" | "text" | "open") => languages.map((language) => ALL_TEXTS[language].news[part]);
  return layOut(inAll("subject").join(" / "), inAll("text"), { label: inAll("open").join(" / "), address }, { named: false });
}
