import { classNames } from "../../ui/class-names.ts";
import { t } from "../texts.ts";
import { passwordStrength } from "./register-form.ts";

const LOOKS = {
  weak: { filled: 1, color: "bg-danger", text: t("passwordWeak") },
  fair: { filled: 2, color: "bg-accent", text: t("passwordFair") },
  good: { filled: 3, color: "bg-ok", text: t("passwordGood") },
} as const;

/** Takes what was typed and shows in three steps and a few words how strong it is. */
export function PasswordStrength({ password }: { password: string }) {
  const look = password === "" ? null : LOOKS[passwordStrength(password)];
  return (
    <div className="mt-1 flex min-h-5 items-center gap-3">
      <span aria-hidden="true" className="grid w-24 shrink-0 grid-cols-3 gap-1">
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
