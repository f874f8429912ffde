import { type Bytes, bytesOf, concat, latin, read, utf8, viewOf } from "./bytes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { plainExif, readExif } from "./exif.ts";
import { readXmp } from "./xmp.ts";

const HEAD = 12;
const KEPT = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);
/** Bits of VP8X that say what else is in the file. */
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04];

/** Cleans a WebP picture; what draws it stays byte for byte. */
export async function cleanWebp(file: Blob): Promise<Cleaned> {
  const bytes = await read(file);
  const view = viewOf(bytes);
  const end = bytes.length < HEAD ? 0 : 8 + view.getUint32(4, true);
  if (end < HEAD || end > bytes.length) throw new Uncleanable("broken");
  const found: Finding[] = [];
  const kept: Bytes[] = [];
  let orientation = 1;
  let extended: Bytes | null = null;
  for (let at = HEAD; at < end;) {
    if (at + 8 > end) throw new Uncleanable("broken");
    const type = latin(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + size);
    if (data.length < size) throw new Uncleanable("broken");
    const whole = bytes.slice(at, at + 8 + size + (size % 2));
    if (KEPT.has(type)) kept.push(whole);
    if (type === "VP8X") extended = whole;
    if (type === "EXIF") {
      const exif = readExif(latin(data, 0, 4) === "Exif" ? data.subarray(6) : data);
      found.push(...exif.found);
      orientation = exif.orientation;
    } else if (type === "XMP ") found.push(...readXmp(utf8(data)));
    else if (!KEPT.has(type)) found.push(finding("other", type));
    at += whole.length;
  }
  if (end < bytes.length) found.push(finding("preview"));
  const isTurned = orientation !== 1 && extended !== null;
  extended?.fill((extended[8]! & ~(HAS_EXIF | HAS_XMP)) | (isTurned ? HAS_EXIF : 0), 8, 9);
  if (isTurned) kept.push(chunk("EXIF", plainExif(orientation)));
  const body = concat(bytesOf("WEBP"), ...kept);
  return { file: new Blob([chunk("RIFF", body)]), found, left: [] };
}

function chunk(type: string, data: Uint8Array): Bytes {
  const whole = concat(bytesOf(type), new Uint8Array(4), data, new Uint8Array(data.length % 2));
  viewOf(whole).setUint32(4, data.length, true);
  return whole;
}
