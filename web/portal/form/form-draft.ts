import type { Draft } from "../draft/keep-draft.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** Of what is spoken nothing is kept, nor what is made of other fields. */
const controlsIn = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>(":is(input:not([type=file], [type=hidden], .voice *), textarea, select)[name]");

/** Of a form whose draft was put back before all of its controls were there: what it has for the others. */
const unfinished = new WeakMap<HTMLFormElement, Draft>();

/** What a draft chose and the form offers no more, by field. */
const gone = new WeakMap<HTMLFormElement, Draft["fields"]>();

/** The controls for which their form's draft has a choice that is offered no more, until another one is made there; one of each field. */
export function goneChoices(form: HTMLFormElement): Control[] {
  const fields = gone.get(form) ?? {};
  const isOpen = (control: Control) => control.name in fields && (isChoice(control) || control.value === "");
  return Object.values(Object.fromEntries([...controlsIn(form)].filter(isOpen).map((control) => [control.name, control])));
}

/** What stands in the form, also while it is off because it is being sent; null where nothing is written, and chosen only how to report. */
export function readDraft(form: HTMLFormElement, files: string[]): Draft | null {
  const controls = [...controlsIn(form)];
  const set = controls.filter((control) => (isChoice(control) ? control.checked : control.value !== ""));
  const names = new Set(controls.map(({ name }) => name));
  // What its draft has for controls that have not come yet is not lost meanwhile.
  const waiting = Object.entries(unfinished.get(form)?.fields ?? {}).filter(([name]) => !names.has(name));
  // Nor what is offered no more: after another reload it is said again, or it is offered again.
  const unsaid = goneChoices(form).map(({ name }) => [name, gone.get(form)![name]]);
  const isEmpty = waiting.length + unsaid.length === 0 && set.every(({ name }) => name === "reportType");
  const fields = Object.fromEntries([...waiting, ...unsaid, ...set.map(({ name, value }) => [name, value])]) as Draft["fields"];
  return isEmpty && files.length === 0 ? null : { fields, files };
}

/** What stands in the fields that are shown, each with its label, as a text to be taken elsewhere. */
export function typedIn(form: HTMLFormElement): string {
  const shown = [...controlsIn(form)].filter((control) => !control.closest("[hidden]"));
  return shown.flatMap((control) => saidBy(control) ?? []).join("\n\n");
}

function saidBy(control: Control): string | null {
  const name = control.ariaLabel ?? plain(control.labels?.[0]);
  if (isChoice(control) && control.type === "radio")
    return control.checked ? `${plain(control.closest("fieldset")?.querySelector("legend"))}\n${name}` : null;
  if (isChoice(control)) return control.checked ? name : null;
  const value = control instanceof HTMLSelectElement ? control.value && control.selectedOptions[0]!.text : control.value.trim();
  return value ? `${name}\n${value}` : null;
}

/** What a label says, without its hints. */
function plain(label: Element | null | undefined): string {
  const copy = label?.cloneNode(true) as Element | undefined;
  for (const hint of copy?.querySelectorAll(".hint") ?? []) hint.remove();
  return copy?.textContent.trim() ?? "";
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
  const missed = missedIn(form, fields);
  for (const control of controlsIn(form)) {
    const value = fields[control.name];
    if (value === undefined || control.name in missed) continue;
    if (isChoice(control)) {
      if (control.value === value && !control.checked) control.click();
    } else if (control.value === "" || (control instanceof HTMLTextAreaElement && !control.value.includes(value))) {
      control.value = [value, control.value].filter(Boolean).join("\n\n");
      control.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  if (Object.keys(missed).length === 0) return;
  gone.set(form, { ...gone.get(form), ...missed });
  // Whoever says so reads them anew.
  form.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What of a draft's choices no control of its field offers. */
function missedIn(form: HTMLFormElement, fields: Draft["fields"]): Draft["fields"] {
  const offered = new Map<string, string[]>();
  for (const control of controlsIn(form)) {
    const values = control instanceof HTMLSelectElement ? [...control.options].map(({ value }) => value) : [control.value];
    if (control instanceof HTMLSelectElement || isChoice(control))
      offered.set(control.name, [...(offered.get(control.name) ?? []), ...values]);
  }
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => offered.get(name)?.includes(value) === false));
}
