import { createContext, useContext } from "react";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { KeyCheck } from "../vault/report/check-key.ts";
import { type PageLanguage, PORTAL_LANGUAGE_CODES, type PortalLanguage, spokenIn, writtenIn } from "@hz/contract/languages";
import { failureText } from "./failure-text.ts";
import { type PortalLinks, portalLinks } from "./portal-links.ts";
import { type PortalT, portalT, type PortalTexts } from "./portal-texts.ts";

export type Speak = (language: PageLanguage) => Promise<void>;

/** What every part of a portal page may need: the channel, its addresses and the language's texts. */
export type Portal = {
  channel: PortalChannel;
  language: PortalLanguage;
  /** In which way of saying this language the page is read. */
  read: PageLanguage;
  links: PortalLinks;
  /** Whether the office's key may be relied on, for this document's address. */
  key: KeyCheck;
  t: PortalT;
  /** Has the page, as it is, say everything in another language; null where a page never comes to life. Throws where that does not come. */
  speak: Speak | null;
  /** The sentence for what a call or the crypto threw: the cause, what is safe, what to do. */
  explain: (error: unknown) => string;
};

export const PortalContext = createContext<Portal | null>(null);

/** The page's channel, addresses and texts; throws outside of a portal page. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error("usePortal outside of PortalContext");
  return portal;
}

export function portalOf(
  channel: PortalChannel,
  read: PageLanguage,
  texts: PortalTexts,
  key: KeyCheck = { state: "checking" },
  speak: Speak | null = null,
): Portal {
  const t = portalT(read, texts);
  const links = portalLinks(channel.linkSuffix, channel.defaultLanguage, read);
  return { channel, language: spokenIn(read), read, links, key, t, speak, explain: (error) => failureText(error, t, texts.errors) };
}

/** What sentences call a department, after "die" or "the": the channel's own one is the office. */
export const officeName = ({ channel, t }: Pick<Portal, "channel" | "t">, department: string): string =>
  department === channel.department.name ? t("office.own") : t("office.other", { department });

/** Marks what the office wrote once, in its own language, where the page is read in another: it is then read out as what it is. */
export function asOffice({ channel, language }: Pick<Portal, "channel" | "language">): { lang?: string; dir?: string } {
  const own = channel.defaultLanguage === "auto" ? PORTAL_LANGUAGE_CODES[0] : channel.defaultLanguage;
  return own === language ? {} : writtenIn(own);
}
