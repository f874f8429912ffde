import type { Department } from "@hz/contract/people/departments";
import { describe, expect, test } from "vitest";
import { afterKey, canReseal, type Means, receiversOf, renewalOf } from "./renewal-state.ts";

const NOW = Date.UTC(2026, 10, 21);
const inDays = (days: number) => NOW / 1000 + days * 86_400;
const reader = { userId: "anna", isReader: true, isVouched: true, hasKeys: true, mayMove: true, missing: [] };
const calm: Department = {
  id: "d",
  name: "Stelle",
  key: { departmentId: "d", epoch: 2, publicKey: "", notAfter: inDays(200), signature: "", purpose: null },
  epoch: 2,
  notAfter: inDays(50),
  renewBy: inDays(200),
  renewalDue: false,
  isLost: false,
  older: [],
  members: [reader],
  emergencyKey: null,
  renewers: ["anna", "berta"],
  uncompared: [],
  channels: [],
  categories: [],
};
const means: Means = { userId: "anna", mayManage: true, mayHandle: true, signs: true, holds: () => true };
const older = [
  { epoch: 1, reports: 7, waiting: 5 },
  { epoch: 0, reports: 2, waiting: 0 },
];

describe("what is to be renewed", () => {
  test("nothing while the key holds and no report waits", () => {
    expect(renewalOf(calm, means, NOW)).toEqual({ step: "none" });
    expect(renewalOf({ ...calm, older: [{ epoch: 1, reports: 3, waiting: 0 }] }, means, NOW)).toEqual({ step: "none" });
  });
  test("a new key after somebody left, thirty days before its time ends, and after it", () => {
    const why = (change: Partial<Department>) => renewalOf({ ...calm, ...change }, means, NOW);
    expect(why({ renewalDue: true })).toEqual({
      step: "key",
      why: "left",
      needsReader: false,
      former: [],
      can: true,
      who: ["anna", "berta"],
      mustCompare: false,
    });
    expect(why({ isLost: true, renewalDue: true })).toMatchObject({ step: "key", why: "lost" });
    expect(why({ renewBy: inDays(31) })).toEqual({ step: "none" });
    expect(why({ renewBy: inDays(29) })).toMatchObject({ step: "key", why: "ends" });
    expect(why({ notAfter: inDays(-1), renewalDue: true })).toMatchObject({ step: "key", why: "ended" });
  });
  test("a new key comes before the reports that wait", () => {
    expect(renewalOf({ ...calm, older, renewalDue: true }, means, NOW)).toMatchObject({ step: "key" });
    expect(renewalOf({ ...calm, older }, means, NOW)).toEqual({ step: "reseal", waiting: 5, can: true, who: ["anna"], mustCompare: false });
  });
});

describe("who can", () => {
  test("makes a key: with the permission and the account's seed", () => {
    const due = { ...calm, renewalDue: true };
    expect(renewalOf(due, { ...means, mayManage: false }, NOW)).toMatchObject({ can: false });
    expect(renewalOf(due, { ...means, signs: false }, NOW)).toMatchObject({ can: false });
  });
  test("makes no key while nobody reads who could be given it", () => {
    const due = { ...calm, isLost: true, members: [{ ...reader, isVouched: false }] };
    expect(renewalOf(due, means, NOW)).toMatchObject({ can: false, needsReader: true });
    expect(renewalOf({ ...due, members: [reader] }, means, NOW)).toMatchObject({ can: true, needsReader: false });
  });
  test("makes a key at once: who has compared the account's; where nobody has, all are named with that condition", () => {
    const due = { ...calm, renewalDue: true };
    expect(renewalOf({ ...due, uncompared: ["anna"] }, means, NOW)).toMatchObject({ who: ["berta"], mustCompare: false });
    expect(renewalOf({ ...due, uncompared: ["anna", "berta"] }, means, NOW)).toMatchObject({ who: ["anna", "berta"], mustCompare: true });
    expect(renewalOf({ ...due, renewers: [] }, means, NOW)).toMatchObject({ who: [], mustCompare: false });
  });
  test("seals anew: a reader of the department who holds the epochs that wait and the newest", () => {
    const held = (epochs: number[]) => ({
      ...means,
      holds: (_: string, needed: readonly number[]) => needed.every((one) => epochs.includes(one)),
    });
    expect(canReseal({ ...calm, older }, held([1, 2]))).toBe(true);
    expect(canReseal({ ...calm, older }, held([2]))).toBe(false);
    expect(canReseal({ ...calm, older }, held([1]))).toBe(false);
    expect(canReseal({ ...calm, older, members: [] }, means)).toBe(false);
    expect(canReseal({ ...calm, older }, { ...means, mayHandle: false })).toBe(false);
  });
  test("a colleague who waits for a grant is not named as one who can", () => {
    const waiting = { ...reader, userId: "carl", missing: [1] };
    expect(renewalOf({ ...calm, older, members: [reader, waiting] }, means, NOW)).toMatchObject({ who: ["anna"] });
  });
});

