import { expect, test } from "vitest";
import { pageOf } from "./pagination.tsx";

const rows = Array.from({ length: 138 }, (_, index) => index);

test("the figures below the list are true", () => {
  expect(pageOf(rows, "1", 50)).toMatchObject({ page: 1, pages: 3, from: 1, to: 50, total: 138 });
  expect(pageOf(rows, "3", 50)).toMatchObject({ page: 3, from: 101, to: 138 });
  expect(pageOf(rows, "3", 50).rows).toEqual(rows.slice(100));
  expect(pageOf([], "1", 50)).toMatchObject({ page: 1, pages: 1, from: 0, to: 0, total: 0 });
});

test.each(["0", "-3", "99", "zwei", "1.5", "", null])("%j in the address leads to a page that exists", (wanted) => {
  const { page, pages } = pageOf(rows, wanted, 50);
  expect(page).toBeGreaterThanOrEqual(1);
  expect(page).toBeLessThanOrEqual(pages);
});

test("rows that have not arrived yet count already", () => {
  expect(pageOf(rows.slice(0, 50), "2", 50, 138)).toMatchObject({ page: 2, from: 51, to: 100, rows: [] });
});
