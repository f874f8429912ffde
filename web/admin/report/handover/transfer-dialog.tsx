import { type Handover, handoverRoutes, type NewTransfer } from "@hz/contract/procedure/handover";
import { TRANSFER_REASON_TEXTS, TRANSFER_REASONS, type TransferReason } from "@hz/contract/procedure/handover-terms";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useUserNames } from "../../shared/names/queries.ts";
import { useUser } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";
import type { ReportViewProps } from "../report-view.tsx";
import { hasDraft } from "../use-draft.ts";
import { useReportGone } from "../use-report-gone.ts";
import { namesOf } from "./names.ts";
import { sendTransfer } from "./send-transfer.ts";
import { useHandoverChange } from "./use-handover.ts";

const MAX_NOTE_CHARACTERS = 20_000;

type TransferDialogProps = ReportViewProps & { handover: Handover; reason: TransferReason | ""; onClose: () => void };

/** Takes an open report, who could take it over and a reason to begin with, and gives the dialog that hands it over. */
export function TransferDialog({ report, open, handover, reason: first, onClose }: TransferDialogProps) {
  const { departments, department } = handover;
  const [chosen, setChosen] = useState(departments.length === 1 ? departments[0]!.id : "");
  const [reason, setReason] = useState<TransferReason | "">(first);
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const { id: userId, fullName: author } = useUser();
  const names = useUserNames();
  const client = useQueryClient();
  const gone = useReportGone(report);
  const target = departments.find(({ id }) => id === chosen);
  const staysReader = target?.readers.includes(userId) ?? false;
  const unanswered = useRef<{ of: string; body: NewTransfer } | null>(null);

  const done = async () => {
    const said = {
      title: t("transferDone"),
      description: t("transferDoneText", { number: String(report.number), name: target?.name ?? "" }),
    };
    if (!staysReader) return gone(said);
    toast(said);
    onClose();
    await client.invalidateQueries({ queryKey: queryKeys.report(report.id) });
  };
  const { busy, problem, run } = useHandoverChange(report.id, t("transferFailed"), done);
  const confirm = () => {
    setChecked(true);
    if (!target || reason === "") return;
    const of = JSON.stringify([chosen, reason, text]);
    run(async () => {
      try {
        // What got no answer goes again byte for byte: it may have arrived.
        const body = unanswered.current?.of === of ? unanswered.current.body : null;
        if (body) return await call(handoverRoutes.transfer, { params: { id: report.id }, body });
        return await sendTransfer(
          { report, open },
          { target, reason, author, text },
          (sealed) => (unanswered.current = { of, body: sealed }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.code !== "OFFLINE") unanswered.current = null;
        throw error;
      }
    });
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      title={t("transfer")}
      text={t("transferText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("transferAction")}
      destructive
      busy={busy}
      onConfirm={confirm}
    >
      <Field label={t("transferTo")} error={isChecked && !target && t("transferToMissing")}>
        {(control) => (
          <Select {...control} value={chosen} disabled={busy} onChange={({ target: field }) => setChosen(field.value)}>
            {departments.length > 1 && <option value="">{t("transferChoose")}</option>}
            {departments.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("transferReason")} hint={t("transferReasonHint")} error={isChecked && reason === "" && t("transferReasonMissing")}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            disabled={busy}
            onChange={({ target: field }) => setReason(field.value as TransferReason | "")}
          >
            <option value="">{t("transferChoose")}</option>
            {TRANSFER_REASONS.map((one) => (
              <option key={one} value={one}>
                {TRANSFER_REASON_TEXTS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("transferNote")} note={t("optional")} hint={t("transferNoteHint")}>
        {(control) => (
          <Textarea
            {...control}
            value={text}
            maxLength={MAX_NOTE_CHARACTERS}
            readOnly={busy}
            onChange={({ target: field }) => setText(field.value)}
            className="min-h-20"
          />
        )}
      </Field>
      {target && (
        <Notice tone="accent">
          <p>{t("transferReaders", { count: target.readers.length, names: namesOf(target.readers, names) })}</p>
          <p>{t(staysReader ? "transferStay" : "transferLoss", { name: department.name })}</p>
          {hasDraft(report.id) && !staysReader && <p className="font-semibold">{t("transferDraft")}</p>}
        </Notice>
      )}
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
