import { emergencyRoutes, type EmergencyState, FETCHERS, GRANTERS, type OnlyHere } from "@hz/contract/keys/emergency";
import { useState } from "react";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ActionDialog } from "../shared/action/action-dialog.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";

type OnlyThereProps = { emergency: NonNullable<EmergencyState["key"]> };

/** What the emergency key alone holds, with who can fetch that, and what is left where its print-out is lost as well. */
export function OnlyThere({ emergency }: OnlyThereProps) {
  const { onlyHere, isOnlySigner } = emergency;
  const [asking, setAsking] = useState(false);
  return (
    <>
      {FETCHERS.map((fetcher) => {
        const names = namesOf(onlyHere.filter(({ fetchedBy }) => fetchedBy === fetcher));
        return (
          names && (
            <Notice key={fetcher} tone="danger">
              <p className="font-semibold">{t("emergencyOnlyHere", { names })}</p>
              <p>{t(`emergencyOnlyHere_${fetcher}`)}</p>
            </Notice>
          )
        );
      })}
      <section className="grid gap-2 border-t border-line pt-4">
        <h2 className="text-base">{t("emergencyPrintoutTitle")}</h2>
        <p className="text-sm text-muted">{t(isOnlySigner ? "emergencyPrintoutOnlySigner" : "emergencyPrintoutText")}</p>
        {!isOnlySigner && (
          <Button variant="quiet" className="mt-1 w-fit text-danger!" onClick={() => setAsking(true)}>
            {t("emergencyPrintoutLost")}
          </Button>
        )}
        {asking && !isOnlySigner && <LostDialog emergency={emergency} onClose={() => setAsking(false)} />}
      </section>
    </>
  );
}

const namesOf = (departments: readonly OnlyHere[]) => departments.map(({ name }) => name).join(", ");

function LostDialog({ emergency: { id, onlyHere }, onClose }: OnlyThereProps & { onClose: () => void }) {
  const [understood, setUnderstood] = useState(false);
  const ending = onlyHere.filter(({ ends }) => ends);
  const removing = useAction({
    run: () => call(emergencyRoutes.remove, { body: { lost: { id, ends: ending.map((one) => one.id) } } }),
    done: t("emergencyRemoved"),
    failed: (error) =>
      error instanceof ApiError && error.code === "KEYS_CHANGED" ? t("emergencyLostChanged") : withCause(t("emergencyRemoveFailed"), error),
    touches: [queryKeys.emergency],
    onDone: onClose,
    // What stands here is read again: it may be more.
    onFailed: () => setUnderstood(false),
  });
  return (
    <ActionDialog
      title={t("emergencyLostTitle")}
      text={t("emergencyLostLook")}
      confirmLabel={t("emergencyRemoveAction")}
      destructive
      incomplete={!understood}
      action={removing}
      onClose={onClose}
      onConfirm={() => removing.run()}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm wrap-anywhere">
        {FETCHERS.map((fetcher) => {
          const names = namesOf(onlyHere.filter(({ fetchedBy }) => fetchedBy === fetcher));
          return names && <li key={fetcher}>{t(`emergencyLostFetch_${fetcher}`, { names })}</li>;
        })}
      </ul>
      {ending.length > 0 && (
        <Notice tone="danger">
          <p className="font-semibold wrap-anywhere">{t("emergencyLostEnds", { names: namesOf(ending) })}</p>
          <p>{t("emergencyLostEndsText")}</p>
        </Notice>
      )}
      {GRANTERS.map((keeper) => {
        const names = namesOf(onlyHere.filter(({ heldBy }) => heldBy.includes(keeper)));
        return (
          names && (
            <p key={keeper} className="text-sm wrap-anywhere">
              {t(`emergencyLostKept_${keeper}`, { names })}
            </p>
          )
        );
      })}
      <p className="text-sm">{t("emergencyLostAfter")}</p>
      <Checkbox label={t("emergencyLostUnderstood")} checked={understood} onChange={(event) => setUnderstood(event.target.checked)} />
    </ActionDialog>
  );
}
