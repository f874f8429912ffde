import { expect, test } from "vitest";
import { figureTable } from "./export-csv.ts";
import { sampleEvaluation } from "./sample-evaluation.ts";
import { filled, sectionsOf } from "./sections.ts";

const section = (name: string) => sectionsOf(sampleEvaluation()).find((one) => one.name === name)!;
const plain = (lines: { label: string; now: string; before: string }[]) => lines.map(({ label, now, before }) => [label, now, before]);

test("counts stand as Germans write them, beside those of the period before", () => {
  expect(plain(section("received").counts)).toEqual([
    ["Januar 2026", "1.200", "7"],
    ["Februar 2026", "0", "0"],
  ]);
  expect(plain(section("received").more)).toEqual([
    ["Gesamt", "1.200", "7"],
    ["Je 100 Beschäftigte im Jahr", "480,33 bis 1.188,93", "2,8 bis 6,94"],
  ]);
});

test("what is hidden says so, and no chart draws it", () => {
  expect(section("type").counts.map(({ now, count }) => [now, count])).toEqual([
    ["verborgen", null],
    ["0", 0],
    ["verborgen", null],
  ]);
  expect(plain(section("category").counts)).toEqual([["Alle Zeilen (2)", "verborgen", "0"]]);
});

test("shares and days are of what is known", () => {
  expect(plain(section("acknowledgement").more)).toEqual([
    ["Anteil in der Frist", "100\u00a0%", "–"],
    ["Median", "3,5\u00a0Tage", "3,5\u00a0Tage"],
    ["90\u00a0% dauerten höchstens", "verborgen", "verborgen"],
  ]);
});

test("lines that are nowhere in both periods are left out, hidden ones never are", () => {
  const line = (label: string, now: string, before: string) => ({ label, now, before });
  const some = [line("a", "0", "0"), line("b", "verborgen", "0"), line("c", "0", "3")];
  expect(filled(some).map(({ label }) => label)).toEqual(["b", "c"]);
});

test("as a table every figure is a row with both periods' days above it", () => {
  const { heads, rows } = figureTable(sampleEvaluation());
  expect(heads.slice(2)).toEqual(["1. Januar 2026 bis 31. Dezember 2026", "1. Januar 2025 bis 31. Dezember 2025"]);
  expect(rows).toContainEqual(["Eingegangen", "Gesamt", "1.200", "7"]);
  expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([4]));
});
