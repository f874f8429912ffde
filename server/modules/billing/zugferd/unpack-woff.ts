import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a type file as browsers load it (WOFF) to OpenType, by Node's own inflating: the PDF library would do it anew for every sign
 * that it looks up. The browser's twin of this is `web/admin/shared/pdf/unpack-woff`.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), bytes: packed < size ? inflateSync(bytes) : bytes };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  for (const [index, value] of [count, 16 << power, power, count * 16 - (16 << power)].entries()) head.writeUInt16BE(value, 4 + index * 2);
  let offset = head.length;
  const body: Buffer[] = [];
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = 12 + index * 16;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    const padding = Buffer.alloc(-bytes.length & 3);
    body.push(bytes, padding);
    offset += bytes.length + padding.length;
  }
  return Buffer.concat([head, ...body]);
}
