import { DELETION_REASONS, type DeletionReason } from "@hz/contract/reports/report-deletion";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toasts.ts";
import { sayFailure } from "../../shared/failures/say-failure.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useReportGone } from "../use-report-gone.ts";

/** Takes a report and gives the button that asks for its deletion. */
export function DeleteButton({ report, onClick }: { report: Report; onClick: () => void }) {
  return (
    <Button variant="quiet" className="w-full text-danger!" onClick={onClick}>
      <Trash2 aria-hidden="true" className="size-4" />
      {actionFor(report)}
    </Button>
  );
}

const actionFor = ({ deletionNeedsTwo }: Report) => (deletionNeedsTwo ? t("deletionAsk") : t("deleteAction"));

/** Takes a report and gives the dialog that deletes it, or where two people are needed asks for it, for a reason. */
export function DeleteDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const [reason, setReason] = useState<DeletionReason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const client = useQueryClient();
  const gone = useReportGone(report);
  const number = String(report.number);
  const needsTwo = report.deletionNeedsTwo;
  const removal = useMutation({
    mutationFn: (why: { reason: DeletionReason; note: string }) => call(reportRoutes.remove, { params: { id: report.id }, body: why }),
    onSuccess: async ({ deleted }) => {
      if (deleted) return gone();
      onClose();
      toast({ title: t("deletionAsked"), description: t("deletionAskedText", { number }) });
      await client.invalidateQueries({ queryKey: queryKeys.reportItself(report.id) });
    },
    // The dialog stays open with what was chosen and typed.
    onError: (error) => sayFailure(t("deleteFailed"), error),
  });
  const confirm = () => {
    setMissing(reason === "");
    if (reason !== "") removal.mutate({ reason, note: needsTwo ? note : "" });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={needsTwo ? t("deletionAskTitle", { number }) : t("deleteTitle", { number })}
      text={needsTwo ? t("deletionAskText") : t("deleteText")}
      cancelLabel={t("cancel")}
      confirmLabel={actionFor(report)}
      destructive
      busy={removal.isPending}
      onConfirm={confirm}
    >
      <Field label={t("deletionReason")} hint={t("deletionReasonHint")} error={isMissing && t("deletionReasonMissing")}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            required
            disabled={removal.isPending}
            onChange={({ target }) => {
              setReason(target.value as DeletionReason | "");
              setMissing(false);
            }}
          >
            <option value="">{t("deletionReasonNone")}</option>
            {DELETION_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`deletionReason_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {needsTwo && (
        <Field label={t("deletionNote")} note={t("optional")} hint={t("deletionNoteHint")}>
          {(control) => (
            <Textarea
              {...control}
              value={note}
              maxLength={1000}
              disabled={removal.isPending}
              onChange={({ target }) => setNote(target.value)}
              className="min-h-20"
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
