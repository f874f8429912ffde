import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = readFileSync(new URL("../docs/glossary.md", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.split("|").slice(1, 3));

/** The terms of a column; what stands in parentheses says where they are found. */
const termsOf = (column: 0 | 1) =>
  rows.flatMap((row) => row[column]!.replace(/\(.*?\)/g, "").split(",")).flatMap((term) => term.trim().toLowerCase() || []);

test.each([
  ["German", 0],
  ["English", 1],
] as const)("each %s word of the glossary stands for one thing", (_, column) => {
  const terms = termsOf(column).filter((term) => term !== "–");
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});
