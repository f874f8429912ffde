import { paths } from "@hz/contract/paths";
import { type AgreementState, type Processing, processingRoutes, shortVersion } from "@hz/contract/processing/processing";
import { useState } from "react";
import { Link } from "react-router";
import { call } from "../../api/client.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Pill, type Tone } from "../../ui/pill.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { provenMoment, t } from "./texts.ts";

const TONES: Record<AgreementState, Tone> = { concluded: "ok", changed: "accent", missing: "accent", unavailable: "neutral" };

/** How it stands with the agreement, what is missing for it, and where it is concluded. */
export function AgreementCard({ processing }: { processing: Processing }) {
  const { state, offer, operatorLacks, companyLacks, changed, concluded } = processing;
  const [last] = concluded;
  const canConclude = offer !== null && state !== "concluded" && companyLacks.length === 0;
  return (
    <Card title={t("prTitle")} actions={<Pill tone={TONES[state]}>{t(`prState_${state}`)}</Pill>}>
      <div className="grid gap-3">
        <p className="max-w-prose">{t(`prStateText_${state}`)}</p>
        {operatorLacks.length > 0 && <Notice>{t("prOperatorLacks", { settings: operatorLacks.join(", ") })}</Notice>}
        {changed.length > 0 && <Notice tone="accent">{t("prChanged", { sections: changed.join("; ") })}</Notice>}
        {state === "concluded" && last && (
          <p className="max-w-prose text-muted">
            {t("prConcludedBy", { at: provenMoment(last.at), name: last.name, version: shortVersion(last.version) })}
          </p>
        )}
        {offer && companyLacks.length > 0 && (
          <Notice tone="accent">
            <p>{t("prCompanyLacks")}</p>
            <div>
              <Link to={`${paths.settings}#firmendaten`} className={buttonClass("quiet", "small")}>
                {t("prToCompany")}
              </Link>
            </div>
          </Notice>
        )}
        {canConclude && <Conclude version={offer.version} isAgain={state === "changed"} />}
      </div>
    </Card>
  );
}

function Conclude({ version, isAgain }: { version: string; isAgain: boolean }) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsked(version)}>
        {t(isAgain ? "prConcludeAgain" : "prConclude")}
      </Button>
      {asked !== null && <AskToConclude version={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Asks once, about the version that stood on the page when the question came, whatever is read meanwhile. */
function AskToConclude({ version, onClose }: { version: string; onClose: () => void }) {
  const concluding = useAction({
    run: () => call(processingRoutes.conclude, { body: { version } }),
    done: { title: t("prConcluded"), description: t("prConcludedText") },
    failed: t("prConcludeFailed"),
    touches: [queryKeys.processing, queryKeys.readiness],
    onDone: onClose,
  });
  return (
    <ActionDialog
      title={t("prAsk")}
      text={t("prAskText", { version: shortVersion(version) })}
      cancelLabel={t("prCancel")}
      confirmLabel={t("prConcludeDo")}
      action={concluding}
      // Of what has changed nothing more can be concluded: the way goes back, to read it.
      incomplete={concluding.refusal === "AGREEMENT_CHANGED"}
      onClose={onClose}
      onConfirm={concluding.run}
    />
  );
}
