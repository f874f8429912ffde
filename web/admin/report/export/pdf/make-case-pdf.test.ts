import { readFileSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, test } from "vitest";
import type { CaseExport } from "../../../shared/export/case-export.ts";
import { sampleCase } from "../sample-case.ts";
import { makeCasePdf } from "./make-case-pdf.ts";

const packages = new URL("../../../../../node_modules/@fontsource/", import.meta.url);
const face = (name: string, set: string, weight: number) =>
  new Uint8Array(readFileSync(new URL(`${name}/files/${name}-${set}-${weight}-normal.woff`, packages)));
const faces = (weight: number) => [
  ...["latin", "latin-ext", "greek", "cyrillic"].map((set) => face("source-sans-3", set, weight)),
  face("ibm-plex-sans-arabic", "arabic", weight),
];
const fonts = { regular: faces(400), bold: faces(700) };

async function opened(data: CaseExport, dataSha256: string | null = null): Promise<PDFDocumentProxy> {
  return getDocument({ data: await makeCasePdf({ data, dataSha256 }, fonts), verbosity: 0 }).promise;
}

type Item = { str: string; hasEOL: boolean; transform: number[]; width: number };
async function itemsOf(pdf: PDFDocumentProxy, page: number): Promise<Item[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items as Item[];
}
const textOf = async (pdf: PDFDocumentProxy) => {
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => itemsOf(pdf, index + 1)));
  return pages.map((items) => items.map(({ str, hasEOL }) => str + (hasEOL ? "\n" : "")).join(""));
};

/** How many pieces of a document's pages are marked as of a language. */
function saidIn(language: string, pdf: Uint8Array): number {
  const streams = [
    ...Buffer.from(pdf)
      .toString("latin1")
      .matchAll(/stream\r?\n([^]*?)endstream/g),
  ];
  const drawn = streams.map(([, packed]) => {
    try {
      return inflateSync(Buffer.from(packed!, "latin1")).toString("latin1");
    } catch {
      return "";
    }
  });
  return drawn.join("\n").split(`/Span <<\n/Lang (${language})\n>> BDC`).length - 1;
}

type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node): string[] => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

