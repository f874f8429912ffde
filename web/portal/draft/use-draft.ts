import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, DraftKeeper } from "./keep-draft.ts";
import { retrying } from "../../vault/files/retry.ts";
import { dropEntry, entryOf, type Slot } from "./tab-entry.ts";

type Page = {
  /** What stands in the page now; null where that is nothing. */
  read: () => Draft | null;
  /** Puts back what was kept; what was typed meanwhile stays. */
  put: (draft: Draft) => void;
};
export type KeptDraft = {
  /** What came back when the page was opened. */
  recalled: Draft | null;
  /** Whether what is typed is kept, as far as one knows. */
  isKept: boolean;
  /** Something was typed or chosen. */
  changed: () => void;
  /** Nothing of it is kept any more: it was sent, or is not wanted. */
  forget: () => void;
};
/** Loads and makes what keeps the draft. */
type MakeKeeper = (read: Page["read"], onKept: (isKept: boolean) => void) => Promise<DraftKeeper>;

/** Has this tab keep what is typed; what keeps it is loaded once something is typed, or was kept. */
export function useDraft(slot: Slot, makeKeeper: MakeKeeper, page: Page): KeptDraft {
  const [recalled, setRecalled] = useState<Draft | null>(null);
  const [isKept, setKept] = useState(true);
  const now = useRef({ makeKeeper, page });
  useEffect(() => void (now.current = { makeKeeper, page }));
  const keeper = useRef<{ coming: Promise<DraftKeeper>; end: AbortController } | null>(null);
  const open = useCallback(() => {
    if (keeper.current) return keeper.current.coming;
    const end = new AbortController();
    const { signal } = end;
    const make = () => now.current.makeKeeper(() => now.current.page.read(), setKept);
    const begin = async () => {
      const one = await retrying(make, { patienceMs: Infinity, signal, onWaiting: (isWaiting) => setKept(!isWaiting) });
      // Before anything new is kept: it would take the place of what was.
      const draft = entryOf(slot) && !signal.aborted ? await one.recall() : null;
      if (draft && !signal.aborted) {
        now.current.page.put(draft);
        setRecalled(draft);
      }
      return one;
    };
    const coming = begin();
    keeper.current = { coming, end };
    // Where it does not come at all, the next word tries again.
    coming.catch(() => {
      if (keeper.current?.coming === coming) keeper.current = null;
    });
    return coming;
  }, [slot]);
  const stop = useCallback(() => {
    const { coming, end } = keeper.current ?? {};
    keeper.current = null;
    end?.abort();
    void coming?.then(
      (one) => one.stop(),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    if (entryOf(slot)) void open().catch(() => undefined);
    return stop;
  }, [slot, open, stop]);

  const changed = () =>
    void open().then(
      (one) => one.changed(),
      () => setKept(false),
    );
  const forget = () => {
    stop();
    dropEntry(slot);
    setRecalled(null);
  };
  return { recalled, isKept, changed, forget };
}
