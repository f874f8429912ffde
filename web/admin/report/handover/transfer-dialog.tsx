import type { Handover } from "@hz/contract/procedure/handover";
import { TRANSFER_REASON_TEXTS, TRANSFER_REASONS, type TransferReason } from "@hz/contract/procedure/handover-terms";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { namesOf, useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import { WordsField } from "../content/words-field.tsx";
import type { ReportViewProps } from "../report-view.tsx";
import { hasDraft } from "../use-draft.ts";
import { useTransfer } from "./use-transfer.ts";

type TransferDialogProps = ReportViewProps & { handover: Handover; reason: TransferReason | ""; onClose: () => void };

const TransferForm = z.object({
  to: z.string().min(1, t("transferToMissing")),
  reason: z.enum(TRANSFER_REASONS, t("transferReasonMissing")),
  text: z.string(),
});

/** Hands a report over to a department that could take it; `reason` stands there to begin with. */
export function TransferDialog({ report, open, handover, reason, onClose }: TransferDialogProps) {
  const { departments, department } = handover;
  const to = departments.length === 1 ? departments[0]!.id : "";
  const form = useFields(TransferForm, { defaultValues: { to, ...(reason && { reason }), text: "" } });
  const chosen = useWatch({ control: form.control, name: "to" });
  const target = departments.find(({ id }) => id === chosen);
  const names = useUserNames();
  const { id: userId } = useUser();
  const staysReader = target?.readers.includes(userId) ?? false;
  const transferring = useTransfer({ report, open }, staysReader, onClose);
  const { busy } = transferring;
  return (
    <DialogForm
      isForm
      title={t("transfer")}
      text={t("transferText")}
      confirmLabel={t("transferAction")}
      destructive
      form={form}
      action={transferring}
      onValid={({ reason: why, text }) => {
        if (target) transferring.run({ target, reason: why, text });
        else form.setError("to", { message: t("transferToMissing") }, { shouldFocus: true });
      }}
      onClose={onClose}
    >
      <FormField form={form} name="to" label={t("transferTo")}>
        {(control) => (
          <Select {...control} value={chosen} disabled={busy}>
            {departments.length > 1 && <option value="">{t("transferChoose")}</option>}
            {departments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="reason" label={t("transferReason")} hint={t("transferReasonHint")}>
        {(control) => (
          <Select {...control} disabled={busy}>
            <option value="">{t("transferChoose")}</option>
            {TRANSFER_REASONS.map((one) => (
              <option key={one} value={one}>
                {TRANSFER_REASON_TEXTS[one]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <WordsField form={form} name="text" label={t("transferNote")} note={t("optional")} hint={t("transferNoteHint")} busy={busy} />
      {target && (
        <Notice tone="accent">
          <p>{t("transferReaders", { count: target.readers.length, names: namesOf(target.readers, names) })}</p>
          <p>{t(staysReader ? "transferStay" : "transferLoss", { name: department.name })}</p>
          {hasDraft(report.id) && !staysReader && <p className="font-semibold">{t("transferDraft")}</p>}
        </Notice>
      )}
    </DialogForm>
  );
}
