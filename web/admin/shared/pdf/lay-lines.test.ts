import { expect, test } from "vitest";
import { type Face, layLines, linesHere, settable } from "./lay-lines.ts";

const latin: Face = { name: "latin", has: (sign) => sign < 0x180 };
const greek: Face = { name: "greek", has: (sign) => sign >= 0x370 && sign < 0x400 };
/** Every sign is one wide. */
const setting = { width: 20, faces: [latin, greek], measure: (text: string) => [...text].length, redacted: "schwarz" };
const lines = (text: string) => layLines(text, setting).lines.map((line) => line.map((run) => run.text).join(""));

test("lines break at spaces, keep the writer's own breaks, and let no space begin a line", () => {
  expect(lines("Am Montag wurden die Scheine ausgetauscht.\n\nEnde")).toEqual([
    "Am Montag wurden die",
    "Scheine",
    "ausgetauscht.",
    "",
    "Ende",
  ]);
});

test("a word that is longer than a line is broken, and nothing of it is lost", () => {
  const long = "x".repeat(47);
  expect(lines(`Siehe ${long}`).slice(1)).toEqual(["x".repeat(20), "x".repeat(20), "x".repeat(7)]);
});

test("each sign is set from the first face that has it; what none has stands once and is counted", () => {
  const { lines: laid, unknown } = layLines("aΩb 😀📷 日", setting);
  expect(laid[0]!.map(({ text, face }) => [text, face])).toEqual([
    ["a", "latin"],
    ["Ω", "greek"],
    ["b [?] [?]", "latin"],
  ]);
  expect(unknown).toBe(2);
});

test("redacted passages are runs of their own, however long they were", () => {
  const runs = layLines("Herr █████, ██", { ...setting, width: 40 }).lines.flat();
  expect(runs.map(({ text, isRedacted }) => [text, isRedacted])).toEqual([
    ["Herr ", false],
    ["schwarz", true],
    [", ", false],
    ["schwarz", true],
  ]);
});

test("signs that would turn or hide text are left out, line ends are one kind", () => {
  expect(settable("a\u202Eb\r\nc\rd\u2028e\u0000\u200B → f")).toBe("ab\nc\nd\ne › f");
});

test.each([
  [3, 10, 3],
  [10, 9, 8],
  [12, 9, 9],
  [5, 1, 0],
  [2, 1, 0],
  [3, 2, 0],
])("of %i lines where %i fit %i are set: none stands alone", (left, fitting, here) => {
  expect(linesHere(left, fitting)).toBe(here);
});
