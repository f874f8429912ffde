import { type Face, layLines, type Run } from "./lay-lines.ts";
import type { DocumentFrame } from "./make-document.ts";
import { BRAND, INNER, MARGIN, MUTED, PAPER } from "./sheet.ts";

const SIZE = 9;
const GAP = 12;

type Doc = PDFKit.PDFDocument;

/** Draws heads and feet, when it is known how many pages there are. What has no room beside its neighbour ends in dots. */
export function drawEdges(doc: Doc, faces: Record<"regular" | "bold", Face[]>, frame: DocumentFrame): void {
  const runsOf = (text: string, weight: "regular" | "bold"): Run[] => {
    const measure = (part: string, face: string) => doc.font(face).fontSize(SIZE).widthOfString(part);
    const { lines } = layLines(text.replace(/\s+/g, " "), { width: Infinity, faces: faces[weight], measure, redacted: frame.redacted });
    return lines.flat();
  };
  const widthOf = (runs: Run[]) => runs.reduce((sum, { width }) => sum + width, 0);
  const within = (text: string, width: number): Run[] => {
    const signs = [...text];
    for (;;) {
      const runs = runsOf(signs.join(""), "regular");
      if (signs.length < 2 || widthOf(runs) <= width) return runs;
      signs.splice(-2, 2, "…");
    }
  };
  const put = (runs: Run[], left: number, y: number) => {
    for (const { text, face, x } of runs)
      doc
        .font(face)
        .fontSize(SIZE)
        .text(text, left + x, y, { lineBreak: false });
  };
  const putRight = (runs: Run[], y: number) => put(runs, MARGIN + INNER - widthOf(runs), y);

  const { start, count } = doc.bufferedPageRange();
  const head = runsOf(frame.head.left, "bold");
  const headRight = within(frame.head.right, INNER - widthOf(head) - GAP);
  const widest = runsOf(frame.page(count, count), "regular");
  const foot = within(frame.foot, INNER - widthOf(widest) - GAP);
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent("Artifact", { type: "Pagination" });
    doc.rect(0, 0, PAPER.width, 8).fill(BRAND);
    doc.fillColor(MUTED);
    if (page > start) put(head, MARGIN, 34);
    if (page > start) putRight(headRight, 34);
    put(foot, MARGIN, PAPER.height - 44);
    putRight(runsOf(frame.page(page - start + 1, count), "regular"), PAPER.height - 44);
    doc.endMarkedContent();
  }
}
