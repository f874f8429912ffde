import { type PortalLanguage, portalLanguage } from "@hz/contract/languages";
import {
  HOUSE_TEMPLATE_IDS,
  HOUSE_TEMPLATES,
  isHouseTemplate,
  TEMPLATE_TOPICS,
  type TemplatePurpose,
  type TemplateTopic,
} from "@hz/contract/templates/template-topics";
import type { StoredTemplates, TemplateText } from "@hz/contract/templates/templates";
import type { LanguageTexts } from "@hz/contract/texts/language-texts";
import { t } from "../shared/texts/texts.ts";

/** What a template says in one language: the account's text where there is one, else the house's; empty where there is neither. */
export type Said = { text: string; house: string | null; stored: TemplateText | null };
/** A template as people see it, be it the house's or an own one. */
export type Template = {
  id: string;
  isOwn: boolean;
  topic: TemplateTopic | null;
  purpose: TemplatePurpose;
  title: string;
  /** What the account says itself, in the languages in which it does. */
  stored: Partial<Record<PortalLanguage, TemplateText>>;
};
export type TemplateGroup = { title: string; templates: Template[] };

/** What the address of the page says of a template and a language; the first language is not named. */
export const templatePlace = (id: string | null, language: PortalLanguage) => ({
  ...(id !== null && { vorlage: id }),
  ...(language !== portalLanguage(undefined) && { sprache: language }),
});

/** What a template says in a language, of which these are the house's texts. */
export function textIn({ id, stored: all }: Template, language: PortalLanguage, { templates }: LanguageTexts): Said {
  const house = isHouseTemplate(id) ? templates[id] : null;
  const stored = all[language] ?? null;
  return { text: stored?.text ?? house ?? "", house, stored };
}

/** All templates by topic: first those that the company has added, then the house's. */
export function templateGroups({ texts, own }: StoredTemplates): TemplateGroup[] {
  const storedOf = (id: string) =>
    Object.fromEntries(texts.filter((text) => text.templateId === id).map((text) => [text.language, text] as const));
  const owned = own.map(({ id, title, purpose }): Template => {
    return { id, isOwn: true, topic: null, purpose, title, stored: storedOf(id) };
  });
  const house = HOUSE_TEMPLATE_IDS.map((id): Template => {
    const { topic, purpose, title } = HOUSE_TEMPLATES[id];
    return { id, isOwn: false, topic, purpose, title, stored: storedOf(id) };
  });
  const groups = Object.entries(TEMPLATE_TOPICS).map(([topic, title]) => ({
    title,
    templates: house.filter((template) => template.topic === topic),
  }));
  return [...(owned.length > 0 ? [{ title: t("templatesOwn"), templates: owned }] : []), ...groups];
}
