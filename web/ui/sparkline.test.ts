import { expect, test } from "vitest";
import { sparklinePoints } from "./sparkline.tsx";

test("values lie evenly from left to right, zero at the bottom and the highest at the top", () => {
  expect(sparklinePoints([0, 5, 10])).toEqual([
    { x: 3, y: 29 },
    { x: 48, y: 16 },
    { x: 93, y: 3 },
  ]);
});

test("nothing but zeros is a line at the bottom, one value one point, no value none", () => {
  expect(sparklinePoints([0, 0]).map(({ y }) => y)).toEqual([29, 29]);
  expect(sparklinePoints([7])).toEqual([{ x: 3, y: 3 }]);
  expect(sparklinePoints([])).toEqual([]);
});
