import { DELETION_REASONS } from "@hz/contract/reports/report-deletion";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { Trash2 } from "lucide-react";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { queryClient } from "../../shared/queries/query-client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { WordsField } from "../content/words-field.tsx";
import { useReportGone } from "../use-report-gone.ts";

export function DeleteButton({ report, onClick }: { report: Report; onClick: () => void }) {
  return (
    <Button variant="quiet" className="w-full text-danger!" onClick={onClick}>
      <Trash2 aria-hidden="true" className="size-4" />
      {actionFor(report)}
    </Button>
  );
}

const actionFor = ({ deletionNeedsTwo }: Report) => (deletionNeedsTwo ? t("deletionAsk") : t("deleteAction"));

const DeleteForm = z.object({ reason: z.enum(DELETION_REASONS, t("deletionReasonMissing")), note: z.string() });
type DeleteForm = z.infer<typeof DeleteForm>;

/** Deletes the report, or where two people are needed asks for its deletion, for a reason. */
export function DeleteDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const gone = useReportGone(report);
  const number = String(report.number);
  const needsTwo = report.deletionNeedsTwo;
  const form = useFields(DeleteForm, { defaultValues: { note: "" } });
  const removal = useAction({
    run: (body: DeleteForm) => call(reportRoutes.remove, { params: { id: report.id }, body }),
    failed: t("deleteFailed"),
    onDone: async ({ deleted }) => {
      if (deleted) return gone();
      onClose();
      toast({ title: t("deletionAsked"), description: t("deletionAskedText", { number }) });
      await queryClient.invalidateQueries({ queryKey: queryKeys.reportItself(report.id) });
    },
  });
  return (
    <DialogForm
      title={needsTwo ? t("deletionAskTitle", { number }) : t("deleteTitle", { number })}
      text={needsTwo ? t("deletionAskText") : t("deleteText")}
      confirmLabel={actionFor(report)}
      destructive
      form={form}
      action={removal}
      onValid={removal.run}
      onClose={onClose}
    >
      <FormField form={form} name="reason" label={t("deletionReason")} hint={t("deletionReasonHint")}>
        {(control) => (
          <Select {...control} required disabled={removal.busy}>
            <option value="">{t("deletionReasonNone")}</option>
            {DELETION_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`deletionReason_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {needsTwo && (
        <WordsField
          form={form}
          name="note"
          label={t("deletionNote")}
          note={t("optional")}
          hint={t("deletionNoteHint")}
          maxLength={1000}
          busy={removal.busy}
        />
      )}
    </DialogForm>
  );
}
