import type { ErrorCode } from "@hz/contract/errors";
import type { portalDe } from "../i18n/portal/de.ts";
import { createT, type Translate, type Translation } from "../i18n/translate.ts";
import { type PageLanguage, writtenIn } from "@hz/contract/languages";

export type PortalT = Translate<typeof portalDe>;

/**
 * What a page says, in one language: its own texts and one for each refusal of the server. They travel inside the page,
 * so that nobody loads a language, or a page, that is not being read.
 */
export type PortalTexts = { own: Partial<Translation<typeof portalDe>>; errors: Readonly<Partial<Record<ErrorCode, string>>> };

/** What people copy or compare, and what is sealed: never a letter more. Where it could be misread it has a line of its own. */
const BARE = ["password", "caseNumber", "fingerprint", "address", "wording"];

/** In a sentence from the right a company, a file or a telephone number would change the places of what stands round it. */
const isolated = (text: string, name: string): string => (BARE.includes(name) ? text : `\u2068${text}\u2069`);

export function portalT(language: PageLanguage, texts: PortalTexts): PortalT {
  // Only the texts of other pages are left out; texts-of-page.test.ts holds every page to its own.
  return createT<typeof portalDe>(
    language,
    texts.own as Translation<typeof portalDe>,
    writtenIn(language).dir === "rtl" ? isolated : undefined,
  );
}
