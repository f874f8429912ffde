import { PLACEHOLDERS } from "./template-fill.ts";
import { expect, test } from "vitest";
import { exampleValues, generalValues, valuesOf } from "./template-values.ts";

// Half an hour after midnight in Berlin it is still yesterday in the world's time.
const now = new Date("2026-06-30T22:30:00Z");
const where = { language: "de", companyName: "Muster AG", now } as const;
const report = { caseNumber: "K7M2Q9XF", receivedAt: "2026-03-28T23:30:00Z", acknowledgedAt: null, closedAt: null, retentionMonths: 36 };

test("a case gives its number and the day on which it came, by Berlin's calendar and in the language's words", () => {
  expect(valuesOf(report, where)).toMatchObject({
    fallnummer: "K7M2Q9XF",
    eingangsdatum: "29. März 2026",
    heute: "1. Juli 2026",
    unternehmen: "Muster AG",
    funktion: "Interne Meldestelle",
  });
  expect(valuesOf(report, { ...where, language: "en" })).toMatchObject({ eingangsdatum: "29 March 2026", heute: "1 July 2026" });
});

test("the clocks run from what was done, that of the feedback from today where nothing is confirmed; an open case has no day of deletion", () => {
  expect(valuesOf(report, where)).toMatchObject({
    bestaetigt_bis: "5. April 2026",
    rueckmeldung_bis: "5. Juli 2026",
    loeschdatum: null,
  });
  const done = { ...report, acknowledgedAt: "2026-03-30T10:00:00Z", closedAt: "2026-06-12T10:00:00Z", retentionMonths: 36 };
  expect(valuesOf(done, where)).toMatchObject({ rueckmeldung_bis: "30. Juni 2026", loeschdatum: "12. Juni 2029" });
});

test("without a case there is nothing of one; the examples have everything", () => {
  expect(generalValues(where)).toMatchObject({ fallnummer: null, eingangsdatum: null });
  for (const name of PLACEHOLDERS) expect(exampleValues(where)[name]).toMatch(/./);
});
