import { expect, test } from "vitest";
import { ranged } from "./use-selection.ts";

const shown = ["a", "b", "c", "d", "e"];
const select = (before: string[], from: string | null, to: string) => [...ranged(new Set(before), shown, from, to)].sort();

test("a click selects one row and leaves it again", () => {
  expect(select([], null, "b")).toEqual(["b"]);
  expect(select(["a", "b"], null, "b")).toEqual(["a"]);
});

test("with Shift everything from the row before follows the one clicked, in either direction", () => {
  expect(select(["b"], "b", "d")).toEqual(["b", "c", "d"]);
  expect(select(["d"], "d", "a")).toEqual(["a", "b", "c", "d"]);
  expect(select(["a", "b", "c", "d"], "d", "b")).toEqual(["a"]);
});

test("a row that is on another page begins no range", () => {
  expect(select(["x"], "x", "c")).toEqual(["c", "x"]);
});
