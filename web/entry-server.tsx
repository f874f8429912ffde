import { renderToStaticMarkup } from "react-dom/server";
import type { PortalPageProps } from "./portal/page-props.ts";
import { renderPortalPage } from "./portal/server.tsx";
import { AdminShell } from "./site/admin-shell.tsx";
import { NotFoundPage } from "./site/not-found-page.tsx";
import type { SiteFacts, SitePage } from "./site/site-page.ts";
import { StartPage } from "./site/start-page.tsx";

/** Takes a public page's path and what the page may link to, and gives its status, head texts and body HTML. */
export function renderSite(path: string, facts: SiteFacts): SitePage["head"] & { html: string } {
  const page = path === "/" ? StartPage : NotFoundPage;
  return { ...page.head, html: renderToStaticMarkup(<page.Body {...facts} />) };
}

/** Takes what the portal page shows and gives its body HTML. */
export function renderPortal(props: PortalPageProps): string {
  return renderPortalPage(props);
}

/** Gives the body HTML that stands until the application has loaded, and that says what is missing without JavaScript. */
export function renderAdminShell(): string {
  return renderToStaticMarkup(<AdminShell />);
}
