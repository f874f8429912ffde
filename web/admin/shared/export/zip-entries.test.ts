import { makeZip } from "client-zip";
import { expect, test } from "vitest";
import { readZip } from "../../../../scripts/read-zip.ts";
import type { CaseExport, ExportedFile } from "./case-export.ts";
import { sampleCase } from "../../report/export/sample-case.ts";
import { hexSha256, type ZipMeans, zipEntries } from "./zip-entries.ts";

const file = (name: string, more: Partial<ExportedFile> = {}): ExportedFile => ({
  id: name,
  name,
  type: "text/plain",
  size: 5,
  sentAt: null,
  state: "not-loaded",
  sha256: null,
  path: null,
  ...more,
});
const means = (more: Partial<ZipMeans> = {}): ZipMeans => ({
  openFile: ({ name }) => Promise.resolve(new Blob([`Inhalt von ${name}`])),
  faultOf: () => null,
  makePdf: (data, dataSha256) => Promise.resolve(new TextEncoder().encode(JSON.stringify({ files: data.files, dataSha256 }))),
  onProgress: () => {},
  ...more,
});

async function zipped(files: ExportedFile[], more: Partial<ZipMeans> = {}) {
  const entries = zipEntries({ ...sampleCase(), files }, means(more));
  const bytes = new Uint8Array(await new Response(makeZip(entries)).arrayBuffer());
  return [...readZip(bytes)].map(([name, content]) => ({ name, bytes: content, text: new TextDecoder().decode(content) }));
}

test("files come first, then the data, then the PDF, which knows the hashes of all before it", async () => {
  const entries = await zipped([file("a.txt"), file("a.txt")]);
  expect(entries.map(({ name }) => name)).toEqual(["dateien/a.txt", "dateien/a (2).txt", "fall.json", "LIESMICH.txt", "Fall-HZ-12.pdf"]);
  const [first, , json, , pdf] = entries;
  const data = JSON.parse(json!.text) as CaseExport;
  expect(data).toMatchObject({ format: "hinweiszentrale-fall", version: 6, number: "HZ-12", kind: { code: "confidential" } });
  const sha256 = await hexSha256(new Uint8Array(first!.bytes));
  expect(data.files[0]).toMatchObject({ path: "dateien/a.txt", state: "loaded", sha256 });
  expect(JSON.parse(pdf!.text)).toEqual({ files: data.files, dataSha256: await hexSha256(new Uint8Array(json!.bytes)) });
});

test("a file that does not open is named, and the others are there", async () => {
  const damaged = new Error("damaged");
  const entries = await zipped([file("gut.txt"), file("kaputt.txt"), file("weg.txt", { state: "missing" })], {
    openFile: ({ name }) => (name === "kaputt.txt" ? Promise.reject(damaged) : Promise.resolve(new Blob(["gut"]))),
    faultOf: (error) => (error === damaged ? "damaged" : null),
  });
  expect(entries.map(({ name }) => name)).toEqual(["dateien/gut.txt", "fall.json", "LIESMICH.txt", "Fall-HZ-12.pdf"]);
  const readMe = entries[2]!.text;
  expect(readMe).toContain("Nicht enthalten:\r\n- kaputt.txt: ließ sich nicht öffnen\r\n- weg.txt: nicht mehr gespeichert");
});

test("where the export cannot go on, there is no archive that looks whole", async () => {
  const cut = new Error("cut");
  await expect(zipped([file("a.txt")], { openFile: () => Promise.reject(cut) })).rejects.toThrow("cut");
  await expect(zipped([], { makePdf: () => Promise.reject(cut) })).rejects.toThrow("cut");
});

test("files are opened one after the other, when it is their turn", async () => {
  let open = 0;
  let most = 0;
  await zipped([file("a.txt"), file("b.txt"), file("c.txt")], {
    openFile: async () => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return new Blob(["x"]);
    },
  });
  expect(most).toBe(1);
});

test("what the data say of people does not leave where the service could not keep that it does", async () => {
  const left: string[] = [];
  const entries = zipEntries(sampleCase(), means({ makePdf: () => Promise.reject(new Error("not kept")) }));
  const all = async () => {
    for await (const { name } of entries) left.push(name);
  };
  await expect(all()).rejects.toThrow("not kept");
  expect(left).not.toContain("fall.json");
});
