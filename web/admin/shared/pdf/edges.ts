import { drawLine } from "./draw-line.ts";
import { type Face, layLines, type Line } from "./lay-lines.ts";
import type { DocumentFrame } from "./make-document.ts";
import { BRAND, INNER, MARGIN, MUTED, PAPER, widthOf } from "./sheet.ts";

const SIZE = 9;
const GAP = 12;

type Doc = PDFKit.PDFDocument;

/** Draws heads and feet, when it is known how many pages there are. What has no room beside its neighbour ends in dots. */
export function drawEdges(doc: Doc, faces: Record<"regular" | "bold", Face[]>, frame: DocumentFrame): void {
  const lineOf = (text: string, weight: "regular" | "bold"): Line => {
    const measure = (part: string, face: string) => doc.font(face).fontSize(SIZE).widthOfString(part) / SIZE;
    const setting = { width: Infinity, faces: faces[weight], measure, redacted: frame.redacted, direction: "ltr" } as const;
    return layLines(text.replace(/\s+/g, " "), setting).lines.flat();
  };
  const lengthOf = (line: Line) => widthOf(line) * SIZE;
  const within = (text: string, width: number): Line => {
    const signs = [...text];
    for (;;) {
      const line = lineOf(signs.join(""), "regular");
      if (signs.length < 2 || lengthOf(line) <= width) return line;
      signs.splice(-2, 2, "…");
    }
  };
  const put = (line: Line, left: number, y: number) => drawLine(doc, line, left, y, { size: SIZE, ink: MUTED });
  const putRight = (line: Line, y: number) => put(line, MARGIN + INNER - lengthOf(line), y);

  const { start, count } = doc.bufferedPageRange();
  const head = lineOf(frame.head.left, "bold");
  const headRight = within(frame.head.right, INNER - lengthOf(head) - GAP);
  const widest = lineOf(frame.page(count, count), "regular");
  const foot = within(frame.foot, INNER - lengthOf(widest) - GAP);
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent("Artifact", { type: "Pagination" });
    doc.rect(0, 0, PAPER.width, 8).fill(BRAND);
    if (page > start) put(head, MARGIN, 34);
    if (page > start) putRight(headRight, 34);
    put(foot, MARGIN, PAPER.height - 44);
    putRight(lineOf(frame.page(page - start + 1, count), "regular"), PAPER.height - 44);
    doc.endMarkedContent();
  }
}
