import type { KeyboardEvent } from "react";

/** Sends the form of what is being written with Ctrl+Enter, or Command+Enter on a Mac: the `onKeyDown` of a field of several lines. */
export function sendByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}
