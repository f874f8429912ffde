import { expect, test } from "vitest";
import { batch } from "./batch.ts";

/** A `run` that goes on until it is told, and what it was asked for so far. */
function held() {
  const runs: { key: string; items: number[]; end: (results: string[]) => void; fail: (error: Error) => void }[] = [];
  const run = (key: string, items: number[]) =>
    new Promise<string[]>((end, fail) => {
      runs.push({ key, items, end, fail });
    });
  return { runs, run };
}
const names = (items: number[]) => items.map((item) => `<${item}>`);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an item alone goes at once, those that come meanwhile go together, at most so many", async () => {
  const { runs, run } = held();
  const add = batch(run, { most: 3, atOnce: 1 });
  const results = [1, 2, 3, 4, 5].map((item) => add("a", item));
  expect(runs.map(({ items }) => items)).toEqual([[1]]);
  runs[0]!.end(names([1]));
  await settled();
  expect(runs.map(({ items }) => items)).toEqual([[1], [2, 3, 4]]);
  runs[1]!.end(names([2, 3, 4]));
  await settled();
  runs[2]!.end(names([5]));
  expect(await Promise.all(results)).toEqual(names([1, 2, 3, 4, 5]));
});

test("so many runs of a key go on at once, and other keys do not wait for them", async () => {
  const { runs, run } = held();
  const add = batch(run, { most: 9, atOnce: 2 });
  for (const item of [1, 2, 3, 4]) void add("a", item);
  void add("b", 5);
  expect(runs.map(({ key, items }) => [key, items])).toEqual([
    ["a", [1]],
    ["a", [2]],
    ["b", [5]],
  ]);
  runs[1]!.end(names([2]));
  await settled();
  expect(runs.at(-1)).toMatchObject({ key: "a", items: [3, 4] });
});

test("a run that fails fails its items and nobody else", async () => {
  const { runs, run } = held();
  const add = batch(run, { most: 2, atOnce: 1 });
  const results = [1, 2, 3, 4].map((item) => add("a", item).catch((error: Error) => error.message));
  runs[0]!.end(names([1]));
  await settled();
  runs[1]!.fail(new Error("no"));
  await settled();
  runs[2]!.end(names([4]));
  expect(await Promise.all(results)).toEqual(["<1>", "no", "no", "<4>"]);
  void add("a", 6);
  expect(runs.at(-1)!.items).toEqual([6]);
});
