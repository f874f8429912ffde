import type { PosterTexts } from "@hz/contract/texts/language-texts";
import { qrRows, runsOf } from "../../shared/codes/qr-drawing.ts";
import { drawLine } from "../../shared/pdf/draw-line.ts";
import { type DocumentFonts, openDocument } from "../../shared/pdf/open-document.ts";
import { type Element, PAPER, Sheet, type Tag } from "../../shared/pdf/sheet.ts";
import { CIRCLE, type Placed, planPoster, type PosterPlan, QR } from "./plan-poster.ts";

/** Everything that stands on a poster. */
export type Poster = {
  texts: PosterTexts;
  direction: "ltr" | "rtl";
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

const LINE = "#c9cec6";

/** A tagged PDF, one page of A4. */
export async function makePoster(poster: Poster, fonts: DocumentFonts): Promise<Blob> {
  const title = poster.texts.documentTitle.replace("{company}", () => poster.company);
  const { doc, faces, finish } = await openDocument({ title, at: new Date(), language: poster.texts.language }, fonts);
  const sheet = new Sheet(doc, faces, "");
  const plan = planPoster(sheet, poster);
  drawHead(sheet, plan, poster);
  drawCode(sheet, plan, poster);
  drawSteps(sheet, plan, poster);
  for (const text of plan.address) write(sheet, "P", [text]);
  drawFoot(sheet, plan);
  sheet.root.end();
  return new Blob([await finish()], { type: "application/pdf" });
}

/** Texts under one tag. */
function write({ doc, root }: Sheet, tag: Tag, texts: readonly Placed[], parent: Element = root): void {
  const draw = ({ lines, x, y, leading, ...pen }: Placed) =>
    lines.forEach((line, at) => drawLine(doc, line, x, y + at * pen.size * leading, pen));
  parent.add(doc.struct(tag, {}, () => texts.forEach(draw)));
}

function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw(doc);
  doc.endMarkedContent();
}

function drawHead(sheet: Sheet, { logo, name, title, subtitle, lead }: PosterPlan, { company, color }: Poster): void {
  const { doc, root } = sheet;
  decorate(sheet, () => doc.rect(0, 0, PAPER.width, 14).fill(color));
  if (logo) {
    const { jpeg, x, y, width, height } = logo;
    root.add(doc.struct("Figure", { alt: company }, () => doc.image(jpeg as unknown as string, x, y, { width, height })));
  }
  if (name) write(sheet, "P", [name]);
  write(sheet, "H1", [title, subtitle]);
  write(sheet, "P", [lead]);
}

/** The QR code in its frame. */
function drawCode(sheet: Sheet, { qr: { x, y } }: PosterPlan, { texts, address, readable }: Poster): void {
  const { doc, root } = sheet;
  decorate(sheet, () => doc.roundedRect(x, y, QR, QR, 10).lineWidth(1).stroke(LINE));
  root.add(doc.struct("Figure", { alt: `${texts.qr}: ${readable}` }, () => drawQr(doc, address, x + 6, y + 6, QR - 12)));
}

function drawSteps(sheet: Sheet, { steps }: PosterPlan, { color }: Poster): void {
  const { doc, root } = sheet;
  const list = doc.struct("L");
  root.add(list);
  steps.forEach(({ circle: { x, y }, name, text }, at) => {
    const item = doc.struct("LI");
    list.add(item);
    decorate(sheet, () => doc.circle(x + CIRCLE, y + CIRCLE, CIRCLE).fill(color));
    const [number, size] = [String(at + 1), 16];
    const left = x + CIRCLE - sheet.lengthOf(number, { weight: "bold", size }) / 2;
    const lines = sheet.lay(number, { weight: "bold", size });
    write(sheet, "Lbl", [{ lines, x: left, y: y + 4, size, ink: "#ffffff", leading: 1 }], item);
    write(sheet, "LBody", [name, text], item);
    item.end();
  });
  list.end();
}

/** The fingerprint under a rule. */
function drawFoot(sheet: Sheet, { rule, print, means }: PosterPlan): void {
  const to = rule.x + rule.width;
  decorate(sheet, (doc) => doc.moveTo(rule.x, rule.y).lineTo(to, rule.y).lineWidth(1).stroke(LINE));
  write(sheet, "P", print);
  write(sheet, "P", [means]);
}

function drawQr(doc: PDFKit.PDFDocument, text: string, left: number, top: number, side: number): void {
  const rows = qrRows(text);
  const square = side / rows.length;
  for (const { x, y, width } of runsOf(rows)) doc.rect(left + x * square, top + y * square, width * square, square);
  doc.fill("#000000");
}
