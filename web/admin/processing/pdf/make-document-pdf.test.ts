import { readFileSync } from "node:fs";
import type { Document } from "@hz/contract/processing/document";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { makeDocumentPdf, type Printed } from "./make-document-pdf.ts";

const files = new URL("../../../../node_modules/@fontsource/source-sans-3/files/", import.meta.url);
const faces = (weight: number) => [new Uint8Array(readFileSync(new URL(`source-sans-3-latin-${weight}-normal.woff`, files)))];

const version = "1234567890abcdef".repeat(4);
const document: Document = {
  title: "Vertrag zur Auftragsverarbeitung",
  sections: [
    { title: "1. Parteien", blocks: [{ kind: "text", text: "Muster AG\nWeg 1\n<script>alert(1)</script>" }] },
    { title: "2. Daten", blocks: [{ kind: "list", items: ["Meldungen", "Dateien"] }] },
    {
      title: "Anlage",
      blocks: [
        {
          kind: "table",
          caption: "Weitere",
          head: ["Name und Anschrift", "Leistung", "Ort", "Grundlage für Drittländer"],
          rows: Array.from({ length: 40 }, (_, at) => [
            `Rechenzentrumsbetriebsgesellschaft Nord ${at}, Kai 1, 20457 Hamburg`,
            "Betrieb der Server und der Sicherungskopien",
            "Deutschland",
            "nicht nötig",
          ]),
        },
      ],
    },
  ],
};
const conclusion = { id: "c", version, at: "2026-11-20T09:30:00.000Z", name: "Vera Vogt" };

async function pagesOf(printed: Partial<Printed>) {
  const made: Printed = { name: "agreement", document, conclusion, version, at: "2026-11-27T08:00:00.000Z", ...printed };
  const pdf = await getDocument({ data: await makeDocumentPdf(made, { regular: faces(400), bold: faces(700) }), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items as { str: string; transform: number[]; width: number }[];
    }),
  );
}
const textOf = (pages: Awaited<ReturnType<typeof pagesOf>>) =>
  pages
    .flatMap((page) => page.map(({ str }) => str))
    .join(" ")
    .replaceAll(/\s+/g, " ");

test("a concluded agreement has all its words, by whom and when, on every page, and nothing stands over an edge", async () => {
  const pages = await pagesOf({});
  expect(pages.length).toBeGreaterThan(1);
  const text = textOf(pages);
  for (const said of ["1. Parteien", "Weg 1", "<script>alert(1)</script>", "– Dateien", "Nord 39", "Grundlage für", "nicht nötig"])
    expect(text).toContain(said);
  for (const page of pages) expect(textOf([page])).toContain("Geschlossen am 20. November 2026 um 10:30 Uhr (MEZ)");
  expect(text).toContain("von Vera Vogt, Fassung 12345678");
  for (const { str, transform, width } of pages.flat().filter((item) => item.str.trim() !== "")) {
    expect(transform[5], str).toBeGreaterThan(30);
    expect(transform[4]! + width, str).toBeLessThan(542);
  }
});

test("one that is not concluded says so; another document says of when it is", async () => {
  expect(textOf(await pagesOf({ conclusion: null }))).toContain("Nicht geschlossen, Fassung 12345678");
  const record = textOf(await pagesOf({ name: "record" }));
  expect(record).toContain("Stand: 27. November 2026 um 09:00 Uhr (MEZ)");
  expect(record).not.toContain("Vera Vogt");
});
