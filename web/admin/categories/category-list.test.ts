import { expect, test } from "vitest";
import { moved, neighbour } from "./category-list.tsx";

const ids = ["a", "b", "c", "d"];

test.each([
  ["down", "a", "c", ["b", "c", "a", "d"]],
  ["up", "d", "b", ["a", "d", "b", "c"]],
  ["to the end", "b", "d", ["a", "c", "d", "b"]],
  ["to the start", "c", "a", ["c", "a", "b", "d"]],
  ["nowhere", "b", "b", ids],
  ["beside something unknown", "b", "x", ids],
  ["something unknown", "x", "b", ids],
])("moving %s takes the other's place, the rest keeps its order", (_, id, place, order) => {
  expect(moved(ids, id, place)).toEqual(order);
});

test("what is hidden between two is passed: the neighbour is the one that is shown", () => {
  const shown = ["a", "d"];
  expect(neighbour(shown, "d", -1)).toBe("a");
  expect(moved(ids, "d", "a")).toEqual(["d", "a", "b", "c"]);
  expect(neighbour(shown, "d", 1)).toBeNull();
  expect(neighbour(shown, "a", -1)).toBeNull();
  expect(neighbour(shown, "b", 1)).toBeNull();
});
