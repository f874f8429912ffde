import type { ApplicationLanguage } from "@hz/contract/languages";
import { cardDe } from "../../i18n/card-de.ts";
import { cardEn } from "../../i18n/card-en.ts";
import { createT, type Translate } from "../../i18n/translate.ts";

const speakers: Record<ApplicationLanguage, Translate<typeof cardDe>> = {
  de: createT("de", cardDe),
  en: createT("en", cardEn as typeof cardDe),
};

export const cardTexts = (language: ApplicationLanguage) => speakers[language];
