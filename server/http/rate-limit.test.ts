import { expect, onTestFinished, test, vi } from "vitest";
import type { Failure } from "./failures.ts";
import type { SharedCounts } from "./shared-counts.ts";
import { createRateLimiter, RATE_LIMITS } from "./rate-limit.ts";

const MINUTE = 60_000;
function atNoon() {
  let time = 0;
  const limiter = createRateLimiter({ now: () => time });
  const isOpen = (origin: string, kind: keyof typeof RATE_LIMITS = "sign-in") => {
    try {
      limiter.check(kind, origin);
      return true;
    } catch (error) {
      expect((error as { code: string }).code).toBe("TOO_MANY_TRIES");
      return false;
    }
  };
  const use = (origin: string, number: number = RATE_LIMITS["sign-in"].attempts) => {
    for (let n = 0; n < number; n++) limiter.count("sign-in", origin);
  };
  return { limiter, isOpen, use, pass: (ms: number) => (time += ms) };
}

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:1:2:3", true],
  ["2001:0DB8:0001:0002:0:0:0:9", "2001:db8:1:2::", true],
  ["2001:db8::1", "2001:db8:0:0:5::", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.2", false],
  ["192.0.2.1", "192.0.2.2", false],
])("%s and %s are the same origin: %s", (one, other, same) => {
  const { isOpen, use } = atNoon();
  use(one);
  expect([isOpen(one), isOpen(other)]).toEqual([false, !same]);
});

test("an origin has its tries of each kind, and new ones when the window is over", () => {
  const { isOpen, use, pass } = atNoon();
  use("a", 9);
  expect(isOpen("a")).toBe(true);
  use("a", 1);
  expect([isOpen("a"), isOpen("b"), isOpen("a", "register")]).toEqual([false, true, true]);
  pass(5 * MINUTE - 1);
  expect(isOpen("a")).toBe(false);
  pass(1);
  expect(isOpen("a")).toBe(true);
  use("a", 9);
  expect(isOpen("a")).toBe(true);
});

test("the refusal says in how many minutes the next try counts", () => {
  const { limiter, use, pass } = atNoon();
  const text = () => {
    try {
      limiter.check("sign-in", "a");
      return null;
    } catch (error) {
      return (error as Failure).text;
    }
  };
  use("a");
  expect(text()).toMatch(/in 5 Minuten noch einmal\.$/);
  pass(MINUTE + 1);
  expect(text()).toMatch(/in 4 Minuten noch einmal\.$/);
  pass(3 * MINUTE);
  expect(text()).toMatch(/in einer Minute noch einmal\.$/);
  pass(MINUTE);
  expect(text()).toBeNull();
});

test("tries after the limit do not make the wait longer", () => {
  const { isOpen, use, pass } = atNoon();
  use("a");
  pass(4 * MINUTE);
  use("a");
  pass(MINUTE);
  expect(isOpen("a")).toBe(true);
});

test("after an hour the key is thrown away, and with it all that was counted", () => {
  const { limiter, isOpen, pass } = atNoon();
  pass(59 * MINUTE);
  for (let n = 0; n < RATE_LIMITS.register.attempts; n++) limiter.count("register", "a");
  expect(isOpen("a", "register")).toBe(false);
  pass(2 * MINUTE);
  expect(isOpen("a", "register")).toBe(true);
});

test("a pair is an origin, as wide as it is alone, and what it tries at", () => {
  const { limiter } = atNoon();
  for (let n = 0; n < RATE_LIMITS["sign-in"].attempts; n++) limiter.count("sign-in", "2001:db8:1:2::1", "anna");
  const check = (origin: string, subject: string) => () => limiter.check("sign-in", origin, subject);
  expect(check("2001:db8:1:2::9", "anna")).toThrow("TOO_MANY_TRIES");
  expect(check("2001:db8:1:2::1", "malik")).not.toThrow();
  expect(check("2001:db8:1:3::1", "anna")).not.toThrow();
});

test("origins without end drive out those of their own kind only", () => {
  const { limiter, isOpen, use } = atNoon();
  use("a");
  for (let n = 0; n < 50_001; n++) limiter.count("challenge", `late ${n}`);
  expect(isOpen("a")).toBe(false);
});

test("many origins of a kind neither fill the memory nor free one that is over its limit a moment ago", () => {
  const { limiter, isOpen, use } = atNoon();
  for (let n = 0; n < 49_990; n++) limiter.count("sign-in", `early ${n}`);
  use("a");
  for (let n = 0; n < 1_000; n++) limiter.count("sign-in", `late ${n}`);
  expect(isOpen("a")).toBe(false);
});

test("an hour later nothing is left of it, also where nothing is tried any more", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { isOpen, use } = atNoon();
  use("a");
  expect(isOpen("a")).toBe(false);
  // This clock stands still.
  vi.advanceTimersByTime(60 * MINUTE);
  expect(isOpen("a")).toBe(true);
});

/** Two instances, each of which hears at once what the other tells. */
function twoInstances() {
  let time = 0;
  const ears: ((name: string, by: number) => void)[] = [];
  const one = (mine: number) => {
    const counts: SharedCounts = {
      tell: (_kind, name, by) => ears[1 - mine]!(name, by),
      onTold: (_kind, hear) => void (ears[mine] = hear),
    };
    return createRateLimiter({ now: () => time, others: { counts, nameOf: (...parts) => parts.join("+") } });
  };
  return { here: one(0), there: one(1), pass: (ms: number) => (time += ms) };
}

test("tries at two instances count together, and are given back in both", () => {
  const { here, there, pass } = twoInstances();
  for (let n = 0; n < 5; n++) here.count("sign-in", "192.0.2.1", "ida@kern.example");
  for (let n = 0; n < 4; n++) there.count("sign-in", "192.0.2.1", "ida@kern.example");
  const used = (origin: string) => [here, there].map((one) => one.isUsedUp("sign-in", origin, "ida@kern.example"));
  expect(used("192.0.2.1")).toEqual([false, false]);
  there.count("sign-in", "192.0.2.1", "ida@kern.example");
  expect([used("192.0.2.1"), used("192.0.2.2")]).toEqual([
    [true, true],
    [false, false],
  ]);
  there.giveBack("sign-in", "192.0.2.1", "ida@kern.example");
  expect(used("192.0.2.1")).toEqual([false, false]);
  there.count("sign-in", "192.0.2.1", "ida@kern.example");
  pass(5 * MINUTE);
  expect(used("192.0.2.1")).toEqual([false, false]);
});

test("a count that nobody knows and a change that is none leave everything as it was", () => {
  let hear: (name: string, by: number) => void = () => {};
  const counts: SharedCounts = { tell() {}, onTold: (_kind, ear) => void (hear = ear) };
  const limiter = createRateLimiter({ now: () => 0, others: { counts, nameOf: () => "AAAA" } });
  for (const name of ["__proto__/AAAA", "none/AAAA", "", "sign-in"]) hear(name, 99);
  hear("sign-in/AAAA", -99);
  expect(limiter.isUsedUp("sign-in", "a")).toBe(false);
  hear("sign-in/AAAA", 99);
  expect(limiter.isUsedUp("sign-in", "a")).toBe(true);
});
