import type { PortalCategory, PortalChannel } from "@hz/contract/channels";

/** The two languages the portal speaks. */
export type PortalLanguage = "de" | "en";

/** What a channel sets as its language; "auto" follows the browser. */
export type DefaultLanguage = PortalChannel["defaultLanguage"];

/** Everything a portal page is drawn from; the server draws it once, the browser hydrates with the same. */
export type PortalPageProps = {
  view: "start" | "form" | "success" | "case" | "missing";
  language: PortalLanguage;
  /** Null only in the view "missing". */
  channel: PortalChannel | null;
  /** The active categories, in the view "form" only. */
  categories: PortalCategory[];
};
