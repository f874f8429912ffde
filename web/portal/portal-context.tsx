import { createContext, useContext } from "react";
import type { PortalChannel } from "@hz/contract/channels";
import type { PortalLanguage } from "./page-props.ts";
import type { PortalLinks } from "./portal-links.ts";
import { type PortalT, portalT } from "./portal-texts.ts";

/** What every part of a portal page may need: the channel, its addresses and the language's texts. */
export type Portal = { channel: PortalChannel; language: PortalLanguage; links: PortalLinks; t: PortalT };

export const PortalContext = createContext<Portal | null>(null);

/** Gives the page's channel, addresses and texts; throws outside of a portal page. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("usePortal outside of PortalContext");
  return portal;
}

/** Takes a channel, a language and its addresses and gives what the context of a page holds. */
export function portalOf(channel: PortalChannel, language: PortalLanguage, links: PortalLinks): Portal {
  return { channel, language, links, t: portalT(language) };
}
