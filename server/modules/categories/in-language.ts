import type { CategoryText, CategoryTexts } from "@hz/contract/channels/categories";
import type { PortalLanguage } from "@hz/contract/languages";
import { DEFAULT_CATEGORIES, HOUSE_TRANSLATIONS } from "./default-categories.ts";
import type { CategoryRow } from "./view.ts";

type Named = Pick<CategoryRow, "name" | "description" | "translations">;

/** The office's own translations of a category; where it has none of what still reads as it was given, ours. */
export function translationsOf({ name, description, translations }: Named): CategoryTexts {
  const given = DEFAULT_CATEGORIES.find((one) => one.name === name);
  if (!given) return translations;
  const ours = Object.entries(HOUSE_TRANSLATIONS).map(([language, texts]) => {
    const text = texts[given.name as keyof typeof texts];
    return [language, given.description === description ? text : { ...text, description: "" }];
  });
  return { ...(Object.fromEntries(ours) as CategoryTexts), ...translations };
}

/** How a category reads on a page in a language, and whether that is a translation. */
export function categoryIn(row: Named, language: PortalLanguage): CategoryText & { isTranslated: boolean } {
  const translated = translationsOf(row)[language];
  return { name: row.name, description: row.description, ...translated, isTranslated: translated !== undefined };
}
