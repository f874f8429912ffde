import { expect, test } from "vitest";
import { REPORT_TEXTS, type ReportText, typedTexts } from "../../vault/content/report-texts.ts";
import { checkReport, isEmail, readReport, type ReportValues } from "./check-report.ts";

const good: ReportValues = {
  ...typedTexts(() => "", "anonymous"),
  reportType: "anonymous",
  title: "T",
  description: "D",
  categoryId: "",
  aboutOffice: false,
};
const form = (entries: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
};

test.each<[string, Partial<ReportValues>, boolean, string[]]>([
  ["a short report", {}, false, []],
  ["an empty form", { title: "", description: "" }, false, ["title", "description"]],
  ["200 characters of title", { title: "x".repeat(200) }, false, []],
  ["201 characters of title", { title: "x".repeat(201) }, false, ["title"]],
  ["50,001 characters of description", { description: "x".repeat(50_001) }, false, ["description"]],
  ["no category where one is needed", {}, true, ["categoryId"]],
  ["a category where one is needed", { categoryId: "c" }, true, []],
  ["a confidential report without a name", { reportType: "confidential" }, false, ["contactName"]],
  ["a wrong address", { reportType: "confidential", contactName: "E", contactEmail: "erika@" }, false, ["contactEmail"]],
])("%s", (_name, values, requireCategory, fields) => {
  expect(checkReport({ ...good, ...values }, requireCategory, false).map(({ field }) => field)).toEqual(fields);
});

test("who has spoken need not describe it as well, but gives it a title, and what is written has its limit", () => {
  const spoken = (values: Partial<ReportValues>) => checkReport({ ...good, ...values }, false, true).map(({ text }) => text);
  expect(spoken({ title: "", description: "" })).toEqual(["form.titleMissing"]);
  expect(spoken({ description: "x".repeat(50_001) })).toEqual(["form.descriptionLong"]);
});

test("spaces around a text do not count", () => {
  expect(readReport(form({ title: "  \n ", description: " D " }))).toMatchObject({ title: "", description: "D" });
});

test.each([
  ["a zero-width space", "\u200B"],
  ["joiners and non-joiners", "\u200D\u200C"],
  ["a soft hyphen", "\u00AD"],
  ["a byte order mark", "\uFEFF"],
  ["a word joiner", "\u2060"],
  ["spaces that do not break", "\u00A0\u202F"],
  ["marks of the direction", "\u200E\u202B\u2066"],
  ["a Hangul filler", "\u3164"],
  ["the empty Braille pattern", "\u2800"],
  ["a variation selector alone", "\uFE0F"],
  ["all of them between blanks", " \u200B\n\u00A0\u2060\t"],
])("%s is no text", (_name, text) => {
  const values = readReport(form({ reportType: "confidential", title: text, description: text, contactName: text }));
  expect(checkReport(values, false, false).map((problem) => problem.text)).toEqual([
    "form.titleMissing",
    "form.descriptionMissing",
    "form.nameMissing",
  ]);
});

test("signs that show nothing stay in a text that shows something", () => {
  const text = "\u{1F468}\u200D\u{1F469} Auf\u00ADwand";
  expect(readReport(form({ title: text }))).toMatchObject({ title: text });
  expect(readReport(form({ title: "." }))).toMatchObject({ title: "." });
});

test("whatever text of a report was typed is read", () => {
  const typed = Object.fromEntries(Object.keys(REPORT_TEXTS).map((name) => [name, `Getippt: ${name}`])) as Record<ReportText, string>;
  expect(readReport(form({ reportType: "confidential", ...typed }))).toMatchObject(typed);
});

test("contact data that were typed before choosing anonymity stay out of the report", () => {
  const typed = { contactName: "Erika Muster", contactPhone: "+49 30 1", contactEmail: "e@example.org" };
  const nothing = { contactName: "", contactPhone: "", contactEmail: "" };
  expect(readReport(form({ reportType: "anonymous", ...typed }))).toMatchObject(nothing);
  expect(readReport(form({ ...typed }))).toMatchObject(nothing);
  expect(readReport(form({ reportType: "confidential", ...typed }))).toMatchObject(typed);
});

test.each([
  ["erika@example.org", true],
  ["e.m+x@sub.example.co", true],
  ["erika@example", false],
  ["erika example@x.de", false],
  [`${"a".repeat(250)}@x.de`, false],
])("%s as an address: %s", (text, fits) => {
  expect(isEmail(text)).toBe(fits);
});
