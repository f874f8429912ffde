import { useCallback, useEffect, useRef, useState } from "react";
import type { Draft, DraftKeeper } from "./keep-draft.ts";
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
  const keeper = useRef<Promise<DraftKeeper> | null>(null);
  const open = useCallback(() => {
    const coming = (keeper.current ??= now.current.makeKeeper(() => now.current.page.read(), setKept));
    // Where it did not come, or was stopped, the next word tries again.
    return coming.catch((error: unknown) => {
      keeper.current = null;
      throw error;
    });
  }, []);
  const stop = useCallback(() => {
    const coming = keeper.current;
    keeper.current = null;
    void coming?.then(
      (one) => one.stop(),
      () => undefined,
    );
  }, []);

  useEffect(() => {
    let isOpen = true;
    const recall = async () => {
      const draft = await (await open()).recall();
      if (!draft || !isOpen) return;
      now.current.page.put(draft);
      setRecalled(draft);
    };
    if (entryOf(slot)) void recall().catch(() => undefined);
    return () => {
      isOpen = false;
      stop();
    };
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
