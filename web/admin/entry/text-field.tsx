import type { EntryValues } from "./entry-form.ts";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import { type EntryFieldsProps, problemOf } from "./field-props.ts";

type Texts = { [Name in keyof EntryValues]: EntryValues[Name] extends string ? (string extends EntryValues[Name] ? Name : never) : never };
type TextFieldProps = Omit<EntryFieldsProps, "values"> & {
  values: EntryValues;
  name: Texts[keyof EntryValues];
  label: string;
  hint?: string;
  type?: "text" | "date" | "time" | "tel" | "email";
  isOptional?: boolean;
};

/** One line of the form: a text, a day or a time. */
export function TextField({ values, problems, busy, change, name, label, hint, type = "text", isOptional = false }: TextFieldProps) {
  return (
    <Field label={label} note={isOptional && t("optional")} hint={hint} error={problemOf(problems, name)}>
      {(control) => (
        <Input
          {...control}
          type={type}
          // A day is wider than its half of a telephone.
          className="min-w-0"
          name={name}
          // What is written of a reporter belongs into no browser's memory.
          autoComplete="off"
          maxLength={type === "date" || type === "time" ? undefined : 500}
          value={values[name]}
          readOnly={busy}
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
}
