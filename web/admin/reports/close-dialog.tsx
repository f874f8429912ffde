import { acknowledgementDue, deletionDue } from "@hz/contract/procedure/deadlines";
import { CHOSEN_NO_FEEDBACK_REASONS, FOUND_OUTCOMES, type NoFeedbackReason, type Outcome } from "@hz/contract/procedure/procedure-terms";
import { NO_FEEDBACK_TEXTS, OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import type { Closure, ReportRow } from "@hz/contract/reports/reports";
import { useState } from "react";
import { formatDay } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { optionsOf, RadioGroup } from "../../ui/radio-group.tsx";
import { t } from "../shared/texts/texts.ts";

/** How a procedure ends, with words for the office only: "" where none were written. */
export type ClosureWithNote = Closure & { note: string };

type CloseDialogProps = {
  title: string;
  text: string;
  /** Whether some of what is closed has no feedback: then a reason is asked for. */
  lacksFeedback: boolean;
  /** Those of what is closed whose receipt nobody has confirmed, with words or with feedback. */
  unconfirmed: readonly Pick<ReportRow, "receivedAt">[];
  /** For how many months the record of the one case is kept that is closed; undefined for several, which take no closing note. */
  months?: number | undefined;
  busy?: boolean;
  /** Who has closed the case meanwhile, and how: then confirming opens it again first. */
  ended?: { name: string; outcome: Outcome } | null;
  /** Goes back to give the feedback, or to confirm the receipt, first. */
  onFeedback?: () => void;
  onAcknowledge?: () => void;
  onClose: () => void;
  onConfirm: (closure: ClosureWithNote) => void;
};

/** Takes the question whether to close one case or several and gives the dialog that asks for the outcome with it. */
export function CloseDialog({
  lacksFeedback,
  unconfirmed,
  months,
  busy = false,
  ended = null,
  onFeedback,
  onAcknowledge,
  onClose,
  onConfirm,
  ...rest
}: CloseDialogProps) {
  const [outcome, setOutcome] = useState<Outcome | "">("");
  const [reason, setReason] = useState<NoFeedbackReason | "">("");
  const [note, setNote] = useState("");
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(true);
    if (outcome === "" || (lacksFeedback && reason === "")) return;
    onConfirm({ outcome, noFeedbackReason: lacksFeedback && reason !== "" ? reason : null, note: note.trim() });
  };
  const keeping =
    months === undefined ? t("closeKeepingSeveral") : t("closeKeeping", { day: formatDay(deletionDue(new Date(), months).lastDay, "de") });
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(next) => !next && onClose()}
      cancelLabel={t("cancel")}
      confirmLabel={t(ended ? "closeAgain" : "closeConfirm")}
      busy={busy}
      onConfirm={confirm}
      {...rest}
    >
      <Unconfirmed reports={unconfirmed} onAcknowledge={onAcknowledge} />
      <RadioGroup
        label={t("closeOutcome")}
        hint={t("closeOutcomeHint")}
        error={isAsked && outcome === "" && t("closeOutcomeMissing")}
        options={optionsOf(FOUND_OUTCOMES, OUTCOME_TEXTS)}
        value={outcome}
        onChange={setOutcome}
      />
      {lacksFeedback && (
        <div className="grid gap-2">
          <RadioGroup
            label={t("closeNoFeedback")}
            hint={t("closeNoFeedbackHint")}
            error={isAsked && outcome !== "" && reason === "" && t("closeNoFeedbackMissing")}
            options={optionsOf(CHOSEN_NO_FEEDBACK_REASONS, NO_FEEDBACK_TEXTS)}
            value={reason}
            onChange={setReason}
          />
          {onFeedback && (
            <Button variant="quiet" size="small" className="justify-self-start" onClick={onFeedback}>
              {t("closeFeedbackFirst")}
            </Button>
          )}
        </div>
      )}
      {months !== undefined && (
        <Field label={t("closeNote")} note={t("optional")} hint={t("sealedHint")}>
          {(control) => (
            <Textarea {...control} value={note} readOnly={busy} onChange={({ target }) => setNote(target.value)} className="min-h-20" />
          )}
        </Field>
      )}
      <p className="text-sm text-muted">{keeping}</p>
      {ended && (
        <Notice tone="danger">
          <p>{t("closedOtherwise", { name: ended.name, outcome: OUTCOME_TEXTS[ended.outcome] })}</p>
          {outcome !== "" && <p>{t("closedOtherwiseOwn", { outcome: OUTCOME_TEXTS[outcome] })}</p>}
          <p>{t("closedOtherwiseAgain")}</p>
        </Notice>
      )}
    </ConfirmDialog>
  );
}

type UnconfirmedProps = { reports: CloseDialogProps["unconfirmed"]; onAcknowledge: CloseDialogProps["onAcknowledge"] };

/** What closing leaves undone (§ 17 (1) no. 1 HinSchG): said before it is, with the way to do it first where one case is closed. */
function Unconfirmed({ reports, onAcknowledge }: UnconfirmedProps) {
  const [first] = reports;
  if (!first) return null;
  if (!onAcknowledge)
    return (
      <Notice tone="accent">
        <p>{t("closeUnconfirmedSeveral", { count: reports.length })}</p>
      </Notice>
    );
  const { lastDay } = acknowledgementDue(new Date(first.receivedAt));
  return (
    <Notice tone="accent">
      <p className="font-semibold">{t("closeUnconfirmed")}</p>
      <p className="text-sm">{t("closeUnconfirmedText", { day: formatDay(lastDay, "de") })}</p>
      <Button variant="quiet" size="small" className="mt-1 justify-self-start" onClick={onAcknowledge}>
        {t("closeAcknowledgeFirst")}
      </Button>
    </Notice>
  );
}
