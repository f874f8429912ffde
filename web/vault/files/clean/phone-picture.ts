import { type Bytes, concat, latin, type Patch, patched, read, utf8, viewOf } from "./bytes.ts";
import { type Box, boxesIn } from "./boxes.ts";
import { type Cleaned, type Finding, finding, Uncleanable } from "./cleaned.ts";
import { plainExif, readExif } from "./exif.ts";
import { readXmp } from "./xmp.ts";

const MAX_META = 16 * 1024 * 1024;
const MAX_ITEM = 4 * 1024 * 1024;
const SPACE = 0x20;

/** Where an item of the file lies: in the file, or in a box of the description itself. */
type Item = { id: number; type: string; places: { at: number; size: number }[] };

/** Cleans a picture as phones take it (HEIC, ISO 23008-12), in place; how it is turned stands apart from EXIF and stays. */
export async function cleanPhonePicture(file: Blob, boxes: Box[]): Promise<Cleaned> {
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta || meta.end - meta.start > MAX_META) throw new Uncleanable("broken");
  const bytes = await read(file, meta.start, meta.end);
  const found: Finding[] = [];
  const patches: Patch[] = [];
  for (const { type, places } of readItems(bytes, meta)) {
    if (places.some(({ size }) => size > MAX_ITEM)) throw new Uncleanable("broken");
    const data = concat(...(await Promise.all(places.map(({ at, size }) => read(file, at, at + size)))));
    found.push(...(type === "Exif" ? exifOf(data) : readXmpItem(data)));
    const blank = type === "Exif" ? blankExif(data.length) : new Uint8Array(data.length).fill(SPACE);
    let from = 0;
    for (const { at, size } of places) patches.push({ at, bytes: blank.slice(from, (from += size)) });
  }
  return { file: patches.length > 0 ? patched(file, patches) : file, found, left: [] };
}

/** EXIF in an item begins with how far its own beginning lies behind these four bytes. */
function exifOf(data: Bytes): Finding[] {
  const start = data.length > 4 ? 4 + viewOf(data).getUint32(0) : 0;
  const { found } = readExif(data.subarray(start));
  const isPlain = latin(data, 0, Math.min(data.length, 18)) === latin(blankExif(18), 0, 18);
  return found.length > 0 || isPlain ? found : [finding("other")];
}

const readXmpItem = (data: Bytes): Finding[] => (data.every((byte) => byte === SPACE) ? [] : readXmp(utf8(data)));

/** EXIF of this length that says nothing. */
function blankExif(length: number): Bytes {
  const blank = new Uint8Array(length);
  blank.set(concat(new Uint8Array(4), plainExif(0)).subarray(0, length));
  return blank;
}

/** The items of EXIF and XMP. */
function readItems(bytes: Bytes, meta: Box): Item[] {
  const inside = boxesIn(bytes, meta.at - meta.start + 4, bytes.length);
  const [info, location, own] = ["iinf", "iloc", "idat"].map((type) => inside.find((box) => box.type === type));
  if (!info || !location) throw new Uncleanable("broken");
  const items: Item[] = [];
  const countSize = bytes[info.at] === 0 ? 2 : 4;
  for (const { type, at } of boxesIn(bytes, info.at + 4 + countSize, info.end)) {
    if (type !== "infe" || bytes[at]! < 2) continue;
    const wide = bytes[at] === 3;
    const id = wide ? viewOf(bytes).getUint32(at + 4) : viewOf(bytes).getUint16(at + 4);
    const kind = latin(bytes, at + (wide ? 10 : 8), 4);
    if (kind === "Exif" || kind === "mime") items.push({ id, type: kind, places: [] });
  }
  for (const [id, places] of readPlaces(bytes, location, meta.start + (own?.at ?? 0))) {
    const item = items.find((one) => one.id === id);
    if (item) item.places = places;
  }
  return items;
}

/** Reads which item lies where (`iloc`); `ownAt` is where the description keeps some itself. */
function readPlaces(bytes: Bytes, { at, end }: Box, ownAt: number): Map<number, Item["places"]> {
  const view = viewOf(bytes);
  const version = bytes[at]!;
  let next = at + 4;
  const take = (size: number): number => {
    if (next + size > end || ![0, 2, 4, 8].includes(size)) throw new Uncleanable("broken");
    next += size;
    if (size === 8) return Number(view.getBigUint64(next - 8));
    return size === 4 ? view.getUint32(next - 4) : size === 2 ? view.getUint16(next - 2) : 0;
  };
  const sizes = take(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const idSize = version < 2 ? 2 : 4;
  const found = new Map<number, Item["places"]>();
  for (let left = take(idSize); left > 0; left--) {
    const id = take(idSize);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseSize);
    const places = Array.from({ length: take(2) }, () => {
      take(indexSize);
      return { at: base + take(offsetSize) + (method === 1 ? ownAt : 0), size: take(lengthSize) };
    });
    found.set(id, places);
  }
  return found;
}
