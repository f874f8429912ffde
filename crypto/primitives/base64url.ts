import type { Bytes } from "./bytes.ts";
import { CryptoFailure } from "./failure.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const FOREIGN = 255;
/** Values of the digits by their code; a table, because a case has megabytes of them. */
const VALUES = new Uint8Array(128).fill(FOREIGN);
for (const [value, digit] of [...ALPHABET].entries()) VALUES[digit.codePointAt(0)!] = value;

/** base64url without padding (RFC 4648 section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = Math.min(4, bytes.length - i + 1);
    for (let d = 0; d < digits; d++) text += ALPHABET[(group >> (18 - 6 * d)) & 63];
  }
  return text;
}

/**
 * Decodes base64url; throws `base64url` for padding, foreign characters, and left-over bits, so that each byte string has exactly
 * one spelling.
 */
export function fromBase64Url(text: string): Bytes {
  if (text.length % 4 === 1) throw new CryptoFailure("base64url");
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let place = 0; place < text.length; place++) {
    const value = VALUES[text.charCodeAt(place)] ?? FOREIGN;
    if (value === FOREIGN) throw new CryptoFailure("base64url");
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = held >> bits;
    }
  }
  if ((held & ((1 << bits) - 1)) !== 0) throw new CryptoFailure("base64url");
  return bytes;
}
