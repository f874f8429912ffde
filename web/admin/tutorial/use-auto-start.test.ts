import { expect, test } from "vitest";
import { isNew } from "./use-auto-start.ts";

const made = "2026-11-21T10:00:00.000Z";
const after = (minutes: number) => Date.parse(made) + minutes * 60_000;

test("an account is new for less than five minutes", () => {
  expect(isNew(made, after(0))).toBe(true);
  expect(isNew(made, after(5) - 1)).toBe(true);
  expect(isNew(made, after(5))).toBe(false);
  expect(isNew(made, after(60 * 24))).toBe(false);
});

test("a clock that is a little behind does not hide that, one that is far behind does not make every account new", () => {
  expect(isNew(made, after(-1))).toBe(true);
  expect(isNew(made, after(-60))).toBe(false);
});
