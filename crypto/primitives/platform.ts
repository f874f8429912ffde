import type { Bytes } from "./bytes.ts";

/** Takes a length in bytes, gives that many random bytes. */
export function randomBytes(length: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Takes bytes, gives their SHA-256, 32 bytes. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** HKDF-SHA256 (RFC 5869): takes key material, salt, info and a length; gives that many bytes, 32 if not told. */
export async function hkdf(ikm: Bytes, salt: Bytes, info: Bytes, length = 32): Promise<Bytes> {
  const base = await crypto.subtle.importKey("raw", ikm, "HKDF", false, ["deriveBits"]);
  const algorithm = { name: "HKDF", hash: "SHA-256", salt, info };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, 8 * length));
}
