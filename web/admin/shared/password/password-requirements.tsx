import { PASSWORD_RULES } from "@hz/contract/sign-in/password-rules";
import { Check, Circle } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { t } from "../texts/texts.ts";
import type { Guess } from "./guess.ts";
import { DEMANDED, type Demand } from "./new-password.ts";

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
