import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/input.tsx";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";

type ChoiceFieldProps = Pick<EntryFieldsProps, "values" | "problems" | "busy"> & {
  name: "way" | "channelId" | "categoryId";
  label: string;
  /** What stands there while nothing is chosen. */
  none: string;
  /** Each value with what it is called. */
  options: readonly (readonly [value: string, text: string])[];
  onChoose: (value: string) => void;
};

/** A choice of the form by a list. */
export function ChoiceField({ values, problems, busy, name, label, none, options, onChoose }: ChoiceFieldProps) {
  return (
    <Field label={label} error={problemOf(problems, name)}>
      {(control) => (
        <Select {...control} name={name} value={values[name]} disabled={busy} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{none}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
