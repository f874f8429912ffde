import { expect, test } from "vitest";
import { compare } from "./compare.ts";

const figure = (value: string, bar?: string) => ({ name: "one", value, ...(bar && { bar }) });

test.each([
  ["104.3 kB in 9 requests", "≤ 105 kB, ≤ 12", 104.3 / 105, true],
  ["0.9 s", "≤ 1000 ms", 0.9, true],
  ["1.2 s", "10 s", 0.12, true],
  ["320/s", "≥ 200/s, 0 failed", 1.6, true],
  ["42 %", "≥ 50 %", 0.84, false],
  ["1,200 ms", "≤ 1 s", 1.2, false],
  ["p50 1.0 / p95 2.0 / p99 3.0 ms", "p95 ≤ 2 ms", null, null],
  ["all there", "all there", null, null],
])("%s against %s", (value, bar, share, isReached) => {
  const found = compare(figure(value, bar), undefined);
  expect(found.share === null ? null : Math.round(found.share * 1e6)).toBe(share === null ? null : Math.round(share * 1e6));
  expect([found.isReached, found.worse]).toEqual([isReached, null]);
});

test("what became slower is worse, and so is what became less where more is better", () => {
  const worse = (now: string, before: string, bar: string) => compare(figure(now, bar), figure(before, bar)).worse;
  expect(worse("130 ms", "100 ms", "≤ 150 ms")).toBeCloseTo(0.3);
  expect(worse("0.13 s", "100 ms", "≤ 150 ms")).toBeCloseTo(0.3);
  expect(worse("70/s", "100/s", "≥ 50/s")).toBeCloseTo(0.3);
  expect(worse("80 ms", "100 ms", "≤ 150 ms")).toBeCloseTo(-0.2);
  expect(worse("80 MB", "100 ms", "≤ 150 MB")).toBeNull();
});
