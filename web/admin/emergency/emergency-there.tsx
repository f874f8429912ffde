import { emergencyRoutes, type EmergencyState, FETCHERS, GRANTERS } from "@hz/contract/keys/emergency";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { formatDate, formatDateTime } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";
import { notHeldText } from "./not-held-text.ts";

type EmergencyThereProps = {
  emergency: NonNullable<EmergencyState["key"]>;
  /** Whether this person holds what a new one is made of. */
  isHeld: boolean;
  onRenew: () => Promise<void>;
  onRemoved: () => Promise<void>;
};

/** Takes the account's emergency key and shows since when it is there and what it lacks, with the ways to renew and end it. */
export function EmergencyThere({ emergency, isHeld, onRenew, onRemoved }: EmergencyThereProps) {
  const [asking, setAsking] = useState<"renew" | "remove" | null>(null);
  const [busy, setBusy] = useState(false);
  const { createdAt, createdBy, usedAt, missing, lost, onlyHere, mayEnd } = emergency;
  const mayRenew = onlyHere.length === 0;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
    setAsking(null);
  };
  const remove = () =>
    call(emergencyRoutes.remove)
      .then(onRemoved)
      .then(
        () => void toast({ title: t("emergencyRemoved") }),
        (error: unknown) =>
          void toast({ title: t("errorTitle"), description: failureText(error, t("emergencyRemoveFailed")), variant: "destructive" }),
      );

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
      {FETCHERS.map((fetcher) => {
        const names = onlyHere.filter(({ fetchedBy }) => fetchedBy === fetcher).map(({ name }) => name);
        return (
          names.length > 0 && (
            <Notice key={fetcher} tone="danger">
              <p className="font-semibold">{t("emergencyOnlyHere", { names: names.join(", ") })}</p>
              <p>{t(`emergencyOnlyHere_${fetcher}`)}</p>
            </Notice>
          )
        );
      })}
      {mayRenew && (
        <div className="flex flex-wrap gap-3">
          {isHeld && <Button onClick={() => setAsking("renew")}>{t("emergencyRenew")}</Button>}
          {mayEnd && (
            <Button variant="quiet" onClick={() => setAsking("remove")}>
              {t("emergencyRemove")}
            </Button>
          )}
        </div>
      )}
      {!isHeld && <p className="text-sm text-muted">{notHeldText()}</p>}
      <ConfirmDialog
        open={asking === "renew"}
        onOpenChange={() => setAsking(null)}
        title={t("emergencyRenewTitle")}
        text={t("emergencyRenewText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("emergencyRenew")}
        busy={busy}
        onConfirm={() => void run(onRenew)}
      />
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={() => setAsking(null)}
        title={t("emergencyRemoveTitle")}
        text={t("emergencyRemoveText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("emergencyRemoveAction")}
        destructive
        busy={busy}
        onConfirm={() => void run(remove)}
      />
    </div>
  );
}
