import fc from "fast-check";
import { expect, test } from "vitest";
import { type Published, protect } from "./protect.ts";

const table = (...counts: number[]) => ({ cells: Object.fromEntries(counts.map((count, at) => [`c${at}`, count])), hasTotal: true });
const cellsOf = ({ cells }: Published) => Object.values(cells);

test.each([
  ["nothing small stays as it is", [7, 0, 12], [7, 0, 12], 19],
  ["one small count takes the smallest other with it", [3, 9, 6, 0], [null, 9, null, 0], 18],
  ["two small ones protect each other", [2, 4, 9], [null, null, 9], 15],
  ["of two large small ones the sum would tell too much", [4, 4, 9, 12], [null, null, null, 12], 29],
  ["two that are small together, too, take another with them", [1, 3, 9, 12], [null, null, null, 12], 25],
  ["two ones would tell each other", [1, 1, 9, 8], [null, null, 9, null], 19],
  ["less than five in all are hidden altogether", [1, 2, 0], [null, null, null], null],
  ["nothing at all may be said", [0, 0], [0, 0], 0],
  ["where all are one, zeros hide as well", [1, 1, 1, 1, 1, 0], [null, null, null, null, null, null], 5],
])("%s", (_, counts, cells, total) => {
  const given = protect(table(...counts));
  expect([cellsOf(given), given.total]).toEqual([cells, total]);
});

test("without a sum only small counts are hidden", () => {
  expect(protect({ ...table(3, 9), hasTotal: false })).toEqual({ cells: { c0: null, c1: 9 }, total: null });
});

const small = (count: number) => count > 0 && count < 5;
const HIGHEST = 8;
/** Every table of so many cells that would be published as this one. */
function* alike(published: Published, size: number): Generator<number[]> {
  const wanted = JSON.stringify(published);
  for (let code = 0; code < (HIGHEST + 1) ** size; code++) {
    const counts = Array.from({ length: size }, (_, at) => Math.floor(code / (HIGHEST + 1) ** at) % (HIGHEST + 1));
    // What is shown is as it was: all else need not be tried.
    if (cellsOf(published).some((count, at) => count !== null && count !== counts[at])) continue;
    if (published.total !== null && counts.reduce((sum, count) => sum + count, 0) !== published.total) continue;
    if (JSON.stringify(protect(table(...counts))) === wanted) yield counts;
  }
}

test("whoever knows these rules and what is shown cannot work out any small count", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: HIGHEST }), { minLength: 2, maxLength: 4 }), (counts) => {
      const published = protect(table(...counts));
      const possible = [...alike(published, counts.length)];
      counts.forEach((count, at) => {
        if (!small(count)) return;
        expect(cellsOf(published)[at]).toBeNull();
        expect(new Set(possible.map((other) => other[at])).size).toBeGreaterThan(1);
      });
    }),
    { numRuns: 200 },
  );
});

test("no small count is ever shown, and what is shown is true", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 30 }), fc.boolean(), (counts, hasTotal) => {
      const { cells, total } = protect({ ...table(...counts), hasTotal });
      Object.values(cells).forEach((shown, at) => {
        if (shown !== null) expect(shown).toBe(counts[at]);
        expect(shown !== null && small(shown)).toBe(false);
      });
      expect(total !== null && small(total)).toBe(false);
    }),
  );
});
