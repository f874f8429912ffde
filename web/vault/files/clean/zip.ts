import { type Bytes, bytesOf, concat, crc32, latin, read, utf8, viewOf } from "./bytes.ts";
import { Uncleanable } from "./cleaned.ts";

/** A file in a ZIP; `local` is where it begins there, with a head of its own before its packed bytes. */
export type ZipEntry = { name: string; isPacked: boolean; crc: number; packedSize: number; size: number; local: number };
/** What a ZIP is to hold: a file as it is, or with other bytes. */
export type ZipPiece = { entry: ZipEntry; bytes?: Bytes };

const [LOCAL, CENTRAL, END] = ["PK\x03\x04", "PK\x01\x02", "PK\x05\x06"];
const END_SIZE = 22;
const MAX_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];
const IS_ENCRYPTED = 1;
/** What a part of a document unpacks to at most: a small ZIP may be made to fill the memory. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** The files of a ZIP in their order; what needs ZIP64 or another packing is called broken. */
export async function readZip(file: Blob): Promise<ZipEntry[]> {
  const tailAt = Math.max(0, file.size - END_SIZE - MAX_COMMENT);
  const tail = await read(file, tailAt);
  const end = latinAll(tail).lastIndexOf(END);
  if (end < 0 || end + END_SIZE > tail.length) throw new Uncleanable("broken");
  const view = viewOf(tail);
  const [count, size, from] = [view.getUint16(end + 10, true), view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  if (from + size > tailAt + end) throw new Uncleanable("broken");
  const list = await read(file, from, from + size);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < count;) {
    if (at + 46 > list.length || latin(list, at, 4) !== CENTRAL) throw new Uncleanable("broken");
    const one = viewOf(list.subarray(at));
    const [flags, method] = [one.getUint16(8, true), one.getUint16(10, true)];
    if (flags & IS_ENCRYPTED) throw new Uncleanable("encrypted");
    if (method !== STORED && method !== DEFLATED) throw new Uncleanable("broken");
    const nameEnd = at + 46 + one.getUint16(28, true);
    entries.push({
      name: utf8(list.subarray(at + 46, nameEnd)),
      isPacked: method === DEFLATED,
      crc: one.getUint32(16, true),
      packedSize: one.getUint32(20, true),
      size: one.getUint32(24, true),
      local: one.getUint32(42, true),
    });
    at = nameEnd + one.getUint16(30, true) + one.getUint16(32, true);
  }
  return entries;
}

const latinAll = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/** A file's packed bytes. They are looked for where they are needed: a ZIP that is no document may hold thousands. */
async function packedBytes(file: Blob, { local, packedSize }: ZipEntry): Promise<Blob> {
  const head = await read(file, local, local + 30);
  if (head.length < 30 || latin(head, 0, 4) !== LOCAL) throw new Uncleanable("broken");
  const at = local + 30 + viewOf(head).getUint16(26, true) + viewOf(head).getUint16(28, true);
  if (at + packedSize > file.size) throw new Uncleanable("broken");
  return file.slice(at, at + packedSize);
}

/** A file's own bytes; broken where they are not what the ZIP says. */
export async function unpack(file: Blob, entry: ZipEntry): Promise<Bytes> {
  const { size, crc, isPacked } = entry;
  if (size > MAX_UNPACKED) throw new Uncleanable("broken");
  const packed = await packedBytes(file, entry);
  const bytes = isPacked ? await inflate(packed, size) : await read(packed);
  if (bytes.length !== size || crc32(bytes) !== crc) throw new Uncleanable("broken");
  return bytes;
}

async function inflate(packed: Blob, size: number): Promise<Bytes> {
  const parts: Bytes[] = [];
  let length = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > size) throw new Uncleanable("broken");
  }
  return concat(...parts);
}

/** A ZIP of these files. What stays as it is, is not packed anew; times, comments and what systems add are left out. */
export async function writeZip(file: Blob, pieces: readonly ZipPiece[]): Promise<Blob> {
  const body: BlobPart[] = [];
  const list: Bytes[] = [];
  let at = 0;
  for (const { entry, bytes } of pieces) {
    const { isPacked } = entry;
    const data = bytes ? await packedAs(bytes, isPacked) : await packedBytes(file, entry);
    const [crc, size] = bytes ? [crc32(bytes), bytes.length] : [entry.crc, entry.size];
    const name = new TextEncoder().encode(entry.name);
    const head = fields([2, 20], [2, 0x0800], [2, isPacked ? DEFLATED : STORED], [2, 0], [2, 0x21], [4, crc], [4, data.size], [4, size]);
    const local = concat(bytesOf(LOCAL), head, fields([2, name.length], [2, 0]), name);
    body.push(local, data);
    list.push(concat(bytesOf(CENTRAL), fields([2, 20]), head, fields([2, name.length], [4, 0], [4, 0], [4, 0], [4, at]), name));
    at += local.length + data.size;
  }
  const listed = concat(...list);
  const end = fields([4, 0], [2, list.length], [2, list.length], [4, listed.length], [4, at], [2, 0]);
  return new Blob([...body, listed, bytesOf(END), end]);
}

async function packedAs(bytes: Bytes, isPacked: boolean): Promise<Blob> {
  const plain = new Blob([bytes]);
  return isPacked ? new Response(plain.stream().pipeThrough(new CompressionStream("deflate-raw"))).blob() : plain;
}

function fields(...values: [size: 2 | 4, value: number][]): Bytes {
  return concat(...values.map(([size, value]) => Uint8Array.from({ length: size }, (_, n) => (value >>> (8 * n)) & 0xff)));
}
