import { type Bytes, bytesOf, concat, latin, utf8, viewOf } from "./bytes.ts";
import { type Finding, finding } from "./cleaned.ts";

/** What a block of EXIF tells, and how the picture is to be turned (1 to 8; 1 is as it is). */
export type Exif = { found: Finding[]; orientation: number };

const ORIENTATION = 0x0112;
const SUBFOLDERS = { exif: 0x8769, gps: 0x8825 };
/** EXIF 2.32 and Windows' own tags. */
const KINDS: Record<number, Finding["kind"]> = {
  0x010e: "title",
  0x010f: "device",
  0x0110: "device",
  0x0131: "software",
  0x0132: "time",
  0x013b: "person",
  0x8298: "person",
  0x9003: "time",
  0x9004: "time",
  0x927c: "other",
  0x9286: "comment",
  0x9c9b: "title",
  0x9c9c: "comment",
  0x9c9d: "person",
  0x9c9e: "title",
  0x9c9f: "title",
  0xa420: "identifier",
  0xa430: "person",
  0xa431: "identifier",
  0xa433: "device",
  0xa434: "device",
  0xa435: "identifier",
};
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
const ASCII = 2;
const MOST_ENTRIES = 500;

type Entry = { tag: number; type: number; count: number; at: number };

/** Reads EXIF as it begins with its byte order ("II" or "MM"); what is broken in it is passed over, for all of it goes. */
export function readExif(tiff: Uint8Array): Exif {
  const found: Finding[] = [];
  let orientation = 1;
  try {
    const view = viewOf(tiff);
    const little = latin(tiff, 0, 2) === "II";
    const folder = (at: number) => readFolder(view, little, at);
    const number = ({ type, at }: Entry) => (type === 3 ? view.getUint16(at, little) : view.getUint32(at, little));
    const take = (entry: Entry) => {
      const kind = KINDS[entry.tag];
      if (entry.tag === ORIENTATION) orientation = number(entry);
      if (kind) found.push(finding(kind, entry.type === ASCII ? utf8(tiff.subarray(entry.at, entry.at + entry.count)) : ""));
    };
    const first = folder(view.getUint32(4, little));
    for (const entry of first.entries) {
      take(entry);
      if (entry.tag === SUBFOLDERS.exif) folder(number(entry)).entries.forEach(take);
      if (entry.tag === SUBFOLDERS.gps) found.push(finding("location", place(view, little, folder(number(entry)).entries)));
    }
    if (first.next) found.push(finding("preview"));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { found, orientation: orientation >= 1 && orientation <= 8 ? orientation : 1 };
}

function readFolder(view: DataView, little: boolean, at: number): { entries: Entry[]; next: number } {
  const count = Math.min(view.getUint16(at, little), MOST_ENTRIES);
  const entries = Array.from({ length: count }, (_, index) => {
    const start = at + 2 + index * 12;
    const [tag, type, many] = [view.getUint16(start, little), view.getUint16(start + 2, little), view.getUint32(start + 4, little)];
    const isInside = (SIZES[type] ?? 1) * many <= 4;
    return { tag, type, count: many, at: isInside ? start + 8 : view.getUint32(start + 8, little) };
  });
  const end = at + 2 + count * 12;
  return { entries, next: end + 4 <= view.byteLength ? view.getUint32(end, little) : 0 };
}

/** Latitude and longitude in degrees, with the letters of their sides. */
function place(view: DataView, little: boolean, entries: Entry[]): string {
  const of = (tag: number) => entries.find((entry) => entry.tag === tag);
  const degrees = (side: Entry | undefined, value: Entry | undefined) => {
    if (!side || value?.type !== 5 || value.count < 3) return "";
    const part = (n: number) => view.getUint32(value.at + n * 8, little) / view.getUint32(value.at + n * 8 + 4, little);
    return `${(part(0) + part(1) / 60 + part(2) / 3600).toFixed(4)}° ${String.fromCharCode(view.getUint8(side.at))}`;
  };
  return [degrees(of(1), of(2)), degrees(of(3), of(4))].filter(Boolean).join(", ");
}

/** EXIF that says nothing but how the picture is to be turned; 0: nothing at all. */
export function plainExif(orientation: number): Bytes {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return concat(bytesOf("MM\0*\0\0\0\x08"), Uint8Array.from(orientation ? [0, 1, ...entry] : [0, 0]), new Uint8Array(4));
}
