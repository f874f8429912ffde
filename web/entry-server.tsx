import { renderToStaticMarkup } from "react-dom/server";
import type { PortalPageProps } from "./portal/page-props.ts";
import { renderPortalPage } from "./portal/server.tsx";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import { AdminShell } from "./site/admin-shell.tsx";
import { ApiPage } from "./site/api/api-page.tsx";
import { feed } from "./site/content/feed.ts";
import { contactHead, ContactPage, type ContactView } from "./site/contact/contact-page.tsx";
import { siteData } from "./site/data.ts";
import { SITE_PAGES, TROUBLE_PAGES } from "./site/pages.ts";
import { SHARED } from "./site/pictures.ts";
import type { SiteFacts, SiteHead } from "./site/site-page.ts";
import { t } from "./site/texts.ts";
import type { ReactElement } from "react";

/** The addresses of the public pages. */
export const sitePaths = Object.keys(SITE_PAGES);

type Drawn = Omit<SiteHead, "picture" | "data"> & { picture: string; data: object[]; html: string };

/** Takes a page's head, its body and the facts it may name and gives it as the server sends it. */
const draw = ({ picture = "start", data, ...head }: SiteHead, body: ReactElement, facts: SiteFacts): Drawn => ({
  ...head,
  picture: SHARED[picture],
  data: [...siteData(facts), ...(data?.(facts) ?? [])],
  html: renderToStaticMarkup(body),
});

/** Takes a public page's address, or what is the trouble, and the facts it may name, and gives its status, head texts and body HTML. */
export function renderSite(page: string, facts: SiteFacts): Drawn {
  const { head, Body } = SITE_PAGES[page] ?? TROUBLE_PAGES[page === "failed" || page === "unreadable" ? page : "missing"];
  return draw(head, <Body {...facts} />, facts);
}

/** Takes what the contact page shows and the facts it may name and gives the page. */
export function renderContact(view: ContactView, facts: SiteFacts): Drawn {
  return draw(contactHead(view), <ContactPage {...facts} view={view} />, facts);
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
export function renderApi(document: OpenApi, facts: SiteFacts): Drawn {
  const head: SiteHead = { status: 200, title: `${t("apiTitle")} – ${t("name")}`, description: t("apiDescription") };
  return draw(head, <ApiPage document={document} {...facts} />, facts);
}

/** Takes the facts of this installation and gives the Atom feed of the articles. */
export function renderFeed(facts: SiteFacts): string {
  return feed(facts);
}
