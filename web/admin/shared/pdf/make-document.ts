import Pdf from "pdfkit";
import { drawEdges } from "./edges.ts";
import { createFlow, type Flow, type Weight } from "./flow.ts";
import type { Face } from "./lay-lines.ts";
import { unpackWoff } from "./unpack-woff.ts";

/** Type files (WOFF) in the order in which they are asked for a sign; the first has the usual ones. */
export type DocumentFonts = Record<Weight, readonly Uint8Array[]>;

/** What a document is called and what stands at the edges of its pages. */
export type DocumentFrame = {
  title: string;
  at: Date;
  /** What stands for a redacted passage. */
  redacted: string;
  /** At the head of every page but the first. */
  head: { left: string; right: string };
  foot: string;
  page: (page: number, pages: number) => string;
};
type Doc = PDFKit.PDFDocument;

/** A tagged PDF of what `draw` sets. */
export async function makeDocument(
  frame: DocumentFrame,
  packed: DocumentFonts,
  draw: (flow: Flow) => void,
): Promise<Uint8Array<ArrayBuffer>> {
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
    info: { Title: frame.title, Creator: "Hinweiszentrale", CreationDate: frame.at },
    // None before the faces below: one that is open already is opened anew each time it is asked for by a second name.
    font: "",
  });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  doc.on("data", (part: Uint8Array<ArrayBuffer>) => parts.push(part));
  const ended = new Promise<void>((resolve) => void doc.on("end", resolve));
  const faces = { regular: facesOf(doc, "regular", fonts), bold: facesOf(doc, "bold", fonts) };
  const flow = createFlow(doc, faces, frame.redacted);
  draw(flow);
  flow.end();
  drawEdges(doc, faces, frame);
  doc.end();
  await ended;
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

type Opened = { _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } } };

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
