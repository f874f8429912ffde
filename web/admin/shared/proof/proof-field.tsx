import type { FieldPath, FieldValues } from "react-hook-form";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { type Fields, FormField } from "../form/form.tsx";
import { useUser } from "../session/user.ts";
import { t } from "../texts/texts.ts";

type ProofFieldProps<Typed extends FieldValues, Given> = { form: Fields<Typed, Given>; name: FieldPath<Typed> };

/** Asks the signed-in person for their password once more; takes the form and the name under which it stands there. */
export function ProofField<Typed extends FieldValues, Given>({ form, name }: ProofFieldProps<Typed, Given>) {
  return (
    <>
      {/* Password managers look for the address beside the password. */}
      <input type="text" name="username" autoComplete="username" value={useUser().email} readOnly hidden />
      <FormField form={form} name={name} label={t("askPassword")}>
        {(control) => (
          <PasswordInput {...control} autoComplete="current-password" showLabel={t("passwordShow")} hideLabel={t("passwordHide")} />
        )}
      </FormField>
    </>
  );
}
