import { expect, test } from "vitest";
import { perHundred, shareOf } from "./shares.ts";

const table = (cells: Record<string, number | null>) => ({ cells, total: null });

test("a share is of what is so and what is not; what else there is does not count", () => {
  expect(shareOf(table({ yes: 3, no: 1, open: 90 }), ["yes"], ["no"])).toBe(0.75);
  expect(shareOf(table({ yes: 0, no: 0 }), ["yes"], ["no"])).toBeNull();
});

test("one hidden count hides the share, for it could be worked out of it", () => {
  expect(shareOf(table({ a: 6, b: null, no: 9 }), ["a", "b"], ["no"])).toBe("hidden");
  expect(shareOf(table({ a: 6, no: null }), ["a"], ["no"])).toBe("hidden");
});

test.each([
  ["101-250", 4, 365.25, { low: 1.6, high: 400 / 101 }],
  ["over 1000", 20, 365.25, { low: null, high: 2 }],
  ["1-49", 0, 30, { low: 0, high: 0 }],
  ["viele", 3, 365, null],
])("%s employees and %i reports in %d days", (employees, reports, days, expected) => {
  expect(perHundred(reports, days, employees)).toEqual(expected);
});

test("half a year counts as half of one", () => {
  expect(perHundred(10, 365.25 / 2, "over 1000")?.high).toBe(2);
});
