import bidiFactory from "bidi-js";
import type { Line, Run, Setting } from "./lay-lines.ts";

const bidi = bidiFactory();
/** What the algorithm is told of a redacted passage: a thing without direction of its own. */
const THING = "\ufffc";

/** Whether something in a text is written from right to left. */
export const hasRightToLeft = (text: string): boolean => /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);

/**
 * Sets the lines of one paragraph in the order in which they are read (Unicode's bidirectional algorithm): runs stay in the order in
 * which they were written, their places are where they are seen; lines of a paragraph from right to left end at the right.
 */
export function turnLines(lines: readonly Line[], setting: Setting): Line[] {
  const texts = lines.map((line) => line.map(({ text, isRedacted }) => (isRedacted ? THING : text)).join(""));
  // The spaces at which lines were broken are no longer there.
  const text = texts.join(" ");
  const embedding = bidi.getEmbeddingLevels(text, setting.direction ?? "auto");
  const isRtl = (embedding.paragraphs[0]?.level ?? 0) % 2 === 1;
  let start = 0;
  return lines.map((line, index) => {
    const end = start + texts[index]!.length;
    const seen = bidi
      .getReorderedIndices(text, embedding, start, end - 1)
      .slice(start, end)
      .map((at) => at - start);
    const parts = partsOf(line, [...embedding.levels.subarray(start, end)], setting);
    start = end + 1;
    return place(parts, seen, isRtl && setting.align !== "left" ? setting.width : null);
  });
}

/** A stretch of one direction, and where it stands in the line as it was written. */
type Part = Run & { from: number; to: number };

function partsOf(line: Line, levels: readonly number[], { measure }: Setting): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const add = (run: Run, text: string, length: number, shown?: string) => {
    const width = measure(shown ?? text, run.face);
    parts.push({ ...run, text, width, from, to: from + length, ...(shown === undefined ? {} : { shown }) });
    from += length;
  };
  for (const run of line) {
    if (run.isRedacted) add(run, run.text, THING.length);
    else
      for (const text of stretches(run.text, levels.slice(from, from + run.text.length))) {
        if (levels[from]! % 2 === 0) add(run, text, text.length);
        else if (/\p{L}/u.test(text)) add(run, text, text.length, text);
        // The type turns what has letters by itself; signs alone are turned here.
        else for (const sign of text) add(run, sign, sign.length, bidi.getMirroredCharacter(sign) ?? sign);
      }
  }
  return parts;
}

/** Cuts a text where its direction changes. */
function stretches(text: string, levels: readonly number[]): string[] {
  const cuts = [0];
  for (let at = 1; at < text.length; at++) if (levels[at] !== levels[at - 1]) cuts.push(at);
  return cuts.map((cut, index) => text.slice(cut, cuts[index + 1]));
}

/** Gives every part its place; `alignedIn` is the width at whose right the line ends. */
function place(parts: readonly Part[], seen: readonly number[], alignedIn: number | null): Line {
  const rankOf = ({ from, to }: Part) => seen.findIndex((at) => at >= from && at < to);
  const total = parts.reduce((sum, { width }) => sum + width, 0);
  let x = alignedIn === null || alignedIn === Infinity ? 0 : alignedIn - total;
  const places = new Map<Part, number>();
  for (const part of parts.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    places.set(part, x);
    x += part.width;
  }
  return parts.map((part) => {
    const { from: _, to: __, ...run } = part;
    return { ...run, x: places.get(part)! };
  });
}
