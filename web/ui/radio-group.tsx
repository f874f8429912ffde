import { type ComponentProps, useId } from "react";

type RadioGroupProps<Value extends string> = {
  label: string;
  hint?: string | false;
  error?: string | false;
  options: readonly { value: Value; label: string }[];
} & (
  | { value: Value | ""; onChange: (value: Value) => void; field?: never }
  /** What binds the answers to a form, which keeps the chosen one and brings the focus to what is wrong. */
  | { field: Pick<ComponentProps<"input">, "name" | "ref" | "onChange" | "onBlur">; value?: never; onChange?: never }
);

/** Answers one below the other. */
export function RadioGroup<Value extends string>({ label, hint, error, options, field, value, onChange }: RadioGroupProps<Value>) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset aria-describedby={described || undefined} className="grid gap-1">
      <legend className="mb-1 font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="grid">
        {options.map((option) => (
          <label
            key={option.value}
            className="-mx-2 flex min-h-10 cursor-pointer items-start gap-2.5 rounded-control px-2 py-1.5 has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              {...(field ?? { checked: option.value === value, onChange: () => onChange(option.value) })}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function optionsOf<Value extends string>(values: readonly Value[], texts: Record<Value, string>): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: texts[value] }));
}
