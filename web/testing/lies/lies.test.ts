import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIE_IDS, LIES } from "./lies.ts";
import { OUTCOMES } from "./outcomes.ts";
import { FOUNDED, honestOffice, TO_OFFICES } from "./told-to-offices.ts";
import { TO_CASES, TO_LINKS, TO_READERS, TO_SAVERS, TO_THREADS, TRUTHS } from "./told-to-reporters.ts";
import { withLies } from "./write.ts";

const TELLINGS = { ...TO_LINKS, ...TO_CASES, ...TO_THREADS, ...TO_READERS, ...TO_SAVERS, ...TO_OFFICES };

test.each(LIE_IDS.map((id) => [id, LIES[id]] as const))("%s: the outcome is the one that the threat model has", async (id, { outcome }) => {
  expect(OUTCOMES[await TELLINGS[id]()]).toBe(OUTCOMES[outcome]);
});

test.each(Object.keys(TRUTHS))("what an honest server says goes through: %s", async (place) => {
  expect(await TRUTHS[place]!()).toBe("unnoticed");
});

test("and so it does in the office", async () => {
  expect(await honestOffice()).toEqual({ seeds: [FOUNDED], next: "unnoticed" });
});

test("the threat model says of a lying server what the list says: node scripts/write-lies.ts", () => {
  const written = readFileSync(new URL("../../../docs/threat-model.md", import.meta.url), "utf8");
  expect(withLies(written)).toBe(written);
});
