import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";
import { takeLostFocus } from "./step-focus.ts";

export type ButtonVariant = "primary" | "quiet" | "danger" | "ghost";
export type ButtonSize = "normal" | "small" | "icon";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-brand-ink not-disabled:hover:bg-brand-strong",
  quiet: "border-edge bg-surface text-ink not-disabled:hover:bg-brand-soft",
  danger: "border-transparent bg-danger text-danger-ink not-disabled:hover:bg-danger-strong",
  ghost: "border-transparent text-ink not-disabled:hover:bg-brand-soft",
};
const SIZES: Record<ButtonSize, string> = {
  normal: "min-h-11 px-4 py-2",
  small: "min-h-9 px-3 py-1 text-sm",
  icon: "size-11 p-0",
};

/** Takes a look and a size and gives the classes of a button, for links that are drawn as one. */
export function buttonClass(variant: ButtonVariant = "primary", size: ButtonSize = "normal"): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border",
    "font-semibold no-underline transition-colors disabled:opacity-60",
    VARIANTS[variant],
    SIZES[size],
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and stops further clicks while the work that the button started goes on. */
  busy?: boolean;
};

/** Takes a look, a size and whether it works, and gives a button; its type is "button" unless told otherwise. */
export function Button({ variant, size, busy = false, className, children, ...rest }: ButtonProps) {
  useFocusAfter(busy);
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || rest.disabled}
      aria-busy={busy || undefined}
      className={classNames(buttonClass(variant, size), className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A button that is disabled while it works loses the focus, and gets it back when that did not go elsewhere meanwhile. */
function useFocusAfter(busy: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (busy) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement) takeLostFocus(before.current);
    if (!busy) before.current = null;
  }, [busy]);
}
