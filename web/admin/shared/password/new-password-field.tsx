import { type ReactNode, useDeferredValue, useId, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { t } from "../texts/texts.ts";
import type { About } from "./about.ts";
import type { Guess } from "./guess.ts";
import { type Demand, demandUnmet, loadGuess } from "./new-password.ts";
import { PasswordMeter, PasswordRequirements } from "./password-requirements.tsx";

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

type Guesser = Awaited<ReturnType<typeof loadGuess>>["guess"];

/**
 * How easily a password is guessed, null until that is known, and what to call when the field is touched: it loads the lists, and
 * asks for them again where they did not come.
 */
function useGuess(password: string, about: About): [Guess | null, () => void] {
  const [guesser, setGuesser] = useState<{ guess: Guesser } | null>(null);
  const typed = useDeferredValue(password);
  const touch = () => {
    if (!guesser)
      loadGuess().then(
        ({ guess }) => setGuesser({ guess }),
        () => {},
      );
  };
  return [guesser && typed !== "" ? guesser.guess(typed, about) : null, touch];
}
