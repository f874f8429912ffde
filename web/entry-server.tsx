import { renderToStaticMarkup } from "react-dom/server";
import type { PortalPageProps } from "./portal/page-props.ts";
import { renderPortalPage } from "./portal/server.tsx";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import { AdminShell } from "./site/admin-shell.tsx";
import { ApiPage } from "./site/api/api-page.tsx";
import { feed } from "./site/content/feed.ts";
import { SITE_PAGES, TROUBLE_PAGES } from "./site/pages.ts";
import type { SiteFacts, SitePage } from "./site/site-page.ts";
import { t } from "./site/texts.ts";

/** The addresses of the public pages. */
export const sitePaths = Object.keys(SITE_PAGES);

/** Takes a public page's address, or what is the trouble, and the facts it may name, and gives its status, head texts and body HTML. */
export function renderSite(page: string, facts: SiteFacts): SitePage["head"] & { html: string } {
  const { head, Body } = SITE_PAGES[page] ?? TROUBLE_PAGES[page === "failed" ? "failed" : "missing"];
  return { ...head, html: renderToStaticMarkup(<Body {...facts} />) };
}

/** Takes what the portal page shows and gives its body HTML. */
export function renderPortal(props: PortalPageProps): string {
  return renderPortalPage(props);
}

/** Gives the body HTML that stands until the application has loaded, and that says what is missing without JavaScript. */
export function renderAdminShell(): string {
  return renderToStaticMarkup(<AdminShell />);
}

/** Takes the interface's description and gives the head texts and body HTML of the page that shows it. */
export function renderApi(document: OpenApi, facts: SiteFacts): SitePage["head"] & { html: string } {
  const html = renderToStaticMarkup(<ApiPage document={document} {...facts} />);
  return { status: 200, title: `${t("apiTitle")} – ${t("name")}`, description: t("apiDescription"), html };
}

/** Takes the facts of this installation and gives the Atom feed of the articles. */
export function renderFeed(facts: SiteFacts): string {
  return feed(facts);
}
