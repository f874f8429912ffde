import { type ReadinessCheck, readinessRoutes } from "@hz/contract/account/readiness";
import { paths } from "@hz/contract/paths";
import { worst } from "@hz/contract/account/readiness-rules";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { ConfirmFirst } from "../shared/session/confirm-first.tsx";
import { useMay, useUser } from "../shared/session/user.ts";
import { CheckLine } from "./check-line.tsx";
import { LightPill } from "./light.tsx";
import { To } from "./mend-link.tsx";
import { TestMailDialog } from "./test-mail-dialog.tsx";
import { t } from "./texts.ts";

/** The checks that count for all channels, with what mends them. */
export function SharedCard({ checks }: { checks: readonly ReadinessCheck[] }) {
  const maySet = useMay("Einstellungen");
  const maySecure = useMay("Sicherheitseinstellungen");
  return (
    <Card title={t("rdShared")} actions={<LightPill light={worst(checks.map(({ light }) => light))} />}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{t("rdSharedText")}</p>
        <ul aria-label={t("rdShared")} className="grid divide-y divide-line">
          {checks.map((check) => (
            <CheckLine key={check.check} check={check}>
              {maySecure && check.check === "emergency" && <To to={paths.emergencyKey} label={t("rdMend_emergency")} />}
              {maySet && check.check === "mail" && <TestMail />}
              {maySet && check.check === "processing" && check.light !== "ready" && (
                <To to={paths.processing} label={t("rdMend_processing")} />
              )}
              {maySet && check.check === "external" && <ReviewExternal />}
            </CheckLine>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function ReviewExternal() {
  const reviewing = useAction({
    run: () => call(readinessRoutes.reviewExternal),
    done: t("rdReviewExternalDone"),
    failed: t("rdReviewFailed"),
    failsIn: "toast",
    touches: [queryKeys.readiness],
  });
  return (
    <Button variant="quiet" size="small" className="mt-1 justify-self-start" busy={reviewing.busy} onClick={() => reviewing.run()}>
      {t("rdReviewExternal")}
    </Button>
  );
}

function TestMail() {
  const [asking, setAsking] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const { isEmailVerified } = useUser();
  const sending = useAction({
    run: () => call(readinessRoutes.sendTestMail),
    failed: t("rdTestMailFailed"),
    failsIn: "toast",
    touches: [queryKeys.readiness],
    onDone: () => setAsking(true),
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-1 justify-self-start"
        busy={sending.busy}
        onClick={() => (isEmailVerified ? sending.run() : setHeld(true))}
      >
        {t("rdTestMail")}
      </Button>
      {asking && <TestMailDialog onClose={() => setAsking(false)} />}
      {isHeld && <ConfirmFirst onClose={() => setHeld(false)} />}
    </>
  );
}
