// Tink's streaming AEAD: header = length, salt, nonce prefix; then segments under AES-GCM with the nonce
// prefix, segment number, last flag. The associated data enters through the key. Small boxes are one segment.
import { type Bytes, concat, u32 } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";
import { randomBytes } from "./platform.ts";
import { HZ1, headerBytes, PREFIX_BYTES, plainRange, plainSize, segmentCount, type Shape } from "./segments.ts";

/** One stream's key at work; segments may be taken in any order. */
export type SegmentCipher = {
  seal(i: number, last: boolean, plain: Bytes): Promise<Bytes>;
  open(i: number, last: boolean, sealed: Bytes): Promise<Bytes>;
};

/** Gives a header with fresh salt and nonce prefix. */
export function newHeader(shape: Shape = HZ1): Bytes {
  const length = headerBytes(shape);
  return concat(Uint8Array.of(length), randomBytes(length - 1));
}

/** Takes key, associated data and header, gives the stream's cipher; throws `box-shape` for a strange header. */
export async function segmentCipher(
  key: Bytes,
  aad: Bytes,
  header: Bytes,
  shape: Shape = HZ1,
): Promise<SegmentCipher> {
  const length = headerBytes(shape);
  if (header.length !== length || header[0] !== length) throw new CryptoFailure("box-shape");
  const salt = header.slice(1, 1 + shape.keyBytes);
  const prefix = header.slice(length - PREFIX_BYTES);
  const base = await crypto.subtle.importKey("raw", key, "HKDF", false, ["deriveKey"]);
  const gcm = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: shape.hash, salt, info: aad },
    base,
    { name: "AES-GCM", length: 8 * shape.keyBytes },
    false,
    ["encrypt", "decrypt"],
  );
  const algorithm = (i: number, last: boolean) => {
    return { name: "AES-GCM", iv: concat(prefix, u32(i), Uint8Array.of(last ? 1 : 0)) };
  };
  return {
    seal: async (i, last, plain) =>
      new Uint8Array(await crypto.subtle.encrypt(algorithm(i, last), gcm, plain)),
    open: async (i, last, sealed) => {
      try {
        return new Uint8Array(await crypto.subtle.decrypt(algorithm(i, last), gcm, sealed));
      } catch (cause) {
        throw new CryptoFailure("box-open", cause);
      }
    },
  };
}

/** Takes key, associated data and text, gives the box. */
export async function sealStream(key: Bytes, aad: Bytes, plain: Bytes, shape: Shape = HZ1): Promise<Bytes> {
  const header = newHeader(shape);
  const cipher = await segmentCipher(key, aad, header, shape);
  const count = segmentCount(plain.length, shape);
  const sealed = Array.from({ length: count }, (_, i) => {
    const { start, end } = plainRange(i, plain.length, shape);
    return cipher.seal(i, i === count - 1, plain.subarray(start, end));
  });
  return concat(header, ...(await Promise.all(sealed)));
}

/** Takes key, associated data and box, gives the text; throws `box-shape` or `box-open`. */
export async function openStream(key: Bytes, aad: Bytes, box: Bytes, shape: Shape = HZ1): Promise<Bytes> {
  if (plainSize(box.length, shape) < 0) throw new CryptoFailure("box-shape");
  const length = headerBytes(shape);
  const cipher = await segmentCipher(key, aad, box.slice(0, length), shape);
  const count = Math.ceil(box.length / shape.segmentBytes);
  const plain = Array.from({ length: count }, (_, i) => {
    const start = Math.max(length, i * shape.segmentBytes);
    return cipher.open(i, i === count - 1, box.subarray(start, (i + 1) * shape.segmentBytes));
  });
  return concat(...(await Promise.all(plain)));
}
