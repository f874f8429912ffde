import type { Bytes } from "./bytes.ts";
import { type Cleaned, type Finding, type Left, Uncleanable } from "./cleaned.ts";
import { OFFICE_OPEN } from "./office-open.ts";
import { OPEN_DOCUMENT } from "./open-document.ts";
import { readZip, unpack, writeZip, type ZipEntry, type ZipPiece } from "./zip.ts";

/** What is done with the texts at some places of a document: they tell something, and get other words. */
export type XmlRule = {
  path: RegExp;
  /** Only where the document has such a part: what is large is not unpacked for nothing. */
  ifThere?: RegExp;
  rewrite: (xml: string, found: Finding[]) => string;
};

/** One family of documents that are ZIP files of XML. */
export type DocumentKind = {
  /** A file that each of them has. */
  sign: string;
  macros: RegExp;
  signatures: RegExp;
  /** Parts that are left out, and what they tell. */
  dropped: RegExp;
  droppedTells: Finding[];
  rules: XmlRule[];
  /** Files in it that may be cleaned by their own programs. */
  inner: RegExp;
  /** Parts that programs of others wrote, and nobody here reads. */
  unread: RegExp;
};
const KINDS = [OFFICE_OPEN, OPEN_DOCUMENT];

type Program = (file: Blob) => Promise<Cleaned>;

/** Cleans a document of Word, Excel, PowerPoint or LibreOffice, with the pictures in it; `clean` is for these. */
export async function cleanOffice(file: Blob, clean: Program): Promise<Cleaned> {
  // Browsers before 2023 unpack nothing by themselves.
  if (typeof DecompressionStream === "undefined") throw new Uncleanable("unsupported");
  const entries = await readZip(file);
  const kind = KINDS.find(({ sign }) => entries.some(({ name }) => name === sign));
  if (!kind) throw new Uncleanable("unsupported");
  const has = (path: RegExp) => entries.some(({ name }) => path.test(name));
  if (has(kind.macros)) throw new Uncleanable("macros");
  if (has(kind.signatures)) throw new Uncleanable("signed");
  const manifest = entries.find(({ name }) => name === "META-INF/manifest.xml");
  if (manifest && textOf(await unpack(file, manifest)).includes(":encryption-data")) throw new Uncleanable("encrypted");
  const found: Finding[] = [];
  const left: Left[] = has(kind.unread) ? ["embedded"] : [];
  const pieces: ZipPiece[] = [];
  for (const entry of entries) {
    if (kind.dropped.test(entry.name)) {
      found.push(...kind.droppedTells);
      continue;
    }
    const rules = kind.rules.filter(({ path, ifThere }) => path.test(entry.name) && (!ifThere || has(ifThere)));
    if (rules.length > 0) pieces.push(await rewritten(file, entry, rules, found));
    else if (kind.inner.test(entry.name) && entry.size > 0) {
      const inner = await clean(new Blob([await unpack(file, entry)]));
      found.push(...inner.found);
      if (inner.left.length > 0) left.push("embedded");
      pieces.push(inner.file && inner.found.length > 0 ? { entry, bytes: await bytesOfBlob(inner.file) } : { entry });
    } else pieces.push({ entry });
  }
  return { file: await writeZip(file, pieces), found, left: left.slice(0, 1) };
}

const bytesOfBlob = async (blob: Blob): Promise<Bytes> => new Uint8Array(await blob.arrayBuffer());

async function rewritten(file: Blob, entry: ZipEntry, rules: XmlRule[], found: Finding[]): Promise<ZipPiece> {
  const before = textOf(await unpack(file, entry));
  const after = rules.reduce((xml, { rewrite }) => rewrite(xml, found), before);
  return after === before ? { entry } : { entry, bytes: new TextEncoder().encode(after) };
}

function textOf(bytes: Bytes): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Uncleanable("broken");
  }
}
