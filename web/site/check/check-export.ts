// The one script of the public pages: says whether a chosen file is an export as it was made. The file stays here; only its
// hash is sent. It shares nothing with other scripts: of what lies elsewhere it may import types only.
import type { exportRoutes } from "@hz/contract/reports/exports";
import type { AnswerOf } from "@hz/contract/route";

import { checkEvidenceFiles } from "./check-evidence.ts";

type Found = AnswerOf<typeof exportRoutes.check>["found"];

const box = document.querySelector<HTMLElement>("#check")!;
const input = box.querySelector<HTMLInputElement>("input")!;
const moment = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** Shows one answer and no other, with what it names filled in. */
function show(name: string, slots: Record<string, string> = {}): void {
  for (const answer of box.querySelectorAll<HTMLElement>("[data-answer]")) {
    answer.hidden = answer.dataset.answer !== name;
    const text = answer.querySelector<HTMLElement>("[data-text]");
    if (!answer.hidden && text) text.textContent = text.dataset.text!.replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot);
  }
}

async function hashOf(file: File): Promise<string | null> {
  try {
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
    return btoa(String.fromCharCode(...hash))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replace(/=+$/, "");
  } catch {
    return null;
  }
}

async function ask(sha256: string): Promise<Found | "limit" | "failed"> {
  try {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(box.dataset.api!, { method: "POST", headers, body: JSON.stringify({ sha256 }) });
    if (reply.status === 429) return "limit";
    return reply.ok ? ((await reply.json()) as { found: Found }).found : "failed";
  } catch {
    return "failed";
  }
}

/** Counts choices, so that a slow answer does not speak of the file chosen after it. */
let turn = 0;

async function check(file: File): Promise<void> {
  turn += 1;
  const mine = turn;
  show("busy");
  const hash = file.size > Number(box.dataset.most) ? null : await hashOf(file);
  const answer = hash === null ? null : await ask(hash);
  if (mine !== turn) return;
  if (hash === null) return show(file.size > Number(box.dataset.most) ? "large" : "unreadable");
  if (answer === null) return show("unknown");
  if (typeof answer === "string") return show(answer);
  show("unchanged", { at: moment.format(new Date(answer.at)).replace(" um ", ", "), company: answer.company });
}

// The same file, changed meanwhile, can be chosen again.
input.addEventListener("click", () => (input.value = ""));
input.addEventListener("change", () => {
  const file = input.files?.[0];
  if (file) void check(file);
});

checkEvidenceFiles(document.querySelector<HTMLElement>("#nachweis")!);