describe("a case with one of everything", () => {
  let pdf: PDFDocumentProxy;
  let text: string;
  beforeAll(async () => {
    pdf = await opened(sampleCase(), "cd".repeat(32));
    text = (await textOf(pdf)).join("\n");
  });

  test("says who, what, when, and what is the matter with it", () => {
    for (const said of [
      "Fall HZ-12",
      "7K2M-F9QW",
      "Müßig & Söhne „Überland“ AG",
      "Lieferscheine werden nachträglich geändert",
      "Eva Beispiel",
      "Revision ist informiert.",
      "Probemeldung: kein echter Fall",
      "Wortprotokoll",
      "Ich bin mit einem Wortprotokoll",
      "Besprechungsraum 2 · 09:00 bis 09:40 Uhr",
      "Anna Lindner",
      "übergeben, 1. November 2026",
      "eröffnet, 3. November 2026",
      "entfällt",
      "nicht erfolgt",
      "offen, bis 2. Februar 2027",
      "Teilweise bestätigt",
      "Die hinweisgebende Person hat darauf verzichtet",
      "geplant · 24. Dezember 2026 · Malik Okafor · nicht mehr zuständig",
      "Amtsgericht Musterstadt",
      "Gerichtliche Entscheidung",
      "Das Gericht hat es untersagt.",
      "Berichtigt, gilt nicht mehr.",
      "Empfänger nicht lesbar",
      "für die Zukunft widerrufen 12. November 2026",
      "Dürfen wir Ihren Namen der Kanzlei Muster nennen?",
      "Status: Neu › In Bearbeitung",
      "ließ sich nicht öffnen",
      "Die Unterschrift dieser Nachricht stimmt nicht.",
      "Tonaufzeichnung, Einwilligung: Eva Beispiel · 2. November 2026",
      "Anna Lindner · Rückmeldung",
      "Protokoll zur Prüfung, Fassung 1",
      "Antwort auf das Protokoll, Fassung 1",
      "Protokoll ist endgültig: Fassung 1",
      "Ohne Bestätigung endgültig: Keine Antwort trotz Erinnerung.",
      "ab".repeat(32),
      "https://hinweise.muster.example/pruefen",
    ])
      expect(text).toContain(said);
  });

  test("has every sign that the type has, says where one is missing, and shows redacted passages as such", () => {
    expect(text).toContain("Łucja Żółć (Ωmega, Жанна)");
    expect(text).toContain("Foto folgt [?] … [?]");
    expect(text).toContain("2 Stellen enthalten Zeichen");
    expect(text).toMatch(/Herr\s+geschwärzt\s+aus der Logistik/);
    expect(text).not.toContain("█");
  });

  test("is tagged, in German, with a title and an outline", async () => {
    const trees = [1, 2].map(async (page) => rolesOf((await (await pdf.getPage(page)).getStructTree()) as Node));
    const roles = (await Promise.all(trees)).flat();
    expect(roles.slice(0, 4)).toEqual(["Root", "Document", "P", "H1"]);
    expect(new Set(roles)).toEqual(new Set(["Root", "Document", "P", "H1", "H2", "H3", "L", "LI", "Lbl", "LBody", "Sect"]));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: "Fall HZ-12", Language: "de" });
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual([
      "Angaben zum Fall",
      "Erfasst von der Meldestelle",
      "Beschreibung",
      "Angaben zur Person",
      "Verfahren",
      "Folgemaßnahmen",
      "Nachrichten",
      "Interne Notizen",
      "Weitergaben der Identität",
      "Verlauf",
      "Dateien",
      "Echtheit prüfen",
    ]);
  });

  test("does not name the case's subject in what other programs show of a file", async () => {
    expect(JSON.stringify(await pdf.getMetadata())).not.toContain("Lieferscheine");
  });
});

test("who reported and what the office noted is not in it unless it was asked for", async () => {
  const text = (
    await textOf(await opened({ ...sampleCase(), messages: [], entry: null, person: null, notes: null, disclosures: null }))
  ).join("\n");
  expect(text).not.toMatch(/Eva|beispiel\.example|171|Revision|Amtsgericht|Weitergaben|Erfasst von/);
  expect(text).toContain("Ihre Kontaktdaten sind in diesem Export nicht enthalten");
  expect(text).not.toContain("Interne Notizen");
});

test("heads and feet have every letter of a name, and end in dots where a company's is too long for its line", async () => {
  const company = "Škoda Łódź Żółć Gesellschaft mit beschränkter Haftung und Compagnie Kommanditgesellschaft ".repeat(2).trim();
  const data = { ...sampleCase(20), company };
  const [, second] = await textOf(await opened({ ...data, exported: { ...data.exported, by: "Łukasz Şahin" }, company: "Škoda" }));
  expect(second).toContain("Škoda · exportiert");
  expect(second).toContain("Łukasz Şahin");
  const pdf = await opened(data);
  for (let page = 2; page <= pdf.numPages; page++) {
    const edges = (await itemsOf(pdf, page)).filter(
      ({ str, transform }) => str.trim() !== "" && (transform[5]! < 60 || transform[5]! > 780),
    );
    const rows = Map.groupBy(edges, ({ transform }) => Math.round(transform[5]!));
    for (const row of rows.values()) {
      const placed = row.map(({ transform, width }) => [transform[4]!, transform[4]! + width] as const).sort((a, b) => a[0] - b[0]);
      placed.forEach(([left, right], index) => {
        expect(right).toBeLessThan(596);
        if (index > 0) expect(left).toBeGreaterThan(placed[index - 1]![1] - 0.5);
      });
    }
    expect(edges.map(({ str }) => str).join("")).toContain("…");
  }
});

