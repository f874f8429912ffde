import { readFileSync } from "node:fs";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, expect, test } from "vitest";
import { sampleEvaluation } from "../sample-evaluation.ts";
import { makeYearlyPdf } from "./make-yearly-pdf.ts";

const files = new URL("../../../../node_modules/@fontsource/source-sans-3/files/", import.meta.url);
const faces = (weight: number) => [new Uint8Array(readFileSync(new URL(`source-sans-3-latin-${weight}-normal.woff`, files)))];

type Item = { str: string; transform: number[]; width: number };
type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

let pdf: PDFDocumentProxy;
let pages: Item[][];
beforeAll(async () => {
  const report = {
    evaluation: sampleEvaluation(),
    year: "2026",
    preface: "Wir haben zugehört.\n\nDanke.",
    at: "2026-11-22T10:00:00.000Z",
    isRunning: true,
  };
  pdf = await getDocument({ data: await makeYearlyPdf(report, { regular: faces(400), bold: faces(700) }), verbosity: 0 }).promise;
  pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await (await pdf.getPage(index + 1)).getTextContent()).items as Item[]),
  );
});
const textOf = (page: Item[]) => page.map(({ str }) => str).join(" ");

test("says whose report it is, of which year, with the preface, the figures and how they are counted", () => {
  const text = pages.map(textOf).join(" ");
  for (const said of [
    "Jahresbericht 2026",
    "Müßig & Söhne „Überland“ AG",
    "Wir haben zugehört.",
    "Das Jahr läuft noch",
    "1.200",
    "verborgen",
    "Wie wird gezählt?",
    "14 Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt.",
    "Aufbewahrungssperren am 22. November 2026",
    "Betriebsbereitschaft am 22. November 2026",
    "Nicht bereit: Vertretung",
  ])
    expect(text).toContain(said);
});

test("a company's name of any length stays off the year at the head of each page", async () => {
  const company = "Landwirtschaftliche Ein- und Verkaufsgenossenschaft eingetragene Genossenschaft mit beschränkter Haftpflicht "
    .repeat(2)
    .trim();
  const report = {
    evaluation: { ...sampleEvaluation(), company },
    year: "2026",
    preface: "",
    at: "2026-11-22T10:00:00.000Z",
    isRunning: true,
  };
  const long = await getDocument({ data: await makeYearlyPdf(report, { regular: faces(400), bold: faces(700) }), verbosity: 0 }).promise;
  const { items } = await (await long.getPage(2)).getTextContent();
  const [year, name] = (items as Item[]).filter(({ transform, str }) => transform[5]! > 790 && str.trim() !== "");
  expect(year!.str).toBe("Jahresbericht 2026");
  expect(name!.str).toMatch(/^Landwirtschaftliche .*…$/);
  expect(name!.transform[4]!).toBeGreaterThan(year!.transform[4]! + year!.width);
});

test("is tagged in German, with tables of heads and cells, a title and an outline", async () => {
  const trees = pages.map(async (_, index) => rolesOf((await (await pdf.getPage(index + 1)).getStructTree()) as Node));
  const roles = new Set((await Promise.all(trees)).flat());
  for (const role of ["H1", "H2", "Table", "TR", "TH", "TD", "P"]) expect(roles).toContain(role);
  expect((await pdf.getMetadata()).info).toMatchObject({ Title: "Jahresbericht 2026", Language: "de" });
  expect((await pdf.getOutline()).map(({ title }) => title).slice(0, 3)).toEqual(["Vorwort", "Eingegangen", "Anonym oder vertraulich"]);
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
