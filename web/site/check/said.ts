import type { Verdict } from "./read-evidence.ts";

/** What is said of a file: the name of its answer, and what that names. */
export type Said = { answer: string; slots?: Record<string, string>; evidence?: Verdict & { state: "valid" } };

const day = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
/** As it is signed where it is no day after all. */
const dayOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : day.format(new Date(text)));

/** An answer as it stands in `answers`, filled in. */
export function drawn(answers: Element, { answer, slots = {}, evidence }: Said): HTMLElement {
  const block = answers.querySelector<HTMLElement>(`[data-answer="${answer}"]`)!.cloneNode(true) as HTMLElement;
  for (const text of block.querySelectorAll<HTMLElement>("[data-text]"))
    text.textContent = text.dataset.text!.replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot);
  fillFacts(block, slots);
  if (evidence) fillEvidence(block, evidence);
  return block;
}

/** A fact that is not known is not named either. */
function fillFacts(block: HTMLElement, facts: Record<string, unknown>): void {
  for (const place of block.querySelectorAll<HTMLElement>("[data-fact]")) {
    place.textContent = String(facts[place.dataset.fact!] ?? "");
    place.parentElement!.hidden = place.textContent === "";
  }
}

function fillEvidence(block: HTMLElement, { text, others, receivedOn, signedOn, ...said }: NonNullable<Said["evidence"]>): void {
  fillFacts(block, { ...said, receivedOn: dayOf(receivedOn), signedOn: dayOf(signedOn), others: others.join(", ") });
  for (const one of block.querySelectorAll<HTMLElement>("[data-text-is]"))
    one.hidden = text === null || (one.dataset.textIs === "same") !== text.isOfReport;
  const words = block.querySelector<HTMLElement>("[data-words]")!;
  words.hidden = text === null;
  words.textContent = text?.words ?? "";
}
