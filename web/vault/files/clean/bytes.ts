import { Uncleanable } from "./cleaned.ts";

export type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a blob from `start` to `end`, less where it ends before. */
export async function read(file: Blob, start = 0, end = file.size): Promise<Bytes> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/** Numbers in bytes, from a place on; outside of them the file is broken. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** So many bytes as Latin letters. */
export function latin(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

export const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Bytes of Latin letters. */
export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function concat(...parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Where a piece of bytes lies in a file, and what stands there instead. */
export type Patch = { at: number; bytes: Bytes };

/** The file with pieces of it replaced by others of the same size; the rest of it is not read. */
export function patched(file: Blob, patches: readonly Patch[]): Blob {
  const parts: BlobPart[] = [];
  let end = 0;
  for (const { at, bytes } of patches.toSorted((one, other) => one.at - other.at)) {
    if (at < end || at + bytes.length > file.size) throw new Uncleanable("broken");
    parts.push(file.slice(end, at), bytes);
    end = at + bytes.length;
  }
  return new Blob([...parts, file.slice(end)]);
}

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** The checksum that PNG and ZIP have. */
export function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff;
  for (const byte of bytes) c = CRC[(c ^ byte) & 0xff]! ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}
