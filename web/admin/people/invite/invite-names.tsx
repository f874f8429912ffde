import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { FieldErrors } from "../../shared/failures/field-errors.ts";
import type { NamesForm } from "./invite-form.ts";

type InviteNamesProps = { form: NamesForm; change: (part: Partial<NamesForm>) => void; errors: FieldErrors };

const FIELDS = [
  { name: "firstName", label: t("firstName"), type: "text" },
  { name: "lastName", label: t("lastName"), type: "text" },
  { name: "email", label: t("email"), type: "email" },
] as const;

/** The first step: who is invited. */
export function InviteNames({ form, change, errors }: InviteNamesProps) {
  return FIELDS.map(({ name, label, type }) => (
    <Field key={name} label={label} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          type={type}
          autoComplete="off"
          maxLength={name === "email" ? 254 : 100}
          required
          value={form[name]}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  ));
}
