import type { ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { t } from "../texts.ts";

type NewPasswordFieldProps = { label: string; hint?: ReactNode; error: ReactNode; field: UseFormRegisterReturn };

/** Takes a form's field and gives the input for a password that is being chosen, or typed once more. */
export function NewPasswordField({ field, ...frame }: NewPasswordFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          autoComplete="new-password"
          required
          showLabel={t("passwordShow")}
          hideLabel={t("passwordHide")}
        />
      )}
    </Field>
  );
}
