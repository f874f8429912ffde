import { useState } from "react";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select, Textarea } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";

const REASONS = ["uninvolved", "identity", "irrelevant", "request", "other"] as const;
type Reason = (typeof REASONS)[number];

type ConfirmRedactionProps = {
  open: boolean;
  places: number;
  /** What is redacted, in the words of the note that keeps the reason. */
  where: string;
  busy: boolean;
  onCancel: () => void;
  onConfirm: (reason: string) => void;
};

/** Asks why, and says what follows; `places` is how many passages go. */
export function ConfirmRedaction({ open, places, where, busy, onCancel, onConfirm }: ConfirmRedactionProps) {
  const [reason, setReason] = useState<Reason | "">("");
  const [note, setNote] = useState("");
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    setMissing(reason === "");
    if (reason === "") return;
    const line = t("redactionReason", { reason: t(`redactReason_${reason}`), where, places: t("redactionPlaces", { count: places }) });
    onConfirm(note.trim() === "" ? line : `${line}\n${note.trim()}`);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={t("redactConfirmTitle", { count: places })}
      text={t("redactConfirmText")}
      cancelLabel={t("cancel")}
      confirmLabel={busy ? t("redacting") : t("redactDo")}
      destructive
      busy={busy}
      onConfirm={confirm}
    >
      <Field label={t("redactReason")} hint={t("redactReasonHint")} error={isMissing && t("redactReasonMissing")}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            required
            disabled={busy}
            onChange={({ target }) => {
              setReason(target.value as Reason | "");
              setMissing(false);
            }}
          >
            <option value="">{t("redactReasonNone")}</option>
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`redactReason_${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t("redactNote")} note={t("optional")}>
        {(control) => (
          <Textarea
            {...control}
            value={note}
            maxLength={1000}
            disabled={busy}
            onChange={({ target }) => setNote(target.value)}
            className="min-h-20"
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
