import type { DutyPage } from "@hz/contract/channels/duty-pages";
import { portalPaths } from "@hz/contract/portal-paths";
import type { PageLanguage } from "@hz/contract/languages";
import type { DefaultLanguage } from "./page-props.ts";

/** The addresses of one channel's pages, in the language that is being read. */
export type PortalLinks = { start: string; form: string; success: string; case: string; duty: (page: DutyPage) => string };

/** The addresses of a channel; `linkSuffix` is its name in them, `standard` its default language. */
export function portalLinks(linkSuffix: string, standard: DefaultLanguage, language: PageLanguage): PortalLinks {
  const spoken = (path: string) => (language === standard ? path : inLanguage(path, language));
  return {
    start: spoken(portalPaths.portal(linkSuffix)),
    form: spoken(portalPaths.portalForm(linkSuffix)),
    success: spoken(portalPaths.portalSuccess(linkSuffix)),
    case: spoken(portalPaths.portalCase(linkSuffix)),
    duty: (page) => spoken(portalPaths.portalDuty(linkSuffix, page)),
  };
}

/** A path of the portal with the language to read it in. */
export function inLanguage(path: string, language: PageLanguage): string {
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}
