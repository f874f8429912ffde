import { useId } from "react";

type ExportFormsProps<Form extends string> = {
  legend: string;
  chosen: Form;
  disabled: boolean;
  onChoose: (form: Form) => void;
  forms: readonly { value: Form; label: string; hint: string }[];
};

/** Lets people choose the kind of file that something is exported as. */
export function ExportForms<Form extends string>({ legend, chosen, disabled, onChoose, forms }: ExportFormsProps<Form>) {
  const id = useId();
  return (
    <fieldset className="grid gap-2" disabled={disabled}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {forms.map(({ value, label, hint }) => (
        <label
          key={value}
          className="flex items-start gap-3 rounded-control border border-edge px-3.5 py-2.5 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name={id}
            checked={chosen === value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-hint`}
            onChange={() => onChoose(value)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <span className="grid min-w-0">
            <span id={`${id}-${value}`} className="font-semibold">
              {label}
            </span>
            <span id={`${id}-${value}-hint`} className="text-sm text-muted">
              {hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
