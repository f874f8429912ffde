import type { PortalChannel } from "@hz/contract/channels/channels";
import {
  PAGE_LANGUAGE_CODES,
  type PageLanguage,
  PORTAL_LANGUAGE_CODES,
  type PortalLanguage,
  portalLanguage,
  spokenIn,
} from "@hz/contract/languages";

/** The languages in which a channel's pages exist, in their order; `channel` is null where there is none. */
export function languagesOf(channel: Pick<PortalChannel, "languages"> | null): readonly PortalLanguage[] {
  return PORTAL_LANGUAGE_CODES.filter((language) => !channel || channel.languages[language]);
}

/**
 * The language of a portal page: the address first, which may ask for a simpler way of saying a language, then the channel; a
 * channel set to "auto" follows the browser's Accept-Language, and where that says nothing it is the first of those there are.
 */
export function choosePortalLanguage(
  asked: unknown,
  channelDefault: PortalLanguage | "auto",
  acceptLanguage: string | undefined,
  there: readonly PortalLanguage[],
): PageLanguage {
  const isThere = (tag: unknown): tag is PortalLanguage => there.some((language) => language === tag);
  const page = PAGE_LANGUAGE_CODES.find((tag) => tag === asked);
  if (page && isThere(spokenIn(page))) return page;
  if (isThere(channelDefault)) return channelDefault;
  const wishes = (acceptLanguage ?? "").split(",").map((part) => {
    const [tag, ...rest] = part.trim().toLowerCase().split(";");
    const weight = rest.find((one) => one.trim().startsWith("q="))?.split("=")[1];
    return { language: tag?.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const best = wishes.filter((wish) => wish.weight > 0).sort((a, b) => b.weight - a.weight);
  return best.map((wish) => wish.language).find(isThere) ?? portalLanguage(there[0]);
}
