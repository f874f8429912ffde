import { expect, test } from "vitest";
import { type Face, layLines, type Line, type Setting } from "./lay-lines.ts";

const latin: Face = { name: "latin", has: (sign) => sign < 0x180 };
const arabic: Face = { name: "arabic", has: (sign) => sign >= 0x600 && sign < 0x700 };
/** Every sign is one wide. */
const setting: Setting = { width: 40, faces: [latin, arabic], measure: (text: string) => [...text].length, redacted: "schwarz" };
const lay = (text: string, more: Partial<Setting> = {}) => layLines(text, { ...setting, ...more }).lines;
const written = (line: Line) => line.map(({ text }) => text).join("");
/** What a reader sees from left to right; the type turns words with letters by itself. */
const seen = (line: Line) =>
  line
    .toSorted((one, other) => one.x - other.x)
    .map(({ text, shown }) => shown ?? text)
    .join("");

test("words from right to left follow each other to the left and begin at the right, Latin names and numbers stay as they are", () => {
  const [line] = lay("رأيت Herr Meier 3 مرات");
  expect(written(line!)).toBe("رأيت Herr Meier 3 مرات");
  expect(seen(line!)).toBe("مرات Herr Meier 3 رأيت");
  const right = Math.max(...line!.map(({ x, width }) => x + width));
  expect(right).toBe(40);
});

test("a paragraph's own first letters say where its lines begin, and others may", () => {
  expect(Math.min(...lay("Meier قال")[0]!.map(({ x }) => x))).toBe(0);
  expect(seen(lay("Meier قال لا")[0]!)).toBe("Meier لا قال");
  expect(seen(lay("Meier قال لا", { direction: "rtl" })[0]!)).toBe("لا قال Meier");
  expect(lay("HZ-12 77777", { direction: "rtl" })[0]![0]).toMatchObject({ text: "HZ-12 77777", x: 40 - 11 });
});

test("beside a label lines begin at the left, in the same order", () => {
  const [line] = lay("قال Meier نعم", { align: "left" });
  expect(Math.min(...line!.map(({ x }) => x))).toBe(0);
  expect(seen(line!)).toBe("نعم Meier قال");
});

test("brackets are turned, quotes and the sign at the end stand on their side", () => {
  expect(seen(lay("قال (نعم).")[0]!)).toBe(".(نعم) قال");
  expect(seen(lay("المادة 19 (HinSchG)")[0]!)).toBe("(HinSchG) 19 المادة");
  expect(seen(lay("«نعم»")[0]!)).toBe("«نعم»");
});

test("each line of a paragraph is set in its own order, and nothing is lost where it breaks", () => {
  const text = "في يوم الاثنين رأيت السيد Meier يبدل أوراق التسليم رقم 4711 في المستودع";
  const lines = lay(text, { width: 24 });
  expect(lines.map(written).join(" ")).toBe(text);
  expect(lines.map(seen)).toEqual(["رأيت الاثنين يوم في", "أوراق يبدل Meier السيد", "في 4711 رقم التسليم", "المستودع"]);
  for (const line of lines) expect(Math.max(...line.map(({ x, width }) => x + width))).toBe(24);
});

test("a redacted passage stands where it was written", () => {
  const [line] = lay("رأيت السيد ████ في المخزن");
  expect(seen(line!)).toBe("المخزن في schwarz السيد رأيت");
  expect(line!.filter(({ isRedacted }) => isRedacted)).toHaveLength(1);
});

test("Latin paragraphs beside them are as they were", () => {
  const alone = lay("Am Montag (3. Mai) war es so.");
  const [, second] = lay("نعم\nAm Montag (3. Mai) war es so.");
  expect([second]).toEqual(alone);
});
