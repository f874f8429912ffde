import { NO_FEEDBACK_REASONS, type NoFeedbackReason, type Outcome, OUTCOMES } from "@hz/contract/procedure-terms";
import { NO_FEEDBACK_TEXTS, OUTCOME_TEXTS } from "@hz/contract/procedure-texts";
import type { Closure } from "@hz/contract/reports";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { t } from "../texts.ts";

type CloseDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: string;
  /** Whether some of what is closed has no feedback: then a reason is asked for. */
  lacksFeedback: boolean;
  onConfirm: (closure: Closure) => void;
};

/** Takes the question whether to close one case or several and gives the dialog that asks for the outcome with it. */
export function CloseDialog({ open, onOpenChange, title, text, lacksFeedback, onConfirm }: CloseDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | "">("");
  const [reason, setReason] = useState<NoFeedbackReason | "">("");
  const [isAsked, setAsked] = useState(false);
  const change = (next: boolean) => {
    if (!next) for (const reset of [() => setOutcome(""), () => setReason(""), () => setAsked(false)]) reset();
    onOpenChange(next);
  };
  const confirm = () => {
    setAsked(true);
    if (outcome === "" || (lacksFeedback && reason === "")) return;
    change(false);
    onConfirm({ outcome, noFeedbackReason: lacksFeedback && reason !== "" ? reason : null });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={title}
      text={text}
      cancelLabel={t("cancel")}
      confirmLabel={t("closeConfirm")}
      onConfirm={confirm}
    >
      <Field label={t("closeOutcome")} hint={t("closeOutcomeHint")} error={isAsked && outcome === "" && t("closeOutcomeMissing")}>
        {(control) => (
          <Select {...control} value={outcome} required onChange={({ target }) => setOutcome(target.value as Outcome | "")}>
            <option value="">{t("closeNone")}</option>
            {OUTCOMES.map((one) => (
              <option key={one} value={one}>
                {OUTCOME_TEXTS[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {lacksFeedback && (
        <Field label={t("closeNoFeedback")} hint={t("closeNoFeedbackHint")} error={isAsked && reason === "" && t("closeNoFeedbackMissing")}>
          {(control) => (
            <Select {...control} value={reason} required onChange={({ target }) => setReason(target.value as NoFeedbackReason | "")}>
              <option value="">{t("closeNone")}</option>
              {NO_FEEDBACK_REASONS.map((one) => (
                <option key={one} value={one}>
                  {NO_FEEDBACK_TEXTS[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
