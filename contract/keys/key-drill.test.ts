import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ACCOUNT_KEY, endedKeys, holdersByKey, type KeyHolder, keyState, personState, rescueOf } from "./key-drill.ts";

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
const rescuers = (office: readonly KeyHolder[], person: KeyHolder) =>
  Object.fromEntries([...rescueOf(office)(person).givers].map(([key, ids]) => [key, ids.filter((id) => id !== person.id)]));
const howIs = (office: readonly KeyHolder[], person: KeyHolder) => personState(person, endedKeys(person, rescueOf(office)(person)));
const howIsKey = (office: readonly KeyHolder[], key: string) => keyState(holdersByKey(office).get(key) ?? []);
const SAFE = holder("safe", { kind: "emergency", mayVouch: false, mayFound: false });

describe("an office of", () => {
  test("one: a single loss ends it; a confirmed code stands against it, an emergency key makes it safe", () => {
    const one = holder("anna");
    expect([howIs([one], one), howIsKey([one], "a")]).toEqual(["single", "single"]);
    const withCode = { ...one, hasCode: true };
    expect([howIs([withCode], withCode), howIsKey([withCode], "a")]).toEqual(["code", "code"]);
    expect([howIs([one, SAFE], one), howIsKey([one, SAFE], "a")]).toEqual(["safe", "safe"]);
    expect(howIsKey([one], "z")).toBe("lost");
  });
  test("two: an administrator and a handler bring each other's reports back, and the account's key hangs on one", () => {
    const fred = holder("fred", { keys: ["a"], mayVouch: false, mayFound: false });
    const lena = holder("lena", { keys: [ACCOUNT_KEY, "a"] });
    const both = [lena, fred];
    expect(rescuers(both, lena)).toEqual({ [ACCOUNT_KEY]: [], a: ["fred"] });
    expect(rescuers(both, fred)).toEqual({ a: ["lena"] });
    expect([howIs(both, lena), howIs(both, fred)]).toEqual(["single", "safe"]);
    // Nobody is left who could vouch for a handler.
    expect(howIs([fred, { ...fred, id: "kim" }], fred)).toBe("single");
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

/** What really happens, step by step: somebody has forgotten everything, and these others do what they can until nothing more comes. */
function regained(others: readonly KeyHolder[], was: KeyHolder): Set<string> {
  const got = new Set<string>();
  let isVouched = false;
  for (let before = -1; before !== got.size + Number(isVouched);) {
    before = got.size + Number(isVouched);
    for (const other of others) {
      if (other.id === was.id) continue;
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

/** Whether somebody brings one key back: it comes where nobody else holds that one. */
function brings(office: readonly KeyHolder[], giver: KeyHolder, person: KeyHolder, key: string): boolean {
  const others = office.map((one) => (one.id === giver.id ? one : { ...one, keys: one.keys.filter((own) => own !== key) }));
  return giver.id !== person.id && regained(others, person).has(key);
}

test("who can bring back whom is what comes back when all the others do what they can", () => {
  fc.assert(
    fc.property(offices, (office) => {
      // Asked for everybody, one after another: what was worked out for one is given to another only where it holds.
      const rescue = rescueOf(office);
      for (const person of office) {
        if (person.kind === "emergency") continue;
        const back = regained(office, person);
        const said = rescue(person);
        expect(endedKeys(person, said)).toEqual(person.keys.filter((key) => !back.has(key)).toSorted());
        expect(howIs(office, person) === "safe").toBe(person.keys.every((key) => back.has(key)));
        const who = office.filter((giver) => person.keys.some((key) => brings(office, giver, person, key)));
        const ofKey = (key: string) => office.filter((giver) => brings(office, giver, person, key)).map(({ id }) => id);
        expect(rescuers(office, person)).toEqual(Object.fromEntries(person.keys.map((key) => [key, ofKey(key)])));
        expect(said.colleagues.filter((id) => id !== person.id)).toEqual(who.filter(({ kind }) => kind === "person").map(({ id }) => id));
        const isWhole = (safe: KeyHolder) => person.keys.every((key) => brings(office, safe, person, key));
        expect(said.byEmergencyKey).toBe(office.some((one) => one.kind === "emergency" && isWhole(one)) || person.keys.length === 0);
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
        expect(rank[howIsKey(larger, key)]).toBeGreaterThanOrEqual(rank[howIsKey(office, key)]);
        const left = office.map((one) => office.filter(({ id }) => id !== one.id)).filter((rest) => howIsKey(rest, key) === "lost");
        const holding = office.filter(({ keys }) => keys.includes(key)).length;
        expect(left.length > 0 && holding > 0 && howIsKey(office, key) === "safe").toBe(false);
      }
      for (const one of office)
        if (one.kind === "person") expect(rank[howIs(larger, one)]).toBeGreaterThanOrEqual(rank[howIs(office, one)]);
    }),
  );
});
