import { useMemo, useState } from "react";
import { blackOut, piecesOf } from "../../../vault/content/black-out.ts";
import { partsOf, type RedactionTarget } from "./use-redaction.ts";

/** Text that was selected on the page when the dialog was opened: in which part, from where to where. */
export type Selected = { part: string; start: number; end: number };

/** The parts of a text with what is marked in each, and what would be left of them; begins with what is `selected`. */
export function useMarkedParts(target: RedactionTarget, selected: Selected | null) {
  // Marks belong to the text they were made in: in another version they would hit other words.
  const of = JSON.stringify(partsOf(target));
  const parts = useMemo(
    () => (JSON.parse(of) as ReturnType<typeof partsOf>).map(({ name, label, text }) => ({ name, label, pieces: piecesOf(text) })),
    [of],
  );
  const [marks, setMarks] = useState(() => ({
    of,
    isOwn: false,
    sets: parts.map(({ name, pieces }) => startingMarks(pieces, selected?.part === name ? selected : null)),
  }));
  const sets = marks.of === of ? marks.sets : parts.map(() => new Set<number>());
  const set = (next: ReadonlySet<number>[]) => setMarks({ of, isOwn: true, sets: next });
  const left = parts.map(({ name, pieces }, part) => ({ name, ...blackOut(pieces, sets[part] ?? new Set()) }));
  const places = left.reduce((sum, one) => sum + one.places, 0);
  return {
    of,
    parts: parts.map((part, index) => ({ ...part, marked: sets[index] ?? new Set<number>() })),
    left,
    places,
    // What a selection marked can be selected again.
    isMarked: places > 0 && marks.isOwn,
    mark: (part: number, marked: ReadonlySet<number>) => set(sets.map((one, index) => (index === part ? marked : one))),
    clear: () => set(parts.map(() => new Set())),
  };
}

/** The words that a selection touches. */
function startingMarks(pieces: ReturnType<typeof piecesOf>, selected: Selected | null): ReadonlySet<number> {
  const marked = new Set<number>();
  let at = 0;
  for (const [index, { text, isWord }] of pieces.entries()) {
    if (selected && isWord && at < selected.end && at + text.length > selected.start) marked.add(index);
    at += text.length;
  }
  return marked;
}
