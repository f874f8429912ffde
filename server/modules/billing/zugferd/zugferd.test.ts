import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { sampleInvoices } from "../../../testing/sample-invoices.ts";
import type { InvoiceFacts } from "../e-invoice.ts";
import { cii } from "./cii.ts";
import { MARK } from "./page.ts";
import { zugferd } from "./zugferd.ts";

const sample = (name: string): InvoiceFacts => sampleInvoices[name]!;
const rawOf = async (facts: InvoiceFacts) => Buffer.from(await zugferd(facts)).toString("latin1");
const objectsOf = (raw: string) => raw.split(/\nendobj\n/);

/** The pages' texts as a reader finds them. */
async function pagesOf(facts: InvoiceFacts): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(await zugferd(facts)), verbosity: 0 }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ("str" in item ? item.str : ""))
        .join(" ")
        .replace(/\s+/g, " ");
    }),
  );
}

test.each(Object.keys(sampleInvoices))("%s: the file in the PDF is the checked XML, as the alternative of its pages", async (name) => {
  const raw = await rawOf(sample(name));
  const file = objectsOf(raw).find((object) => object.includes("/Type /EmbeddedFile"))!;
  const stream = /stream\n([\s\S]*)\nendstream/.exec(file)![1]!;
  expect(inflateSync(Buffer.from(stream, "latin1")).toString("utf8")).toBe(cii(sample(name)));
  expect(file).toContain("/Subtype /text#2Fxml");
  const [, filespec] = /(\d+) 0 obj\n<<\n\/Type \/Filespec\n\/AFRelationship \/Alternative\n\/F \(factur-x\.xml\)/.exec(raw)!;
  expect(raw).toContain(`/AF [${filespec} 0 R]`);
  expect(raw).toContain(`/EmbeddedFiles <<`);
});

test("it says of itself what PDF/A-3 and Factur-X want said, and brings its colours and typefaces along", async () => {
  const raw = await rawOf(sample("monthly"));
  expect(raw.slice(0, 8)).toBe("%PDF-1.7");
  for (const said of [
    "<pdfaid:part>3</pdfaid:part>",
    "<pdfaid:conformance>B</pdfaid:conformance>",
    `xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"`,
    "<fx:DocumentType>INVOICE</fx:DocumentType>",
    "<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>",
    "<fx:Version>1.0</fx:Version>",
    "<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>",
    "<pdfaProperty:name>ConformanceLevel</pdfaProperty:name>",
    "/S /GTS_PDFA1",
  ])
    expect(raw).toContain(said);
  expect(raw).toMatch(/\/OutputIntents \[\d+ 0 R\]/);
  expect(raw).toMatch(/\/DestOutputProfile \d+ 0 R/);
  const faces = objectsOf(raw).filter((object) => object.includes("/Type /FontDescriptor"));
  expect(faces).toHaveLength(2);
  for (const face of faces) expect(face).toMatch(/\/FontFile2 \d+ 0 R/);
  expect(raw).not.toMatch(/\/Subtype \/Type1\b|\/Encrypt|\/JavaScript/);
});

test("the same facts give the same bytes, others do not", async () => {
  const [first, again, other] = await Promise.all([zugferd(sample("monthly")), zugferd(sample("monthly")), zugferd(sample("switched-up"))]);
  expect(Buffer.compare(first, again)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

test("its page says what the XML says, and that only one of the forms is booked", async () => {
  const [page, ...more] = await pagesOf(sample("switched-up"));
  expect(more).toEqual([]);
  for (const said of [
    "Muster <AG> Hauptstraße 1 50667 Köln",
    "Rechnung HZ-0001",
    "28.11.2026 – 28.12.2026",
    "Nicht genutzte Zeit: Professional",
    "-64,50 €",
    "Summe netto 35,00 €",
    "Umsatzsteuer 19 % auf 35,00 € 6,65 €",
    "Rechnungsbetrag brutto 41,65 €",
    "Noch zu zahlen 0,00 €",
    "Bitte buchen Sie nur eine davon.",
    "USt-IdNr. DE123456789",
    "Seite 1 von 1",
  ])
    expect(page).toContain(said);
  expect(page).not.toContain("Steuerschuldnerschaft");
  expect((await pagesOf(sample("switched-down")))[0]).toContain("Der Betrag steht Ihnen als Guthaben");
});

test("abroad it names the country and who owes the tax", async () => {
  const [page] = await pagesOf(sample("reverse-charge"));
  for (const said of ["ÖSTERREICH", "ATU12345678", "Umsatzsteuer 0 % auf 129,00 € 0,00 €", "Steuerschuldnerschaft des Leistungsempfängers"])
    expect(page).toContain(said);
});

test("names of other alphabets, words that are too long and many lines have their place", async () => {
  const facts = sample("reverse-charge");
  const long = "x".repeat(100);
  const buyer = { ...facts.buyer, name: "Ελληνική Εταιρεία Łódź България 東", reference: long };
  const pages = await pagesOf({ ...facts, buyer, lines: Array.from({ length: 40 }, () => facts.lines[0]!) });
  expect(pages.length).toBeGreaterThan(2);
  // Where a face or a line ends, a reader puts a space.
  const joined = pages[0]!.replaceAll(" ", "");
  expect(joined).toContain("ΕλληνικήΕταιρείαŁódźБългария?");
  expect(joined).toContain(long);
  expect(pages.at(-1)).toContain("Bitte buchen Sie nur eine davon.");
  expect(pages[0]).toContain(`Seite 1 von ${pages.length}`);
});

test("the mark is the one of the pages", async () => {
  expect(await readFile(new URL("../../../../web/brand/mark.tsx", import.meta.url), "utf8")).toContain(`"${MARK}"`);
});
