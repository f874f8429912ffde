import { useCallback, useLayoutEffect, useRef, useState } from "react";

/** What is selected of a list, and how to change it. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** Selects or leaves one row; with `isRange` everything from the row that was clicked before. Always the same function. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects these, or leaves them. */
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
};

/** What is selected after a click on `to`: `from` is the row clicked before, `shown` the list's ids in their order. */
export function ranged(before: ReadonlySet<string>, shown: readonly string[], from: string | null, to: string): Set<string> {
  const select = !before.has(to);
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  const touched = start < 0 || end < 0 ? [to] : shown.slice(Math.min(start, end), Math.max(start, end) + 1);
  return changed(before, touched, select);
}

function changed(before: ReadonlySet<string>, ids: readonly string[], select: boolean): Set<string> {
  const after = new Set(before);
  for (const id of ids)
    if (select) after.add(id);
    else after.delete(id);
  return after;
}

/** What is no longer found is not selected either. `shown` are the rows of the page. */
export function useSelection(found: readonly { id: string }[], shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const ids = chosen.size === 0 ? chosen : new Set(found.flatMap(({ id }) => (chosen.has(id) ? [id] : [])));
  const now = useRef({ ids, shown });
  useLayoutEffect(() => {
    now.current = { ids, shown };
  });
  // Rows that did not change are not drawn again because the list around them did.
  const toggle = useCallback((id: string, isRange: boolean) => {
    setChosen(ranged(now.current.ids, now.current.shown, isRange ? last.current : null, id));
    last.current = id;
  }, []);
  return {
    ids,
    toggle,
    // Whoever changes many in several steps goes on from what is selected by then.
    set: (some, selected) => setChosen((now) => changed(now, some, selected)),
    clear: () => setChosen(new Set()),
  };
}
