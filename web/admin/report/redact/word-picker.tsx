import { type KeyboardEvent, memo, type PointerEvent, useId, useRef } from "react";
import { classNames } from "../../../ui/class-names.ts";
import type { Piece } from "../../../vault/content/black-out.ts";
import { nextWord, useMarks } from "./use-marks.ts";

type WordPickerProps = {
  label: string;
  pieces: readonly Piece[];
  marked: ReadonlySet<number>;
  onMark: (marked: ReadonlySet<number>) => void;
  /** Whether the next tap marks everything from the last one on. */
  range: boolean;
  hintId: string;
};

/** A text as words that can be marked: by tapping, by dragging with a mouse, by keyboard. */
export function WordPicker({ label, pieces, marked, onMark, range, hintId }: WordPickerProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { active, setActive, begin, extend, end } = useMarks(pieces, marked, onMark);
  const wordAt = (target: EventTarget) => {
    const place = (target as HTMLElement).dataset.at;
    return place === undefined ? null : Number(place);
  };
  const mark = (at: number, upTo: boolean) => (upTo ? extend(at) : begin(at));

  const down = (event: PointerEvent) => {
    const at = wordAt(event.target);
    // A finger may be about to scroll: it marks when it is lifted, by its click.
    if (at !== null && event.pointerType === "mouse" && event.button === 0) mark(at, event.shiftKey || range);
  };
  const over = (event: PointerEvent) => {
    const at = wordAt(event.target);
    if (at !== null && event.pointerType === "mouse" && event.buttons === 1) extend(at);
  };
  const press = (event: KeyboardEvent) => {
    const to = placeFor(event.key, pieces, active, box.current, id);
    if (to === null && event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (to === null) return begin(active);
    if (event.shiftKey) {
      // The first step with the shift key marks the word where it began, too.
      if (!marked.has(active)) begin(active);
      extend(to);
    } else {
      end();
      setActive(to);
    }
    box.current?.querySelector(`[data-at="${to}"]`)?.scrollIntoView({ block: "nearest" });
  };

  return (
    <div
      ref={box}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-describedby={hintId}
      aria-activedescendant={`${id}-${active}`}
      onPointerDown={down}
      onPointerOver={over}
      onClick={(event) => {
        const at = wordAt(event.target);
        if (at !== null && (event.nativeEvent as unknown as globalThis.PointerEvent).pointerType !== "mouse")
          mark(at, event.shiftKey || range);
      }}
      onKeyDown={press}
      className="group max-h-[38dvh] overflow-y-auto rounded-control border border-edge bg-surface px-3 py-2 leading-8 written select-none"
    >
      {pieces.map((piece, at) =>
        piece.isWord ? (
          <Word key={at} id={`${id}-${at}`} at={at} text={piece.text} isMarked={marked.has(at)} isActive={at === active} />
        ) : (
          piece.text
        ),
      )}
    </div>
  );
}

type WordProps = { id: string; at: number; text: string; isMarked: boolean; isActive: boolean };

/** Drawn anew only where it changes: a long report has thousands of them. */
const Word = memo(function Word({ id, at, text, isMarked, isActive }: WordProps) {
  return (
    <span
      id={id}
      role="option"
      aria-selected={isMarked}
      data-at={at}
      className={classNames(
        "cursor-pointer rounded-xs -mx-0.5 px-0.5 py-1",
        isMarked ? "bg-ink text-canvas" : "hover:bg-accent-soft",
        isActive && "group-focus-visible:outline-2 group-focus-visible:outline-brand",
      )}
    >
      {text}
    </span>
  );
});

/** Where a key leads: to the word beside, above, below, or at an end; null for other keys. */
function placeFor(key: string, pieces: readonly Piece[], active: number, box: HTMLElement | null, id: string): number | null {
  if (key === "ArrowRight") return nextWord(pieces, active, 1);
  if (key === "ArrowLeft") return nextWord(pieces, active, -1);
  if (key === "Home") return nextWord(pieces, -1, 1);
  if (key === "End") return nextWord(pieces, pieces.length, -1);
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const step = key === "ArrowDown" ? 1 : -1;
  const place = (at: number) => box?.querySelector<HTMLElement>(`[id="${id}-${at}"]`);
  const from = place(active);
  if (!from) return active;
  // The first word of another line that begins about where this one does.
  for (let at = nextWord(pieces, active, step), was = active; at !== was; was = at, at = nextWord(pieces, at, step)) {
    const word = place(at);
    if (!word || word.offsetTop === from.offsetTop) continue;
    const isThere = step === 1 ? word.offsetLeft + word.offsetWidth > from.offsetLeft : word.offsetLeft <= from.offsetLeft;
    const next = place(nextWord(pieces, at, step));
    if (isThere || !next || next.offsetTop !== word.offsetTop) return at;
  }
  return active;
}
