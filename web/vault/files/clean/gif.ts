import { type Bytes, latin, read, utf8 } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { readXmp } from "./xmp.ts";

const HEAD = 13;
const [IMAGE, EXTENSION, TRAILER] = [0x2c, 0x21, 0x3b];
const [COMMENT, APPLICATION] = [0xfe, 0xff];
/** How often it moves, and its colours. */
const KEPT = ["NETSCAPE2.0", "ANIMEXTS1.0", "ICCRGBG1012"];

const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

/** Cleans a GIF picture; what draws and moves it stays byte for byte. */
export async function cleanGif(file: Blob): Promise<Cleaned> {
  const bytes = await read(file);
  const found: Finding[] = [];
  const start = HEAD + tableSize(bytes[10] ?? 0);
  const kept: BlobPart[] = [file.slice(0, start)];
  let at = start;
  while (bytes[at] !== TRAILER) {
    const end = blockEnd(bytes, at);
    const told = toldBy(bytes, at, end);
    if (told) found.push(...told);
    else kept.push(file.slice(at, end));
    at = end;
  }
  if (at + 1 < bytes.length) found.push(finding("preview"));
  return { file: new Blob([...kept, file.slice(at, at + 1)]), found, left: [] };
}

/** Where the block that begins here ends; its pieces name their lengths, and a piece of none is the last one. */
function blockEnd(bytes: Bytes, at: number): number {
  const isImage = bytes[at] === IMAGE;
  if (!isImage && bytes[at] !== EXTENSION) throw new Uncleanable("broken");
  let end = isImage ? at + 11 + tableSize(bytes[at + 9] ?? 0) : at + 2;
  while (bytes[end] !== 0) {
    if (end >= bytes.length) throw new Uncleanable("broken");
    end += 1 + bytes[end]!;
  }
  return end + 1;
}

/** What a block tells that is not needed to draw the picture; null where it is. */
function toldBy(bytes: Bytes, at: number, end: number): Finding[] | null {
  if (bytes[at] !== EXTENSION) return null;
  if (bytes[at + 1] === COMMENT) return [finding("comment", utf8(bytes.subarray(at + 3, end - 1)))];
  if (bytes[at + 1] !== APPLICATION) return null;
  const name = latin(bytes, at + 3, 11);
  if (KEPT.includes(name)) return null;
  return name === "XMP DataXMP" ? readXmp(utf8(bytes.subarray(at + 14, end))) : [finding("other", name)];
}
