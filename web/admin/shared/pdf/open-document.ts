import Pdf from "pdfkit";
import type { Face } from "./lay-lines.ts";
import type { Weight } from "./sheet.ts";
import { hasRightToLeft } from "./turn-lines.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** Type files (WOFF) in the order in which they are asked for a sign; the first has the usual ones. */
export type DocumentFonts = Record<Weight, readonly Uint8Array[]>;
type Doc = PDFKit.PDFDocument;
type About = { title: string; at: Date; language: string };

/** A tagged PDF (PDF/UA) to draw into, with the faces of its type; `finish` gives its bytes. */
export async function openDocument({ title, at, language }: About, packed: DocumentFonts) {
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
    lang: language,
    displayTitle: true,
    info: { Title: title, Creator: "Hinweiszentrale", CreationDate: at },
    // None before the faces below: one that is open already is opened anew each time it is asked for by a second name.
    font: "",
  });
  escapeTitle(doc, title);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const ended = new Promise<void>((resolve) => void doc.on("end", resolve));
  const faces = { regular: facesOf(doc, "regular", fonts), bold: facesOf(doc, "bold", fonts) };
  const finish = async (): Promise<Uint8Array<ArrayBuffer>> => {
    for (const { name } of [...faces.regular, ...faces.bold]) turnLigatures(doc, name);
    doc.end();
    await ended;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  };
  return { doc, faces, finish };
}

type Opened = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean }; unicode: number[][] } };

/** What a face has is asked once for every sign. */
function facesOf(doc: Doc, weight: Weight, fonts: DocumentFonts): Face[] {
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

/**
 * What is read from right to left lies in the file the other way round, and whoever copies or searches turns it back: the letters of a
 * ligature with it, so they are told in the file's order as well.
 */
function turnLigatures(doc: Doc, face: string): void {
  const { unicode } = (doc.font(face) as unknown as Opened)._font;
  unicode.forEach((letters, glyph) => {
    if (letters.length > 1 && hasRightToLeft(String.fromCodePoint(...letters))) unicode[glyph] = letters.toReversed();
  });
}

type Metadata = { appendXML: (xml: string) => void };

/** The library writes the title into the document's XML as it is: a company with "&" in its name would break it. */
function escapeTitle(doc: Doc, title: string): void {
  const metadata = doc as unknown as Metadata;
  const append = metadata.appendXML.bind(doc);
  const escaped = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  metadata.appendXML = (xml) => append(xml.replace(title, () => escaped));
}
