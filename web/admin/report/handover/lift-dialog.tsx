import { handoverRoutes, type Recusal } from "@hz/contract/procedure/handover";
import { LIFT_REASON_TEXTS, LIFT_REASONS, type LiftReason } from "@hz/contract/procedure/handover-terms";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { RadioGroup, optionsOf } from "../../../ui/radio-group.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useHandoverChange } from "./use-handover.ts";

/** Takes a report's id and who is kept out of it, and gives the dialog that lets that person in again. */
export function LiftDialog({ reportId, recusal, onClose }: { reportId: string; recusal: Recusal; onClose: () => void }) {
  const [reason, setReason] = useState<LiftReason | "">("");
  const [isChecked, setChecked] = useState(false);
  const name = useUserNames().get(recusal.userId) ?? t("formerUser");
  const client = useQueryClient();
  const { busy, problem, run } = useHandoverChange(reportId, t("liftFailed"), async () => {
    toast({ title: t("liftDone") });
    await client.invalidateQueries({ queryKey: queryKeys.report(reportId) });
    onClose();
  });
  const confirm = () => {
    setChecked(true);
    if (reason !== "") run(() => call(handoverRoutes.lift, { params: { id: reportId, recusalId: recusal.id }, body: { reason } }));
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("liftOf", { name })}
      text={t("liftText", { name })}
      cancelLabel={t("cancel")}
      confirmLabel={t("liftAction")}
      busy={busy}
      onConfirm={confirm}
    >
      <RadioGroup
        label={t("transferReason")}
        hint={t("transferReasonHint")}
        error={isChecked && reason === "" && t("transferReasonMissing")}
        options={optionsOf(LIFT_REASONS, LIFT_REASON_TEXTS)}
        value={reason}
        onChange={setReason}
      />
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
