import { renderToString } from "react-dom/server";
import { CasePage } from "./case-page.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { PortalPage } from "./portal-page.tsx";
import { textsOfPage } from "./texts-of-page.ts";

/** Takes what a portal page shows and gives its HTML. */
export function renderPortalPage(props: PortalPageProps): string {
  return renderToString(<PortalPage {...props} texts={textsOfPage(props.view, props.language)} casePage={CasePage} />);
}
