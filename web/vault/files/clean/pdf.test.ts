import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { PDF_PAGE, TELLING_IN_PDF, tellingPdf } from "../../../testing/telling-pdf.ts";
import { JPEG_PICTURE } from "../../../testing/telling-files.ts";
import { type Bytes, latin } from "./bytes.ts";
import { cleanFile } from "./clean-file.ts";

const text = (bytes: Uint8Array) => latin(bytes, 0, bytes.length);
const cleaned = async (bytes: Bytes) => {
  const { file, ...rest } = await cleanFile(new Blob([bytes]), () => import("./pdf.ts"));
  return { ...rest, bytes: file && new Uint8Array(await file.arrayBuffer()) };
};

/** What a PDF says, with what is packed in it. */
function opened(bytes: Bytes): string {
  const whole = text(bytes);
  const packed = [...whole.matchAll(/FlateDecode[^]*?stream\r?\n/g)].map(({ index, 0: head }) => {
    const from = index + head.length;
    return text(inflateSync(bytes.subarray(from, whole.indexOf("endstream", from))));
  });
  return [whole, ...packed].join("\n");
}

test("of a PDF nothing is left that tells, of its photos and earlier versions neither, and what was there is said", async () => {
  expect(TELLING_IN_PDF.filter((word) => text(tellingPdf()).includes(word))).toEqual(TELLING_IN_PDF);
  const { bytes, found, left } = await cleaned(tellingPdf());
  expect(TELLING_IN_PDF.filter((word) => opened(bytes!).includes(word))).toEqual([]);
  expect(left).toEqual([]);
  const kinds = new Set(found.map(({ kind }) => kind));
  expect([...kinds]).toEqual(["location", "device", "person", "time", "software", "comment", "preview", "history", "identifier", "other"]);
  expect((await cleaned(bytes!)).found).toEqual([]);
});

test("pages, photos, comments and fields of forms stay as they are", async () => {
  const after = opened((await cleaned(tellingPdf())).bytes!);
  for (const word of [PDF_PAGE, text(JPEG_PICTURE), "Siehe Seite 2", "Feldname", "/MediaBox"]) expect(after).toContain(word);
});

test.each([["/Names << /EmbeddedFiles << /Names [] >> >>"], ["/OpenAction << /S /JavaScript /JS (app.alert) >>"]])(
  "files and programs in it are named as what stays: %s",
  async (more) => {
    const { bytes, left } = await cleaned(tellingPdf(more));
    expect([bytes !== null, left]).toEqual([true, ["embedded"]]);
  },
);

test.each([
  ["encrypted", tellingPdf("", "/Encrypt << /Filter /Standard >>")],
  ["signed", tellingPdf("/Perms << /DocMDP << /Type /Sig /ByteRange [0 1 2 3] >> >>")],
  ["broken", tellingPdf().slice(0, text(tellingPdf()).indexOf("xref\n"))],
  ["broken", new TextEncoder().encode("%PDF-1.7\nkein PDF\n%%EOF")],
])("a PDF is sent as it is, and why is said: %s", async (why, bytes) => {
  expect(await cleaned(bytes)).toEqual({ bytes: null, found: [], left: [why] });
});
