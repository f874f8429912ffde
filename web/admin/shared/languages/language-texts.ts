import type { PortalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../queries/query-client.ts";

const LOAD: Record<PortalLanguage, () => Promise<{ texts: LanguageTexts }>> = {
  de: () => import("@hz/contract/texts/de/index"),
  en: () => import("@hz/contract/texts/en/index"),
};

const queryOf = (language: PortalLanguage) => ({
  queryKey: ["language-texts", language],
  queryFn: async () => (await LOAD[language]()).texts,
  // They hold functions.
  structuralSharing: false,
  staleTime: Infinity,
});

/** What a language says to reporters: a file of its own, loaded when it is wanted. */
export const useLanguageTexts = (language: PortalLanguage) => useQuery(queryOf(language));

/** The same for what is done once; throws where it does not come. */
export const languageTexts = (language: PortalLanguage): Promise<LanguageTexts> => queryClient.fetchQuery(queryOf(language));

/** A text with values in the places of their names: "{date}". What has no value stays as it is. */
export const withValues = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
