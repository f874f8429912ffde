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
  expect(checkReport({ ...good, ...values }, requireCategory).map(({ field }) => field)).toEqual(fields);
});

test("spaces around a text do not count", () => {
  expect(readReport(form({ title: "  \n ", description: " D " }))).toMatchObject({ title: "", description: "D" });
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
