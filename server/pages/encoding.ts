import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip";

const ways: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
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
