// How everything that is signed, or bound into a box, is spelt. No key and no secret comes near it: the server's door uses it, too.
import { type Bytes, concat, u32, utf8 } from "../primitives/bytes.ts";
import { CryptoFailure } from "../primitives/failure.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
export type Field = Bytes | number;

/**
 * The one encoding for every HPKE info, associated data, HKDF info and signed statement: `"hz1" 00 label 00`, then per field its
 * length (u32) and bytes; numbers are u32. Text is no field, so that nobody passes an id's spelling for its bytes. One label has
 * one purpose.
 */
export function ctx(label: string, ...fields: Field[]): Bytes {
  const encoded = fields.map((field) => (typeof field === "number" ? u32(field) : field));
  return concat(utf8(`hz1\0${label}\0`), ...encoded.flatMap((bytes) => [u32(bytes.length), bytes]));
}

/** The 16 bytes of a lower-case UUID; throws `id` for anything else. */
export function idBytes(id: string): Bytes {
  if (!UUID.test(id)) throw new CryptoFailure("id");
  const digits = id.replaceAll("-", "");
  const bytes = new Uint8Array(16);
  for (let at = 0; at < 16; at++) bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}
