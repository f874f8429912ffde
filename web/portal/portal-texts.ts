import { createT, type Translate } from "../i18n/translate.ts";
import { portalDe } from "../i18n/portal-de.ts";
import { portalEn } from "../i18n/portal-en.ts";
import type { PortalLanguage } from "./page-props.ts";

export type PortalT = Translate<typeof portalDe>;

/** Takes a language and gives the function that speaks the portal's texts in it. */
export function portalT(language: PortalLanguage): PortalT {
  return language === "de" ? createT("de", portalDe) : createT("en", portalEn);
}
