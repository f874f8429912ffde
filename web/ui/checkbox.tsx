import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={classNames("grid gap-1", className)}>
      <label className="flex items-start gap-2.5">
        <input
          aria-describedby={hint || error ? id : undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 accent-brand disabled:opacity-50 aria-disabled:opacity-50"
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div id={id} className="pl-7.5 text-sm">
          {hint && <p className="text-muted">{hint}</p>}
          {error && <p className="font-semibold text-danger">{error}</p>}
        </div>
      )}
    </div>
  );
}