test("a long case has its pages numbered, its number at their head, nothing over their edges, and no line alone", async () => {
  const pdf = await opened(sampleCase(60));
  const pages = await textOf(pdf);
  expect(pages.length).toBeGreaterThan(8);
  pages.forEach((text, index) => {
    expect(text).toContain(`Seite ${index + 1} von ${pages.length}`);
    if (index > 0) expect(text).toContain("HZ-12 · Fallnummer 7K2M-F9QW");
  });
  for (let page = 1; page <= pdf.numPages; page++)
    for (const { str, transform } of await itemsOf(pdf, page)) {
      if (str.trim() === "") continue;
      expect(transform[5]).toBeGreaterThan(30);
      expect(transform[5]).toBeLessThan(815);
    }
  // Every message of the sample has five lines of which the first begins so: its sender stands on the same page.
  for (const text of pages) expect(text).not.toMatch(/Hinweisgebende Person[^\n]*\n(HZ-12 ·|Müßig & Söhne „Überland“ AG · exportiert)/);
  for (let message = 1; message <= 60; message++) expect(pages.join("\n")).toContain(`Nachricht ${message}. Am Montag`);
});

test("a text without any space and one of many thousand signs stay between the margins", async () => {
  const text = `${"W".repeat(3000)} ${"Wort ".repeat(4000)}`;
  const pdf = await opened({ ...sampleCase(), description: { text, closed: false, redaction: null } });
  expect(pdf.numPages).toBeGreaterThan(5);
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items as (Item & { width: number })[]) expect(item.transform[4]! + item.width).toBeLessThan(542);
  }
});

test("what was written in Arabic can be read: from the right, with its names, numbers and redacted passages", async () => {
  const sentence = "في يوم الاثنين 2 نوفمبر رأيت السيد Meier (قسم الشحن) يبدّل أوراق التسليم رقم HZ-4711 في المستودع.";
  const text = `${sentence}\n\nكان معه السيد ████ من شركة Müßig & Söhne، ثم ${sentence.repeat(3)}\n\nAuf Deutsch: so war es.`;
  const data = { ...sampleCase(), title: "تزوير أوراق التسليم", description: { text, closed: false, redaction: null } };
  const made = await makeCasePdf({ data: { ...data, company: "شركة النور Handels GmbH" }, dataSha256: null }, fonts);
  if (process.env["HZ_KEEP"]) writeFileSync(`${process.env["HZ_KEEP"]}/case-ar.pdf`, made);
  // Before the reader takes the bytes: whoever has it read out hears each piece in its language.
  expect(saidIn("ar", made)).toBeGreaterThan(10);
  expect(saidIn("ar", await makeCasePdf({ data: sampleCase(), dataSha256: null }, fonts))).toBe(0);
  const pdf = await getDocument({ data: made, verbosity: 0 }).promise;
  const shown = (await textOf(pdf)).join("\n");
  expect(shown).not.toContain("[?]");
  const found = shown.replace(/[\s\p{M}]/gu, "");
  for (const word of `${text} شركة النور`.split(/[^\p{L}\p{M}\d-]+/u)) expect(found).toContain(word.replace(/\p{M}/gu, ""));
  expect(found).toContain("geschwärzt");
  const items = await itemsOf(pdf, 1);
  const placeOf = (word: string) => items.find(({ str }) => str.includes(word))!.transform;
  expect(placeOf("الاثنين")[5]).toBe(placeOf("السيد")[5]);
  expect(placeOf("الاثنين")[4]).toBeGreaterThan(placeOf("السيد")[4]!);
  expect(placeOf("Auf Deutsch")[4]).toBe(56);
  // Beside its label, not at the other side of the page.
  const [, , , , , row] = placeOf("Unternehmen");
  const company = items.find(({ str, transform }) => str.includes("شركة") && transform[5] === row)!;
  expect(company.transform[4]).toBeLessThan(300);
});
