import { handoverRoutes, type Recusal } from "@hz/contract/procedure/handover";
import { LIFT_REASON_TEXTS, LIFT_REASONS } from "@hz/contract/procedure/handover-terms";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { optionsOf } from "../../../ui/radio-group.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { useFields } from "../../shared/form/form.tsx";
import { RadioField } from "../../shared/form/radio-field.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

const LiftForm = z.object({ reason: z.enum(LIFT_REASONS, t("transferReasonMissing")) });

/** Lets somebody who was kept out of a report in again. */
export function LiftDialog({ reportId, recusal, onClose }: { reportId: string; recusal: Recusal; onClose: () => void }) {
  const name = useUserNames().get(recusal.userId) ?? t("formerUser");
  const form = useFields(LiftForm, {});
  const lifting = useAction({
    run: (body: z.infer<typeof LiftForm>) => call(handoverRoutes.lift, { params: { id: reportId, recusalId: recusal.id }, body }),
    done: t("liftDone"),
    failed: t("liftFailed"),
    touches: [queryKeys.report(reportId)],
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("liftOf", { name })}
      text={t("liftText", { name })}
      confirmLabel={t("liftAction")}
      form={form}
      action={lifting}
      onValid={lifting.run}
      onClose={onClose}
    >
      <RadioField
        form={form}
        name="reason"
        label={t("transferReason")}
        hint={t("transferReasonHint")}
        options={optionsOf(LIFT_REASONS, LIFT_REASON_TEXTS)}
      />
    </DialogForm>
  );
}
