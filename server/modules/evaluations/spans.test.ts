import { expect, test } from "vitest";
import { quantile, spanOf } from "./spans.ts";

test.each([
  [[], 0.5, null],
  [[4], 0.9, 4],
  [[1, 2], 0.5, 1.5],
  [[1, 2, 10], 0.5, 2],
  [[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 0.9, 90],
])("of %j the share %d lies below %d", (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test("own cases are told whatever their number, others' from five on, their ninth tenth from ten on", () => {
  expect(spanOf([3, 1], [[]])).toEqual({ state: "there", median: 2, ninth: 2.8 });
  expect(spanOf([], [])).toEqual({ state: "none", median: null, ninth: null });
  expect(spanOf([1, 2, 3], [[4]])).toEqual({ state: "hidden", median: null, ninth: null });
  expect(spanOf([], [[9, 1, 5, 3, 7]])).toEqual({ state: "there", median: 5, ninth: null });
  expect(spanOf([], [[9, 1, 5, 3, 7, 2, 4, 6, 8, 10]]).ninth).toBe(9.1);
  // Each of the others counts for itself: together they would be enough.
  expect(spanOf([], [[9, 1, 5, 3], [7]]).state).toBe("hidden");
  expect(
    spanOf(
      [],
      [
        [9, 1, 5, 3, 7],
        [2, 4, 6, 8, 10],
      ],
    ),
  ).toEqual({ state: "there", median: 5.5, ninth: null });
});
