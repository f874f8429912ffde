import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";
import { FEEDBACK_PARTS } from "./ready-texts.ts";
import type { useFeedbackParts } from "./use-feedback-parts.ts";

type FeedbackPartsProps = { feedback: ReturnType<typeof useFeedbackParts>; busy: boolean };

/** The parts of a feedback, asked for one by one; the text they make stands in the field below. */
export function FeedbackParts({ feedback, busy }: FeedbackPartsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{t("feedbackParts")}</legend>
      <p className="text-sm text-muted">{t("feedbackHint")}</p>
      {FEEDBACK_PARTS.map((part) => (
        <Field key={part} label={t(`feedback_${part}`)} note={part === "withheld" && t("optional")} hint={t(`feedbackHint_${part}`)}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              className="min-h-16"
              value={feedback.parts[part]}
              readOnly={busy}
              onChange={({ target }) => feedback.setPart(part, target.value)}
            />
          )}
        </Field>
      ))}
      {!feedback.isWhole && (
        <Checkbox
          checked={feedback.isOwn}
          disabled={busy}
          onChange={({ target }) => feedback.setOwn(target.checked)}
          label={t("feedbackOwn")}
          hint={t("feedbackOwnHint")}
        />
      )}
      {feedback.isApart && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="text-sm text-muted">{t("feedbackApart")}</p>
          <Button variant="quiet" size="small" off={busy} onClick={feedback.append}>
            {t("feedbackAppend")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
