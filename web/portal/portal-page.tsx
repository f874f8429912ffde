import { type ComponentType, useMemo, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { FormPage } from "./form/form-page.tsx";
import { KeyGuard } from "./office/key-guard.tsx";
import { MissingPage } from "./pages/missing-page.tsx";
import { pinnedFragment } from "./page-link.ts";
import type { PortalPageProps } from "./page-props.ts";
import { PortalContext, portalOf } from "./portal-context.tsx";
import type { PortalTexts } from "./portal-texts.ts";
import type { LoadSending, SendingPart } from "./load-sending.ts";
import type { Receipt } from "./form/send-report.ts";
import { StartPage } from "./pages/start-page.tsx";
import { SuccessLostPage } from "./pages/success-lost-page.tsx";
import { useKeyCheck } from "./office/use-key-check.ts";

type Drawn = PortalPageProps & {
  texts: PortalTexts;
  /** The case page's own part of the program: reporters who only send a report don't load it. */
  casePage: ComponentType | null;
  /** The same for what sends; null on the server and on every other page. */
  loadSending: LoadSending | null;
};

/** Takes what the server knows of a portal page and its texts, and draws it; a page with a script carries the texts along. */
export function PortalPage(props: Drawn) {
  const { channel, language, texts } = props;
  return channel ? <ChannelPage {...props} channel={channel} /> : <MissingPage language={language} texts={texts} />;
}

function ChannelPage({ view, channel, language, categories, texts, casePage: CasePage, loadSending }: Drawn & { channel: PortalChannel }) {
  const key = useKeyCheck(channel, view === "form" ? "seal" : "read");
  const portal = useMemo(() => portalOf(channel, language, texts, key), [channel, language, texts, key]);
  return (
    <PortalContext value={portal}>
      {view === "start" && <StartPage />}
      {view === "form" && <ReportPage categories={categories} success={portal.links.success} loadSending={loadSending} />}
      {view === "success" && (
        <KeyGuard page="success">
          <SuccessLostPage />
        </KeyGuard>
      )}
      {view === "case" && CasePage && (
        <KeyGuard page="case">
          <CasePage />
        </KeyGuard>
      )}
      {view !== "start" && <template id="texts" data-texts={JSON.stringify(texts)} />}
    </PortalContext>
  );
}

/** The form and, in the same document, its success: the case password never leaves this memory. */
function ReportPage({ categories, success, loadSending }: Pick<Drawn, "categories" | "loadSending"> & { success: string }) {
  const [sent, setSent] = useState<{ receipt: Receipt; SuccessPage: SendingPart["SuccessPage"] } | null>(null);
  if (sent) return <sent.SuccessPage receipt={sent.receipt} />;
  const show = (receipt: Receipt, { SuccessPage }: SendingPart) => {
    history.pushState(null, "", success + pinnedFragment());
    setSent({ receipt, SuccessPage });
  };
  return (
    <KeyGuard page="form">
      <FormPage categories={categories} loadSending={loadSending} onSent={show} />
    </KeyGuard>
  );
}
