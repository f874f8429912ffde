import { fromBase64Url, openNote, type ReportHead, sealNote, toBase64Url } from "@hz/crypto";
import { keysInHand } from "../keys/held-keys.ts";

export type DraftKind = "message" | "note" | `feedback-${"taken" | "planned" | "reasons" | "withheld"}`;

const nameOf = (head: ReportHead, kind: DraftKind) => `hz.draft.${kind}.${head.reportId}`;

/**
 * Keeps a text over a reload of this tab, sealed under the user's own key, so that nothing readable reaches the device's disk. An
 * empty text removes the draft.
 */
export async function saveDraft(head: ReportHead, kind: DraftKind, text: string): Promise<void> {
  const name = nameOf(head, kind);
  if (text === "") return sessionStorage.removeItem(name);
  const { store, sig, userId } = keysInHand();
  sessionStorage.setItem(name, toBase64Url(await sealNote(store, head, userId, text, sig)));
}

/** The kept text, "" where there is none. */
export async function recallDraft(head: ReportHead, kind: DraftKind): Promise<string> {
  const stored = sessionStorage.getItem(nameOf(head, kind));
  if (stored === null) return "";
  const { store, userId } = keysInHand();
  return openNote(store, head, userId, fromBase64Url(stored)).then(
    ({ text }) => text,
    () => "",
  );
}
