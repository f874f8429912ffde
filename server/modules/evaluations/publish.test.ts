import fc from "fast-check";
import { TABLES } from "@hz/contract/account/evaluations";
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
  const { tables } = publish({ open: counted({ type: { a: 1, b: 2, c: 0 } }), others: [counted({ type: { a: 3, b: 0, c: 9 } })] });
  expect(tables.type).toEqual({ cells: { a: null, b: 2, c: null }, total: 15 });
  expect(publish({ open: counted({ type: { a: 1, b: 2, c: 0 } }), others: [nothing()] }).tables.type).toEqual({
    cells: { a: 1, b: 2, c: 0 },
    total: 3,
  });
});

test("what a second table would give back is hidden there, too", () => {
  const others = counted({
    category: { a: 3, b: 9, c: 20 },
    area: { a: 12, b: 20, c: 0 },
    type: { a: 9, b: 9, c: 9 },
    returned: { a: 9, b: 9, c: 0 },
  });
  const { tables } = publish({ open: nothing(), others: [others] });
  expect(tables.area).toEqual({ cells: { a: null, b: null, c: null }, total: null });
  expect(tables.returned.total).toBe(18);
});

test.each([
  ["departments", { department: { a: 17, b: 3, c: 8 }, channel: { a: 20, b: 8, c: 0 } }, "department"],
  ["what channels would tell of departments", { department: { a: 17, b: 8, c: 0 }, channel: { a: 17, b: 4, c: 4 } }, "department"],
  ["what categories would tell of them", { department: { a: 17, b: 8, c: 0 }, category: { a: 17, b: 4, c: 4 } }, "department"],
  ["what outcomes would tell of who proved right", { substance: { a: 9, b: 9, c: 9 }, outcome: { a: 13, b: 4, c: 30 } }, "substance"],
  ["what of it is small itself", { substance: { a: 3, b: 5, c: 22 }, outcome: { a: 13, b: 17, c: 0 } }, "substance"],
] as const)("hidden altogether: %s", (_, others, name) => {
  const { tables } = publish({ open: nothing(), others: [counted(others)] });
  expect(tables[name]).toEqual({ cells: { a: null, b: null, c: null }, total: null });
});

test("what is gone is hidden where it differs little from what was deleted: that would be how many had ended before", () => {
  const gone = (deletions: number, count: number) =>
    publish({ open: nothing(), others: [counted({ deletions: { a: deletions, b: 0, c: 0 }, gone: { a: count, b: 0, c: 0 } })] }).tables.gone
      .total;
  expect([gone(11, 8), gone(9, 8), gone(12, 8)]).toEqual([null, null, null]);
  expect([gone(13, 8), gone(8, 8), gone(0, 8), gone(0, 0)]).toEqual([8, 8, 8, 0]);
  // Old reports went by the rule, none of the period itself: nobody may read that some of it are missing.
  expect([1, 2, 3, 4].map((deletions) => gone(deletions, 0))).toEqual([0, 0, 0, 0]);
  expect(publish({ open: counted({ deletions: { a: 11 }, gone: { a: 8 } }), others: [nothing()] }).tables.gone.total).toBe(8);
});

test("subtracting what one knows of the own departments gives no small count of the others", () => {
  const cells = fc.record({ a: fc.nat(9), b: fc.nat(9), c: fc.nat(9) });
  fc.assert(
    fc.property(cells, cells, (own, others) => {
      const { tables } = publish({ open: counted({ scope: own }), others: [counted({ scope: others })] });
      for (const name of ["a", "b", "c"] as const) {
        const shown = tables.scope.cells[name];
        if (shown != null) expect([0, 5, 6, 7, 8, 9]).toContain(shown - own[name]);
      }
    }),
  );
});

test("each of several others is protected for itself, and what one of them hides is hidden", () => {
  const others = [counted({ type: { a: 12, b: 7, c: 0 } }), counted({ type: { a: 1, b: 9, c: 6 } }), nothing()];
  expect(publish({ open: nothing(), others }).tables.type).toEqual({ cells: { a: null, b: 16, c: null }, total: 35 });
  const few = [counted({ type: { a: 12, b: 0, c: 0 } }), counted({ type: { a: 1, b: 0, c: 0 } })];
  expect(publish({ open: nothing(), others: few }).tables.type).toEqual({ cells: { a: null, b: null, c: null }, total: null });
  expect(publish({ open: counted({ type: { a: 2 } }), others: [counted({ type: { a: 12 } })] }).tables.type.total).toBe(14);
});
