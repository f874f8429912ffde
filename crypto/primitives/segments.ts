// Where Tink's streaming AEAD cuts a text. Pure arithmetic, for the side that opens and for the server.

/** A variant of the format: the key's length is the salt's too; a segment is counted sealed. */
export type Shape = { hash: string; keyBytes: number; segmentBytes: number };

/** The only shape that hz1 uses: AES256_GCM_HKDF_1MB. */
export const HZ1: Shape = { hash: "SHA-256", keyBytes: 32, segmentBytes: 1 << 20 };
export const TAG_BYTES = 16;
export const PREFIX_BYTES = 7;

/** The header's length: one byte that says it, the salt, the nonce prefix. */
export const headerBytes = (shape = HZ1) => 1 + shape.keyBytes + PREFIX_BYTES;

/**
 * The number of segments of a text (an empty one has one), the sealed length with the header, and the range of the text and of the
 * sealed bytes that segment `i` holds; the header shortens the first.
 */
export function layout(plainBytes: number, shape = HZ1) {
  const header = headerBytes(shape);
  const inner = shape.segmentBytes - TAG_BYTES;
  const count = Math.max(1, Math.ceil((plainBytes + header) / inner));
  const sealedBytes = header + plainBytes + TAG_BYTES * count;
  const range = (i: number, unit: number, cut: number, shift: number, all: number) => {
    return { start: Math.max(cut, i * unit - shift), end: Math.min(all, (i + 1) * unit - shift) };
  };
  const plain = (i: number) => range(i, inner, 0, header, plainBytes);
  const sealed = (i: number) => range(i, shape.segmentBytes, header, 0, sealedBytes);
  return { count, sealedBytes, plain, sealed };
}

/** The length of a box's text, or -1 where no text has such a box. */
export function plainSize(sealedBytes: number, shape = HZ1): number {
  const segments = Math.ceil(sealedBytes / shape.segmentBytes);
  const plain = sealedBytes - headerBytes(shape) - TAG_BYTES * segments;
  return plain >= 0 && layout(plain, shape).sealedBytes === sealedBytes ? plain : -1;
}
