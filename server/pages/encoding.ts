import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const brotli = (body: Buffer, quality: number) =>
  promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const ways: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, 5),
  gzip: (body) => promisify(gzip)(body),
};

/** The best of our encodings that an Accept-Encoding header allows, or null for plain bytes. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const refused = /;\s*q=0(\.0*)?$/;
  const accepted = (header ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (accepted.includes("br")) return "br";
  return accepted.includes("gzip") ? "gzip" : null;
}

/** Packs a page's text or a file, fast enough to do it for every answer. */
export function encode(text: string | Buffer, encoding: Encoding | null): Promise<Buffer> {
  const plain = typeof text === "string" ? Buffer.from(text) : text;
  return encoding ? ways[encoding](plain) : Promise.resolve(plain);
}

/**
 * Packs texts that are sent again and again: as small as can be, which takes tens of milliseconds, and once for as long as a text is
 * among the `kept` that were asked for last.
 */
export function packer(kept: number): (text: string, encoding: Encoding | null) => Promise<Buffer> {
  const packed = new Map<string, Promise<Buffer>>();
  return (text, encoding) => {
    if (encoding !== "br") return encode(text, encoding);
    const name = createHash("sha256").update(text).digest("base64");
    const found = packed.get(name) ?? brotli(Buffer.from(text), constants.BROTLI_MAX_QUALITY);
    packed.delete(name);
    packed.set(name, found);
    if (packed.size > kept) packed.delete(packed.keys().next().value!);
    return found;
  };
}
