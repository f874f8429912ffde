import { askExport, hashOf, hex } from "./ask-export.ts";
import { kindOf } from "./kind-of.ts";
import { readEvidence } from "./read-evidence.ts";
import { drawn, type Said } from "./said.ts";

type Where = { api: string; most: number };

async function saidOf(file: File, where: Where): Promise<Said> {
  const kind = await kindOf(file);
  if (kind === "pdf") return askExport(file, where);
  if (kind === "evidence") return saidOfEvidence(file);
  if (kind !== "other" && kind !== "data") return { answer: kind };
  const hash = file.size > where.most ? null : await hashOf(file);
  return { answer: kind, slots: hash ? { sha256: hex(hash) } : {} };
}

async function saidOfEvidence(file: File): Promise<Said> {
  try {
    const verdict = await readEvidence(await file.text());
    if (verdict.state === "valid") return { answer: "valid", evidence: verdict };
    return { answer: verdict.state === "unreadable" ? "damaged" : verdict.state };
  } catch {
    return { answer: "unreadable" };
  }
}

/**
 * Lets files be checked that are chosen in this part of the page or dropped anywhere on it, one after another: each is said to be what it
 * is. Of a PDF the hash is sent, of all others nothing.
 */
export function checkFiles(box: HTMLElement): void {
  const input = box.querySelector<HTMLInputElement>("input")!;
  const [answers, status] = ["[data-answers]", "[role=status]"].map((part) => box.querySelector<HTMLElement>(part)!) as [
    HTMLElement,
    HTMLElement,
  ];
  const where = { api: box.dataset.api!, most: Number(box.dataset.most) };
  /** Counts choices, so that a slow answer does not speak of the files chosen after it. */
  let turn = 0;
  const check = async (files: readonly File[]) => {
    const mine = ++turn;
    status.replaceChildren();
    for (const file of files) {
      const one = answers.querySelector("[data-one]")!.cloneNode(true) as HTMLElement;
      one.querySelector("[data-name]")!.textContent = file.name;
      one.append(drawn(answers, { answer: "busy" }));
      status.append(one);
      const said = await saidOf(file, where);
      if (mine !== turn) return;
      one.lastElementChild!.replaceWith(drawn(answers, said));
    }
  };
  // The same file, changed meanwhile, can be chosen again.
  input.addEventListener("click", () => (input.value = ""));
  input.addEventListener("change", () => void check([...input.files!]));
  takeDropped((files) => {
    input.value = "";
    void check(files);
  });
}

/** What falls beside the field would else be opened in place of the page. */
function takeDropped(take: (files: File[]) => void): void {
  document.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
}
