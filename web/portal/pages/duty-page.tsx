import type { PortalChannel } from "@hz/contract/channels/channels";
import type { DutyPage as Page } from "@hz/contract/channels/duty-pages";
import type { RichText as Doc } from "@hz/contract/rich-text";
import { RichText } from "../../rich-text/rich-text.tsx";
import type { PortalLanguage } from "../page-props.ts";
import { PortalContext, portalOf } from "../portal-context.tsx";
import type { PortalTexts } from "../portal-texts.ts";
import { Shell } from "../shell.tsx";

type Props = { channel: PortalChannel; language: PortalLanguage; texts: PortalTexts; page: Page; text: Doc };

/** Takes one of the pages with what a portal has to say and draws it; it needs no script. */
export function DutyPage({ channel, language, texts, page, text }: Props) {
  const portal = portalOf(channel, language, texts);
  return (
    <PortalContext value={portal}>
      <Shell page={page}>
        <h1>{portal.t(`duty.${page}`)}</h1>
        <RichText doc={text} />
        <p>
          <a href={portal.links.start}>{portal.t("duty.start")}</a>
        </p>
      </Shell>
    </PortalContext>
  );
}
