import fc from "fast-check";
import { expect, test } from "vitest";
import { MAX_SUCCESSIONS } from "@hz/contract/limits";
import type { Succession } from "@hz/contract/keys/successions";
import { waysTo } from "./successions.ts";

const says = (formerPublicKey: string, publicKey: string): Succession => ({ formerPublicKey, publicKey, signedAt: 1, signature: "" });
const told = (ways: Succession[]) => ways.map(({ formerPublicKey, publicKey }) => `${formerPublicKey}>${publicKey}`).toSorted();

test("each former key is led to the present one by the shortest way, and what leads nowhere is left out", () => {
  expect(told(waysTo("c", [says("a", "b"), says("b", "c")]))).toEqual(["a>b", "b>c"]);
  expect(told(waysTo("c", [says("a", "b"), says("a", "c"), says("b", "c")]))).toEqual(["a>c", "b>c"]);
  expect(told(waysTo("d", [says("a", "b"), says("b", "c"), says("x", "d")]))).toEqual(["x>d"]);
  expect(waysTo("a", [])).toEqual([]);
});

test("a circle comes to an end, and a way is no longer than browsers follow it", () => {
  expect(told(waysTo("a", [says("a", "b"), says("b", "a"), says("b", "b")]))).toEqual(["b>a"]);
  const long = Array.from({ length: MAX_SUCCESSIONS + 3 }, (_, at) => says(`k${at + 1}`, `k${at}`));
  expect(waysTo("k0", long)).toHaveLength(MAX_SUCCESSIONS);
});

test("of whatever is told, each key is named once, and every way arrives", () => {
  const key = fc.constantFrom("a", "b", "c", "d", "e", "f");
  const any = fc.array(
    fc.tuple(key, key).map(([one, other]) => says(one, other)),
    { maxLength: 14 },
  );
  fc.assert(
    fc.property(any, (all) => {
      const ways = waysTo("a", all);
      const next = new Map(ways.map((one) => [one.formerPublicKey, one.publicKey]));
      expect(next.size).toBe(ways.length);
      for (let at of next.keys()) {
        for (let hops = 0; at !== "a" && hops < 6; hops++) at = next.get(at)!;
        expect(at).toBe("a");
      }
      // Whoever is left out has no word that leads to a key that arrives.
      for (const one of all)
        if (one.formerPublicKey !== "a" && !next.has(one.formerPublicKey))
          expect(next.has(one.publicKey) || one.publicKey === "a").toBe(false);
    }),
  );
});
