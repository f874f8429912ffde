import { renderToString } from "react-dom/server";
import { CasePage } from "./case/case-page.tsx";
import { DutyPage } from "./pages/duty-page.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { PortalPage } from "./portal-page.tsx";
import { textsOfPage } from "./texts-of-page.ts";

/** Takes what a portal page shows and gives its HTML. */
export function renderPortalPage(props: PortalPageProps): string {
  const { channel, duty, language, view } = props;
  const texts = textsOfPage(view, language);
  // It never comes to life, so no script knows it.
  if (channel && duty) return renderToString(<DutyPage channel={channel} language={language} texts={texts} {...duty} />);
  return renderToString(<PortalPage {...props} texts={texts} casePage={CasePage} loadSending={null} />);
}
