import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** Sends the form of what is being written with Ctrl+Enter, or Command+Enter on a Mac: the `onKeyDown` of a field of several lines. */
export function sendByKey({ key, ctrlKey, metaKey, currentTarget }: ReactKeyboardEvent<HTMLTextAreaElement>): void {
  if (key === "Enter" && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

const TYPED_INTO =
  "textarea, select, [contenteditable], input:not([type='checkbox'], [type='radio'], [type='button'], [type='submit'], [type='file'])";

/** Whether a key pressed there is typed into something. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_INTO) !== null;

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What is typed with a press, after what was typed until now; null where the press writes nothing. */
export function withPress(typed: string, { key, ctrlKey, metaKey, altKey }: Press, hasAltGraph = false): string | null {
  // AltGr is Ctrl and Alt at once to some systems, and writes.
  if ((ctrlKey || metaKey || altKey) && !hasAltGraph) return null;
  // Nothing is chosen before it is seen; nor is what has the focus behind pressed.
  if (key === "Enter") return typed;
  if (key === "Backspace") return [...typed].slice(0, -1).join("");
  return [...key].length === 1 ? typed + key : null;
}

/** Keeps what is typed from now on, but into a field of the page; gives what ends that and says what it was. */
export function keepTyped(): () => string {
  let typed = "";
  const listen = (event: KeyboardEvent) => {
    if (event.isComposing || isTyping(event.target)) return;
    const next = withPress(typed, event, event.getModifierState("AltGraph"));
    if (next === null) return;
    typed = next;
    event.preventDefault();
  };
  addEventListener("keydown", listen, { capture: true });
  return () => {
    removeEventListener("keydown", listen, { capture: true });
    return typed;
  };
}
