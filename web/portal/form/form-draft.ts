import type { Draft } from "../draft/keep-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** Of what is spoken nothing is kept, nor what is made of other fields. */
const controlsIn = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("input:not([type=file], [type=hidden], .voice *), textarea, select");

/** Of a form whose draft was put back before all of its controls were there: what it has for the others. */
const unfinished = new WeakMap<HTMLFormElement, Draft>();

/** What stands in the form, also while it is off because it is being sent; null where nothing is written, and chosen only how to report. */
export function readDraft(form: HTMLFormElement, files: string[]): Draft | null {
  const controls = [...controlsIn(form)];
  const set = controls.filter((control) => (isChoice(control) ? control.checked : control.value !== ""));
  const names = new Set(controls.map(({ name }) => name));
  // What its draft has for controls that have not come yet is not lost meanwhile.
  const waiting = Object.entries(unfinished.get(form)?.fields ?? {}).filter(([name]) => !names.has(name));
  const isEmpty = waiting.length === 0 && set.every(({ name }) => name === "reportType");
  const fields = Object.fromEntries([...waiting, ...set.map(({ name, value }) => [name, value])]) as Draft["fields"];
  return isEmpty && files.length === 0 ? null : { fields, files };
}

/** Puts into controls that came later what the form's draft has for them. */
export function putRest(form: HTMLFormElement): void {
  const draft = unfinished.get(form);
  unfinished.delete(form);
  if (draft) putDraft(form, draft);
}

/** Puts a draft into the form's controls, as if it were typed anew; what already stands in one stays, below it where there are lines. */
export function putDraft(form: HTMLFormElement, draft: Draft): void {
  const { fields } = draft;
  const names = new Set([...controlsIn(form)].map(({ name }) => name));
  const rest = Object.entries(fields).filter(([name]) => !names.has(name));
  if (rest.length > 0 && !unfinished.has(form)) {
    unfinished.set(form, { ...draft, fields: Object.fromEntries(rest) });
    // As if somebody had typed: then the rest of the controls come.
    form.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const control of controlsIn(form)) {
    const value = fields[control.name];
    // What it chose may be offered no more.
    if (value === undefined || (control instanceof HTMLSelectElement && ![...control.options].some((one) => one.value === value))) continue;
    if (isChoice(control)) {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value === "" || (control instanceof HTMLTextAreaElement && !control.value.includes(value))) {
      control.value = [value, control.value].filter(Boolean).join("\n\n");
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}
