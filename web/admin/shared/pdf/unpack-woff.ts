const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a type file as browsers load it (WOFF) to OpenType. The library would inflate a table anew for every sign that it looks
 * up, which took two thirds of all the time.
 */
export async function unpackWoff(woff: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = HEADER + index * ENTRY;
      const [tag, offset, packed, size, checksum] = [0, 4, 8, 12, 16].map((place) => view.getUint32(at + place)) as [
        number,
        number,
        number,
        number,
        number,
      ];
      const bytes = woff.slice(offset, offset + packed);
      return { tag, checksum, bytes: packed < size ? await inflate(bytes) : bytes };
    }),
  );
  const start = 12 + count * 16;
  const total = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), start);
  const font = new Uint8Array(total);
  const out = new DataView(font.buffer);
  const power = Math.floor(Math.log2(count));
  out.setUint32(0, view.getUint32(4));
  [count, 16 << power, power, count * 16 - (16 << power)].forEach((value, index) => out.setUint16(4 + index * 2, value));
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    [tag, checksum, offset, bytes.length].forEach((value, place) => out.setUint32(12 + index * 16 + place * 4, value));
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}

const padded = (length: number) => Math.ceil(length / 4) * 4;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
