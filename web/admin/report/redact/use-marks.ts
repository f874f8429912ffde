import { useRef, useState } from "react";
import type { Piece } from "../../../vault/content/black-out.ts";

/** Marks one word, or all up to it. */
export function useMarks(pieces: readonly Piece[], marked: ReadonlySet<number>, onMark: (marked: ReadonlySet<number>) => void) {
  const [active, setActive] = useState(() => pieces.findIndex(({ isWord }) => isWord));
  /** The word at which the last marking began, whether it marks or takes away, and what was marked before it. */
  const start = useRef<{ at: number; marks: boolean; before: ReadonlySet<number> } | null>(null);

  const begin = (at: number) => {
    start.current = { at, marks: !marked.has(at), before: marked };
    extend(at);
  };
  const extend = (to: number) => {
    if (!start.current) return begin(to);
    const { at, marks, before } = start.current;
    const next = new Set(before);
    for (let index = Math.min(at, to); index <= Math.max(at, to); index++) {
      if (!pieces[index]?.isWord) continue;
      if (marks) next.add(index);
      else next.delete(index);
    }
    setActive(to);
    onMark(next);
  };
  const end = () => {
    start.current = null;
  };
  return { active, setActive, begin, extend, end };
}

/** The place of the next word in a direction; `from` where there is none. */
export function nextWord(pieces: readonly Piece[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < pieces.length; index += step) if (pieces[index]!.isWord) return index;
  return from;
}
