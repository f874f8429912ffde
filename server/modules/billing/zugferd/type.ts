import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { unpackWoff } from "./unpack-woff.ts";

/** The sets of signs that the typeface comes in, in the order in which they are asked for a sign. */
const SETS = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"];
const WEIGHTS = { regular: 400, bold: 700 };
const LEADING = 1.35;
const UNKNOWN = "?";

type Doc = PDFKit.PDFDocument;
type Weight = keyof typeof WEIGHTS;
export type Look = { x: number; width: number; size?: number; weight?: Weight; ink?: string; align?: "left" | "right" };
type Face = { name: string; has: (codePoint: number) => boolean };
/** What the library tells of a face that is open, beyond its types. */
type Opened = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

const { resolve } = createRequire(import.meta.url);

/** Sets texts in our typeface, which is embedded: names of every country of the union have their signs. */
export class Type {
  readonly #doc: Doc;
  readonly #faces: Record<Weight, Face[]> = { regular: [], bold: [] };

  constructor(doc: Doc) {
    this.#doc = doc;
  }

  /** Sets a text from `y` down in lines of its width; gives where the next one goes. */
  set(text: string, y: number, look: Look): number {
    const { x, width, size = 10, align = "left", ink = "#14211e" } = look;
    const lines = this.#linesOf(text, look);
    for (const [index, line] of lines.entries()) {
      let left = align === "right" ? x + width - this.#widthOf(line, look) : x;
      for (const [face, part] of this.#runsOf(line, look)) {
        const pen = this.#doc.font(face).fontSize(size).fillColor(ink);
        pen.text(part, left, y + index * size * LEADING, { lineBreak: false });
        left += pen.widthOfString(part);
      }
    }
    return y + lines.length * size * LEADING;
  }

  /** How far down a text goes. */
  heightOf = (text: string, look: Look): number => this.#linesOf(text, look).length * (look.size ?? 10) * LEADING;

  #linesOf(text: string, look: Look): string[] {
    const lines = [""];
    let x = 0;
    const add = (part: string) => {
      if (x + this.#widthOf(part.trimEnd(), look) > look.width) {
        // A word that no line has room for breaks where it must.
        if (x === 0 && part.length > 1) return [...part].forEach(add);
        if (x > 0) {
          lines.push("");
          x = 0;
          return add(part);
        }
      }
      lines[lines.length - 1] += part;
      x += this.#widthOf(part, look);
    };
    for (const part of text.split(/(?<=[ @-])/)) add(part);
    return lines.map((line) => line.trimEnd());
  }

  #widthOf(text: string, look: Look): number {
    const widths = this.#runsOf(text, look).map(([face, part]) => {
      const pen = this.#doc.font(face).fontSize(look.size ?? 10);
      return pen.widthOfString(part);
    });
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** Cuts a text where the face changes that has its signs. */
  #runsOf(text: string, { weight = "regular" }: Look): [face: string, text: string][] {
    const runs: [string, string][] = [];
    for (const sign of text.normalize("NFC")) {
      const known = this.#faceOf(sign, weight);
      const [face, shown] = known ? [known, sign] : [`${weight}-${SETS[0]}`, UNKNOWN];
      const last = runs.at(-1);
      if (last?.[0] === face) last[1] += shown;
      else runs.push([face, shown]);
    }
    return runs;
  }

  #faceOf(sign: string, weight: Weight): string | undefined {
    const opened = this.#faces[weight];
    for (const [index, set] of SETS.entries()) {
      const face = (opened[index] ??= this.#open(set, weight));
      if (face.has(sign.codePointAt(0)!)) return face.name;
    }
    return undefined;
  }

  #open(set: string, weight: Weight): Face {
    const name = `${weight}-${set}`;
    const file = resolve(`@fontsource/source-sans-3/files/source-sans-3-${set}-${WEIGHTS[weight]}-normal.woff`);
    this.#doc.registerFont(name, unpackWoff(readFileSync(file)));
    const { font } = (this.#doc.font(name) as unknown as Opened)._font;
    const known = new Map<number, boolean>();
    const has = (codePoint: number) => {
      const answer = known.get(codePoint) ?? font.hasGlyphForCodePoint(codePoint);
      known.set(codePoint, answer);
      return answer;
    };
    return { name, has };
  }
}
