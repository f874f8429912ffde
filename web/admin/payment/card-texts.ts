import { cardDe } from "../../i18n/card-de.ts";
import { cardEn } from "../../i18n/card-en.ts";
import { createT } from "../../i18n/translate.ts";

const speakers = { de: createT("de", cardDe), en: createT("en", cardEn as typeof cardDe) };

/** Takes the page's language and gives what speaks it about cards. */
export const cardTexts = (language: "de" | "en") => speakers[language];
