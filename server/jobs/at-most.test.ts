import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

/** Work that ends when it is told to. */
function held() {
  let [begun, end, fail] = [false, () => {}, () => {}];
  const over = new Promise<void>((resolve, reject) => ([end, fail] = [resolve, () => reject(new Error("not this one"))]));
  const work = () => {
    begun = true;
    return over;
  };
  return { work, end: () => end(), fail: () => fail(), isBegun: () => begun };
}

test("so many begin at once, the others in their order as places are free, also where one fails", async () => {
  const inTurn = atMost(2);
  const all = [held(), held(), held(), held()];
  const results = all.map(({ work }) => inTurn(work));
  const begun = () => all.map(({ isBegun }) => isBegun());
  expect(begun()).toEqual([true, true, false, false]);
  all[1]!.fail();
  await expect(results[1]).rejects.toThrow("not this one");
  expect(begun()).toEqual([true, true, true, false]);
  all[0]!.end();
  await results[0];
  expect(begun()).toEqual([true, true, true, true]);
  for (const one of all) one.end();
  await Promise.all([results[2], results[3]]);
  const [next, after, last] = [held(), held(), held()];
  for (const { work } of [next, after, last]) void inTurn(work);
  expect([next, after, last].map(({ isBegun }) => isBegun())).toEqual([true, true, false]);
});
