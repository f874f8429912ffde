import { renderToString } from "react-dom/server";
import type { PortalPageProps } from "./page-props.ts";
import { PortalPage } from "./portal-page.tsx";

/** Takes what a portal page shows and gives its HTML. */
export function renderPortalPage(props: PortalPageProps): string {
  return renderToString(<PortalPage {...props} />);
}
