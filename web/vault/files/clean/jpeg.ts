import { type Bytes, bytesOf, concat, latin, read, utf8, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { plainExif, readExif } from "./exif.ts";
import { readXmp } from "./xmp.ts";

const [SOI, EOI, SOS, COM, APP0, APP15] = [0xd8, 0xd9, 0xda, 0xfe, 0xe0, 0xef];
const EXIF = "Exif\0\0";
const XMP = "http://ns.adobe.com/xap/1.0/\0";

/** Cleans a JPEG picture; its pixels stay byte for byte, with what is needed to draw them: colours, and how it is turned. */
export async function cleanJpeg(file: Blob): Promise<Cleaned> {
  const bytes = await read(file);
  const { segments, end } = readSegments(bytes);
  const found: Finding[] = [];
  let orientation = 1;
  const kept: BlobPart[] = [];
  for (const { marker, start, length, dataEnd } of segments) {
    const data = bytes.subarray(start + 4, start + 2 + length);
    if (marker === APP0 && latin(data, 0, 5) === "JFIF\0") kept.push(withoutThumbnail(data, found));
    else if (!isTelling(marker, data)) kept.push(file.slice(start, dataEnd));
    else if (latin(data, 0, 6) === EXIF) {
      const exif = readExif(data.subarray(6));
      found.push(...exif.found);
      if (orientation === 1) orientation = exif.orientation;
    } else found.push(...told(marker, data));
  }
  // Phones hang films and further pictures on behind the end.
  if (end < bytes.length) found.push(finding("preview"));
  const turned = orientation === 1 ? [] : [segment(0xe1, concat(bytesOf(EXIF), plainExif(orientation)))];
  return { file: new Blob([bytes.subarray(0, 2), ...turned, ...kept]), found, left: [] };
}

/** `length` is what the segment says it is long; behind it, up to `dataEnd`, stand the pixels of a scan. */
type Segment = { marker: number; start: number; length: number; dataEnd: number };

function readSegments(bytes: Bytes): { segments: Segment[]; end: number } {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw new Uncleanable("broken");
  let at = 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === EOI) {
    if (bytes[at] !== 0xff) throw new Uncleanable("broken");
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === EOI) {
      segments.push({ marker, start: at, length: 0, dataEnd: at + 2 });
      return { segments, end: at + 2 };
    }
    const length = view.getUint16(at + 2);
    const behind = at + 2 + length;
    if (length < 2 || behind > bytes.length) throw new Uncleanable("broken");
    const dataEnd = marker === SOS ? scanEnd(bytes, behind) : behind;
    segments.push({ marker, start: at, length, dataEnd });
    at = dataEnd;
  }
  throw new Uncleanable("broken");
}

/** Where the pixels of a scan end: at the first marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Uncleanable("broken");
}

/** Whether a segment says something that is not needed to draw the picture. Kept: colour profile, and how Adobe writes colours. */
function isTelling(marker: number, data: Uint8Array): boolean {
  if (marker === COM) return true;
  if (marker < APP0 || marker > APP15) return false;
  return !(marker === 0xe2 && latin(data, 0, 12) === "ICC_PROFILE\0") && !(marker === 0xee && latin(data, 0, 5) === "Adobe");
}

function told(marker: number, data: Uint8Array): Finding[] {
  if (marker === COM) return [finding("comment", utf8(data))];
  if (latin(data, 0, XMP.length) === XMP) return readXmp(utf8(data));
  return [finding(latin(data, 0, 4) === "MPF\0" ? "preview" : "other", /^[\x20-\x7e]*/.exec(latin(data, 0, 20))?.[0])];
}

function withoutThumbnail(data: Uint8Array, found: Finding[]): Bytes {
  const head = data.slice(0, 14);
  if (head[12] || head[13]) found.push(finding("preview"));
  head.fill(0, 12);
  return segment(APP0, head);
}

function segment(marker: number, data: Uint8Array): Bytes {
  const length = data.length + 2;
  return concat(Uint8Array.from([0xff, marker, length >> 8, length & 0xff]), data);
}
