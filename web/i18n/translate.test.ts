import { expect, test } from "vitest";
import { type Catalogue, createT, type Translation } from "./translate.ts";

const german = {
  greeting: "Guten Tag, {name}",
  days: { one: "noch {count} Tag", other: "noch {count} Tage" },
  plain: "Meldung",
} as const satisfies Catalogue;
const polish: Translation<typeof german> = {
  greeting: "Dzień dobry, {name}",
  days: { one: "{count} dzień", few: "{count} dni", many: "{count} dni", other: "{count} dnia" },
  plain: "Zgłoszenie",
};

test("a text takes its values, every time a name occurs", () => {
  const t = createT("de", { twice: "{a} und {a}, {b}" } as const);
  expect(t("twice", { a: "x", b: "y" })).toBe("x und x, y");
});

test.each([
  [0, "noch 0 Tage"],
  [1, "noch 1 Tag"],
  [12345, "noch 12.345 Tage"],
])("German counts %i by its plural rules and writes figures its way", (count, text) => {
  expect(createT("de", german)("days", { count })).toBe(text);
});

test.each([
  [1, "1 dzień"],
  [3, "3 dni"],
  [1.5, "1,5 dnia"],
])("a language with more forms uses them for %d", (count, text) => {
  expect(createT<typeof german>("pl", polish)("days", { count })).toBe(text);
});

test("a form that a language lacks falls back to its general one", () => {
  const t = createT("pl", { days: { other: "{count} dni" } } as const);
  expect(t("days", { count: 1 })).toBe("1 dni");
});

test("a missing key shows itself and a missing value stays visible", () => {
  const t = createT("de", german) as (key: string, values?: Record<string, string>) => string;
  expect(t("nowhere")).toBe("nowhere");
  expect(t("constructor")).toBe("constructor");
  expect(t("greeting", {})).toBe("Guten Tag, {name}");
});

test("what was typed is never read as a slot again", () => {
  expect(createT("de", german)("greeting", { name: "{name} $&" })).toBe("Guten Tag, {name} $&");
});
