import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { KeyWalk } from "../../testing/key-walk.ts";
import { EVENTS, type Step, take } from "../../testing/key-walk-events.ts";
import { settle } from "../../testing/key-walk-settle.ts";

/** How many walks; the nightly form asks for 10,000. */
const WALKS = Number(process.env["HZ_WALKS"] ?? 300);

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const step = fc.record({ event: fc.constantFrom(...EVENTS), a: fc.nat(4), b: fc.nat(4) });

async function walked(kinds: readonly number[], steps: readonly Step[]): Promise<void> {
  const walk = await KeyWalk.begin(own);
  try {
    // So that there are colleagues to lose keys with: alone there is nobody to bring anybody back.
    await take(walk, { event: "report", a: 0, b: 0 });
    for (const b of kinds) await take(walk, { event: "invite-with-code", a: 0, b });
    for (const one of steps) await take(walk, one);
    await settle(walk);
  } catch (error) {
    if (process.env["HZ_WALKS_TOLD"]) console.error(walk.told.join("\n"), error);
    throw new Error(walk.told.join("\n"), { cause: error });
  }
}

/** What fell once, step by step: what is found by chance is not left to chance. */
const FELL: [string, number[], Step[]][] = [
  [
    "who came back after a deactivation was handed a new epoch by somebody who then lost their key",
    [0],
    [
      { event: "deactivate", a: 0, b: 0 },
      { event: "activate", a: 0, b: 0 },
      { event: "renew", a: 0, b: 0 },
      { event: "reset-without-code", a: 0, b: 0 },
    ],
  ],
  [
    "whoever released a colleague lost their key before the colleague had compared the account's",
    [],
    [
      { event: "invite-without-code", a: 0, b: 1 },
      { event: "release", a: 0, b: 0 },
      { event: "reset-without-code", a: 0, b: 0 },
    ],
  ],
  [
    "who accepted a new account key handed on what they hold before anybody had released them",
    [1],
    [
      { event: "reset-without-code", a: 0, b: 0 },
      { event: "compare", a: 1, b: 0 },
      { event: "release", a: 1, b: 0 },
    ],
  ],
];
test.each(FELL)("%s", (_, kinds, steps) => walked(kinds, steps));

test(
  "whoever loses a key gets it back while anybody of the office still holds it, in whatever order",
  // The same walks fall again.
  { retry: 0, timeout: Infinity },
  async () => {
    const [began, used] = [Date.now(), process.cpuUsage()];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(4), { minLength: 1, maxLength: 2 }), fc.array(step, { minLength: 3, maxLength: 12 }), walked),
      {
        numRuns: WALKS,
        // The same ones each time, so that nobody is turned away by chance; the nightly form takes others every night.
        ...(process.env["HZ_WALKS"] ? {} : { seed: 20261123 }),
        endOnFailure: process.env["HZ_WALKS_TOLD"] !== undefined,
      },
    );
    const { user, system } = process.cpuUsage(used);
    const [seconds, processor] = [(Date.now() - began) / 1000, (user + system) / 1e6];
    console.log(`${WALKS} walks in ${seconds.toFixed()} s, ${processor.toFixed()} s of the processor`);
    expect(WALKS).toBeGreaterThan(0);
  },
);
