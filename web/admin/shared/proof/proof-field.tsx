import type { ComponentProps } from "react";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { useUser } from "../session/user.ts";
import { t } from "../texts/texts.ts";

type ProofFieldProps = Omit<ComponentProps<typeof PasswordInput>, "showLabel" | "hideLabel"> & { error?: string | null | undefined };

/** Asks the signed-in person for their password once more; takes the attributes of the input and what is wrong with it. */
export function ProofField({ error, ...input }: ProofFieldProps) {
  return (
    <>
      {/* Password managers look for the address beside the password. */}
      <input type="text" name="username" autoComplete="username" value={useUser().email} readOnly hidden />
      <Field label={t("askPassword")} error={error}>
        {(control) => (
          <PasswordInput
            {...control}
            {...input}
            autoComplete="current-password"
            showLabel={t("passwordShow")}
            hideLabel={t("passwordHide")}
          />
        )}
      </Field>
    </>
  );
}
