import { useEffect, useRef } from "react";
import { countUnsaved } from "./unsaved.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
// A password that is asked for is no work that could be lost.
const CONTROLS = "textarea, select, input:not([type=password])";
const controlsIn = (content: Element) => [...content.querySelectorAll<Control>(CONTROLS)];

const isBox = (control: Control): control is HTMLInputElement => control.type === "radio" || control.type === "checkbox";
const valueOf = (control: Control) => (isBox(control) ? String(control.checked) : control.value);
/** How a field begins that comes later. */
const emptyOf = (control: Control) => (isBox(control) ? "false" : "");

/** How to ask each dialog whether something is written in it. */
const dialogs = new Map<Element, () => boolean>();

/** Whether something is written in the dialog around what has the focus. */
export const isWrittenAround = (focused: EventTarget | null): boolean =>
  focused instanceof Node && [...dialogs].some(([content, isWritten]) => content.contains(focused) && isWritten());

/** Stands among the fields of a dialog, which counts as unsaved while one of them that somebody touched is not as it was: typed, chosen or ticked. */
export function WrittenFields() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const content = mark.current?.parentElement;
    if (!content) return;
    const begun = new Map(controlsIn(content).map((control) => [control, valueOf(control)]));
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    content.addEventListener("input", touch);
    const isWritten = () =>
      isTouched && controlsIn(content).some((control) => valueOf(control) !== (begun.get(control) ?? emptyOf(control)));
    dialogs.set(content, isWritten);
    const forget = countUnsaved(isWritten);
    return () => {
      content.removeEventListener("input", touch);
      dialogs.delete(content);
      forget();
    };
  }, []);
  return <span ref={mark} hidden />;
}
