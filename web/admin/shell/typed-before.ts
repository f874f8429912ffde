import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What was typed or chosen in fields, by their names, and where the cursor stood. */
type Typed = { texts: ReadonlyMap<string, string>; choices: ReadonlySet<string>; focused: string | null; cursor: number | null };

const controlsIn = (root: HTMLElement) => [...root.querySelectorAll<Control>("input[name], textarea[name], select[name]")];
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");
const nameOf = (control: Control) => (isChoice(control) ? `${control.name}=${control.value}` : control.name);
const isTyped = (control: Control) =>
  control instanceof HTMLSelectElement
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.value !== control.defaultValue;

/** What stands in the fields that the server drew, as far as it is not what the server wrote there. */
export function typedIn(root: HTMLElement): Typed {
  const controls = controlsIn(root);
  const active = controls.find((control) => control === document.activeElement);
  return {
    texts: new Map(controls.filter((one) => !isChoice(one) && isTyped(one)).map((one) => [one.name, one.value])),
    choices: new Set(controls.filter((one) => isChoice(one) && one.checked && !one.defaultChecked).map(nameOf)),
    focused: active ? nameOf(active) : null,
    cursor: active && !(active instanceof HTMLSelectElement) ? active.selectionStart : null,
  };
}

/** Past the setter by which React remembers what it wrote itself: it shall take this for typed. */
function write(control: Control, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as Control, "value")!.set!.call(control, text);
}

/** Puts it back, for the eye alone. */
function show(root: HTMLElement, { texts, focused, cursor }: Typed): void {
  for (const control of controlsIn(root)) {
    const text = texts.get(nameOf(control));
    if (text !== undefined && control.value !== text) write(control, text);
    if (nameOf(control) !== focused) continue;
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    if (cursor !== null && !(control instanceof HTMLSelectElement)) control.setSelectionRange(cursor, cursor);
  }
}

/** Has the form hear of it, of where the cursor stands, of buttons that were tapped, and of having been sent. */
function tell(root: HTMLElement, { texts, choices, focused }: Typed): void {
  delete root.dataset["drawn"];
  for (const control of controlsIn(root)) {
    if (isChoice(control) && choices.has(nameOf(control)) && !control.checked) control.click();
    if (nameOf(control) === focused) control.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    if (!texts.has(nameOf(control))) continue;
    control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-tapped]")) {
    delete button.dataset["tapped"];
    button.click();
  }
  const early = root.querySelector<HTMLFormElement>("form[data-sent]");
  if (!early) return;
  delete early.dataset["sent"];
  early.requestSubmit();
}

/**
 * Keeps what somebody typed into a form that the server drew, until React took it over: the form writes its own beginnings into its
 * fields as it comes to life. It is read in the same step in which that happens, so that no key is lost in between, and once before,
 * in case React has to draw the page anew (a password manager had put something beside a field). A form that was sent too early is
 * sent now.
 */
export function useTypedBefore(root: HTMLElement | null): void {
  const [before] = useState(() => root && typedIn(root));
  const typed = useRef(before);
  useInsertionEffect(() => {
    if (root && root.querySelector("form")) typed.current = typedIn(root);
  }, [root]);
  useLayoutEffect(() => {
    if (root && typed.current) show(root, typed.current);
  }, [root]);
  useEffect(() => {
    if (root && typed.current) tell(root, typed.current);
  }, [root]);
}
