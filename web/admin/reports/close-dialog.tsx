import { acknowledgementDue, deletionDue } from "@hz/contract/procedure/deadlines";
import { CHOSEN_NO_FEEDBACK_REASONS, FOUND_OUTCOMES, type Outcome } from "@hz/contract/procedure/procedure-terms";
import { NO_FEEDBACK_TEXTS, OUTCOME_TEXTS } from "@hz/contract/procedure/procedure-texts";
import type { Closure, ReportRow } from "@hz/contract/reports/reports";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { formatDay } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { optionsOf } from "../../ui/radio-group.tsx";
import type { Action } from "../shared/action/use-action.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../shared/form/form.tsx";
import { RadioField } from "../shared/form/radio-field.tsx";
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
  /** Closes it, where the dialog stays until that is done. */
  action?: Pick<Action, "busy" | "problem">;
  /** Who has closed the case meanwhile, and how: then confirming opens it again first. */
  ended?: { name: string; outcome: Outcome } | null;
  /** Goes back to give the feedback, or to confirm the receipt, first. */
  onFeedback?: () => void;
  onAcknowledge?: () => void;
  onClose: () => void;
  onConfirm: (closure: ClosureWithNote) => void;
};

const NO_ACTION = { busy: false, problem: null };

const closeForm = (lacksFeedback: boolean) => {
  const reason = z.enum(CHOSEN_NO_FEEDBACK_REASONS, t("closeNoFeedbackMissing"));
  return z.object({
    outcome: z.enum(FOUND_OUTCOMES, t("closeOutcomeMissing")),
    noFeedbackReason: lacksFeedback ? reason : reason.nullish().transform(() => null),
    note: z.string().trim(),
  });
};

/** Asks whether to close one case or several, and for the outcome with it. */
export function CloseDialog(props: CloseDialogProps) {
  const { lacksFeedback, unconfirmed, months, action = NO_ACTION, ended = null, onFeedback, onAcknowledge, onConfirm, ...rest } = props;
  const form = useFields(closeForm(lacksFeedback), { defaultValues: { note: "" } });
  const outcome = useWatch({ control: form.control, name: "outcome" });
  const keeping =
    months === undefined ? t("closeKeepingSeveral") : t("closeKeeping", { day: formatDay(deletionDue(new Date(), months).lastDay, "de") });
  return (
    <DialogForm confirmLabel={t(ended ? "closeAgain" : "closeConfirm")} form={form} action={action} onValid={onConfirm} {...rest}>
      <Unconfirmed reports={unconfirmed} onAcknowledge={onAcknowledge} />
      <RadioField
        form={form}
        name="outcome"
        label={t("closeOutcome")}
        hint={t("closeOutcomeHint")}
        options={optionsOf(FOUND_OUTCOMES, OUTCOME_TEXTS)}
      />
      {lacksFeedback && (
        <div className="grid gap-2">
          <RadioField
            form={form}
            name="noFeedbackReason"
            label={t("closeNoFeedback")}
            hint={t("closeNoFeedbackHint")}
            options={optionsOf(CHOSEN_NO_FEEDBACK_REASONS, NO_FEEDBACK_TEXTS)}
          />
          {onFeedback && (
            <Button variant="quiet" size="small" className="justify-self-start" onClick={onFeedback}>
              {t("closeFeedbackFirst")}
            </Button>
          )}
        </div>
      )}
      {months !== undefined && (
        <FormField form={form} name="note" label={t("closeNote")} note={t("optional")} hint={t("sealedHint")}>
          {(control) => <Textarea {...control} readOnly={action.busy} className="min-h-20" />}
        </FormField>
      )}
      <p className="text-sm text-muted">{keeping}</p>
      {ended && (
        <Notice tone="danger">
          <p>{t("closedOtherwise", { name: ended.name, outcome: OUTCOME_TEXTS[ended.outcome] })}</p>
          {outcome && <p>{t("closedOtherwiseOwn", { outcome: OUTCOME_TEXTS[outcome] })}</p>}
          <p>{t("closedOtherwiseAgain")}</p>
        </Notice>
      )}
    </DialogForm>
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
