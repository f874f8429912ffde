import type { Channel } from "@hz/contract/channels/channels";
import { PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES, type PortalLanguage, portalLanguage } from "@hz/contract/languages";
import { useChannels } from "../names/queries.ts";
import { t } from "../texts/texts.ts";

/** What a language is called, in itself. */
export const languageName = (language: PortalLanguage): string => PORTAL_LANGUAGES[language].name;

/** The languages that a channel has, and those that it could have. */
export const languagesOf = ({ languages }: Channel) => ({
  there: PORTAL_LANGUAGE_CODES.filter((language) => languages[language]),
  missing: PORTAL_LANGUAGE_CODES.filter((language) => !languages[language]),
});

/** The language that a channel's portal begins in, as far as that is not the browser's. */
export const beginsIn = (channel: Channel): PortalLanguage => {
  const { there } = languagesOf(channel);
  return there.find((language) => language === channel.defaultLanguage) ?? portalLanguage(there[0]);
};

/** Why a language has to stay: it is the only one, or the one that the portal begins in; null where it may go. */
export function whyItStays(channel: Channel, language: PortalLanguage): string | null {
  if (languagesOf(channel).there.length === 1) return t("pageRemoveLast");
  return channel.defaultLanguage === language ? t("pageRemoveStandard") : null;
}

/** The languages in which any of the account's channels has pages; none until that is known. */
export function useSpokenLanguages(): readonly PortalLanguage[] {
  const { data: channels = [] } = useChannels();
  return PORTAL_LANGUAGE_CODES.filter((language) => channels.some(({ languages }) => languages[language]));
}
