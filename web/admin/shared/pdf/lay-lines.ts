import { hasRightToLeft, turnLines } from "./turn-lines.ts";

/** One of the type files a text is set from; together they have more signs than any of them. */
export type Face = { name: string; has: (codePoint: number) => boolean };

/**
 * A stretch of a line that is set from one face, or a redacted passage. `shown` is there where it is read from right to left: its signs as
 * they are drawn, brackets turned.
 */
export type Run = { text: string; face: string; x: number; width: number; isRedacted: boolean; shown?: string };
/** In the order in which it was written; what is read from right to left has its places in another. */
export type Line = Run[];

export type Setting = {
  width: number;
  /** In the order in which they are asked for a sign. */
  faces: readonly Face[];
  measure: (text: string, face: string) => number;
  /** What stands for a redacted passage. */
  redacted: string;
  /** Where lines begin; what the paragraph's own letters say where it is left out. */
  direction?: "ltr" | "rtl" | undefined;
  /** What is read from right to left begins at the right, but where it stands beside a label or in a cell. */
  align?: "left" | undefined;
};

const UNKNOWN = "[?]";
/** Signs that the type lacks and others say as well. */
const SAME: Record<string, string> = { "→": "›", "←": "‹", "\u202f": "\u00a0", "\u2011": "-", "\t": "    ", "\u2212": "–" };
/** Line ends of every kind, and signs that show nothing or would turn the direction of what follows. */
const BREAKS = /\r\n?|[\u2028\u2029\f\v]/g;
const SILENT = /(?![\n\t])[\p{Cc}\p{Cf}]/gu;

/** A text as it is set. */
export const settable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(BREAKS, "\n")
    .replace(SILENT, "")
    .replace(/[→←\u202f\u2011\t\u2212]/g, (sign) => SAME[sign]!);

type Piece = { text: string; face: string; isRedacted: boolean };

/** Cuts a word where face or kind change; what no face has stands as one sign for all that follow each other. */
function piecesOf(word: string, { faces, redacted }: Setting): { pieces: Piece[]; unknown: number } {
  const pieces: Piece[] = [];
  let unknown = 0;
  let wasUnknown = false;
  const first = faces[0]!.name;
  const add = (text: string, face: string) => {
    const last = pieces.at(-1);
    if (last && last.face === face && !last.isRedacted) last.text += text;
    else pieces.push({ text, face, isRedacted: false });
  };
  for (const part of word.split(/(█+)/)) {
    if (part.startsWith("█")) {
      pieces.push({ text: redacted, face: first, isRedacted: true });
      continue;
    }
    for (const sign of part) {
      const face = faces.find(({ has }) => has(sign.codePointAt(0)!));
      if (face) add(sign, face.name);
      else if (!wasUnknown) {
        unknown += 1;
        add(UNKNOWN, first);
      }
      wasUnknown = !face;
    }
  }
  return { pieces, unknown };
}

/** The lines of a text, and how many passages the faces could not show. */
export function layLines(text: string, setting: Setting): { lines: Line[]; unknown: number } {
  const { width, measure } = setting;
  const lines: Line[] = [];
  let unknown = 0;
  let line: Line = [];
  let x = 0;
  const endLine = () => {
    lines.push(line);
    line = [];
    x = 0;
  };
  const put = (piece: Piece, wide: number) => {
    const last = line.at(-1);
    if (last && last.face === piece.face && !last.isRedacted && !piece.isRedacted) {
      last.text += piece.text;
      last.width += wide;
    } else line.push({ ...piece, x, width: wide });
    x += wide;
  };
  const putLong = (piece: Piece) => {
    for (const sign of piece.isRedacted ? [piece.text] : piece.text) {
      const wide = measure(sign, piece.face);
      if (x > 0 && x + wide > width) endLine();
      put({ ...piece, text: sign }, wide);
    }
  };
  for (const paragraph of settable(text).split("\n")) {
    const first = lines.length;
    for (const word of paragraph.split(/( +)/)) {
      if (word === "") continue;
      const cut = piecesOf(word, setting);
      unknown += cut.unknown;
      const widths = cut.pieces.map((piece) => measure(piece.text, piece.face));
      const wide = widths.reduce((sum, one) => sum + one, 0);
      const isSpace = word.startsWith(" ");
      // Spaces at a line's end hang over; at its beginning, after a break of ours, there are none.
      if (isSpace && (x + wide > width || (x === 0 && lines.length > 0))) continue;
      if (!isSpace && x > 0 && x + wide > width) {
        const last = line.at(-1)!;
        last.text = last.text.trimEnd();
        endLine();
      }
      if (wide > width) cut.pieces.forEach(putLong);
      else cut.pieces.forEach((piece, index) => put(piece, widths[index]!));
    }
    endLine();
    if (setting.direction === "rtl" || hasRightToLeft(paragraph)) lines.push(...turnLines(lines.splice(first), setting));
  }
  return { lines, unknown };
}

/** How many of the lines left are set on this page: never a single first line at its end, nor a single last one on the next. */
export function linesHere(left: number, fitting: number): number {
  if (left <= fitting) return left;
  const here = left - fitting === 1 ? fitting - 1 : fitting;
  return here < 2 ? 0 : here;
}
