import { expect, test } from "vitest";
import { isWrongLeitwegId } from "./leitweg-id.ts";

// The first two are KoSIT's examples; the others are published by the railway and an airport.
const REAL = ["04011000-1234512345-06", "991-33333TEST-33", "992-90009-96", "09564000-NUE0001-49"];

test.each(REAL)(
  "the Leitweg-ID %s is right, in small letters too; with a digit changed, two swapped or the last one missing it is wrong",
  (real) => {
    expect(isWrongLeitwegId(real)).toBe(false);
    expect(isWrongLeitwegId(real.toLowerCase())).toBe(false);
    const [whose, rest] = [real.slice(0, real.indexOf("-")), real.slice(real.indexOf("-"))];
    expect(isWrongLeitwegId(whose.slice(0, -1) + String((Number(whose.at(-1)) + 1) % 10) + rest)).toBe(true);
    expect(isWrongLeitwegId(real.slice(0, -1))).toBe(true);
    expect(isWrongLeitwegId(real.slice(0, -2) + real.at(-1) + real.at(-2))).toBe(real.at(-1) !== real.at(-2));
  },
);

test.each(["", "Bestellung 4711", "4500012345-10", "2026-11", "PO-2026-0815", "04011000", "04011000-1234512345", "04011000-Amt 7-06"])(
  "%j is somebody's own reference, of which nothing is wrong",
  (own) => expect(isWrongLeitwegId(own)).toBe(false),
);

test("one check digit alone is wrong, also where it happens to fit", () => {
  expect(isWrongLeitwegId("991-10000007-9")).toBe(true);
});