test("the next key goes to vouched readers and the emergency key, to nobody else", () => {
  const members = [reader, { ...reader, userId: "berta", isReader: false }, { ...reader, userId: "carl", isVouched: false }];
  expect(receiversOf({ ...calm, members, emergencyKey: { userId: "safe", since: "2026-11-21T08:00:00.000Z", missing: [] } })).toEqual([
    "anna",
    "safe",
  ]);
});

test("who waits for a release gets the next key only where nobody holds the present one", () => {
  const [waits, other] = [
    { ...reader, userId: "carl", hasKeys: false, missing: [calm.epoch] },
    { ...reader, userId: "dora", hasKeys: false, missing: [calm.epoch] },
  ];
  expect(receiversOf({ ...calm, members: [reader, waits], emergencyKey: null })).toEqual(["anna"]);
  expect(receiversOf({ ...calm, members: [waits, other], emergencyKey: null })).toEqual(["carl", "dora"]);
});

test("of a lost key nobody misses anything: the next goes to who holds a former one, and they are named while they wait", () => {
  const lost = { ...calm, isLost: true, emergencyKey: null };
  const joined = { ...reader, userId: "dora", hasKeys: false };
  expect(receiversOf({ ...lost, members: [reader, joined] })).toEqual(["anna"]);
  expect(receiversOf({ ...lost, members: [joined] })).toEqual(["dora"]);
  const waits = { ...lost, members: [{ ...reader, isVouched: false }, joined] };
  expect(receiversOf(waits)).toEqual([]);
  expect(renewalOf(waits, means, NOW)).toMatchObject({ can: false, needsReader: true, former: ["anna"] });
});

test("where nobody holds the present one, it goes to who holds a former one, and not past them while they wait to be vouched for", () => {
  const former = { ...reader, userId: "carl", missing: [calm.epoch] };
  const joined = { ...reader, userId: "dora", hasKeys: false, missing: [calm.epoch] };
  expect(receiversOf({ ...calm, members: [former, joined], emergencyKey: null })).toEqual(["carl"]);
  expect(receiversOf({ ...calm, members: [{ ...former, isVouched: false }, joined], emergencyKey: null })).toEqual([]);
});

test("once the key is new, whoever does not belong to the department is told of no report, and of none that were sealed", () => {
  const outside: Means = { ...means, userId: "olga" };
  expect(afterKey(calm, 1, outside)).toBe("others");
  expect(afterKey(calm, 2, outside)).toBe("nothing");
  expect(afterKey(calm, 1, means)).toBe("seal");
  expect(afterKey({ ...calm, older }, 1, means)).toBe("seal");
  expect(afterKey({ ...calm, older }, 2, { ...means, holds: () => false })).toBe("others");
  expect(afterKey(calm, 2, means)).toBe("nothing");
});
