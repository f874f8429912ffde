import Pdf from "pdfkit";
import { formatDateTime } from "../../../../i18n/dates.ts";
import { t } from "../../../export-texts.ts";
import type { CaseExport } from "../case-export.ts";
import { createFlow, type Weight } from "./flow.ts";
import type { Face } from "./lay-lines.ts";
import { BRAND, INNER, MARGIN, MUTED, PAPER } from "./paper.ts";
import { SECTIONS } from "./sections.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** Type files (WOFF) in the order in which they are asked for a sign; the first has the usual ones. */
export type CaseFonts = Record<Weight, readonly Uint8Array[]>;
export type CasePdf = { data: CaseExport; dataSha256: string | null };
type Doc = PDFKit.PDFDocument;

/** Takes what is exported of a case and the type and gives it as a tagged PDF. */
export async function makeCasePdf({ data, dataSha256 }: CasePdf, packed: CaseFonts): Promise<Uint8Array<ArrayBuffer>> {
  const unpack = (files: readonly Uint8Array[]) => Promise.all(files.map(unpackWoff));
  const fonts = { regular: await unpack(packed.regular), bold: await unpack(packed.bold) };
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    // Newer than its types.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    lang: "de",
    displayTitle: true,
    info: { Title: t("pdfTitle", { number: data.number }), Creator: "Hinweiszentrale", CreationDate: new Date(data.exported.at) },
    // None before the faces below: one that is open already is opened anew each time it is asked for by a second name.
    font: "",
  });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const ended = new Promise<void>((resolve) => void doc.on("end", resolve));
  const faces = { regular: facesOf(doc, "regular", fonts), bold: facesOf(doc, "bold", fonts) };
  const flow = createFlow(doc, faces, t("pdfRedactedWord"));
  for (const section of SECTIONS) section(flow, data, { dataSha256 });
  flow.end();
  drawEdges(doc, data);
  doc.end();
  await ended;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

type Opened = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

/** What a face has is asked once for every sign. */
function facesOf(doc: Doc, weight: Weight, fonts: CaseFonts): Face[] {
  return fonts[weight].map((file, index) => {
    const name = `${weight}-${index}`;
    doc.registerFont(name, file as unknown as string);
    const { font } = (doc.font(name) as unknown as Opened)._font;
    const known = new Map<number, boolean>();
    const has = (codePoint: number) => {
      let answer = known.get(codePoint);
      if (answer === undefined) known.set(codePoint, (answer = font.hasGlyphForCodePoint(codePoint)));
      return answer;
    };
    return { name, has };
  });
}

/** Heads and feet, when it is known how many pages there are. */
function drawEdges(doc: Doc, { number, caseNumber, company, exported }: CaseExport): void {
  const { start, count } = doc.bufferedPageRange();
  const edge = t("pdfFoot", { company, at: formatDateTime(exported.at, "de"), by: exported.by });
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.markContent("Artifact", { type: "Pagination" });
    const put = (text: string, y: number, font: string, align: "left" | "right") =>
      doc
        .font(font)
        .fontSize(9)
        .text(text, align === "left" ? MARGIN : MARGIN + INNER - doc.widthOfString(text), y, { lineBreak: false });
    doc.rect(0, 0, PAPER.width, 8).fill(BRAND);
    doc.fillColor(MUTED);
    if (page > start) put(`${number} · ${t("pdfCaseNumber")} ${caseNumber}`, 34, "bold-0", "left");
    if (page > start) put(t("pdfSecret"), 34, "regular-0", "right");
    const foot = PAPER.height - 44;
    put(shortened(doc, edge), foot, "regular-0", "left");
    put(t("pdfPage", { page: page - start + 1, pages: count }), foot, "regular-0", "right");
    doc.endMarkedContent();
  }
}

/** A foot has one line: long names end in dots. */
function shortened(doc: Doc, text: string): string {
  doc.font("regular-0").fontSize(9);
  let left = text;
  while (doc.widthOfString(left) > INNER - 90) left = `${left.slice(0, -2).trimEnd()}…`;
  return left;
}
