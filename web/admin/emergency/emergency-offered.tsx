import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { ApiError, call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import type { EmergencyOffer } from "../../vault/keys/emergency.ts";
import { CodeSheet, ConfirmCode } from "../recovery/index.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

type EmergencyOfferedProps = { offer: EmergencyOffer; onClose: () => void };

/** Shows the code of a new emergency key this one time; it counts once it was confirmed. */
export function EmergencyOffered({ offer, onClose }: EmergencyOfferedProps) {
  const { companyName } = useUser();
  const { code, key } = offer;
  const heading = useStepFocus<HTMLHeadingElement>();
  return (
    <div className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="w-fit text-lg">
        {t("emergencyNew")}
      </h2>
      <UnsavedGuard unsaved words={{ title: t("emergencyLeaveTitle"), text: t("emergencyLeaveText"), leave: t("emergencyLeave") }} />
      <CodeSheet
        code={code}
        label={t("emergencyCodeLabel")}
        sheet={t("emergencySheet", { code, company: companyName, date: formatDate(Date.now(), "de") })}
        fileName={t("emergencyFileName")}
      />
      <Notice tone="accent">
        <p className="font-semibold">{t("emergencyNotYet")}</p>
        <p>{t("emergencyShownOnce")}</p>
      </Notice>
      <ConfirmCode
        code={code}
        labels={{ saved: t("emergencySaved"), submit: t("emergencySubmit") }}
        keeps={{
          run: () => call(emergencyRoutes.put, { body: key }),
          done: { title: t("emergencyDone"), description: t("emergencyDoneText") },
          failed: saveFailure,
          touches: [queryKeys.emergency],
          onDone: onClose,
        }}
      />
      <Button variant="ghost" onClick={onClose}>
        {t("cancel")}
      </Button>
    </div>
  );
}

const saveFailure = (error: unknown) =>
  error instanceof ApiError && error.code === "KEYS_CHANGED" ? t("emergencyChanged") : withCause(t("emergencySaveFailed"), error);
