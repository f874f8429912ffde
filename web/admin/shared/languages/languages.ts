import type { Channel } from "@hz/contract/channels/channels";
import type { Language } from "@hz/contract/scalars";
import { t } from "../texts/texts.ts";

/** The languages that a portal can be read in, in the order of the screens. */
export const LANGUAGES: readonly Language[] = ["de", "en"];

/** What a language is called, in itself. */
export const languageName = (language: Language): string => t(language === "de" ? "pageLanguageDe" : "pageLanguageEn");

/** Takes a channel and gives the languages that it has, and those that it could have. */
export const languagesOf = ({ languages }: Channel) => ({
  there: LANGUAGES.filter((language) => languages[language]),
  missing: LANGUAGES.filter((language) => !languages[language]),
});

/** Why a language has to stay: it is the only one, or the one that the portal begins in; null where it may go. */
export function whyItStays(channel: Channel, language: Language): string | null {
  if (languagesOf(channel).there.length === 1) return t("pageRemoveLast");
  return channel.defaultLanguage === language ? t("pageRemoveStandard") : null;
}
