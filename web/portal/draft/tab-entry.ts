/** Which drafts a tab keeps. Their names tell whoever searches a disk nothing of what they are. */
const NAMES = { form: "hz.kept.1", case: "hz.kept.2" };
export type Slot = keyof typeof NAMES;
/** A sealed draft (base64url), and the id under which the server holds its key. */
export type Entry = { id: string; box: string };

/** Not from `contract/paths`: the start page, which loads next to nothing, would load that for this one address. */
export const FORGET_KEY = "/api/public/draft-key/forget";

/** Of what is being left nothing is kept any more. */
const left = new Set<Slot>();

/** What this tab keeps; null also where the browser lets nothing be kept. */
export function entryOf(slot: Slot): Entry | null {
  try {
    const [id, box] = sessionStorage.getItem(NAMES[slot])?.split(".") ?? [];
    return id && box ? { id, box } : null;
  } catch {
    return null;
  }
}

/** Throws where the browser lets nothing be kept. */
export function putEntry(slot: Slot, { id, box }: Entry): void {
  if (!left.has(slot)) sessionStorage.setItem(NAMES[slot], `${id}.${box}`);
}

/** Takes a draft away, and its key; also while the page is being left. */
export function dropEntry(slot: Slot): void {
  const entry = entryOf(slot);
  if (!entry) return;
  sessionStorage.removeItem(NAMES[slot]);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ id: entry.id });
  // Where it does not come, the key goes within the hour, and there is nothing left that it opens.
  fetch(FORGET_KEY, { method: "POST", headers, body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}

/** The document is being left: no draft stays, and none is kept while it goes. */
export function leaveEntry(slot: Slot): void {
  left.add(slot);
  dropEntry(slot);
}

/** For the quick exit. */
export function leaveNothing(): void {
  leaveEntry("form");
  leaveEntry("case");
}
