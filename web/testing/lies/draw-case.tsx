import type { PortalChannel } from "@hz/contract/channels/channels";
import { renderToStaticMarkup } from "react-dom/server";
import { OpenedCase } from "../../portal/case/opened-case.tsx";
import { Thread } from "../../portal/case/thread.tsx";
import { PortalContext, portalOf } from "../../portal/portal-context.tsx";
import { textsOfPage } from "../../portal/texts-of-page.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import type { OpenCase } from "../../vault/report/open-case.ts";

/** A case's page in German with its thread, as markup. */
export function drawCase(open: OpenCase, thread: ThreadEntry[]): string {
  const channel = {
    linkSuffix: "muster",
    defaultLanguage: "de",
    department: { name: "Meldestelle" },
    lost: [],
  } as unknown as PortalChannel;
  return renderToStaticMarkup(
    <PortalContext value={portalOf(channel, "de", textsOfPage("case", "de"))}>
      <OpenedCase first={open} password="" onClose={() => undefined} />
      <Thread open={open} thread={thread} onSent={async () => undefined} />
    </PortalContext>,
  );
}
