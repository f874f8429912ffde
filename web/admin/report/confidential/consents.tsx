import { useState } from "react";
import { formatDate, formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Pill, type Tone } from "../../../ui/pill.tsx";
import { type Consent, type ConsentState, consentsOf } from "../../../vault/content/consents.ts";
import { t } from "../../shared/texts/texts.ts";
import { useThread } from "../queries.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";

const TONES: Record<ConsentState, Tone> = { open: "accent", granted: "ok", refused: "danger", withdrawn: "danger" };

/** What the reporter was asked to consent to, where each request stands, and the way to ask. */
export function Consents({ open }: ReportViewProps) {
  const thread = useThread(open).data;
  const [asking, setAsking] = useState(false);
  if (!thread) return null;
  const consents = consentsOf(thread).toReversed();
  return (
    <Card
      title={t("consents")}
      actions={
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          {t("consentAsk")}
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-muted">{t("consentsLead")}</p>
      {consents.length > 0 && (
        <ul className="mt-3 grid gap-3 border-t border-line pt-3">
          {consents.map((consent) => (
            <ConsentItem key={consent.id} consent={consent} />
          ))}
        </ul>
      )}
      {asking && <ConsentDialog open={open} thread={thread} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function ConsentItem({ consent: { request, state, since, askedAt, wording } }: { consent: Consent }) {
  return (
    <li className="grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <h3 className="text-base wrap-anywhere">{t("disclosureTo", { recipient: request.recipient })}</h3>
        <Pill tone={TONES[state]}>
          {state === "open" ? t("consentState_open") : t(`consentState_${state}`, { date: formatDate(since ?? askedAt, "de") })}
        </Pill>
      </div>
      <p className="text-sm text-muted">{t("consentAskedAt", { date: formatDateTime(askedAt, "de") })}</p>
      <details>
        <summary className="text-sm font-semibold">{t("consentWording")}</summary>
        <p className="pt-2 written">{wording}</p>
      </details>
    </li>
  );
}
