import { Check, Circle } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../texts.ts";
import { PASSWORD_RULES, RULE_NAMES } from "./password-rule.ts";

/** Takes what was typed and shows what a password must contain, each line ticked as soon as it is there. */
export function Requirements({ password }: { password: string }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-muted">{t("resetRequirements")}</p>
      <ul className="grid gap-1">
        {RULE_NAMES.map((name) => {
          const isMet = PASSWORD_RULES[name](password);
          const Icon = isMet ? Check : Circle;
          return (
            <li key={name} className={classNames("flex items-center gap-2", isMet ? "text-ok" : "text-muted")}>
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span>{t(`resetRule_${name}`)}</span>
              <span className="sr-only">({isMet ? t("resetRuleMet") : t("resetRuleOpen")})</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
