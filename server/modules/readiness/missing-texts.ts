import { portalLanguage } from "@hz/contract/languages";
import type { DutyCode } from "@hz/contract/channels/channel-duties";
import { ChannelLanguages } from "@hz/contract/channels/channels";
import { charactersOf } from "@hz/contract/rich-text";

type Channel = { languages: unknown; default_language: string };

/** Takes a channel and what its mandatory pages lack and gives the codes of what is missing for whoever reports. */
export function missingTexts({ languages, default_language: language }: Channel, duties: readonly DutyCode[]): string[] {
  const pages = ChannelLanguages.parse(languages);
  const first = pages[portalLanguage(language)] ?? Object.values(pages)[0];
  return [...(first && charactersOf(first.content) > 0 ? [] : ["start-page"]), ...duties];
}
