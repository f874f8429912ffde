import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type SwitchProps = {
  /** What is switched; read to people even where only the switch is drawn. */
  label: ReactNode;
  hiddenLabel?: boolean;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch whose effect is immediate. */
export function Switch({ label, hiddenLabel, checked, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-9 items-center gap-2.5">
      <Radix.Root
        id={id}
        checked={checked}
        disabled={disabled ?? false}
        onCheckedChange={onChange}
        className={classNames(
          "h-6 w-11 shrink-0 rounded-full border p-0.5 transition-colors disabled:opacity-60",
          checked ? "border-transparent bg-brand" : "border-edge bg-surface",
        )}
      >
        <Radix.Thumb
          className={classNames("block size-4.5 rounded-full transition-transform", checked ? "translate-x-5 bg-brand-ink" : "bg-muted")}
        />
      </Radix.Root>
      <label htmlFor={id} className={hiddenLabel ? "sr-only" : undefined}>
        {label}
      </label>
    </span>
  );
}
