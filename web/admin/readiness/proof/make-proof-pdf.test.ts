import { readFileSync } from "node:fs";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import { makeProofPdf } from "./make-proof-pdf.ts";
import { sampleProof } from "./sample-readiness.ts";

const files = new URL("../../../../node_modules/@fontsource/source-sans-3/files/", import.meta.url);
const faces = (weight: number) => [new Uint8Array(readFileSync(new URL(`source-sans-3-latin-${weight}-normal.woff`, files)))];

type Item = { str: string; transform: number[]; width: number };
type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

let pdf: PDFDocumentProxy;
let pages: Item[][];
beforeAll(async () => {
  pdf = await getDocument({ data: await makeProofPdf(sampleProof(), { regular: faces(400), bold: faces(700) }), verbosity: 0 }).promise;
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await (await pdf.getPage(index + 1)).getTextContent()).items as Item[]),
  );
});
const textOf = (page: Item[]) => page.map(({ str }) => str).join(" ");

test("says whose proof it is, of when, each channel with its light and checks, the last drill with its times, and who was trained", () => {
  const text = pages.map(textOf).join(" ").replaceAll(/\s+/g, " ");
  for (const said of [
    "Nachweis der Betriebsbereitschaft",
    "Müßig & Söhne „Überland“ AG",
    "22. November 2026",
    "Meldekanal „Hauptkanal“: Zu prüfen",
    "Es fehlt: Text der Startseite, Impressum.",
    "gesendet von Anna Lindner",
    "nach 2 Stunden",
    "Bestanden",
    "Es gab noch keine Probemeldung.",
    "Lindner-Überseeberg 14",
    "15. Januar 2028",
    "Keine Schulung eingetragen",
  ])
    expect(text).toContain(said);
});

test("is tagged in German, with tables of heads and cells, a title and an outline", async () => {
  const trees = pages.map(async (_, index) => rolesOf((await (await pdf.getPage(index + 1)).getStructTree()) as Node));
  const roles = new Set((await Promise.all(trees)).flat());
  for (const role of ["H1", "H2", "Table", "TR", "TH", "TD", "L", "P"]) expect(roles).toContain(role);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: "Nachweis der Betriebsbereitschaft", Language: "de" });
  expect((await pdf.getOutline()).map(({ title }) => title).slice(-2)).toEqual(["Für alle Meldekanäle", "Schulungen der Bearbeitenden"]);
});

test("every page has its number, and nothing stands over its edges", () => {
  pages.forEach((page, index) => {
    expect(textOf(page)).toContain(`Seite ${index + 1} von ${pages.length}`);
    for (const { str, transform, width } of page.filter((item) => item.str.trim() !== "")) {
      expect(transform[5], str).toBeGreaterThan(30);
      expect(transform[4]! + width, str).toBeLessThan(542);
    }
  });
});
