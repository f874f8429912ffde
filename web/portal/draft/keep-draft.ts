import { type DraftPlace, openTabDraft, sealTabDraft } from "../../vault/content/tab-draft.ts";
import { createDraftKey } from "./draft-key.ts";
import { entryOf, putEntry, type Slot } from "./tab-entry.ts";

/** What was typed and chosen, by field; files only by name, because no browser lets a page keep a file. */
export type Draft = { fields: Record<string, string>; files: string[] };
export type DraftKeeper = {
  /** The draft that this tab has of this place, or null. */
  recall: () => Promise<Draft | null>;
  /** Something was typed: soon, or when the page is put aside, all of it is kept. */
  changed: () => void;
  /** Keeps nothing any more; what is kept stays. */
  stop: () => void;
};
type Kept = {
  slot: Slot;
  place: DraftPlace;
  /** What stands in the page now; null where that is nothing. */
  read: () => Draft | null;
  /** Hears whether what was typed last could be kept. */
  onKept: (isKept: boolean) => void;
};

const SAVE_AFTER_MS = 400;

/** Keeps what is typed in this tab's storage, sealed; its key is held by the server, for an hour, and in this page's memory. */
export function createDraftKeeper({ slot, place, read, onKept }: Kept): DraftKeeper {
  const keys = createDraftKey(slot);
  let isStopped = false;
  let soon = 0;
  // One after the other: what is kept last is what was typed last.
  let queue: Promise<unknown> = Promise.resolve();

  const save = async () => {
    if (isStopped) return;
    try {
      const draft = read();
      if (draft === null) return keys.forget();
      const { id, key } = await keys.current();
      const box = await sealTabDraft(key, place, JSON.stringify(draft));
      if (isStopped) return;
      putEntry(slot, { id, box });
      onKept(true);
    } catch {
      onKept(false);
    }
  };
  const saveNow = () => {
    clearTimeout(soon);
    soon = 0;
    queue = queue.then(save);
  };
  // A phone that opens its camera may take the tab away.
  const putAside = () => soon !== 0 && saveNow();
  document.addEventListener("visibilitychange", putAside);
  addEventListener("pagehide", putAside);

  const open = async (): Promise<Draft | null> => {
    const entry = entryOf(slot);
    if (!entry) return null;
    const key = await keys.recall(entry.id);
    if (key === null) {
      keys.forget();
      return null;
    }
    const text = await openTabDraft(key, place, entry.box);
    keys.goOn(entry.id, key);
    return JSON.parse(text) as Draft;
  };
  return {
    recall: () => {
      // What is of another place stays for that one.
      const opened = queue.then(open).catch(() => null);
      queue = opened;
      return opened;
    },
    changed: () => {
      if (isStopped) return;
      clearTimeout(soon);
      soon = window.setTimeout(saveNow, SAVE_AFTER_MS);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(soon);
      keys.stop();
      document.removeEventListener("visibilitychange", putAside);
      removeEventListener("pagehide", putAside);
    },
  };
}
