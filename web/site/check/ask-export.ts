import type { exportRoutes } from "@hz/contract/reports/exports";
import type { AnswerOf } from "@hz/contract/route";
import type { Said } from "./said.ts";

type Found = AnswerOf<typeof exportRoutes.check>["found"];

const moment = new Intl.DateTimeFormat("de-DE", { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" });

/** The SHA-256 of a file; null where the browser cannot read it. */
export async function hashOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  } catch {
    return null;
  }
}

/** As a PDF names the files beside it. */
export const hex = (hash: Uint8Array): string => Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");

const base64Url = (hash: Uint8Array): string =>
  btoa(String.fromCharCode(...hash))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Whether a PDF is as it was exported; its hash alone is sent. */
export async function askExport(file: Blob, { api, most }: { api: string; most: number }): Promise<Said> {
  if (file.size > most) return { answer: "large" };
  const hash = await hashOf(file);
  if (hash === null) return { answer: "unreadable" };
  try {
    const headers = { "content-type": "application/json" };
    const reply = await fetch(api, { method: "POST", headers, body: JSON.stringify({ sha256: base64Url(hash) }) });
    if (reply.status === 429) return { answer: "limit" };
    if (!reply.ok) return { answer: "failed" };
    const { found } = (await reply.json()) as { found: Found };
    if (!found) return { answer: "unknown" };
    return { answer: "unchanged", slots: { at: moment.format(new Date(found.at)).replace(" um ", ", "), company: found.company } };
  } catch {
    return { answer: "failed" };
  }
}
