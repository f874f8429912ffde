import fs from "node:fs/promises";
import { Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";

/** Not to be read as a ZIP file; the message says why, in German. */
export class ZipFailure extends Error {}

type Place = { at: number; packed: number; size: number; isPacked: boolean };

/** An archive on the disk; nothing of it is in memory but the list of its entries. */
export type ZipFile = {
  names: readonly string[];
  size: (name: string) => number;
  /** The bytes of an entry as they come. */
  read: (name: string) => AsyncIterable<Buffer>;
  close: () => Promise<void>;
};

const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL = 0xffffffff;

const broken = () => new ZipFailure("Das Archiv ist unvollständig oder keine ZIP-Datei.");

/** Opens an archive, of any size, stored or packed; throws ZipFailure where its end is missing or its list is damaged. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await fs.open(path).catch(() => {
    throw new ZipFailure(`${path} lässt sich nicht öffnen.`);
  });
  const bytes: Bytes = async (at, length) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, at);
    if (bytesRead !== length) throw broken();
    return buffer;
  };
  try {
    const places = placesIn(await listOf(bytes, (await file.stat()).size));
    return {
      names: [...places.keys()],
      size: (name) => places.get(name)?.size ?? 0,
      async *read(name) {
        const place = places.get(name);
        if (!place) throw broken();
        const local = await bytes(place.at, 30);
        if (local.readUInt32LE(0) !== LOCAL) throw broken();
        const start = place.at + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
        const stored = piecesOf(bytes, start, place.packed);
        yield* place.isPacked ? (Readable.from(stored).pipe(createInflateRaw()) as AsyncIterable<Buffer>) : stored;
      },
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

type Bytes = (at: number, length: number) => Promise<Buffer>;
const PIECE = 1024 * 1024;

async function* piecesOf(bytes: Bytes, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += PIECE) yield bytes(start + at, Math.min(PIECE, length - at));
}

/** The central list, which stands at the end. */
async function listOf(bytes: Bytes, size: number): Promise<Buffer> {
  const tail = await bytes(Math.max(0, size - 65_557), Math.min(size, 65_557));
  let end = tail.length - 22;
  while (end >= 0 && tail.readUInt32LE(end) !== END) end--;
  if (end < 0) throw broken();
  let [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
  if (end >= 20 && tail.readUInt32LE(end - 20) === LOCATOR_64) {
    const large = await bytes(Number(tail.readBigUInt64LE(end - 12)), 56);
    if (large.readUInt32LE(0) !== END_64) throw broken();
    [length, at] = [Number(large.readBigUInt64LE(40)), Number(large.readBigUInt64LE(48))];
  }
  if (at + length > size) throw broken();
  return bytes(at, length);
}

function placesIn(list: Buffer): Map<string, Place> {
  const places = new Map<string, Place>();
  for (let at = 0; at < list.length;) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== ENTRY) throw broken();
    const [name, extra, comment] = [list.readUInt16LE(at + 28), list.readUInt16LE(at + 30), list.readUInt16LE(at + 32)];
    const method = list.readUInt16LE(at + 10);
    if (method !== 0 && method !== 8) throw broken();
    const values = [list.readUInt32LE(at + 24), list.readUInt32LE(at + 20), list.readUInt32LE(at + 42)];
    const [size, packed, start] = largeValues(values, list.subarray(at + 46 + name, at + 46 + name + extra));
    const path = list.toString("utf8", at + 46, at + 46 + name);
    if (places.has(path)) throw broken();
    places.set(path, { at: start!, packed: packed!, size: size!, isPacked: method === 8 });
    at += 46 + name + extra + comment;
  }
  return places;
}

/** What does not fit into four bytes stands in the extra field, in this order. */
function largeValues(values: readonly number[], extra: Buffer): number[] {
  let large: Buffer = Buffer.alloc(0);
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) large = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  let used = 0;
  return values.map((value) => {
    if (value !== FULL) return value;
    if (used + 8 > large.length) throw broken();
    used += 8;
    return Number(large.readBigUInt64LE(used - 8));
  });
}
