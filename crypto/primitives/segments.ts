// Where Tink's streaming AEAD cuts a text. Pure arithmetic, for the side that opens and for the server.

/** One variant of the format: key length also is the salt's; segments are counted sealed. */
export type Shape = { hash: "SHA-1" | "SHA-256"; keyBytes: 16 | 32; segmentBytes: number };

/** The only shape hz1 uses: AES256_GCM_HKDF_1MB. */
export const HZ1: Shape = { hash: "SHA-256", keyBytes: 32, segmentBytes: 1 << 20 };
export const TAG_BYTES = 16;
export const PREFIX_BYTES = 7;

/** Length of the header: one byte that says it, the salt, the nonce prefix. */
export function headerBytes(shape: Shape): number {
  return 1 + shape.keyBytes + PREFIX_BYTES;
}

/** Takes the text's length, gives the number of segments; an empty text has one. */
export function segmentCount(plainBytes: number, shape: Shape = HZ1): number {
  const inner = shape.segmentBytes - TAG_BYTES;
  return Math.max(1, Math.ceil((plainBytes + headerBytes(shape)) / inner));
}

/** Takes a segment's number and the text's length, gives the range of text it holds; the header shortens the first. */
export function plainRange(i: number, plainBytes: number, shape: Shape = HZ1) {
  const inner = shape.segmentBytes - TAG_BYTES;
  const start = Math.max(0, i * inner - headerBytes(shape));
  return { start, end: Math.min(plainBytes, (i + 1) * inner - headerBytes(shape)) };
}

/** Takes the text's length, gives the box's. */
export function sealedSize(plainBytes: number, shape: Shape = HZ1): number {
  return headerBytes(shape) + plainBytes + TAG_BYTES * segmentCount(plainBytes, shape);
}

/** Takes the box's length, gives the text's, or -1 where no text has such a box. */
export function plainSize(sealedBytes: number, shape: Shape = HZ1): number {
  const segments = Math.ceil(sealedBytes / shape.segmentBytes);
  const plain = sealedBytes - headerBytes(shape) - TAG_BYTES * segments;
  return plain >= 0 && sealedSize(plain, shape) === sealedBytes ? plain : -1;
}
