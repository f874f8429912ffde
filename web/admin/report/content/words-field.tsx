import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { Textarea } from "../../../ui/input.tsx";
import { FormField } from "../../shared/form/form.tsx";

/** So many characters words have that are sealed as a note. */
const MAX_WORDS = 20_000;

type WordsFieldProps<Typed extends FieldValues, Given> = Omit<ComponentProps<typeof FormField<Typed, Given>>, "children"> & {
  busy: boolean;
};

/** A field for words that are sealed; while they are on their way nothing is typed that would be lost. */
export function WordsField<Typed extends FieldValues, Given>({
  busy,
  required,
  maxLength = MAX_WORDS,
  ...field
}: WordsFieldProps<Typed, Given>) {
  return (
    <FormField {...field}>
      {(control) => <Textarea {...control} required={required} maxLength={maxLength} readOnly={busy} className="min-h-20" />}
    </FormField>
  );
}
