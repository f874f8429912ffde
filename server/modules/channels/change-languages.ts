import { isDeepStrictEqual } from "node:util";
import type { Channel, ChannelChange } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import type { z } from "zod";
import { Failure } from "../../http/failures.ts";
import { firstPage } from "./default-content.ts";

type Languages = Channel["languages"];

/**
 * A channel's languages after a change, and whether somebody edited one. A page whose name nobody ever edited is called as the
 * channel, also when that gets another name. Throws INVALID_INPUT where no language would be left, or not the one that the portal
 * begins in.
 */
export function changedLanguages(
  before: Channel,
  given: z.output<typeof ChannelChange>,
): { languages: Languages | undefined; isEdited: boolean } {
  const { name = before.name, defaultLanguage = before.defaultLanguage } = given;
  const edited: Languages = { ...before.languages };
  for (const [language, change] of Object.entries(given.languages ?? {}) as [
    PortalLanguage,
    NonNullable<typeof given.languages>[PortalLanguage],
  ][]) {
    if (change === null) delete edited[language];
    else edited[language] = { ...(edited[language] ?? firstPage(language, name, before.companyName)), ...change };
  }
  if (Object.keys(edited).length === 0) throw new Failure("INVALID_INPUT", ["languages"]);
  if (defaultLanguage !== "auto" && !edited[defaultLanguage])
    throw new Failure("INVALID_INPUT", [given.defaultLanguage === undefined ? "languages" : "defaultLanguage"]);
  const isEdited = !isDeepStrictEqual(edited, before.languages);
  const languages = Object.fromEntries(
    Object.entries(edited).map(([language, page]) => [
      language,
      page.name === before.name && !given.languages?.[language as PortalLanguage]?.name ? { ...page, name } : page,
    ]),
  );
  return { languages: isDeepStrictEqual(languages, before.languages) ? undefined : languages, isEdited };
}
