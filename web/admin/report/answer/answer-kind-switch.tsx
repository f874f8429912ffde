import { AnswerKind } from "@hz/contract/reports/messages";
import { t } from "../../shared/texts/texts.ts";

type AnswerKindSwitchProps = { kind: AnswerKind; isAcknowledged: boolean; disabled: boolean; onChange: (kind: AnswerKind) => void };

/** Confirming the receipt is offered once. */
export function AnswerKindSwitch({ kind, isAcknowledged, disabled, onChange }: AnswerKindSwitchProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("answerKind")}</legend>
      {AnswerKind.options
        .filter((one) => one !== "acknowledgement" || !isAcknowledged)
        .map((one) => (
          <label
            key={one}
            className="flex min-h-9 items-center gap-2 rounded-full border border-line px-3 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name="answer-kind"
              checked={one === kind}
              disabled={disabled}
              onChange={() => onChange(one)}
              className="size-4 shrink-0 accent-brand"
            />
            {t(`kind_${one}`)}
          </label>
        ))}
    </fieldset>
  );
}
