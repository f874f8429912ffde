// What the platform gives: randomness, SHA-256, and HKDF-SHA256 (RFC 5869).
import type { Bytes } from "./bytes.ts";

/** So many random bytes. */
export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));

/** SHA-256, 32 bytes. */
export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** HKDF-SHA256; `length` in bytes. */
export async function hkdf(ikm: Bytes, salt: Bytes, info: Bytes, length: number): Promise<Bytes> {
  const base = await crypto.subtle.importKey("raw", ikm, "HKDF", false, ["deriveBits"]);
  const params = { name: "HKDF" as const, hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(params, base, 8 * length));
}
