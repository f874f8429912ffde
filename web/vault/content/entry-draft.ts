import { fromBase64Url, openNote, type ReportHead, sealNote, toBase64Url } from "@hz/crypto";
import { keysInHand } from "../keys/held-keys.ts";

const NAME = "hz.draft.entry";
const NO_ID = "00000000-0000-4000-8000-000000000000";

/** There is no report yet: the head of none, in this account, under which no box of a report can open. */
const noHead = (accountId: string): ReportHead => ({
  accountId,
  departmentId: NO_ID,
  epoch: 1,
  reportId: NO_ID,
  rkId: new Uint8Array(32),
  reporterPk: new Uint8Array(32),
});

/** Keeps what stands in the form of an entry over a reload of this tab, sealed under the user's own key. "" removes it. */
export async function saveEntryDraft(text: string): Promise<void> {
  if (text === "") return sessionStorage.removeItem(NAME);
  const { store, sig, userId, accountId } = keysInHand();
  sessionStorage.setItem(NAME, toBase64Url(await sealNote(store, noHead(accountId), userId, text, sig)));
}

/** What was kept; "" where there is nothing, or another person's. */
export async function recallEntryDraft(): Promise<string> {
  const stored = sessionStorage.getItem(NAME);
  if (stored === null) return "";
  const { store, userId, accountId } = keysInHand();
  return openNote(store, noHead(accountId), userId, fromBase64Url(stored)).then(
    ({ text }) => text,
    () => "",
  );
}
