import type { InvoiceFacts } from "../e-invoice.ts";
import { escaped } from "../xml.ts";
import { cii } from "./cii.ts";
import { drawInvoice, nameOf } from "./page.ts";

const FILE = "factur-x.xml";
const FX = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";
/** What Factur-X 1.0 wants said of the embedded file, in words of its own: PDF/A wants those described. */
const SAID = {
  DocumentType: ["INVOICE", "Kind of the document"],
  DocumentFileName: [FILE, "Name of the embedded file"],
  Version: ["1.0", "Version of Factur-X"],
  ConformanceLevel: ["EN 16931", "Profile of the embedded file"],
} satisfies Record<string, [value: string, description: string]>;

/**
 * An invoice as ZUGFeRD 2 and Factur-X 1.0, profile EN 16931: a PDF/A-3 with the invoice as XML in it. The same facts give the same
 * bytes: its time is the invoice's day.
 */
export async function zugferd(facts: InvoiceFacts): Promise<Uint8Array> {
  // Loaded by whoever asks for one: it is no part of every server's memory.
  const { default: Pdf } = await import("pdfkit");
  const at = new Date(`${facts.issued}T12:00:00Z`);
  const doc = new Pdf({
    size: "A4",
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    subset: "PDF/A-3b",
    tagged: true,
    lang: "de",
    displayTitle: true,
    // The library writes it into XML as it is.
    info: { Title: `${nameOf(facts)} ${facts.number.replace(/[<>&]/g, "")}`, Creator: "Hinweiszentrale", CreationDate: at },
    // None before our own, which are embedded.
    font: "",
  });
  const parts: Uint8Array[] = [];
  doc.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => void doc.on("end", resolve).on("error", reject));
  drawInvoice(doc, facts);
  // Its types do not know the relationship yet.
  const described = { relationship: "Alternative", description: "Rechnung als XML (EN 16931)" };
  doc.file(Buffer.from(cii(facts)), { name: FILE, type: "text/xml", creationDate: at, modifiedDate: at, ...described });
  doc.appendXML(xmp());
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function xmp(): string {
  const values = Object.entries(SAID).map(([name, [value]]) => `<fx:${name}>${escaped(value)}</fx:${name}>`);
  const described = Object.entries(SAID).map(([name, [, description]]) =>
    [
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name>`,
      "<pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category>",
      `<pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
    ].join(""),
  );
  const AIIM = "http://www.aiim.org/pdfa/ns";
  return [
    `<rdf:Description rdf:about="" xmlns:fx="${FX}">${values.join("")}</rdf:Description>`,
    `<rdf:Description rdf:about="" xmlns:pdfaExtension="${AIIM}/extension/" xmlns:pdfaSchema="${AIIM}/schema#" xmlns:pdfaProperty="${AIIM}/property#">`,
    `<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>`,
    `<pdfaSchema:namespaceURI>${FX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>`,
    `<pdfaSchema:property><rdf:Seq>${described.join("")}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas>`,
    "</rdf:Description>",
  ].join("\n");
}
