import { expect, test } from "vitest";
import { NO_TEXTS, type OperatorProcessing } from "../account/operator-texts.ts";
import { unnamedOperator } from "../account/operator.ts";
import { agreementText } from "./agreement-text.ts";
import { assessmentText } from "./assessment-text.ts";
import { changedSections, Document } from "./document.ts";
import { factsOf, operatorLacks, type ProcessingFacts } from "./facts.ts";
import { recordText } from "./record-text.ts";
import { transferText } from "./transfer-text.ts";

const processing: OperatorProcessing = {
  day: "2026-11-01",
  place: "Rechenzentrum Nord, Hamburg",
  measures: [{ area: "Zutritt", text: "Wachdienst rund um die Uhr." }],
  subProcessors: [{ name: "Nord RZ GmbH", address: "Kai 1", service: "Betrieb der Server", place: "Deutschland", transfer: null }],
  officer: null,
};
const operator = {
  ...unnamedOperator("post@betrieb.example"),
  name: "Betrieb GmbH",
  street: "Weg 1",
  city: "10115 Berlin",
  texts: { ...NO_TEXTS, processing },
};
const company = {
  companyName: "Muster AG",
  companyWebsite: "",
  companyEmail: "post@muster.example",
  companyIndustry: "",
  companySize: "",
  contactPersonName: "",
  contactPersonEmail: "",
  legalForm: "AG",
  taxId: "",
  registrationNumber: "HRB 1",
  companyAddress: "Allee 2, 20095 Hamburg",
  dataProtectionOfficer: "",
};
const facts: ProcessingFacts = factsOf(company, 36, operator)!;
const withOutside: ProcessingFacts = {
  ...facts,
  processing: {
    ...processing,
    subProcessors: [
      ...processing.subProcessors,
      { name: "Post Inc.", address: "1 Road", service: "E-Mail", place: "USA", transfer: "Standardvertragsklauseln" },
    ],
  },
};
const words = (document: Document) => JSON.stringify(document);

test.each([agreementText, recordText, assessmentText, transferText])("%o is a document in which nothing is left open", (make) => {
  const document = make(facts);
  expect(Document.parse(document)).toEqual(document);
  expect(new Set(document.sections.map(({ title }) => title)).size).toBe(document.sections.length);
  expect(words(document)).not.toMatch(/undefined|null|\[object|\{\w/);
});

test("the agreement has what Art. 28 (3) GDPR asks for, with measures and sub-processors", () => {
  const said = words(agreementText(facts));
  for (const duty of [
    "Weisung",
    "Vertraulichkeit",
    "Artikel 32",
    "Weitere Auftragsverarbeiter",
    "Anträge betroffener Personen",
    "Artikel 33",
  ])
    expect(said).toContain(duty);
  for (const one of ["Löschung und Rückgabe", "Überprüfungen", "Allee 2", "HRB 1", "Nord RZ GmbH, Kai 1", "Wachdienst", "Zeilensicherheit"])
    expect(said).toContain(one);
  // The legal form stands in the name already.
  expect(said).not.toContain("Muster AG (AG)");
});

test("agreement and record name the guests' addresses, which the operator reads, and the record the proofs that outlive a report", () => {
  for (const make of [agreementText, recordText]) expect(words(make(facts))).toContain("Namen, E-Mail-Adressen und Funktionen der Gäste");
  expect(words(recordText(facts))).toContain("Löschnachweise ohne Inhalt: bis das Konto gelöscht wird");
});

test("who leaves the EU is named with the ground, in the note and in the record", () => {
  for (const make of [recordText, transferText]) {
    expect(words(make(withOutside))).toContain("Post Inc., USA: Standardvertragsklauseln");
    expect(words(make(facts))).not.toContain("Standardvertragsklauseln");
  }
});

test("another sub-processor changes its annex and nothing else", () => {
  const before = agreementText(facts);
  expect(changedSections(before, before)).toEqual([]);
  expect(changedSections(before, agreementText(withOutside))).toEqual(["Anlage 3: Weitere Auftragsverarbeiter"]);
  const shorter = { ...before, sections: before.sections.slice(1) };
  expect(changedSections(before, shorter)).toEqual(["1. Parteien"]);
});

test("an operator without a name, a mailbox or its part offers nothing, and the settings are named", () => {
  expect(factsOf(company, 36, { ...operator, name: null })).toBe(null);
  expect(operatorLacks({ ...operator, name: null })).toEqual(["OPERATOR_NAME"]);
  const unreached = { ...operator, email: "support@localhost" };
  expect(factsOf(company, 36, unreached)).toBe(null);
  expect(operatorLacks(unreached)).toEqual(["SUPPORT_EMAIL"]);
  expect(operatorLacks({ ...operator, texts: NO_TEXTS })).toEqual(["auftragsverarbeitung.json"]);
  expect(operatorLacks(operator)).toEqual([]);
});

test("the agreement says in words of which day the annexes with the operator's own statements are", () =>
  expect(words(agreementText(facts))).toContain("Stand der Anlagen 2 und 3: 1. November 2026"));
