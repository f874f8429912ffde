import { renderToString } from "react-dom/server";
import type { PortalPageProps } from "./page-props.ts";

/** Takes what a portal page shows and gives its HTML. */
export function renderPortalPage(props: PortalPageProps): string {
  return renderToString(<main className="page">{props.channel?.name}</main>);
}
