// The second reader of hz1, written from docs/hz1.md: it takes nothing of `crypto/`, so that what it opens, the page describes.
import { createHash, hkdfSync } from "node:crypto";

/** A box, a statement or a key that is not what the page says; the text says which rule, for whoever looks for the cause. */
export class Refused extends Error {}

export type Field = Uint8Array | number | string;

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function id(uuid: string): Buffer {
  if (!/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(uuid)) throw new Refused("id");
  return Buffer.from(uuid.replaceAll("-", ""), "hex");
}

/** Section 2; a string is UTF-8. */
export function ctx(label: string, ...fields: Field[]): Buffer {
  const encoded = fields.map((field) => (typeof field === "number" ? u32(field) : Buffer.from(field)));
  return Buffer.concat([Buffer.from(`hz1\0${label}\0`), ...encoded.flatMap((bytes) => [u32(bytes.length), bytes])]);
}

export function fromBase64Url(text: string): Buffer {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.toString("base64url") !== text) throw new Refused("base64url");
  return bytes;
}

export const sha256 = (...parts: (Uint8Array | string)[]): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** 32 bytes of HKDF-SHA256. */
export const hkdf = (secret: Uint8Array | string, info: Uint8Array, salt: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, 32));

/** What names a report, in the order of section 2. */
export type Head = { accountId: string; departmentId: string; epoch: number; reportId: string; rkId: Uint8Array; reporterPk: Uint8Array };

export const headCtx = (label: string, h: Head, ...more: Field[]): Buffer =>
  ctx(label, id(h.accountId), id(h.departmentId), h.epoch, id(h.reportId), h.rkId, h.reporterPk, ...more);

/** A subkey of the report key or the notes key: its salt is the report's id. */
export const sub = (root: Uint8Array, head: Head, label: string, ...fields: Field[]): Buffer =>
  hkdf(root, ctx(label, ...fields), id(head.reportId));
