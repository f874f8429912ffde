import { PASSWORD_RULES } from "@hz/contract/sign-in/password-rules";
import { Check, Circle } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { t } from "../texts/texts.ts";
import type { Guess } from "./guess.ts";
import { type Demand, DEMANDED } from "./new-password.ts";

type PasswordRequirementsProps = { id: string; password: string; demand: Demand; guess: Guess | null };

/** Ticks off, while one types, what this screen demands of a new password. */
export function PasswordRequirements({ id, password, demand, guess }: PasswordRequirementsProps) {
  return (
    <div id={id} className="grid gap-1 text-sm">
      <p className="text-muted">{t("passwordRules")}</p>
      <ul className="grid gap-0.5">
        {DEMANDED[demand].map((rule) => (
          <Requirement key={rule} met={PASSWORD_RULES[rule](password)} text={t(`passwordRule_${rule}`)} />
        ))}
        <Requirement met={guess !== null && guess.weakness === null} text={t("passwordRule_guess")} />
      </ul>
      <p className="text-muted">{t("passwordAdvice")}</p>
    </div>
  );
}

function Requirement({ met, text }: { met: boolean; text: string }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={classNames("flex items-start gap-2", met ? "text-ok" : "text-muted")}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {text}
        <span className="sr-only"> {met ? t("passwordRuleMet") : t("passwordRuleMissing")}</span>
      </span>
    </li>
  );
}

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
