import { drawLine } from "./draw-line.ts";
import type { Face, Line, Setting } from "./lay-lines.ts";
import { layLines, linesHere } from "./lay-lines.ts";

/** A4 in points, its margins, and the few colours of print. */
export const PAPER = { width: 595.28, height: 841.89 };
export const MARGIN = 56;
export const INNER = PAPER.width - 2 * MARGIN;
export const TOP = 72;
export const FOOT = 70;
export const INK = "#14211e";
export const MUTED = "#4a5753";
const LINE = "#c9cec6";
export const BRAND = "#0b5a4b";

type Doc = PDFKit.PDFDocument;
export type Element = ReturnType<Doc["struct"]>;
export type Weight = "regular" | "bold";
export type Look = { weight?: Weight; size?: number; ink?: string; x?: number; width?: number } & Pick<Setting, "direction" | "align">;
/** What heads and tags of the document's structure are called. */
export type Tag = "H1" | "H2" | "H3" | "P" | "Lbl" | "LBody" | "TH" | "TD";

export const LEADING = 1.36;
export const BODY = 10.5;

/** How far a laid line goes at the size of one point. */
export const widthOf = (line: Line) => Math.max(0, ...line.map(({ x, width }) => x + width));

/** A document's pages, and where the next line goes: what knows of pages, faces and tags, and nothing of what is written. */
export class Sheet {
  readonly doc: Doc;
  readonly root: Element;
  /** Where the next line goes, from the top of the page. */
  y = TOP;
  /** How many passages stand as unknown so far. */
  unknown = 0;
  readonly #faces: Record<Weight, Face[]>;
  readonly #redacted: string;
  readonly #widths = new Map<string, number>();

  /** `faces` are by weight; `redacted` stands in place of a redacted passage. */
  constructor(doc: Doc, faces: Record<Weight, Face[]>, redacted: string) {
    this.doc = doc;
    this.#faces = faces;
    this.#redacted = redacted;
    this.root = doc.struct("Document");
    doc.addStructure(this.root);
  }

  /** Of a text at the size of one point. */
  #measure = (text: string, face: string): number => {
    const name = `${face} ${text}`;
    let known = this.#widths.get(name);
    if (known === undefined) this.#widths.set(name, (known = this.doc.font(face).fontSize(1000).widthOfString(text) / 1000));
    return known;
  };

  newPage(): void {
    this.doc.continueOnNewPage();
    this.y = TOP;
  }

  /** Begins a new page unless there is so much room left. */
  room(height: number): void {
    if (this.y + height > PAPER.height - FOOT) this.newPage();
  }

  /** A hairline across the page, so far below. */
  hairline(below: number): void {
    const at = this.y + below;
    this.doc.markContent("Artifact", { type: "Layout" });
    this.doc
      .moveTo(MARGIN, at)
      .lineTo(MARGIN + INNER, at)
      .lineWidth(0.5)
      .stroke(LINE);
    this.doc.endMarkedContent();
  }

  /** Sets lines from here on; where the page ends, the rest follows on the next. */
  setLines(lines: readonly Line[], { size, x = MARGIN, ink = INK }: Look & { size: number }): void {
    const height = size * LEADING;
    for (let done = 0; done < lines.length;) {
      const fitting = Math.floor((PAPER.height - FOOT - this.y) / height);
      const here = linesHere(lines.length - done, fitting);
      // A page that is still empty takes what fits: there is no better one.
      const count = here === 0 && this.y === TOP ? Math.max(1, fitting) : here;
      for (const line of lines.slice(done, done + count)) {
        drawLine(this.doc, line, x, this.y, { size, ink });
        this.y += height;
      }
      done += count;
      if (done < lines.length) this.newPage();
    }
  }

  lay(text: string, { weight = "regular", size = BODY, x = MARGIN, width = MARGIN + INNER - x, direction, align }: Look): readonly Line[] {
    const redacted = ` ${this.#redacted} `;
    const faces = this.#faces[weight];
    const laid = layLines(text, { width: width / size, faces, measure: this.#measure, redacted, direction, align });
    this.unknown += laid.unknown;
    return laid.lines;
  }

  /** How long a text is on one line. */
  lengthOf = (text: string, { size = BODY, ...look }: Look): number =>
    Math.max(...this.lay(text, { ...look, size, width: Infinity }).map(widthOf)) * size;

  write(tag: Tag, text: string, look: Look = {}, parent: Element = this.root): void {
    const lines = this.lay(text, look);
    parent.add(this.doc.struct(tag, {}, () => this.setLines(lines, { ...look, size: look.size ?? BODY })));
  }
}
