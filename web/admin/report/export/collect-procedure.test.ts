import { expect, test } from "vitest";
import { recordTexts } from "../../../i18n/record.ts";
import { consentOf } from "./collect-procedure.ts";

const consent = { name: "Eva Beispiel", at: "2026-11-01T08:05:00.000Z", wording: "Ich bin einverstanden." };

test("whoever consented is named only with the person's data; where nobody did there is no consent", () => {
  expect(consentOf(consent, true)).toEqual(consent);
  expect(consentOf(consent, false)).toEqual({ ...consent, name: null });
  expect(consentOf(undefined, true)).toBeNull();
});

test("the thread says when and in which words somebody consented, and not who", () => {
  expect(recordTexts.de.recorded("1. November 2026", "Ja.")).toMatch(/Einwilligung vom 1\. November 2026 vor: „Ja\.“$/);
  expect(recordTexts.en.recorded("1 November 2026", "Yes.")).toMatch(/Consent was given on 1 November 2026: “Yes\.”$/);
});
