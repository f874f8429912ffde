import { expect, test } from "vitest";
import {
  check,
  fill,
  piecesOf,
  PLACEHOLDERS,
  type PlaceholderValues,
  unfilled,
  unknownPlaceholders,
  written,
  leftOpen,
  openWithoutPerson,
} from "./template-fill.ts";

const NOTHING = Object.fromEntries(PLACEHOLDERS.map((name) => [name, null])) as PlaceholderValues;

test("what is known takes its placeholder's place, everywhere; the rest stays as it is written", () => {
  const values = { ...NOTHING, fallnummer: "K7M2Q9XF", heute: "2. März 2026" };
  expect(fill("{fallnummer}, {heute}: {fallnummer} bis {loeschdatum}, {name} [… Grund]", values)).toBe(
    "K7M2Q9XF, 2. März 2026: K7M2Q9XF bis {loeschdatum}, {name} [… Grund]",
  );
});

test("a value that looks like a placeholder is not filled again, and no pattern of a replacement is one", () => {
  expect(fill("{unternehmen} {heute}", { ...NOTHING, unternehmen: "{heute} $& AG", heute: "heute" })).toBe("{heute} $& AG heute");
});

test("what looks like a placeholder and is none is found, with its line and its place", () => {
  const text = "Guten Tag,\n{Fallnummer} und { heute }\n{heute} {vorname}";
  expect(check(text)).toEqual([
    { text: "{Fallnummer}", line: 2, at: 11 },
    { text: "{ heute }", line: 2, at: 28 },
    { text: "{vorname}", line: 3, at: 46 },
  ]);
  expect(text.slice(46)).toBe("{vorname}");
});

test.each([
  "",
  "ohne alles",
  "{",
  "} {",
  "{über\nzwei Zeilen}",
  `{${"x".repeat(61)}}`,
  "[…]",
  "[ … ]",
  "[...]",
  "[....]",
  "[... ]",
  "[.. Datum]",
  "[Anhang 1]",
])("%j has nothing special in it", (text) => {
  expect(piecesOf(text).every(({ kind }) => kind === "words")).toBe(true);
  expect([check(text), unfilled(text)]).toEqual([[], []]);
});

test("open are placeholders of the list and gaps, in their order", () => {
  expect(unfilled("[… Grund] bis {rueckmeldung_bis}, {wort}").map(({ text }) => text)).toEqual(["[… Grund]", "{rueckmeldung_bis}"]);
});

test.each(["[… Datum]", "[... Datum]", "[...Datum]", "[…Datum]", "[.... Datum der Prüfung]"])("%j is a gap", (gap) => {
  expect(unfilled(`Am ${gap} geprüft`)).toEqual([{ text: gap, line: 1, at: 3 }]);
  expect(openWithoutPerson(gap)).toHaveLength(1);
  expect(fill(gap, NOTHING)).toBe(gap);
});

test("the pieces of a text are the text", () => {
  const text = "a{heute}b{x}{fallnummer}[… c]\n{}d{{heute}}";
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("the sentence names what is wrong, where, and what there is", () => {
  const one = unknownPlaceholders(check("\n{name}"));
  expect(one).toMatch(/^Diesen Platzhalter gibt es nicht: „\{name\}“ in Zeile 2\. Möglich sind /);
  for (const name of PLACEHOLDERS) expect(one).toContain(written(name));
  expect(unknownPlaceholders(check("{a}{b}{c}{d}"))).toMatch(/^Diese Platzhalter gibt es nicht: „\{a\}“.*„\{c\}“ in Zeile 1 und weitere\./);
});

test("what is sent without a person has neither gaps nor the day of deletion; what the case knows may stand in it", () => {
  expect(openWithoutPerson("Fall {fallnummer} von [… Name]\nbis {loeschdatum}, {rueckmeldung_bis}")).toMatchObject([
    { text: "[… Name]", line: 1 },
    { text: "{loeschdatum}", line: 2 },
  ]);
  expect(leftOpen(openWithoutPerson("{loeschdatum}"))).toContain("„{loeschdatum}“ in Zeile 1");
});
