import { expect, test } from "vitest";
import { unusedNet } from "./unused.ts";

const line = (amount: number, start: number, end: number) => ({ amount, period: { start, end } });

test.each([
  ["a month that ended half way", [line(12_900, 0, 30)], 15, 6_450],
  ["a month that was used to its end", [line(12_900, 0, 30)], 30, 0],
  ["a year that ended after a month", [line(123_800, 0, 365)], 28, 114_303],
  ["an end before it began", [line(12_900, 10, 40)], 5, 12_900],
  ["a switch: what was taken back counts, too", [line(-6_000, 10, 30), line(10_000, 10, 30)], 20, 2_000],
  ["more taken back than charged", [line(-10_000, 10, 30), line(6_000, 10, 30)], 20, 0],
  ["a moment", [line(500, 10, 10)], 5, 0],
])("%s", (_, lines, end, unused) => {
  expect(unusedNet(lines, end)).toBe(unused);
});
