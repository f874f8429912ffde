import Pdf from "pdfkit";
import type { PosterTexts } from "@hz/contract/texts/language-texts";
import { qrRows, runsOf } from "../../shared/codes/qr-drawing.ts";

/** Everything that stands on a poster. */
export type Poster = {
  texts: PosterTexts;
  company: string;
  /** A JPEG with the size at which it stands, or null for the company's name. */
  logo: { jpeg: Uint8Array; width: number; height: number } | null;
  /** Of the bar, the numbers and the headline's second line; dark enough for paper. */
  color: string;
  /** What the QR code holds, with the key's fingerprint. */
  address: string;
  /** What people type. */
  readable: string;
  fingerprint: string;
};
export type PosterFonts = { regular: Uint8Array; bold: Uint8Array };

const [INK, MUTED, LINE] = ["#14211e", "#434f4a", "#c9cec6"];
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 54;
const INNER = PAGE.width - 2 * MARGIN;
const QR = 224;
const RIGHT = MARGIN + QR + 30;

/** A tagged PDF, one page of A4. */
export async function makePoster(poster: Poster, { regular, bold }: PosterFonts): Promise<Blob> {
  const title = poster.texts.documentTitle.replace("{company}", () => poster.company);
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    // Newer than its types.
    subset: "PDF/UA" as "PDF/A-1",
    tagged: true,
    lang: poster.texts.language,
    displayTitle: true,
    info: { Title: title, Creator: "Hinweiszentrale" },
    font: regular as unknown as string,
  });
  escapeTitle(doc, title);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const ended = new Promise<void>((resolve) => void doc.on("end", resolve));
  doc.registerFont("regular", regular as unknown as string);
  doc.registerFont("bold", bold as unknown as string);
  const paper = paperOf(doc);
  const top = drawHead(paper, poster) + 26;
  const under = Math.max(drawCode(paper, poster, top), drawSteps(paper, poster, top)) + 24;
  drawAddress(paper, poster, under);
  paper.root.end();
  doc.end();
  await ended;
  return new Blob(parts, { type: "application/pdf" });
}

type Paper = ReturnType<typeof paperOf>;

/** What is written and drawn with, each thing under its tag. */
function paperOf(doc: PDFKit.PDFDocument) {
  const root = doc.struct("Document");
  doc.addStructure(root);
  return {
    doc,
    root,
    decorate(draw: () => void) {
      doc.markContent("Artifact", { type: "Layout" });
      draw();
      doc.endMarkedContent();
    },
    /** Returns where the text ends. */
    write(text: string, x: number, y: number, { font = "regular", size = 12, ink = INK, width = INNER, lineGap = 2 } = {}) {
      doc.font(font).fontSize(size).fillColor(ink).text(text, x, y, { width, lineGap });
      return doc.y;
    },
    tag: (kind: string, draw: () => void, parent = root) => parent.add(doc.struct(kind, {}, draw)),
  };
}

/** Company and headline; gives where they end. */
function drawHead({ doc, root, decorate, write, tag }: Paper, { texts, company, color, logo }: Poster): number {
  decorate(() => doc.rect(0, 0, PAGE.width, 14).fill(color));
  if (logo) {
    const { jpeg, width, height } = logo;
    root.add(doc.struct("Figure", { alt: company }, () => doc.image(jpeg as unknown as string, MARGIN, 50, { width, height })));
  } else tag("P", () => write(company, MARGIN, 58, { font: "bold", size: 18 }));
  let y = 50 + Math.max(logo?.height ?? 0, 34) + 28;
  tag("H1", () => {
    y = write(texts.title, MARGIN, y, { font: "bold", size: 38, lineGap: -6 });
    y = write(texts.subtitle, MARGIN, y, { font: "bold", size: 38, ink: color, lineGap: -6 });
  });
  tag("P", () => (y = write(texts.lead, MARGIN, y + 16, { size: 15, lineGap: 1 })));
  return y;
}

