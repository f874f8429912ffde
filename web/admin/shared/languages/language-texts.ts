import type { PortalLanguage } from "@hz/contract/languages";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../queries/query-client.ts";

const LOAD: Record<PortalLanguage, () => Promise<{ texts: LanguageTexts }>> = {
  de: () => import("@hz/contract/texts/de/index"),
  en: () => import("@hz/contract/texts/en/index"),
  cs: () => import("@hz/contract/texts/cs/index"),
  da: () => import("@hz/contract/texts/da/index"),
  et: () => import("@hz/contract/texts/et/index"),
  es: () => import("@hz/contract/texts/es/index"),
  fr: () => import("@hz/contract/texts/fr/index"),
  ga: () => import("@hz/contract/texts/ga/index"),
  hr: () => import("@hz/contract/texts/hr/index"),
  it: () => import("@hz/contract/texts/it/index"),
  lv: () => import("@hz/contract/texts/lv/index"),
  lt: () => import("@hz/contract/texts/lt/index"),
  hu: () => import("@hz/contract/texts/hu/index"),
  mt: () => import("@hz/contract/texts/mt/index"),
  nl: () => import("@hz/contract/texts/nl/index"),
  pl: () => import("@hz/contract/texts/pl/index"),
  pt: () => import("@hz/contract/texts/pt/index"),
  ro: () => import("@hz/contract/texts/ro/index"),
  sk: () => import("@hz/contract/texts/sk/index"),
  sl: () => import("@hz/contract/texts/sl/index"),
  fi: () => import("@hz/contract/texts/fi/index"),
  sv: () => import("@hz/contract/texts/sv/index"),
  tr: () => import("@hz/contract/texts/tr/index"),
  el: () => import("@hz/contract/texts/el/index"),
  bg: () => import("@hz/contract/texts/bg/index"),
  ru: () => import("@hz/contract/texts/ru/index"),
  uk: () => import("@hz/contract/texts/uk/index"),
  ar: () => import("@hz/contract/texts/ar/index"),
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
