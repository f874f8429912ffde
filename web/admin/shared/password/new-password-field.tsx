import { type ReactNode, useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { t } from "../texts/texts.ts";
import type { About } from "./about.ts";
import { type Demand, demandUnmet } from "./new-password.ts";
import { PasswordMeter } from "./password-meter.tsx";
import { PasswordRequirements } from "./password-requirements.tsx";
import { useGuess } from "./use-guess.ts";

type PasswordFieldProps = {
  label: string;
  error: ReactNode;
  /** Registers the field, where it is drawn: what is registered first gets the focus first when several are wrong. */
  field: () => UseFormRegisterReturn;
};
type NewPasswordFieldProps = PasswordFieldProps & {
  /** What stands in the field. */
  password: string;
  demand: Demand;
  about: About;
};

/** The field in which a password is chosen; `demand` is what its screen demands. */
export function NewPasswordField({ label, error, field, password, demand, about }: NewPasswordFieldProps) {
  const rulesId = useId();
  const [guess, touch] = useGuess(password, about);
  return (
    <div className="grid gap-2">
      <Field label={label} error={error}>
        {({ "aria-describedby": described, ...control }) => (
          <PasswordInput
            {...control}
            {...field()}
            {...attributesOf(label)}
            aria-describedby={[described, rulesId].filter(Boolean).join(" ")}
            onFocus={touch}
            onInput={touch}
          />
        )}
      </Field>
      <PasswordMeter isEmpty={password === ""} isUnmet={demandUnmet(password, demand) !== null} guess={guess} isSaid={Boolean(error)} />
      <PasswordRequirements id={rulesId} password={password} demand={demand} guess={guess} />
    </div>
  );
}

/** The input in which the chosen password is typed once more. */
export function PasswordAgainField({ label, error, field }: PasswordFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => <PasswordInput {...control} {...field()} {...attributesOf(label)} />}
    </Field>
  );
}

/** Of two fields on a page each eye has its own name. */
const attributesOf = (label: string) => ({
  showLabel: `${label}: ${t("passwordShow")}`,
  hideLabel: `${label}: ${t("passwordHide")}`,
  autoComplete: "new-password",
  required: true,
});