/** The QR code in its frame; gives where it ends. */
function drawCode({ doc, root, decorate }: Paper, { texts, address, readable }: Poster, top: number): number {
  decorate(() => doc.roundedRect(MARGIN, top, QR, QR, 10).lineWidth(1).stroke(LINE));
  root.add(doc.struct("Figure", { alt: `${texts.qr}: ${readable}` }, () => drawQr(doc, address, MARGIN + 6, top + 6, QR - 12)));
  return top + QR;
}

/** The steps beside the code; gives where the last one ends. */
function drawSteps({ doc, root, decorate, write, tag }: Paper, { texts, color }: Poster, top: number): number {
  const list = doc.struct("L");
  root.add(list);
  let line = top + 4;
  texts.steps.forEach(({ name, text }, at) => {
    const item = doc.struct("LI");
    list.add(item);
    decorate(() => doc.circle(RIGHT + 15, line + 15, 15).fill(color));
    const number = () => {
      const pen = doc.font("bold").fontSize(16).fillColor("#ffffff");
      pen.text(String(at + 1), RIGHT, line + 4, { width: 30, align: "center" });
    };
    const step = () => {
      const width = PAGE.width - MARGIN - RIGHT - 44;
      const under = write(name, RIGHT + 44, line + 2, { font: "bold", size: 16, width });
      line = Math.max(write(text, RIGHT + 44, under + 1, { size: 13, ink: MUTED, width }), line + 40) + 18;
    };
    tag("Lbl", number, item);
    tag("LBody", step, item);
    item.end();
  });
  list.end();
  return line - 18;
}

/** What is typed where nothing is scanned, what is promised, and the fingerprint at the foot. */
function drawAddress({ doc, decorate, write, tag }: Paper, { texts, readable, fingerprint }: Poster, top: number): void {
  let y = top;
  tag("P", () => (y = write(texts.address, MARGIN, y, { size: 13, ink: MUTED })));
  tag("P", () => (y = write(readable, MARGIN, y, { font: "bold", size: sizeFor(doc, readable) })));
  tag("P", () => (y = write(texts.sealed, MARGIN, y + 16, { font: "bold", size: 13 })));
  tag("P", () => (y = write(texts.device, MARGIN, y + 1, { size: 13 })));
  const foot = Math.max(PAGE.height - 76, y + 14);
  decorate(() =>
    doc
      .moveTo(MARGIN, foot)
      .lineTo(PAGE.width - MARGIN, foot)
      .lineWidth(1)
      .stroke(LINE),
  );
  tag("P", () => (y = write(`${texts.fingerprint}: ${fingerprint}`, MARGIN, foot + 12, { font: "bold", size: 11 })));
  tag("P", () => write(texts.fingerprintMeans, MARGIN, y + 1, { size: 11, ink: MUTED }));
}

/** The largest size at which an address stands on one line; the smallest that can be read breaks it. */
function sizeFor(doc: PDFKit.PDFDocument, text: string): number {
  const sizes = [24, 22, 20, 18, 16, 14];
  return sizes.find((size) => doc.font("bold").fontSize(size).widthOfString(text) <= INNER) ?? 14;
}

function drawQr(doc: PDFKit.PDFDocument, text: string, left: number, top: number, side: number): void {
  const rows = qrRows(text);
  const square = side / rows.length;
  for (const { x, y, width } of runsOf(rows)) doc.rect(left + x * square, top + y * square, width * square, square);
  doc.fill("#000000");
}

type Metadata = { appendXML: (xml: string) => void };

/** The library writes the title into the page's XML as it is: a company with "&" in its name would break it. */
function escapeTitle(doc: PDFKit.PDFDocument, title: string): void {
  const metadata = doc as unknown as Metadata;
  const append = metadata.appendXML.bind(doc);
  const escaped = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  metadata.appendXML = (xml) => append(xml.replace(title, () => escaped));
}
