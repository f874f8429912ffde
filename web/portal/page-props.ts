import type { PageLanguage } from "@hz/contract/languages";
import type { DutyPage } from "@hz/contract/channels/duty-pages";
import type { RichText } from "@hz/contract/rich-text";
import type { PortalCategory, PortalChannel } from "@hz/contract/channels/channels";

/** What a channel sets as its language; "auto" follows the browser. */
export type DefaultLanguage = PortalChannel["defaultLanguage"];

/** Where a part of the program lies that is loaded later, and its hash. */
export type PartFile = { url: string; integrity: string };

/** Everything a portal page is drawn from; the server draws it once, the browser hydrates with the same. */
export type PortalPageProps = {
  view: "start" | "form" | "success" | "case" | "duty" | "missing";
  language: PageLanguage;
  /** Null only in the view "missing". */
  channel: PortalChannel | null;
  /** The active categories, in the view "form" only. */
  categories: PortalCategory[];
  /** In the view "duty" only: which of these pages it is, and its text. */
  duty?: { page: DutyPage; text: RichText };
  /** In the views "form" and "case": the part of the program that sends. */
  sending?: PartFile;
  /** In the view "start" only: where the program and its parts lie that has form and case take its place, with spaces between. */
  program?: string;
  /** In the view "form" only, where the company is a demo: then it stands beside the form what leaves the browser. */
  isDemo?: true;
};
