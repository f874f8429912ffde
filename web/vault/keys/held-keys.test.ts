import { expect, test } from "vitest";
import { followHeld, forgetKeys, heldAgain, type HeldKeys, heldKeys, hold } from "./held-keys.ts";

test("whoever follows the keys in hand is told of every other ones until they end it, and not when they are forgotten", () => {
  const seen: (HeldKeys | null)[] = [];
  const [first, second, third] = [{ granted: 1 }, { granted: 2 }, { granted: 3 }] as HeldKeys[];
  const end = followHeld(() => seen.push(heldKeys()));
  hold(first!);
  hold(second!);
  forgetKeys();
  expect(seen).toEqual([first, second]);
  end();
  hold(third!);
  expect(seen).toEqual([first, second]);
  forgetKeys();
});

test.each<[string, string[], string[], boolean]>([
  ["the first key of a department", [], ["a/1"], true],
  ["another department's", ["a/1"], ["a/1", "b/3"], true],
  ["an older one of the same department", ["a/2"], ["a/2", "a/1"], true],
  ["a newer one: it was renewed", ["a/1"], ["a/1", "a/2"], false],
  ["a newer one and an older one", ["a/2"], ["a/3", "a/2", "a/1"], true],
  ["nothing", ["a/1"], ["a/1"], false],
  ["less than before", ["a/1", "a/2"], ["a/2"], false],
])("what came back: %s", (_, before, now, expected) => {
  const seeds = (names: string[]) => new Map(names.map((name) => [name, null]));
  expect(heldAgain(seeds(before), seeds(now))).toBe(expected);
});
