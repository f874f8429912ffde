import { LoaderCircle } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "quiet" | "danger" | "ghost";
export type ButtonSize = "normal" | "small" | "icon";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-brand-ink not-disabled:not-aria-disabled:hover:bg-brand-strong",
  quiet: "border-edge bg-surface text-ink not-disabled:not-aria-disabled:hover:bg-brand-soft",
  danger: "border-transparent bg-danger text-danger-ink not-disabled:not-aria-disabled:hover:bg-danger-strong",
  ghost: "border-transparent text-ink not-disabled:not-aria-disabled:hover:bg-brand-soft",
};
const SIZES: Record<ButtonSize, string> = {
  normal: "min-h-11 px-4 py-2",
  small: "min-h-9 px-3 py-1 text-sm",
  icon: "size-11 p-0",
};

/** The classes of a button, for links that are drawn as one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "normal"): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border",
    "font-semibold no-underline transition-colors disabled:opacity-60 aria-disabled:opacity-60",
    VARIANTS[variant],
    SIZES[size],
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and stops further clicks while the work that the button started goes on. */
  busy?: boolean;
  /** Cannot be used now but keeps the focus, unlike `disabled`: for a button that its own use switches off. */
  off?: boolean;
};

/** A button whose type is "button" unless told otherwise. */
export function Button({ variant, size, busy = false, off = false, className, children, onClick, ...rest }: ButtonProps) {
  const isStill = busy || off;
  return (
    <button
      type="button"
      {...rest}
      // Not `disabled`, which would let the focus fall to the start of the page under whoever pressed a key.
      aria-disabled={isStill || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => (isStill ? event.preventDefault() : onClick?.(event))}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** Silent for screen readers; `className` sets size and colour. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden="true" className={classNames("size-4 shrink-0 animate-spin motion-reduce:animate-pulse", className)} />;
}
