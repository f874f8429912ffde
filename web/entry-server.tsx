import { renderToStaticMarkup } from "react-dom/server";
import type { DrawnEntrance, EntranceFacts } from "./admin/server.tsx";
import type { PortalPageProps } from "./portal/page-props.ts";
import { renderPortalPage } from "./portal/server.tsx";
import type { OpenApi } from "@hz/contract/openapi/openapi";
import { AdminShell } from "./admin/shared/page/admin-shell.tsx";
import { ApiPage } from "./site/api/api-page.tsx";
import { ShapesPage } from "./site/api/shapes-page.tsx";
import { feed } from "./site/content/feed.ts";
import { contactHead, ContactPage, type ContactView } from "./site/contact/contact-page.tsx";
import { siteData } from "./site/data.ts";
import { SITE_PAGES, TROUBLE_PAGES } from "./site/pages.ts";
import { SHARED } from "./site/pictures.ts";
import type { SiteFacts, SiteHead } from "./site/site-page.ts";
import { statusHead, StatusPage, type StatusView } from "./site/status/status-page.tsx";
import { t } from "./site/texts.ts";
import type { ReactElement } from "react";

/** The addresses of the public pages. */
export const sitePaths = Object.keys(SITE_PAGES);

type Drawn = Omit<SiteHead, "picture" | "data"> & { picture: string; data: object[]; html: string };

/** A page as the server sends it, with the facts it may name. */
const draw = ({ picture = "start", data, ...head }: SiteHead, body: ReactElement, facts: SiteFacts): Drawn => ({
  ...head,
  picture: SHARED[picture],
  data: [...siteData(facts), ...(data?.(facts) ?? [])],
  html: renderToStaticMarkup(body),
});

/** The public page of an address, or of a trouble (`failed`, `unreadable`); the missing page for anything else. */
export function renderSite(page: string, facts: SiteFacts): Drawn {
  const { head, Body } = SITE_PAGES[page] ?? TROUBLE_PAGES[page === "failed" || page === "unreadable" ? page : "missing"];
  return draw(head, <Body {...facts} />, facts);
}

export function renderContact(view: ContactView, facts: SiteFacts): Drawn {
  return draw(contactHead(view), <ContactPage {...facts} view={view} />, facts);
}

export function renderStatus(view: StatusView, facts: SiteFacts): Drawn {
  return draw(statusHead(view), <StatusPage {...facts} view={view} />, facts);
}

/** The body HTML of a portal page. */
export function renderPortal(props: PortalPageProps): string {
  return renderPortalPage(props);
}

/** The body HTML that stands until the application has loaded, and that says what is missing without JavaScript. */
export function renderAdminShell(): string {
  return renderToStaticMarkup(<AdminShell />);
}

/** A screen of the application that the server draws; its file is loaded when one is first asked for. */
export async function renderEntrance(address: string, facts: EntranceFacts): Promise<DrawnEntrance> {
  const { drawEntrance } = await import("./admin/server.tsx");
  return drawEntrance(address, facts);
}

const API_PAGES = {
  calls: { title: t("apiTitle"), description: t("apiDescription"), Page: ApiPage },
  shapes: { title: `${t("apiTitle")}: ${t("apiShapes")}`, description: t("apiShapesDescription"), Page: ShapesPage },
};

/** A page that shows a part of the interface's description: its calls, or the shapes that these name. */
export function renderApi(part: keyof typeof API_PAGES, document: OpenApi, facts: SiteFacts): Drawn {
  const { title, description, Page } = API_PAGES[part];
  const head: SiteHead = { status: 200, title: `${title} – ${t("name")}`, description };
  return draw(head, <Page document={document} {...facts} />, facts);
}

/** The Atom feed of this installation's articles. */
export function renderFeed(facts: SiteFacts): string {
  return feed(facts);
}
