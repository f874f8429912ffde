import fc from "fast-check";
import { TABLES } from "@hz/contract/evaluations";
import { expect, test } from "vitest";
import { publish } from "./publish.ts";
import type { Counted } from "./protect.ts";
import type { Reckoned } from "./reckon.ts";

const aTable = (cells: Record<string, number>): Counted => ({ cells, hasTotal: true });
const nothing = (): Reckoned => ({
  tables: Object.fromEntries(TABLES.map((name) => [name, aTable({ a: 0, b: 0, c: 0 })])) as Reckoned["tables"],
  spans: { acknowledgement: [], feedback: [], closure: [], age: [] },
});
const counted = (cells: Partial<Record<(typeof TABLES)[number], Record<string, number>>>): Reckoned => {
  const made = nothing();
  for (const name of TABLES) if (cells[name]) made.tables[name].cells = cells[name];
  return made;
};

test("own small counts are told, others' hide the whole cell", () => {
  const { tables } = publish(counted({ type: { a: 1, b: 2, c: 0 } }), counted({ type: { a: 3, b: 0, c: 9 } }));
  expect(tables.type).toEqual({ cells: { a: null, b: 2, c: null }, total: 15 });
  expect(publish(counted({ type: { a: 1, b: 2, c: 0 } }), nothing()).tables.type).toEqual({ cells: { a: 1, b: 2, c: 0 }, total: 3 });
});

test("what a second table would give back is hidden there, too", () => {
  const others = counted({
    category: { a: 3, b: 9, c: 20 },
    area: { a: 12, b: 20, c: 0 },
    type: { a: 9, b: 9, c: 9 },
    returned: { a: 9, b: 9, c: 0 },
  });
  const { tables } = publish(nothing(), others);
  expect(tables.area).toEqual({ cells: { a: null, b: null, c: null }, total: null });
  expect(tables.returned.total).toBe(18);
});

test("what is gone is hidden where it differs little from what was deleted: that would be how many had ended before", () => {
  const gone = (deletions: number, count: number) =>
    publish(nothing(), counted({ deletions: { a: deletions, b: 0, c: 0 }, gone: { a: count, b: 0, c: 0 } })).tables.gone.total;
  expect([gone(11, 8), gone(9, 8), gone(12, 8)]).toEqual([null, null, null]);
  expect([gone(13, 8), gone(8, 8), gone(0, 8), gone(0, 0)]).toEqual([8, 8, 8, 0]);
  // Old reports went by the rule, none of the period itself: nobody may read that some of it are missing.
  expect([1, 2, 3, 4].map((deletions) => gone(deletions, 0))).toEqual([0, 0, 0, 0]);
  expect(publish(counted({ deletions: { a: 11 }, gone: { a: 8 } }), nothing()).tables.gone.total).toBe(8);
});

test("subtracting what one knows of the own departments gives no small count of the others", () => {
  const cells = fc.record({ a: fc.nat(9), b: fc.nat(9), c: fc.nat(9) });
  fc.assert(
    fc.property(cells, cells, (own, others) => {
      const { tables } = publish(counted({ scope: own }), counted({ scope: others }));
      for (const name of ["a", "b", "c"] as const) {
        const shown = tables.scope.cells[name];
        if (shown != null) expect([0, 5, 6, 7, 8, 9]).toContain(shown - own[name]);
      }
    }),
  );
});
