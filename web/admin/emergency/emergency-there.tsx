import { emergencyRoutes, type EmergencyState, GRANTERS } from "@hz/contract/keys/emergency";
import { call } from "../../api/client.ts";
import { formatDate, formatDateTime } from "../../i18n/dates.ts";
import { Notice } from "../../ui/notice.tsx";
import type { EmergencyOffer } from "../../vault/keys/emergency.ts";
import { isOnlyUncompared } from "../../vault/keys/held-keys.ts";
import { AskedButton } from "../shared/action/asked-button.tsx";
import type { ActionSpec } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { OnlyThere } from "./only-there.tsx";

/** Why this person can make no emergency key: theirs to compare the account's fingerprint first, or a colleague's to grant. */
export const notHeldText = () => t(isOnlyUncompared() ? "departmentNotCompared" : "emergencyNotHeld");

type EmergencyThereProps = {
  emergency: NonNullable<EmergencyState["key"]>;
  /** Whether this person holds what a new one is made of. */
  isHeld: boolean;
  /** What makes a new one. */
  renews: ActionSpec<void, EmergencyOffer>;
};

/** Since when the emergency key is there and what it lacks, with the ways to renew and end it. */
export function EmergencyThere({ emergency, isHeld, renews }: EmergencyThereProps) {
  const { createdAt, createdBy, usedAt, missing, lost, onlyHere, mayEnd } = emergency;
  const mayRenew = onlyHere.length === 0;

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <p className="font-semibold">{t("emergencyThere")}</p>
        <p className="text-muted">{t("emergencyMade", { date: formatDate(createdAt, "de"), name: createdBy })}</p>
      </div>
      {usedAt !== null && (
        <Notice tone="danger">
          <p className="font-semibold">{t("emergencyUsed", { date: formatDateTime(usedAt, "de") })}</p>
          <p>{t("emergencyUsedText")}</p>
        </Notice>
      )}
      {GRANTERS.map((granter) => {
        const names = missing.filter(({ grantedBy }) => grantedBy === granter).map(({ name }) => name);
        return (
          names.length > 0 && (
            <Notice key={granter} tone="accent">
              <p className="font-semibold">{t("emergencyIncomplete", { names: names.join(", ") })}</p>
              <p>
                {t("emergencyIncompleteText")} {t(`emergencyIncomplete_${granter}`)}
              </p>
            </Notice>
          )
        );
      })}
      {lost.length > 0 && (
        <Notice tone="accent">
          <p className="font-semibold">{t("emergencyLost", { names: lost.join(", ") })}</p>
          <p>{t("emergencyLostText")}</p>
        </Notice>
      )}
      {missing.length + lost.length === 0 && <Notice tone="ok">{t("emergencyComplete")}</Notice>}
      {!mayRenew && <OnlyThere emergency={emergency} />}
      {mayRenew && (
        <div className="flex flex-wrap gap-3">
          {isHeld && (
            <AskedButton
              button={{ variant: "primary" }}
              label={t("emergencyRenew")}
              title={t("emergencyRenewTitle")}
              text={t("emergencyRenewText")}
              confirmLabel={t("emergencyRenew")}
              does={renews}
            />
          )}
          {mayEnd && (
            <AskedButton
              label={t("emergencyRemove")}
              title={t("emergencyRemoveTitle")}
              text={t("emergencyRemoveText")}
              confirmLabel={t("emergencyRemoveAction")}
              destructive
              does={{
                run: () => call(emergencyRoutes.remove, { body: { lost: null } }),
                done: t("emergencyRemoved"),
                failed: t("emergencyRemoveFailed"),
                touches: [queryKeys.emergency],
              }}
            />
          )}
        </div>
      )}
      {!isHeld && <p className="text-sm text-muted">{notHeldText()}</p>}
    </div>
  );
}
