import type { PortalLanguage } from "../languages.ts";
import { TEMPLATE_COPIES_DE } from "./template-copies-de.ts";
import { TEMPLATE_COPIES_EN } from "./template-copies-en.ts";
import { TEMPLATE_TEXTS_DE } from "./template-texts-de.ts";
import { TEMPLATE_TEXTS_EN } from "./template-texts-en.ts";
import type { HOUSE_TEMPLATES, HouseTemplateId } from "./template-topics.ts";

type IdOf<Purpose> = { [Id in HouseTemplateId]: (typeof HOUSE_TEMPLATES)[Id]["purpose"] extends Purpose ? Id : never }[HouseTemplateId];
/** Texts that are copied and go another way, and those that a reporter reads in the case. */
export type CopyTemplateId = IdOf<"copy">;
export type ReporterTemplateId = Exclude<HouseTemplateId, CopyTemplateId>;

/** The house's texts by language and id. `[… words]` in them is what a person adds by hand. */
export const HOUSE_TEXTS: Record<PortalLanguage, Record<HouseTemplateId, string>> = {
  de: { ...TEMPLATE_TEXTS_DE, ...TEMPLATE_COPIES_DE },
  en: { ...TEMPLATE_TEXTS_EN, ...TEMPLATE_COPIES_EN },
};
