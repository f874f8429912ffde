import { inEachLanguage, type PortalLanguage, portalLanguage } from "@hz/contract/languages";
import { HOUSE_TEXTS } from "@hz/contract/templates/template-texts";
import {
  HOUSE_TEMPLATE_IDS,
  HOUSE_TEMPLATES,
  TEMPLATE_TOPICS,
  type TemplatePurpose,
  type TemplateTopic,
} from "@hz/contract/templates/template-topics";
import type { StoredTemplates, TemplateText } from "@hz/contract/templates/templates";
import { t } from "../shared/texts/texts.ts";

/** What a template says in one language: the account's text where there is one, else the house's; empty where there is neither. */
type Said = { text: string; house: string | null; stored: TemplateText | null };
/** A template as people see it, be it the house's or an own one. */
export type Template = {
  id: string;
  isOwn: boolean;
  topic: TemplateTopic | null;
  purpose: TemplatePurpose;
  title: string;
  said: Record<PortalLanguage, Said>;
};
export type TemplateGroup = { title: string; templates: Template[] };

/** What the address of the page says of a template and a language; the first language is not named. */
export const templatePlace = (id: string | null, language: PortalLanguage) => ({
  ...(id !== null && { vorlage: id }),
  ...(language !== portalLanguage(undefined) && { sprache: language }),
});

/** All templates by topic: first those that the company has added, then the house's. */
export function templateGroups({ texts, own }: StoredTemplates): TemplateGroup[] {
  const storedAt = (id: string, language: PortalLanguage) =>
    texts.find((text) => text.templateId === id && text.language === language) ?? null;
  const said = (id: string, language: PortalLanguage, house: string | null): Said => {
    const stored = storedAt(id, language);
    return { text: stored?.text ?? house ?? "", house, stored };
  };
  const owned = own.map(({ id, title, purpose }): Template => {
    return { id, isOwn: true, topic: null, purpose, title, said: inEachLanguage((language) => said(id, language, null)) };
  });
  const house = HOUSE_TEMPLATE_IDS.map((id): Template => {
    const { topic, purpose, title } = HOUSE_TEMPLATES[id];
    return { id, isOwn: false, topic, purpose, title, said: inEachLanguage((language) => said(id, language, HOUSE_TEXTS[language][id])) };
  });
  const groups = Object.entries(TEMPLATE_TOPICS).map(([topic, title]) => ({
    title,
    templates: house.filter((template) => template.topic === topic),
  }));
  return [...(owned.length > 0 ? [{ title: t("templatesOwn"), templates: owned }] : []), ...groups];
}
