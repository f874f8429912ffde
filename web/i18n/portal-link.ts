import type { PortalLanguage } from "@hz/contract/languages";

/** What a link to a portal says on the company's own pages, in the languages of the portal. */
type PortalLinkTexts = { label: string; title: string };

const de: PortalLinkTexts = { label: "Hinweis geben", title: "Meldestelle von {company}, öffnet in einem neuen Tab" };
const en: PortalLinkTexts = { label: "Report a concern", title: "Reporting office of {company}, opens in a new tab" };

export const portalLinkTexts: Record<PortalLanguage, PortalLinkTexts> = { de, en };
