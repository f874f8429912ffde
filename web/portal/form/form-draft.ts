import type { Draft } from "../draft/keep-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** Of what is spoken nothing is kept. */
const controlsIn = (form: HTMLFormElement) => form.querySelectorAll<Control>("input:not([type=file], .voice *), textarea, select");

/** What stands in the form, also while it is off because it is being sent; null where nothing is written, and chosen only how to report. */
export function readDraft(form: HTMLFormElement, files: string[]): Draft | null {
  const set = [...controlsIn(form)].filter((control) => (isChoice(control) ? control.checked : control.value !== ""));
  const isEmpty = set.every(({ name }) => name === "reportType");
  return isEmpty && files.length === 0 ? null : { fields: Object.fromEntries(set.map(({ name, value }) => [name, value])), files };
}

/** Of a form whose draft was put back before all of its controls were there: that draft. */
const unfinished = new WeakMap<HTMLFormElement, Draft>();

/** Puts into controls that came later what the form's draft has for them. */
export function putRest(form: HTMLFormElement): void {
  const draft = unfinished.get(form);
  unfinished.delete(form);
  if (draft) putDraft(form, draft);
}

/** Puts a draft into the form's controls, as if it were typed anew; what already stands in one stays. */
export function putDraft(form: HTMLFormElement, draft: Draft): void {
  const { fields } = draft;
  const names = new Set([...controlsIn(form)].map(({ name }) => name));
  if (Object.keys(fields).some((name) => !names.has(name)) && !unfinished.has(form)) {
    unfinished.set(form, draft);
    // As if somebody had typed: then the rest of the controls come.
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const control of controlsIn(form)) {
    const value = fields[control.name];
    if (value === undefined) continue;
    if (isChoice(control)) {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value === "") {
      control.value = value;
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
