import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { call } from "../../api/client.ts";
import { formatDate } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import type { EmergencyOffer } from "../../vault/keys/emergency.ts";
import { CodeSheet, ConfirmCode } from "../recovery/index.ts";
import { useUser } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

type EmergencyOfferedProps = { offer: EmergencyOffer; onDone: () => Promise<void>; onCancel: () => void };

/** Takes an emergency key that was just made and shows its code this one time; it counts once it was confirmed. */
export function EmergencyOffered({ offer, onDone, onCancel }: EmergencyOfferedProps) {
  const { companyName } = useUser();
  const { code, key } = offer;
  const keep = async () => {
    await call(emergencyRoutes.put, { body: key });
    toast({ title: t("emergencyDone"), description: t("emergencyDoneText") });
    await onDone();
  };
  return (
    <div className="grid gap-5">
      <CodeSheet
        code={code}
        label={t("emergencyCodeLabel")}
        sheet={t("emergencySheet", { code, company: companyName, date: formatDate(Date.now(), "de") })}
        fileName={t("emergencyFileName")}
      />
      <Notice tone="accent">{t("emergencyShownOnce")}</Notice>
      <ConfirmCode
        code={code}
        labels={{ saved: t("emergencySaved"), submit: t("emergencySubmit"), failed: t("emergencySaveFailed") }}
        onConfirmed={keep}
      />
      <Button variant="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </div>
  );
}
