// Encodings and signatures of protocol hz1, as docs/hz1.md says them: the page that checks shares nothing with what signs.
export type Bytes = Uint8Array<ArrayBuffer>;

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

function joined(parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const u32 = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** What is signed or hashed: a label and fields, each with its length before it. */
export const ctx = (label: string, ...fields: (Bytes | number)[]): Bytes =>
  joined([
    utf8(`hz1\0${label}\0`),
    ...fields.flatMap((field) => {
      const bytes = typeof field === "number" ? u32(field) : field;
      return [u32(bytes.length), bytes];
    }),
  ]);

export const sha256 = async (bytes: Bytes): Promise<Bytes> => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/** So many bytes of base64url, in their one spelling; throws for anything else. */
export function bytesOf(text: unknown, length: number): Bytes {
  if (typeof text !== "string") throw new Error("No text");
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
  const again = btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  if (bytes.length !== length || again !== text) throw new Error("Other bytes");
  return bytes;
}

/** The 16 bytes of an id; throws for anything else. */
export function idOf(text: unknown): Bytes {
  if (typeof text !== "string" || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) throw new Error("No id");
  return Uint8Array.from(text.replaceAll("-", "").match(/../g)!, (two) => Number.parseInt(two, 16));
}

/** A number as it is signed; throws for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value !== "number" || !Number.isInteger(value) || value < 0 || value > 0xffffffff) throw new Error("No number");
  return value;
}

/** A text as it is signed; throws for anything else. */
export function textOf(value: unknown): Bytes {
  if (typeof value !== "string") throw new Error("No text");
  return utf8(value);
}

/** Whether an Ed25519 signature holds. */
export async function isSigned(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey("raw", publicKey, "Ed25519", false, ["verify"]);
  return crypto.subtle.verify("Ed25519", key, signature, message);
}

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The account's fingerprint as posters show it: 125 bits in five groups of five. */
export async function fingerprint(accountId: Bytes, publicKey: Bytes): Promise<string> {
  const bits = [...(await sha256(ctx("tenant-fp", accountId, publicKey)))].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const characters = bits
    .slice(0, 125)
    .match(/.{5}/g)!
    .map((five) => ALPHABET[Number.parseInt(five, 2)]);
  return characters.join("").replace(/(.{5})(?=.)/g, "$1-");
}
