import { useEffect } from "react";
import { type FieldsOf, FormField } from "../../shared/form/form.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { NamesForm } from "./invite-form.ts";

const FIELDS = [
  { name: "firstName", label: t("firstName"), type: "text" },
  { name: "lastName", label: t("lastName"), type: "text" },
  { name: "email", label: t("email"), type: "email" },
] as const;

/** The first step: who is invited. */
export function NameFields({ form }: { form: FieldsOf<typeof NamesForm> }) {
  // Back from the second step, where the server has refused a field of this one.
  useEffect(() => {
    const refused = FIELDS.find(({ name }) => form.getFieldState(name).invalid);
    if (refused) form.setFocus(refused.name);
  }, [form]);
  return FIELDS.map(({ name, ...field }) => (
    <FormField key={name} form={form} name={name} autoComplete="off" maxLength={name === "email" ? 254 : 100} required {...field} />
  ));
}
