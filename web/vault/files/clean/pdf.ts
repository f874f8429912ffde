import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFStreamWriter,
  PDFString,
} from "@cantoo/pdf-lib";
import { type Bytes, latin, read, utf8 } from "./bytes.ts";
import { type Cleaned, type Finding, finding, type Left, Uncleanable } from "./cleaned.ts";
import { readXmp } from "./xmp.ts";

type Program = (file: Blob) => Promise<Cleaned>;

/** So many objects are read at once, so that the page answers in between. */
const AT_ONCE = 500;
const END = "%%EOF";
const INFO: Record<string, Finding["kind"]> = {
  Author: "person",
  Creator: "software",
  Producer: "software",
  CreationDate: "time",
  ModDate: "time",
  Title: "title",
  Subject: "title",
  Keywords: "title",
};
/** What any object may say of how and when it was made; none of it is drawn. */
const TELLING: Record<string, Finding["kind"]> = { Metadata: "other", PieceInfo: "history", LastModified: "time", CreatorInfo: "software" };
/** Who commented when. */
const COMMENTED: Record<string, Finding["kind"]> = { T: "person", M: "time", CreationDate: "time" };
/** Files and programs in a document. */
const WITHIN = ["EmbeddedFiles", "EF", "JavaScript", "JS"];

/**
 * Cleans a PDF: what is said of the document and its objects goes, with objects of earlier versions that nothing names any more;
 * `clean` is for the photos in it. The pages are drawn from the same bytes as before.
 */
export async function cleanPdf(file: Blob, clean: Program): Promise<Cleaned> {
  const bytes = await read(file);
  // The parser mends what breaks off, and would leave out pages without a word.
  if (!latin(bytes, Math.max(0, bytes.length - 1024), Math.min(1024, bytes.length)).includes(END)) throw new Uncleanable("broken");
  const context = await PDFParser.forBytesWithOptions(bytes, AT_ONCE, true).parseDocument();
  const { trailerInfo } = context;
  if (trailerInfo.Encrypt) throw new Uncleanable("encrypted");
  if (!(context.lookup(trailerInfo.Root) instanceof PDFDict)) throw new Uncleanable("broken");
  const found = [...toldByInfo(context), ...(trailerInfo.ID ? [finding("identifier")] : [])];
  trailerInfo.Info = undefined;
  trailerInfo.ID = undefined;
  const left = new Set<Left>();
  const reached = reachedFrom(context, trailerInfo.Root!, (dict) => cleanDict(context, dict, found, left));
  const unreached = context.enumerateIndirectObjects().filter(([ref]) => !reached.has(ref));
  for (const [ref] of unreached) context.delete(ref);
  await cleanPhotos(context, clean, found, left);
  if (found.length === 0) return { file, found, left: [...left] };
  const cleaned = await PDFStreamWriter.forContext(context, AT_ONCE).serializeToBuffer();
  return { file: new Blob([cleaned], { type: "application/pdf" }), found, left: [...left] };
}

function toldByInfo(context: PDFContext): Finding[] {
  const info = context.lookup(context.trailerInfo.Info);
  if (!(info instanceof PDFDict)) return [];
  return info.entries().map(([key, value]) => finding(INFO[key.decodeText()] ?? "other", textOf(context.lookup(value))));
}

const textOf = (value: PDFObject | undefined) => (value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "");

/** Everything that a document names, directly or not; `visit` sees each dictionary before what it names is followed. */
function reachedFrom(context: PDFContext, root: PDFObject, visit: (dict: PDFDict) => void): Set<PDFObject> {
  const reached = new Set<PDFObject>();
  const waiting: (PDFObject | undefined)[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next instanceof PDFRef) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(context.lookup(next));
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
    else if (next instanceof PDFDict || next instanceof PDFStream) {
      const dict = next instanceof PDFStream ? next.dict : next;
      visit(dict);
      waiting.push(...dict.values());
    }
  }
  return reached;
}

function cleanDict(context: PDFContext, dict: PDFDict, found: Finding[], left: Set<Left>): void {
  const get = (key: string) => context.lookup(dict.get(PDFName.of(key)));
  if (get("ByteRange")) throw new Uncleanable("signed");
  if (WITHIN.some((key) => get(key))) left.add("embedded");
  const take = (keys: Record<string, Finding["kind"]>) => {
    for (const [key, kind] of Object.entries(keys)) {
      const value = get(key);
      if (!value) continue;
      found.push(...(key === "Metadata" ? toldByStream(value) : [finding(kind, textOf(value))]));
      dict.delete(PDFName.of(key));
    }
  };
  take(TELLING);
  // A field of a form has its name where a comment has its author.
  const kind = get("Subtype");
  if (dict.has(PDFName.of("Rect")) && kind !== PDFName.of("Widget")) take(COMMENTED);
}

function toldByStream(value: PDFObject): Finding[] {
  return value instanceof PDFRawStream ? readXmp(utf8(value.contents)) : [finding("other")];
}

/** Photos lie in a document as they came from a camera. */
async function cleanPhotos(context: PDFContext, clean: Program, found: Finding[], left: Set<Left>): Promise<void> {
  for (const [ref, stream] of context.enumerateIndirectObjects()) {
    if (!(stream instanceof PDFRawStream) || stream.dict.get(PDFName.of("Filter")) !== PDFName.of("DCTDecode")) continue;
    const photo = await clean(new Blob([stream.contents as Bytes]));
    if (photo.left.length > 0) left.add("embedded");
    if (!photo.file || photo.found.length === 0) continue;
    found.push(...photo.found);
    context.assign(ref, PDFRawStream.of(stream.dict, await read(photo.file)));
  }
}
