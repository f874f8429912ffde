import { afterEach, expect, test } from "vitest";
import { countUnsaved, isUnsaved, whenNothingIsUnsaved } from "./unsaved.ts";

afterEach(() => whenNothingIsUnsaved(() => {}));

test("a place is asked when it matters, and what it says then counts", () => {
  let typed = "";
  const forget = countUnsaved(() => typed !== "");
  expect(isUnsaved()).toBe(false);
  typed = "Vermerk";
  expect(isUnsaved()).toBe(true);
  forget();
  expect(isUnsaved()).toBe(false);
});

test("once the last place goes it is told, and not before", async () => {
  let told = 0;
  whenNothingIsUnsaved(() => {
    told++;
  });
  const [first, second, empty] = [countUnsaved(), countUnsaved(), countUnsaved(() => false)];
  first();
  await Promise.resolve();
  expect(told).toBe(0);
  second();
  await Promise.resolve();
  expect(told).toBe(1);
  empty();
});

test("what is typed on in the same moment is no end", async () => {
  let told = 0;
  whenNothingIsUnsaved(() => {
    told++;
  });
  const first = countUnsaved();
  first();
  const second = countUnsaved();
  await Promise.resolve();
  expect(told).toBe(0);
  second();
});
