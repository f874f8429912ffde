import { PASSWORD_RULE_NAMES, PASSWORD_RULES } from "@hz/contract/password-rules";
import { Check, Circle } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../texts.ts";

/** Takes what was typed and ticks off, while one types, what a new password must have. */
export function PasswordRequirements({ password }: { password: string }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">{t("passwordRules")}</p>
      <ul className="grid gap-0.5">
        {PASSWORD_RULE_NAMES.map((rule) => {
          const met = PASSWORD_RULES[rule](password);
          const Icon = met ? Check : Circle;
          return (
            <li key={rule} className={classNames("flex items-center gap-2", met ? "text-ok" : "text-muted")}>
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              {t(`passwordRule_${rule}`)}
              <span className="sr-only">{met ? t("passwordRuleMet") : t("passwordRuleMissing")}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
