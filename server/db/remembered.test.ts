import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("what was found is asked for once, what was not found each time", async () => {
  const asked: string[] = [];
  const rows = new Map([["here", 1]]);
  const find = remembered(async (name) => {
    asked.push(name);
    return rows.get(name);
  });
  expect([await find("here"), await find("here")]).toEqual([1, 1]);
  expect(await find("later")).toBeUndefined();
  rows.set("later", 2);
  expect([await find("later"), await find("later")]).toEqual([2, 2]);
  expect(asked).toEqual(["here", "later", "later"]);
});
