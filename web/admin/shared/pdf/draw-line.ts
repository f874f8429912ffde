import type { Line, Run } from "./lay-lines.ts";

type Doc = PDFKit.PDFDocument;
export type Pen = { size: number; ink: string };

/** How far below a line's top its letters stand, at one point: the ascent of our typeface. Others would put theirs elsewhere. */
const ASCENT = 1.024;
const REDACTED = "#14211e";

/** Draws a laid line, its runs in the order in which they were written. */
export function drawLine(doc: Doc, line: Line, left: number, y: number, pen: Pen): void {
  for (const run of line) drawRun(doc, run, left, y, pen);
}

/** Scripts by which a language is told; what is written in Cyrillic may be any of several. */
const SCRIPTS = { ar: /\p{Script=Arabic}/u, el: /\p{Script=Greek}/u };
const languageOf = (text: string) => Object.entries(SCRIPTS).find(([, script]) => script.test(text))?.[0];

function drawRun(doc: Doc, { text, face, x, width, isRedacted, shown }: Run, left: number, y: number, { size, ink }: Pen): void {
  const pen = doc.font(face);
  if (!isRedacted) {
    // What is written in another script than the document's is read out in its language.
    const lang = languageOf(text);
    if (lang) doc.markContent("Span", { lang });
    // Signs lie in the file from left to right; this says that they are read the other way round.
    if (shown !== undefined) doc.markContent("ReversedChars");
    pen
      .fontSize(size)
      .fillColor(ink)
      .text(shown ?? text, left + x * size, y, { lineBreak: false, baseline: -ASCENT * size });
    if (shown !== undefined) doc.endMarkedContent();
    if (lang) doc.endMarkedContent();
    return;
  }
  doc.rect(left + x * size, y + size * 0.14, width * size, size * 1.06).fill(REDACTED);
  pen.fontSize(size * 0.78).fillColor("#ffffff");
  const inner = left + x * size + (width * size - doc.widthOfString(text)) / 2;
  doc.text(text, inner, y + size * 0.2, { lineBreak: false });
}
