import { type Bytes, bytesOf, concat } from "../vault/files/clean/bytes.ts";
import { TELLING_XMP, tellingJpeg } from "./telling-files.ts";

/** What tells in this PDF. */
export const TELLING_IN_PDF = ["Anna Lindner", "2026030", "Schnittprogramm", "Kamera X", "ALTE FASSUNG", "52.5", "5EED5EED"];
export const PDF_PAGE = "BT (Die Halle) Tj ET";

const stream = (entries: string, data: Bytes) =>
  concat(bytesOf(`<< ${entries} /Length ${data.length} >>\nstream\n`), data, bytesOf("\nendstream"));

/** A PDF of these objects, the first being its root, with a list of where they lie. */
function pdfOf(objects: (string | Bytes)[], trailer: string): Bytes {
  const parts: Bytes[] = [bytesOf("%PDF-1.7\n")];
  const places: number[] = [];
  let at = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    const part = concat(bytesOf(`${index + 1} 0 obj\n`), typeof object === "string" ? bytesOf(object) : object, bytesOf("\nendobj\n"));
    places.push(at);
    parts.push(part);
    at += part.length;
  }
  const list = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${list}`;
  return concat(...parts, bytesOf(`${head}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`));
}

/** A page with a photo and a comment, and an object of an earlier version that nothing names; `more` stands in its root. */
export const tellingPdf = (more = "", trailer = "/Info 5 0 R /ID [<5EED5EED> <5EED5EED>]"): Bytes =>
  pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R /Metadata 6 0 R ${more} >>`,
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R /Annots [8 0 R 9 0 R] /Resources << /XObject << /P 7 0 R >> >> /PieceInfo << /Word << /LastModified (D:20260304) >> >> >>",
      stream("", bytesOf(PDF_PAGE)),
      "<< /Author (Anna Lindner) /Producer (Schnittprogramm) /CreationDate (D:20260304050607) >>",
      stream("/Type /Metadata /Subtype /XML", bytesOf(TELLING_XMP)),
      stream(
        "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode",
        tellingJpeg(),
      ),
      "<< /Type /Annot /Subtype /Text /Rect [0 0 1 1] /Contents (Siehe Seite 2) /T (Anna Lindner) /M (D:20260305) >>",
      "<< /Type /Annot /Subtype /Widget /Rect [0 0 1 1] /FT /Tx /T (Feldname) >>",
      "<< /Old (ALTE FASSUNG) >>",
    ],
    trailer,
  );
