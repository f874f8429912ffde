import { SUBSCRIPTION_STATUSES } from "@hz/contract/billing/billing";
import { expect, test } from "vitest";
import { counted, day, facts, masked, moment, money, plain, size, stateWord, table } from "./format.ts";

test("what others wrote cannot act on the terminal", () => {
  expect(plain("Evil\u001b[2J\r\nGmbH\u202e")).toBe("Evil [2J GmbH");
  expect(plain("Müller & Söhne KG 🏭")).toBe("Müller & Söhne KG 🏭");
});

test("an address is masked to what tells people apart", () => {
  expect(masked("anna.lindner@demo.example")).toBe("a…@demo.example");
  expect(masked("@demo.example")).toBe("…@demo.example");
});

test("columns stay columns, whatever is in them", () => {
  const lines = table(
    ["Name", ">Zahl", "Ende"],
    [
      ["Kurz", "7", "x"],
      ["Ein Name, der für diese Spalte zu lang ist", "1.000", "y"],
      ["会社", "12", "z"],
      ["Mu\u0308ller", "3", "–"],
    ],
    20,
  ).split("\n");
  expect(lines).toEqual([
    "Name                   Zahl  Ende",
    "Kurz                      7  x",
    "Ein Name, der für d…  1.000  y",
    "会社                     12  z",
    "Mu\u0308ller                    3  –",
  ]);
});

test("facts stand under each other", () => {
  expect(
    facts([
      ["Plan", "Starter"],
      ["Kennung", "1"],
    ]),
  ).toBe("Plan:    Starter\nKennung: 1");
});

test("figures are written as in Germany, at the time of Germany", () => {
  expect(money(123_456, "eur")).toBe("1.234,56 €");
  expect(day(new Date("2026-12-31T23:30:00Z"))).toBe("01.01.2027");
  expect(day(null)).toBe("–");
  expect(moment(new Date("2026-07-01T12:05:00Z"))).toBe("01.07.2026, 14:05");
  expect(counted(1, "Konto", "Konten")).toBe("1 Konto");
  expect(counted(1000, "Konto", "Konten")).toBe("1.000 Konten");
  expect([0, 999, 1000, 1_540_000, 3e9, 5e15].map(size)).toEqual(["0 Byte", "999 Byte", "1 kB", "1,5 MB", "2,8 GB", "4.547,5 TB"]);
});

test("every state has a word", () => {
  for (const status of [...SUBSCRIPTION_STATUSES, "expired" as const]) expect(stateWord(status)).toMatch(/^[a-zA-Zä ]+$/);
});
