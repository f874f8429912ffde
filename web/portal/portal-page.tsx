import { type ComponentType, useMemo, useState } from "react";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { FormPage } from "./form/form-page.tsx";
import { KeyGuard, useKeyCheck } from "./office/key-guard.tsx";
import { pinnedFragment } from "./page-link.ts";
import type { PortalPageProps } from "./page-props.ts";
import { PortalContext, portalOf } from "./portal-context.tsx";
import type { PortalTexts } from "./portal-texts.ts";
import type { LoadSending, SendingPart } from "./load-sending.ts";
import type { Receipt } from "./form/send-report.ts";
import { SuccessLostPage } from "./pages/success-lost-page.tsx";

type Drawn = Pick<PortalPageProps, "view" | "language" | "categories"> & {
  channel: PortalChannel;
  texts: PortalTexts;
  /** The case page's own part of the program: reporters who only send a report don't load it. */
  casePage: ComponentType | null;
  /** The same for what sends; null on the server and on every other page. */
  loadSending: LoadSending | null;
};

/** A portal page that comes to life; it carries its texts along. Of the pages that never do no script knows: see `server.tsx`. */
export function PortalPage({ view, channel, language, categories, texts, casePage: CasePage, loadSending }: Drawn) {
  const key = useKeyCheck(channel, view === "form" ? "seal" : "read");
  const portal = useMemo(() => portalOf(channel, language, texts, key), [channel, language, texts, key]);
  return (
    <PortalContext value={portal}>
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
      <template id="texts" data-texts={JSON.stringify(texts)} />
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
