import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";

/** How many windows of somebody else's ask something over the page just now. */
let asking = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1) => {
  asking += change;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Has our dialogs stand aside while a window of somebody else's, such as the bank's, asks something over the page: a modal dialog
 * lets nobody click, type or scroll anywhere else.
 */
export async function standAside<T>(work: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await work();
  } finally {
    count(-1);
  }
}

/**
 * Whether something asks over the page (`isAside`: no dialog may be modal), and whether this dialog was open before (`isKept`: it
 * stays where it is, as it is; others wait), with the ref of its box: afterwards the focus is where it was in there.
 */
export function useAside(isOpen: boolean) {
  const isAside = useSyncExternalStore(subscribe, () => asking > 0);
  const [wasOpen, setWasOpen] = useState(isOpen && !isAside);
  if (!isAside && wasOpen !== isOpen) setWasOpen(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const had = useRef<Element | null>(null);
  const isKept = isAside && isOpen && wasOpen;
  useLayoutEffect(() => {
    if (isKept) had.current ??= document.activeElement;
    else if (had.current) {
      const back = box.current?.contains(had.current) ? had.current : box.current;
      had.current = null;
      if (back instanceof HTMLElement) back.focus();
    }
  }, [isKept]);
  return { isAside, isKept, box };
}
