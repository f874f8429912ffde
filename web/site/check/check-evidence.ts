import { readEvidence, type Verdict } from "./read-evidence.ts";

type Valid = Verdict & { state: "valid" };

const day = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
/** As it is signed where it is no day after all. */
const dayOf = (text: string) => (Number.isNaN(Date.parse(text)) ? text : day.format(new Date(text)));

/** Far more than any proof has: whoever chose a film reads at once that it is none. */
const MOST = 2 * 1024 * 1024;

const verdictOf = async (file: File): Promise<Verdict> => {
  try {
    return file.size > MOST ? { state: "unreadable" } : await readEvidence(await file.text());
  } catch {
    return { state: "unreadable" };
  }
};

/** Lets proofs be checked that are chosen in this part of the page; nothing of them is sent. */
export function checkEvidenceFiles(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>("input")!;
  /** Counts choices, so that a slow answer does not speak of the file chosen after it. */
  let turn = 0;
  const show = (name: string) => {
    for (const answer of box.querySelectorAll<HTMLElement>("[data-answer]")) answer.hidden = answer.dataset.answer !== name;
  };
  const check = async (file: File) => {
    const mine = ++turn;
    show("busy");
    const verdict = await verdictOf(file);
    if (mine !== turn) return;
    if (verdict.state === "valid") fill(box, verdict);
    show(verdict.state);
  };
  // The same file, changed meanwhile, can be chosen again.
  input.addEventListener("click", () => (input.value = ""));
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void check(file);
  });
}

function fill(box: HTMLElement, { text, others, receivedOn, signedOn, ...said }: Valid): void {
  const facts: Record<string, string> = { ...said, receivedOn: dayOf(receivedOn), signedOn: dayOf(signedOn), others: others.join(", ") };
  for (const place of box.querySelectorAll<HTMLElement>("[data-fact]")) {
    const fact = facts[place.dataset.fact!] ?? "";
    place.textContent = fact;
    place.parentElement!.hidden = fact === "";
  }
  for (const one of box.querySelectorAll<HTMLElement>("[data-text-is]"))
    one.hidden = text === null || (one.dataset.textIs === "same") !== text.isOfReport;
  const words = box.querySelector<HTMLElement>("[data-words]")!;
  words.hidden = text === null;
  words.textContent = text?.words ?? "";
}
