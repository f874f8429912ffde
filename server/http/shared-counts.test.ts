import { randomBytes, randomUUID } from "node:crypto";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { refused } from "../testing/call.ts";
import { LiveBus } from "../events/live-bus.ts";
import { createSharedCounts } from "./shared-counts.ts";

let own: TestApplication;
let other: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  other = await own.another();
  await hearEachOther(own.ctx.bus, other.ctx.bus);
});
afterAll(() => own.close());

const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 20_000, interval: 50 });

/** What is told before both are connected, nobody hears. */
async function hearEachOther(...buses: LiveBus[]): Promise<void> {
  const heard = buses.map((bus) => {
    const words = new Set<string>();
    bus.onTold("hello", (word) => void words.add(word));
    return words;
  });
  await soon(() => {
    buses.forEach((bus, n) => bus.tell("hello", String(n)));
    for (const words of heard) expect(words.size).toBe(buses.length);
  });
}

/** Two instances' counts on one database, and what the second heard by name. */
async function twoCounts() {
  const buses = [new LiveBus(own.db), new LiveBus(own.db)] as const;
  onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))));
  await hearEachOther(...buses);
  const [one, two] = [createSharedCounts(buses[0]), createSharedCounts(buses[1])];
  const [heard, echoed] = [new Map<string, number>(), [] as string[]];
  two.onTold("test", (name, by) => void heard.set(name, (heard.get(name) ?? 0) + by));
  one.onTold("test", (name) => void echoed.push(name));
  return { one, two, heard, echoed };
}

test("what one instance counts the others hear, and it does not hear itself", async () => {
  const { one, heard, echoed } = await twoCounts();
  for (let n = 0; n < 7; n++) one.tell("test", "a/b", 1);
  one.tell("test", "given-back", 1);
  one.tell("test", "given-back", -1);
  one.tell("nobody", "hears", 1);
  one.tell("test", "last", -2);
  await soon(() => expect(heard.get("last")).toBe(-2));
  await soon(() => expect(heard.get("a/b")).toBe(7));
  expect([heard.size, echoed]).toEqual([2, []]);
});

test("more than one notification holds comes in several; what is beyond all bounds is left to each instance", async () => {
  const { one, heard } = await twoCounts();
  const names = Array.from({ length: 6_000 }, () => randomBytes(9).toString("base64url"));
  for (const name of names) one.tell("test", name, 1);
  await soon(() => expect(heard.size).toBe(5_000));
});

test("tries that an origin has used up at one instance are used up at the other one, for it alone", async () => {
  const [email, origin] = [`${randomUUID()}@kern.example`, "192.0.2.7"];
  const wrong = { body: { email, auth: randomBytes(32).toString("base64url"), remember: false } };
  const at = ({ app }: TestApplication, from: string) => refused(app, authRoutes.signIn, { ...wrong, from });
  for (let n = 0; n < 9; n++) expect(await at(own, origin)).toBe("SIGN_IN_FAILED");
  const isUsedUp = () => expect(other.ctx.rateLimiter.isUsedUp("sign-in", origin, email)).toBe(true);
  // Nine are told by now or soon, and one is not enough to use up ten alone.
  expect(await at(other, origin)).toBe("SIGN_IN_FAILED");
  await soon(isUsedUp);
  expect(await at(other, origin)).toBe("TOO_MANY_TRIES");
  expect(await at(other, "192.0.2.8")).toBe("SIGN_IN_FAILED");
});
