import { portalLanguage } from "@hz/contract/languages";
import type { DutyCode } from "@hz/contract/channels/channel-duties";
import { ChannelLanguages } from "@hz/contract/channels/channels";
import { charactersOf } from "@hz/contract/rich-text";

type Channel = { languages: unknown; default_language: string };

/** The codes of what a channel's pages lack for whoever reports; `duties` is what its mandatory pages lack. */
export function missingTexts({ languages, default_language: language }: Channel, duties: readonly DutyCode[]): string[] {
  const pages = ChannelLanguages.parse(languages);
  const first = pages[portalLanguage(language)] ?? Object.values(pages)[0];
  return [...(first && charactersOf(first.content) > 0 ? [] : ["start-page"]), ...duties];
}
