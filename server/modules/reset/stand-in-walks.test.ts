import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { settle } from "../../testing/key-walk-settle.ts";
import { STAND_IN_EVENTS, STAND_IN_OFTEN, type StandInStep, StandInWalk } from "../../testing/stand-in-walk.ts";

/** How many walks; the nightly form asks for more. */
const WALKS = Number(process.env["HZ_WALKS"] ?? 12);
const SEED = Number(process.env["HZ_WALKS_SEED"] ?? (process.env["HZ_WALKS"] ? Date.now() % 2 ** 31 : 20261126));

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const step: fc.Arbitrary<StandInStep> = fc.record({
  event: fc.constantFrom(...STAND_IN_EVENTS, ...STAND_IN_OFTEN),
  a: fc.nat(5),
  b: fc.nat(5),
});
/** Some walks begin where an administrator from outside has joined, or has the code of a key in the safe that opens everything as well. */
const JOINED: StandInStep[] = [{ event: "join", a: 1, b: 0 }];
const BEGINNINGS: readonly (readonly StandInStep[])[] = [
  [],
  [...JOINED, { event: "let-in", a: 0, b: 0 }],
  [{ event: "emergency-key", a: 1, b: 0 }, { event: "grant-safe", a: 2, b: 0 }, ...JOINED],
];

const reached = new Map<string, number>();

async function walked(steps: readonly StandInStep[]): Promise<void> {
  const walk = await StandInWalk.begin(own);
  try {
    await walk.take({ event: "about", a: 0, b: 0 });
    for (const one of steps) await walk.take(one);
    await settle(walk.keys);
    for (const what of walk.keys.happened) reached.set(what, (reached.get(what) ?? 0) + 1);
  } catch (error) {
    throw new Error(walk.keys.told.join("\n"), { cause: error });
  }
}

test(
  "whoever stands in, their keys go to nobody whom none of them let in, and are lost to none of them",
  { retry: 0, timeout: Infinity },
  async () => {
    reached.clear();
    const steps = fc.array(step, { minLength: 6, maxLength: 20 });
    const property = fc.asyncProperty(fc.constantFrom(...BEGINNINGS), steps, (beginning, rest) => walked([...beginning, ...rest]));
    await fc.assert(property, { numRuns: WALKS, seed: SEED });
    console.log(`${WALKS} walks, HZ_WALKS_SEED=${SEED}`);
    for (const [what, times] of [...reached].toSorted(([, one], [, other]) => other - one))
      console.log(`${String(times).padStart(6)}  ${what}`);
    for (const what of ["a report lies with who stands in", "somebody was given a key that is there", "a new key went to its readers"])
      expect(reached.get(what) ?? 0, what).toBeGreaterThan(0);
  },
);
