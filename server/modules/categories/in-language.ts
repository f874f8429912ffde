import type { CategoryText, CategoryTexts } from "@hz/contract/channels/categories";
import { DEFAULT_CATEGORIES } from "@hz/contract/channels/house-categories";
import type { PortalLanguage } from "@hz/contract/languages";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import type { CategoryRow } from "./view.ts";

type Named = Pick<CategoryRow, "name" | "description" | "translations">;

/** The office's own translations of a category into these languages; where it has none of what still reads as it was given, ours. */
export function translationsOf({ name, description, translations }: Named, languages: readonly PortalLanguage[]): CategoryTexts {
  const given = DEFAULT_CATEGORIES.find((one) => one.name === name);
  const ours = languages.flatMap((language) => {
    const text = given && ALL_TEXTS[language].categories?.[given.name];
    return text ? [[language, given.description === description ? text : { ...text, description: "" }] as const] : [];
  });
  return { ...Object.fromEntries(ours), ...translations };
}

/** How a category reads on a page in a language, and whether that is a translation. */
export function categoryIn(row: Named, language: PortalLanguage): CategoryText & { isTranslated: boolean } {
  const translated = translationsOf(row, [language])[language];
  return { name: row.name, description: row.description, ...translated, isTranslated: translated !== undefined };
}
