import { PDF_PARTS, type PdfPart } from "@hz/contract/reports/preview";
import { integrityOf } from "../../../vault/integrity.ts";

const addresses = (import.meta as unknown as { glob(files: string[], how: object): Record<string, string> }).glob(
  [
    "../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
    "../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  ],
  { query: "?url", import: "default", eager: true },
);
const byName = new Map(Object.entries(addresses).map(([path, address]) => [path.split("/").at(-1)!, address]));

/**
 * The part that a PDF file's frame asks for; `bytes` is null where it does not come. Null for anything but the reader's own parts,
 * so that a frame cannot make the page ask for what a file wants.
 */
export async function pdfPart(name: string): Promise<{ name: PdfPart; bytes: Uint8Array<ArrayBuffer> | null } | null> {
  const known = PDF_PARTS.find((one) => one === name);
  if (!known) return null;
  const url = byName.get(known)!;
  const answer = await fetch(url, { integrity: integrityOf(url) ?? "" }).catch(() => null);
  return { name: known, bytes: answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : null };
}
