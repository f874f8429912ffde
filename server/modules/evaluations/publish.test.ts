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
