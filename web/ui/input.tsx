import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const CONTROL =
  "w-full min-h-11 rounded-control border border-edge bg-surface px-3 py-2 text-ink " +
  "aria-invalid:border-danger disabled:opacity-60 aria-disabled:opacity-60 focus-visible:outline-offset-0 focus-visible:border-brand";

/** Unless it says for what, the browser neither offers what was typed elsewhere nor keeps it on the disk for a tab that comes back. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input autoComplete="off" dir="auto" {...rest} className={classNames(CONTROL, className)} />;
}

/** Grows with its text where browsers can; of what is typed the browser keeps nothing on the disk. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      autoComplete="off"
      dir="auto"
      {...rest}
      className={classNames(CONTROL, "field-sizing-content min-h-28 resize-y", className)}
    />
  );
}

/** A native select. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return <select {...rest} className={classNames(CONTROL, className)} />;
}

/** Writes a text where the cursor is, in the place of what is selected, as if it was typed: the field's own undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only way into a field's undo history that browsers have; they all keep it.
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
