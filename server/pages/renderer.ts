import type { PageLanguage } from "@hz/contract/languages";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import type { ContactForm } from "@hz/contract/account/contact";
import type { DutyPage } from "@hz/contract/channels/duty-pages";
import type { Operator } from "@hz/contract/account/operator";
import type { PaymentWay } from "@hz/contract/billing/billing";
import type { ServiceStatus } from "@hz/contract/service-status";
import type { RichText } from "@hz/contract/rich-text";
import type { PortalCategory, PortalChannel } from "@hz/contract/channels/channels";

export type PortalPage = {
  view: "start" | "form" | "success" | "case" | "duty" | "missing";
  language: PageLanguage;
  channel: PortalChannel | null;
  categories: PortalCategory[];
  /** In the view "duty" only: which of these pages it is, and its text. */
  duty?: { page: DutyPage; text: RichText };
  /** In the view "start" only: where the program and its parts lie that has form and case take its place, with spaces between. */
  program?: string;
  /** In the view "form" only: the part of the program that sends, which is loaded when somebody touches the form. */
  sending?: { url: string; integrity: string };
  /** In the view "form" of a demo only: what leaves the browser stands beside it. */
  isDemo?: true;
};
/** What a public page may name of this installation. */
export type SiteFacts = {
  demoSuffix: string | null;
  hasDemos: boolean;
  operator: Operator;
  paymentWays: readonly PaymentWay[];
  publicUrl: string;
};
export type SitePage = {
  status: 200 | 400 | 404 | 503;
  title: string;
  description: string;
  html: string;
  /** The address of the picture beside a shared link, without the origin. */
  picture: string;
  published?: string;
  updated?: string;
  /** What search engines may read as data. */
  data: object[];
};
/** The contact page: its fields as typed, what is wrong with them, or that the inquiry was sent. */
export type ContactView = ContactForm | "sent";

/** The status page: when it is drawn (ISO 8601), and the service's status; null where the database does not answer. */
export type StatusView = { at: string; status: ServiceStatus | null };

/** What an entrance of the application may name of this installation. */
export type EntranceFacts = { isTest: boolean; paymentWays: readonly PaymentWay[] };

/** What the built `web/entry-server.tsx` offers: pages in, HTML out. */
export type Renderer = {
  /** The addresses of the public pages. */
  sitePaths: readonly string[];
  /** A public page by its address, or the one for trouble: "missing", "failed", "unreadable". */
  renderSite: (page: string, facts: SiteFacts) => SitePage;
  renderContact: (view: ContactView, facts: SiteFacts) => SitePage;
  renderStatus: (view: StatusView, facts: SiteFacts) => SitePage;
  renderApi: (part: "calls" | "shapes", document: OpenApi, facts: SiteFacts) => SitePage;
  /** The feed of the articles, as XML. */
  renderFeed: (facts: SiteFacts) => string;
  renderPortal: (page: PortalPage) => string;
  renderAdminShell: () => string;
  /** What a screen of the application shows before its program has come, by path and query; null where it is not drawn here. */
  renderEntrance: (address: string, facts: EntranceFacts) => Promise<{ title: string; html: string; trouble: string }> | null;
};

/** The renderer of a build (`dist`); throws when it lacks one of the functions. */
export async function loadRenderer(dist: string): Promise<Renderer> {
  const built = (await import(pathToFileURL(join(dist, "ssr/entry-server.js")).href)) as Renderer;
  for (const name of [
    "renderSite",
    "renderContact",
    "renderStatus",
    "renderApi",
    "renderFeed",
    "renderPortal",
    "renderAdminShell",
    "renderEntrance",
  ] as const) {
    if (typeof built[name] !== "function") throw new Error(`Im Bau der Seiten fehlt ${name}`);
  }
  return built;
}
