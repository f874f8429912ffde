import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps, ReactNode } from "react";
import {
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from "react-hook-form";
import type * as z from "zod";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { type ControlProps, Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { wrongValue } from "../failures/field-errors.ts";
import { BareForm } from "./bare-form.tsx";

/** A form of which `Typed` stands in the fields, and `Given` is what its schema makes of it. */
export type Fields<Typed extends FieldValues, Given = Typed> = UseFormReturn<Typed, unknown, Given>;

/** The form of a schema. */
export type FieldsOf<Schema extends z.ZodType<FieldValues, FieldValues>> = Fields<z.input<Schema>, z.output<Schema>>;

/** A form by a schema, which says what is wrong with each field; `given` is what stands there at first. */
export const useFields = <Typed extends FieldValues, Given extends FieldValues>(
  schema: z.ZodType<Given, Typed>,
  given: Pick<UseFormProps<Typed>, "defaultValues" | "values" | "resetOptions">,
): Fields<Typed, Given> => useForm<Typed, unknown, Given>({ ...given, resolver: zodResolver(schema, { error: wrongValue }) });

type FormProps<Typed extends FieldValues, Given> = Omit<ComponentProps<typeof BareForm>, "onSend" | "form"> & {
  form: Fields<Typed, Given>;
  /** Gets what the schema made of the fields; a field that it refuses says why and is focused instead. */
  onValid: (given: Given) => unknown;
  /** Hears that a field was refused, where more is to be said than what stands beside it. */
  onInvalid?: () => unknown;
};

/** The one form: every place where somebody types something to be kept uses it, by itself or in a `DialogForm`. */
export function Form<Typed extends FieldValues, Given>({ form, onValid, onInvalid, ...rest }: FormProps<Typed, Given>) {
  return <BareForm {...rest} onSend={() => form.handleSubmit(onValid, onInvalid)()} />;
}

/** Its `error` is what is wrong besides what the form knows of. */
type FormFieldProps<Typed extends FieldValues, Given> = Omit<ComponentProps<typeof Field>, "children"> & {
  form: Fields<Typed, Given>;
  name: FieldPath<Typed>;
  options?: RegisterOptions<Typed>;
  /** Draws another control than a line of text. */
  children?: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
} & Pick<
    ComponentProps<typeof Input>,
    "type" | "autoComplete" | "inputMode" | "maxLength" | "required" | "disabled" | "spellCheck" | "autoCapitalize"
  >;

/** A field of a form with its label, hint, and what is wrong with it. */
export function FormField<Typed extends FieldValues, Given>(props: FormFieldProps<Typed, Given>) {
  const { form, name, options, label, note, hint, error, className, children, ...input } = props;
  const wrong = form.getFieldState(name, form.formState).error?.message;
  return (
    <Field label={label} note={note} hint={hint} className={className ?? ""} error={wrong ?? error}>
      {(control) => {
        const bound = { ...control, ...form.register(name, options) };
        return children ? children(bound) : <Input {...bound} {...input} />;
      }}
    </Field>
  );
}

type FormCheckboxProps<Typed extends FieldValues, Given> = Pick<ComponentProps<typeof Checkbox>, "label" | "hint"> & {
  form: Fields<Typed, Given>;
  name: FieldPath<Typed>;
};

/** A box of a form with what is wrong with it. It is registered where it is drawn: of several wrong fields the first one is focused. */
export function FormCheckbox<Typed extends FieldValues, Given>({ form, name, ...box }: FormCheckboxProps<Typed, Given>) {
  return <Checkbox {...box} {...form.register(name)} error={form.getFieldState(name, form.formState).error?.message} />;
}
