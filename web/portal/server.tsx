import { renderToString } from "react-dom/server";
import { CasePage } from "./case/case-page.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { DutyPage } from "./pages/duty-page.tsx";
import { MissingPage } from "./pages/missing-page.tsx";
import { StartPage } from "./pages/start-page.tsx";
import { PortalContext, portalOf } from "./portal-context.tsx";
import { PortalPage } from "./portal-page.tsx";
import type { PortalTexts } from "./portal-texts.ts";
import { textsOfPage } from "./texts-of-page.ts";

/** The HTML of a portal page, in the texts of its language. */
export function renderPortalPage(
  props: PortalPageProps,
  texts: PortalTexts = textsOfPage(props.view, props.language, { isDemo: props.isDemo, isArchived: props.channel?.isArchived }),
): string {
  const { view, channel, language, duty } = props;
  if (!channel) return renderToString(<MissingPage language={language} texts={texts} />);
  if (view !== "start" && !duty)
    return renderToString(<PortalPage {...props} channel={channel} texts={texts} casePage={CasePage} sending={null} />);
  return renderToString(
    <PortalContext value={portalOf(channel, language, texts)}>
      {duty ? <DutyPage {...duty} /> : <StartPage program={props.program} />}
    </PortalContext>,
  );
}
