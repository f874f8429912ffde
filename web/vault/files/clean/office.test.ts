import { expect, test } from "vitest";
import * as documents from "../../../testing/telling-documents.ts";
import { type Bytes, bytesOf, concat, latin, viewOf } from "./bytes.ts";
import { cleanFile } from "./clean-file.ts";
import { readZip, unpack } from "./zip.ts";

async function contentOf(file: Blob): Promise<Record<string, string>> {
  const entries = await readZip(file);
  const texts = entries.map(async (entry) => {
    const bytes = await unpack(file, entry);
    return [entry.name, /xml|rels$/.test(entry.name) ? new TextDecoder().decode(bytes) : latin(bytes, 0, bytes.length)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}
const clean = async (bytes: Bytes) => cleanFile(new Blob([bytes]), () => import("./pdf.ts"));

test.each([
  ["docx", documents.tellingDocx],
  ["xlsx", documents.tellingXlsx],
  ["pptx", documents.tellingPptx],
  ["odt", documents.tellingOdt],
])("of a %s nothing is left that names people, programs or times, pictures in it included", async (_name, make) => {
  const bytes = await make();
  const before = Object.values(await contentOf(new Blob([bytes]))).join("\n");
  expect(documents.TELLING_IN_DOCUMENTS.filter((word) => before.includes(word)).length).toBeGreaterThan(2);
  const { file, found, left } = await clean(bytes);
  const after = Object.values(await contentOf(file!)).join("\n");
  expect(documents.TELLING_IN_DOCUMENTS.filter((word) => after.includes(word))).toEqual([]);
  expect([found.find(({ kind }) => kind === "person")?.value, left]).toEqual(["Anna Lindner", []]);
  const again = await cleanFile(file!, () => import("./pdf.ts"));
  expect([again.found, again.left]).toEqual([[], []]);
});

test("what a document says stays, and what referred to parts that went goes with them", async () => {
  const docx = await contentOf((await clean(await documents.tellingDocx())).file!);
  expect(docx["word/document.xml"]).toBe(
    '<w:document><w:p w14:paraId="1A"><w:ins w:id="1" w:author="Author"><w:t>Die Halle &amp; das Tor</w:t></w:ins></w:p></w:document>',
  );
  expect(docx["word/settings.xml"]).toBe('<w:settings><w:zoom w:percent="100"/></w:settings>');
  expect(Object.keys(docx)).not.toContain("docProps/thumbnail.jpeg");
  expect(docx["_rels/.rels"]).toBe(
    '<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>',
  );
  const xlsx = await contentOf((await clean(await documents.tellingXlsx())).file!);
  expect(xlsx["xl/worksheets/sheet1.xml"]).toBe('<worksheet><v>42</v><pageSetup paperSize="9"/></worksheet>');
  const odt = await contentOf((await clean(await documents.tellingOdt())).file!);
  expect(Object.keys(odt)[0]).toBe("mimetype");
  expect(odt["content.xml"]).toContain("<text:p>Die Halle</text:p>");
  expect(odt["META-INF/manifest.xml"]).toBe("<manifest:manifest></manifest:manifest>");
});

test.each([
  ["macros", () => documents.tellingDocx({ "word/vbaProject.bin": "x" })],
  ["macros", () => documents.tellingOdt({ "Basic/Standard/Module1.xml": "<x/>" })],
  ["signed", () => documents.tellingDocx({ "_xmlsignatures/sig1.xml": "<x/>" })],
  ["encrypted", () => documents.tellingOdt({ "META-INF/manifest.xml": "<manifest:encryption-data/>" })],
  ["encrypted", () => Promise.resolve(compound("E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0"))],
  ["unsupported", () => Promise.resolve(compound("W\0o\0r\0d\0"))],
  ["unsupported", () => documents.zipOf({ "Notiz.txt": "Guten Tag" })],
  ["broken", () => documents.tellingDocx({ "word/document.xml": "\ud800" }).then((bytes) => bytes.slice(0, -30))],
] as const)("a document is sent as it is, and why is said: %s", async (why, make) => {
  expect(await clean(await make())).toEqual({ file: null, found: [], left: [why] });
});

/** A file of the kind that Office wrote until 2003, with a name in its own folder. */
function compound(name: string): Bytes {
  const head = new Uint8Array(512);
  head.set(bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"));
  viewOf(head).setUint16(30, 9, true);
  viewOf(head).setUint32(48, 1, true);
  return concat(head, new Uint8Array(512), bytesOf(name), new Uint8Array(100));
}

test("what is in a document and cannot be cleaned is said, and the rest is cleaned", async () => {
  const { file, found, left } = await clean(await documents.tellingDocx({ "word/embeddings/oleObject1.bin": "x" }));
  expect([file !== null, found.length > 0, left]).toEqual([true, true, ["embedded"]]);
});

test("a part whose bytes are not those of the list is called broken", async () => {
  const bytes = await documents.tellingDocx();
  const at = latin(bytes, 0, bytes.length).indexOf("Lindner");
  expect((await clean(bytes.with(at, 0x58))).left).toEqual(["broken"]);
});
