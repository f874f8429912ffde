import { classNames } from "../../../ui/class-names.ts";
import { t } from "../texts/texts.ts";
import type { Guess } from "./guess.ts";

type PasswordMeterProps = {
  isEmpty: boolean;
  isUnmet: boolean;
  guess: Guess | null;
  /** Whether the reason stands beside the field already. */
  isSaid: boolean;
};

/** How a password stands to what is demanded and to guessing, in three steps and a few words; praises nothing that is then refused. */
export function PasswordMeter({ isEmpty, isUnmet, guess, isSaid }: PasswordMeterProps) {
  const look = isEmpty ? null : lookOf(isUnmet, guess, isSaid);
  return (
    <div className="flex min-h-5 items-start gap-3">
      <span aria-hidden="true" className="mt-2 grid w-24 shrink-0 grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <i key={step} className={classNames("h-1.5 rounded-full", look && step <= look.filled ? look.color : "bg-line")} />
        ))}
      </span>
      <span role="status" aria-label={t("passwordStrength")} className="text-sm text-muted">
        {look?.text}
      </span>
    </div>
  );
}

function lookOf(isUnmet: boolean, guess: Guess | null, isSaid: boolean) {
  if (isUnmet) return { filled: 1, color: "bg-danger", text: t("passwordIncomplete") };
  if (guess?.weakness) return { filled: 1, color: "bg-danger", text: isSaid ? t("passwordWeak") : t(`passwordGuessed_${guess.weakness}`) };
  if (!guess) return null;
  return guess.isVeryGood
    ? { filled: 3, color: "bg-ok", text: t("passwordVeryGood") }
    : { filled: 2, color: "bg-ok", text: t("passwordGood") };
}
