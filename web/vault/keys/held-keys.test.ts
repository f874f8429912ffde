import { expect, test } from "vitest";
import { followHeld, forgetKeys, type HeldKeys, heldKeys, hold } from "./held-keys.ts";

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
