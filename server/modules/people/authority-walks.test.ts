import { PERMISSIONS } from "@hz/contract/permissions";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { ACTS } from "../../testing/authority-model.ts";
import { AuthorityWalk, type Drawn } from "../../testing/authority-walk.ts";

/** How many walks; the nightly form asks for more. */
const WALKS = Math.min(Number(process.env["HZ_WALKS"] ?? 40), 1000);

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  // How often somebody may try is no matter of authority.
  Object.assign(own.ctx, { rateLimiter: { check: () => {}, count: () => {}, giveBack: () => {} } });
});
afterAll(() => own.close());

// Whoever manages people is drawn more often than one in two, and everything as often as anything: there something happens.
const some = fc.oneof(
  fc.constant([...PERMISSIONS]),
  fc.subarray([...PERMISSIONS]),
  fc.subarray([...PERMISSIONS]).map((drawn) => PERMISSIONS.filter((one) => one === "Benutzer und Abteilungen" || drawn.includes(one))),
);
const deed: fc.Arbitrary<Drawn> = fc.record({ by: fc.nat(5), act: fc.constantFrom(...ACTS), to: fc.nat(6), permissions: some });
/** Two who act on each other at the same moment, mostly taking from each other. */
const mutual = fc
  .record({ pair: fc.constantFrom([0, 1], [0, 2], [1, 2]), acts: fc.tuple(taking(), taking()), permissions: some })
  .map(({ pair: [a, b], acts, permissions }): [Drawn, Drawn] => [
    { by: a!, act: acts[0], to: b!, permissions },
    { by: b!, act: acts[1], to: a!, permissions },
  ]);
const step = fc.oneof(
  { arbitrary: fc.tuple(deed), weight: 3 },
  { arbitrary: fc.tuple(deed, deed), weight: 1 },
  { arbitrary: mutual, weight: 2 },
);

function taking(): fc.Arbitrary<Drawn["act"]> {
  return fc.constantFrom("remove", "deactivate", "permissions", "hand-over", "rename");
}

test(
  "whoever acts on whom, one after another or two at once: nobody with less changes who has more, nobody gives what they lack, and there is one owner",
  async () => {
    const codes = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(some, { minLength: 2, maxLength: 4 }),
        fc.array(step, { minLength: 4, maxLength: 14 }),
        async (holding, steps) => {
          const walk = await AuthorityWalk.begin(own, holding);
          for (const drawn of steps) await walk.take(...drawn);
          for (const line of walk.told) codes.set(line.split(": ").at(-1)!, (codes.get(line.split(": ").at(-1)!) ?? 0) + 1);
        },
      ),
      { numRuns: WALKS, ...(process.env["HZ_WALKS"] ? {} : { seed: 20261123 }) },
    );
    // So that the walks do not only walk into walls.
    for (const code of ["OK", "HOLDS_MORE", "GIVES_MORE", "OWNER_STAYS", "NOT_SIGNED_IN", "FORBIDDEN"])
      expect(codes.get(code) ?? 0, code).toBeGreaterThan(WALKS / 20);
  },
  Infinity,
);
