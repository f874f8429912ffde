import { expect, onTestFinished, test, vi } from "vitest";
import type { SharedCounts } from "./shared-counts.ts";
import { createSecrets } from "../secrets.ts";
import { createTriesKey, HOUR_MS } from "./tries-key.ts";

/** Instances with one server key that hear each other at once, unless told otherwise; `told` is all that is said. */
function instances() {
  let time = 1_800_000_000_000;
  const told: string[] = [];
  const ears = new Map<number, (name: string, by: number) => void>();
  const deaf = new Set<number>();
  const start = (me: number, secret = 1) => {
    const counts: SharedCounts = {
      tell(kind, name, by) {
        told.push(`${kind} ${name}`);
        for (const [other, hear] of ears) if (other !== me && !deaf.has(other) && !deaf.has(me)) hear(name, by);
      },
      onTold: (_kind, hear) => void ears.set(me, hear),
    };
    return createTriesKey({ now: () => time, counts, secrets: createSecrets(Buffer.alloc(32, secret)) });
  };
  return { start, told, deaf, pass: (ms: number) => (time += ms), say: (to: number, name: string) => ears.get(to)!(name, 1) };
}
const all = (...names: ((...parts: string[]) => string)[]) => new Set(names.map((name) => name("sign-in", "192.0.2.1")));

test("instances name an origin alike, also one that starts later, and in the next hour otherwise", () => {
  const { start, pass } = instances();
  const [one, two] = [start(1), start(2)];
  const before = one("sign-in", "192.0.2.1");
  expect(before).toMatch(/^[\w-]{4}$/);
  pass(1000);
  const three = start(3);
  expect(all(one, two, three)).toEqual(new Set([before]));
  expect(one("sign-in", "192.0.2.2")).not.toBe(before);
  pass(HOUR_MS);
  const after = all(three, one, two);
  expect([after.size, after.has(before)]).toEqual([1, false]);
});

test("of those that did not hear each other the older key counts once they do", () => {
  const { start, deaf, pass } = instances();
  deaf.add(2);
  const [one, two] = [start(1), start(2)];
  const name = one("x");
  pass(1000);
  expect(two("x")).not.toBe(name);
  deaf.clear();
  const three = start(3);
  expect([three("x"), one("x"), two("x")]).toEqual([name, name, name]);
});

test("what nobody listened to is told again", () => {
  const { start, deaf, pass } = instances();
  const two = start(2);
  deaf.add(1);
  const one = start(1);
  one("x");
  pass(1000);
  two("x");
  deaf.clear();
  expect(two("x")).not.toBe(one("x"));
  pass(60_000);
  one("x");
  expect(two("x")).toBe(one("x"));
});

test("an hour later the key is gone, also where nothing is tried any more", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { start } = instances();
  const one = start(1);
  const name = one("x");
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(HOUR_MS);
  // This clock stands still: only what was forgotten is made anew.
  expect(one("x")).not.toBe(name);
});

test("nobody learns the key without the server's, and what is not sealed under it, as it is told, counts for nothing", () => {
  const { start, told, deaf, pass, say } = instances();
  const one = start(1);
  const name = one("x");
  pass(1000);
  deaf.add(2);
  start(2)("x");
  const [, hour, madeAt, sealed] = /^tries-key (\d+)\/(\d+)\/([\w-]+)$/.exec(told[1]!)!;
  expect(Buffer.from(sealed!, "base64url")).toHaveLength(12 + 16 + 32);
  // Another server's, a younger one told as older, and no key at all.
  start(3, 9)("x");
  for (const words of [`${hour}/${Number(madeAt) - 2000}/${sealed}`, `${hour}/0/AAAA`, "", "///"]) say(1, words);
  expect(one("x")).toBe(name);
});
