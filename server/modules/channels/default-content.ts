import { NEW_CHANNEL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import type { RichText } from "@hz/contract/rich-text";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";

const paragraph = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
const heading = (text: string) => ({ type: "heading" as const, attrs: { level: 2 as const }, content: [{ type: "text" as const, text }] });

/** What a page begins with in a language: an opening, then headings with their texts by turns. */
export function firstPage(language: PortalLanguage, channelName: string, companyName: string): { name: string; content: RichText } {
  const words = ALL_TEXTS[language].firstPage.map((text) => text.replace("{company}", () => companyName));
  return {
    name: channelName,
    content: { type: "doc", content: words.map((text, at) => (at % 2 === 1 ? heading(text) : paragraph(text))) },
  };
}

/** The pages that a new channel has. */
export const firstPages = (channelName: string, companyName: string) =>
  Object.fromEntries(NEW_CHANNEL_LANGUAGES.map((language) => [language, firstPage(language, channelName, companyName)]));
