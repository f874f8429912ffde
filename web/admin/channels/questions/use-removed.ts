import { type RefObject, useEffect, useState } from "react";

/** Items of a list that were taken out of it, the last one first to come back, and where the focus goes meanwhile. */
export function useRemoved<Item>(
  places: RefObject<HTMLElement | null>,
  { take, put }: { take: (at: number) => Item; put: (at: number, item: Item) => void },
) {
  const [removed, setRemoved] = useState<{ at: number; item: Item }[]>([]);
  const [next, setNext] = useState<{ at: number } | null>(null);
  useEffect(() => {
    // What followed has taken its place, at the end what adds another one.
    if (next) places.current?.querySelectorAll<HTMLElement>(":scope > [data-place]")[next.at]?.focus();
  }, [next, places]);
  const last = removed.at(-1);
  return {
    last: last?.at ?? null,
    remove: (at: number) => {
      setNext({ at });
      setRemoved([...removed, { at, item: take(at) }]);
    },
    undo: () => {
      if (last) put(last.at, last.item);
      setRemoved(removed.slice(0, -1));
    },
  };
}
