import type { ComponentProps } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { Fields } from "./form.tsx";

type RadioFieldProps<Typed extends FieldValues, Given> = Pick<ComponentProps<typeof RadioGroup>, "label" | "hint" | "options"> & {
  form: Fields<Typed, Given>;
  name: FieldPath<Typed>;
};

/** A question of a form with its answers one below the other, and what is wrong with it. */
export function RadioField<Typed extends FieldValues, Given>({ form, name, ...question }: RadioFieldProps<Typed, Given>) {
  const { error } = form.getFieldState(name, form.formState);
  return <RadioGroup {...question} error={error?.message} field={form.register(name)} />;
}
