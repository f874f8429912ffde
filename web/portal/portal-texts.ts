import type { ErrorCode } from "@hz/contract/errors";
import type { portalDe } from "../i18n/portal/de.ts";
import { createT, type Translate, type Translation } from "../i18n/translate.ts";
import type { PageLanguage } from "@hz/contract/languages";

export type PortalT = Translate<typeof portalDe>;

/**
 * What a page says, in one language: its own texts and one for each refusal of the server. They travel inside the page,
 * so that nobody loads a language, or a page, that is not being read.
 */
export type PortalTexts = { own: Partial<Translation<typeof portalDe>>; errors: Readonly<Partial<Record<ErrorCode, string>>> };

export function portalT(language: PageLanguage, texts: PortalTexts): PortalT {
  // Only the texts of other pages are left out; texts-of-page.test.ts holds every page to its own.
  return createT<typeof portalDe>(language, texts.own as Translation<typeof portalDe>);
}
