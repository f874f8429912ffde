import { CryptoFailure } from "./failure.ts";

/** Bytes with a memory of their own: what WebCrypto takes and what this package gives. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
/** The UTF-8 bytes of a text. */
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** Decodes UTF-8; throws `text-bytes` for anything that is not UTF-8. */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new CryptoFailure("text-bytes", cause);
  }
}

/** Joins byte strings in a new one. */
export function concat(...parts: Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** An integer from 0 to 2^32 - 1 as 4 bytes, big endian; throws `number` otherwise. */
export function u32(value: number): Bytes {
  if (!Number.isInteger(value) || value < 0 || value > 0xffff_ffff) throw new CryptoFailure("number");
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Compares in a time that does not depend on where two byte strings differ. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a[i]! ^ b[i]!;
  return difference === 0;
}

/** The same bytes; throws `key-size` for another length. */
export function ofLength<T extends Uint8Array>(bytes: T, length: number): T {
  if (bytes.length !== length) throw new CryptoFailure("key-size");
  return bytes;
}
