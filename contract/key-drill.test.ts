import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACCOUNT_KEY, type KeyHolder, keyState, personState, rescuersOf } from "./key-drill.ts";

const KEYS = [ACCOUNT_KEY, "a", "b", "c"];
const holder = (id: string, more: Partial<KeyHolder> = {}): KeyHolder => ({
  id,
  kind: "person",
  keys: KEYS,
  isReady: true,
  mayVouch: true,
  mayFound: true,
  hasCode: false,
  ...more,
});
const SAFE = holder("safe", { kind: "emergency", mayVouch: false, mayFound: false });

describe("an office of", () => {
  test("one: a single loss ends it; a confirmed code stands against it, an emergency key makes it safe", () => {
    const one = holder("anna");
    expect([personState([one], "anna"), keyState([one], "a")]).toEqual(["single", "single"]);
    const withCode = { ...one, hasCode: true };
    expect([personState([withCode], "anna"), keyState([withCode], "a")]).toEqual(["code", "code"]);
    expect([personState([one, SAFE], "anna"), keyState([one, SAFE], "a")]).toEqual(["safe", "safe"]);
    expect(keyState([one], "z")).toBe("lost");
  });
  test("two: an administrator and a handler bring each other's reports back, and the account's key hangs on one", () => {
    const fred = holder("fred", { keys: ["a"], mayVouch: false, mayFound: false });
    const both = [holder("lena", { keys: [ACCOUNT_KEY, "a"] }), fred];
    expect(Object.fromEntries(rescuersOf(both, "lena"))).toEqual({ [ACCOUNT_KEY]: [], a: ["fred"] });
    expect(Object.fromEntries(rescuersOf(both, "fred"))).toEqual({ a: ["lena"] });
    expect([personState(both, "lena"), personState(both, "fred")]).toEqual(["single", "safe"]);
    // Nobody is left who could vouch for a handler.
    expect(personState([fred, { ...fred, id: "kim" }], "fred")).toBe("single");
  });
});

const anyHolder = fc.record({
  kind: fc.constant("person" as const),
  keys: fc.subarray(KEYS),
  isReady: fc.boolean(),
  mayVouch: fc.boolean(),
  mayFound: fc.boolean(),
  hasCode: fc.boolean(),
});
const offices = fc
  .record({ people: fc.array(anyHolder, { minLength: 1, maxLength: 6 }), safe: fc.option(fc.subarray(KEYS), { nil: null }) })
  .map(({ people, safe }): KeyHolder[] => [
    ...people.map((one, index) => ({ ...one, id: `p${index}` })),
    ...(safe ? [{ ...SAFE, keys: safe }] : []),
  ]);

/** What really happens, step by step: somebody has forgotten everything, and all the others do what they can until nothing more comes. */
function regained(office: readonly KeyHolder[], id: string): Set<string> {
  const was = office.find((one) => one.id === id)!;
  const got = new Set<string>();
  let isVouched = false;
  for (let before = -1; before !== got.size + Number(isVouched);) {
    before = got.size + Number(isVouched);
    for (const other of office) {
      if (other.id === id) continue;
      const give = () => other.keys.filter((key) => was.keys.includes(key)).forEach((key) => got.add(key));
      if (other.kind === "emergency") {
        if (other.keys.includes(ACCOUNT_KEY)) give();
        continue;
      }
      if (!other.isReady) continue;
      const isVoucher = other.mayVouch && other.keys.includes(ACCOUNT_KEY);
      if (isVoucher) isVouched = true;
      if (isVouched)
        other.keys.filter((key) => was.keys.includes(key) && (key !== ACCOUNT_KEY || isVoucher)).forEach((key) => got.add(key));
    }
    if (was.mayFound) isVouched = true;
  }
  return got;
}

test("who can bring back whom is what comes back when all the others do what they can", () => {
  fc.assert(
    fc.property(offices, (office) => {
      for (const { id, kind, keys } of office) {
        if (kind === "emergency") continue;
        const said = rescuersOf(office, id);
        const back = regained(office, id);
        for (const key of keys) expect(said.get(key)!.length > 0).toBe(back.has(key));
        expect(personState(office, id) === "safe").toBe(keys.every((key) => back.has(key)));
      }
    }),
  );
});

test("one holder more never ends anything, and a key is ended by one loss only where one holds it", () => {
  const rank = { lost: 0, single: 1, code: 2, safe: 3 };
  fc.assert(
    fc.property(offices, anyHolder, (office, more) => {
      const larger = [...office, { ...more, id: "more" }];
      for (const key of KEYS) {
        expect(rank[keyState(larger, key)]).toBeGreaterThanOrEqual(rank[keyState(office, key)]);
        const left = office.map((one) => office.filter(({ id }) => id !== one.id)).filter((rest) => keyState(rest, key) === "lost");
        const holding = office.filter(({ keys }) => keys.includes(key)).length;
        expect(left.length > 0 && holding > 0 && keyState(office, key) === "safe").toBe(false);
      }
      for (const { id, kind } of office)
        if (kind === "person") expect(rank[personState(larger, id)]).toBeGreaterThanOrEqual(rank[personState(office, id)]);
    }),
  );
});
