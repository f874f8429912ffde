import { type ComponentType, useEffect, useMemo, useRef, useState } from "react";
import { FormPage } from "./form/form-page.tsx";
import { KeyGuard, useKeyCheck } from "./office/key-guard.tsx";
import type { PortalPageProps } from "./page-props.ts";
import { pushPlace } from "./place.ts";
import { type Portal, PortalContext, portalOf } from "./portal-context.tsx";
import type { Spoken } from "./spoken.ts";
import type { LoadOpening } from "./case/load-opening.ts";
import type { LoadSending, SendingPart, SendingSource } from "./load-sending.ts";
import type { Receipt } from "./form/send-report.ts";
import { SuccessLostPage } from "./pages/success-lost-page.tsx";
import { useSpoken } from "./use-spoken.ts";

type Drawn = Pick<PortalPageProps, "view"> &
  Spoken & {
    /** The case page's own part of the program: reporters who only send a report don't load it. */
    casePage: ComponentType<{ loadOpening: LoadOpening | null }> | null;
    /** What loads the part that opens a case; null on the server and on every other page. */
    loadOpening?: LoadOpening | null;
    /** The same for what sends; null on the server and on every other page. */
    sending: SendingSource | null;
    /** Hears of each language that the page is read in. */
    onSpoken?: (portal: Portal) => void;
  };

/** A portal page that comes to life; it carries its texts along. Of the pages that never do no script knows: see `server.tsx`. */
export function PortalPage({ view, casePage: CasePage, loadOpening = null, sending, onSpoken, ...first }: Drawn) {
  const { channel, language, categories, texts, speak, loadSending } = useSpoken(view, first, sending);
  const key = useKeyCheck(channel, view === "form" ? "seal" : "read");
  const portal = useMemo(() => portalOf(channel, language, texts, key, speak), [channel, language, texts, key, speak]);
  useEffect(() => onSpoken?.(portal), [onSpoken, portal]);
  return (
    <PortalContext value={portal}>
      {view === "form" && <ReportPage categories={categories} start={portal.links.start} loadSending={loadSending} />}
      {view === "success" && (
        <KeyGuard page="success">
          <SuccessLostPage />
        </KeyGuard>
      )}
      {view === "case" && CasePage && (
        <KeyGuard page="case">
          <CasePage loadOpening={loadOpening} />
        </KeyGuard>
      )}
      <template id="texts" data-texts={JSON.stringify(first.texts)} />
    </PortalContext>
  );
}

type ReportPageProps = Pick<Drawn, "categories"> & { start: string; loadSending: LoadSending | null };

/** The form and, in the same document, its success: the case password never leaves this memory. */
function ReportPage({ categories, start, loadSending }: ReportPageProps) {
  const [sent, setSent] = useState<{ receipt: Receipt; SuccessPage: SendingPart["SuccessPage"] } | null>(null);
  const [turn, setTurn] = useState(0);
  // A report may arrive when the page says something else than when it was sent.
  const address = useRef(start);
  useEffect(() => void (address.current = start), [start]);
  if (sent) return <sent.SuccessPage receipt={sent.receipt} />;
  const show = (receipt: Receipt, { SuccessPage }: SendingPart) => {
    pushPlace("case", address.current);
    setSent({ receipt, SuccessPage });
  };
  return (
    <KeyGuard page="form">
      <FormPage
        key={turn}
        categories={categories}
        loadSending={loadSending}
        isAnew={turn > 0}
        onSent={show}
        onDiscard={() => setTurn(turn + 1)}
      />
    </KeyGuard>
  );
}
