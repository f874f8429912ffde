import { describe, expect, test } from "vitest";
import {
  isDeletable,
  isListed,
  isReviewDue,
  type RetentionFacts,
  retainedUntil,
  noticesOn,
  obstaclesOf,
  reviewDays,
} from "./retention-rules.ts";

/** What it shows; closed; months; last day; from when it may be deleted. All moments in UTC; reckoned by hand. */
const CASES = `
  three years, over 29 February | 2026-03-02T09:00Z | 36 | 2029-03-02 | 2029-03-03T01:00Z
  closed on 29 February | 2028-02-29T09:00Z | 36 | 2031-02-28 | 2031-03-01T01:00Z
  closed on 29 February, kept for four years | 2028-02-29T09:00Z | 48 | 2032-02-29 | 2032-03-01T01:00Z
  closed in the old year in London, in the new one in Berlin | 2026-12-31T23:30Z | 84 | 2034-01-01 | 2034-01-02T01:00Z
  no 31 February | 2026-08-31T10:00Z | 6 | 2027-02-28 | 2027-03-01T01:00Z
  a month from 31 January | 2027-01-31T10:00Z | 1 | 2027-02-28 | 2027-03-01T01:00Z
  ends in summer time | 2026-06-15T21:59Z | 12 | 2027-06-15 | 2027-06-16T00:00Z
  closed in the first minute of a summer's day in Berlin | 2026-06-15T22:00Z | 12 | 2027-06-16 | 2027-06-17T00:00Z
  ends on the day the clocks go forward | 2026-03-28T12:00Z | 12 | 2027-03-28 | 2027-03-29T00:00Z
  ends on the day the clocks go back | 2026-10-31T12:00Z | 12 | 2027-10-31 | 2027-11-01T01:00Z
  the longest | 2026-03-02T09:00Z | 120 | 2036-03-02 | 2036-03-03T01:00Z`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()) as [string, string, string, string, string]);

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A report that nothing but its time keeps. */
const kept = (change: Partial<RetentionFacts> = {}): RetentionFacts => {
  const closedAt = new Date("2026-03-02T09:00Z");
  const announced = { day: "2029-03-02", at: new Date("2029-01-25T02:00Z"), isConfirmed: false };
  return { closedAt, months: 36, announced, isHeld: false, isUnread: false, needsConfirmation: false, ...change };
};
const AFTER = new Date("2029-03-03T02:00Z");

describe("§ 11 (5): the last day of keeping, and the first moment of deletion", () => {
  test.each(CASES)("%s", (_, closed, count, lastDay, from) => {
    const [closedAt, months, first] = [new Date(closed), Number(count), new Date(from)];
    expect(retainedUntil({ closedAt, months })?.lastDay).toBe(lastDay);
    const keeping = kept({ closedAt, months, announced: { day: lastDay, at: new Date(first.getTime() - 40 * DAY), isConfirmed: false } });
    expect(isDeletable(keeping, new Date(first.getTime() - MINUTE))).toBe(false);
    expect(isDeletable(keeping, first)).toBe(true);
  });
});

test("§ 11 (5): a clock that is an hour ahead deletes nothing before its day in Berlin is over", () => {
  const midnight = new Date("2029-03-02T23:00Z").getTime();
  for (const ahead of [0, 30, 60]) expect(isDeletable(kept(), new Date(midnight - MINUTE + ahead * MINUTE))).toBe(false);
});

test("§ 11 (5): while the procedure runs, and once it was opened again, no time runs", () => {
  const open = kept({ closedAt: null });
  expect(retainedUntil(open)).toBeNull();
  expect(isListed(open, AFTER)).toBe(false);
  expect(isDeletable(open, AFTER)).toBe(false);
});

test("§ 11 (5): closed again, the time begins anew, and what was announced before counts no more", () => {
  const again = kept({ closedAt: new Date("2026-03-09T09:00Z") });
  expect(obstaclesOf(again, new Date("2029-03-12T09:00Z"))).toEqual(["announcement"]);
  expect(isDeletable(again, new Date("2029-03-12T09:00Z"))).toBe(false);
});

test.each([
  ["a hold", { isHeld: true }, ["hold"]],
  ["an unread message", { isUnread: true }, ["unread"]],
  ["the second person", { needsConfirmation: true }, ["confirmation"]],
  ["no announcement", { announced: null }, ["announcement"]],
  [
    "all of them",
    { isHeld: true, isUnread: true, needsConfirmation: true, announced: null },
    ["hold", "unread", "announcement", "confirmation"],
  ],
] as const)("what is due stays for %s", (_, change, obstacles) => {
  expect(obstaclesOf(kept(change), AFTER)).toEqual(obstacles);
  expect(isDeletable(kept(change), AFTER)).toBe(false);
});

test("what somebody agreed to goes; the agreement to another day counts for nothing", () => {
  const announced = { ...kept().announced!, isConfirmed: true };
  expect(isDeletable(kept({ needsConfirmation: true, announced }), AFTER)).toBe(true);
  expect(obstaclesOf(kept({ needsConfirmation: true, announced: { ...announced, day: "2029-03-01" } }), AFTER)).toEqual([
    "announcement",
    "confirmation",
  ]);
});

test("a clock that leaps by years, or a shortened rule, deletes nothing that has not stood on the list for thirty days", () => {
  const leapt = new Date("2039-03-03T02:00Z");
  const announced = { day: "2029-03-02", at: leapt, isConfirmed: true };
  expect(isDeletable(kept({ announced }), leapt)).toBe(false);
  expect(isDeletable(kept({ announced }), new Date(leapt.getTime() + 30 * DAY - MINUTE))).toBe(false);
  expect(isDeletable(kept({ announced }), new Date(leapt.getTime() + 30 * DAY))).toBe(true);
  // And one that was announced by a clock that was set right again.
  expect(isDeletable(kept({ announced }), AFTER)).toBe(false);
});

test("the list begins 37 days before the last one, in Berlin's days", () => {
  expect(isListed(kept(), new Date("2029-01-23T22:59Z"))).toBe(false);
  expect(isListed(kept(), new Date("2029-01-23T23:00Z"))).toBe(true);
  expect(isListed(kept(), new Date("2032-01-01T12:00Z"))).toBe(true);
});

test("a hold is looked at again within twelve months, from tomorrow on", () => {
  expect(reviewDays(new Date("2027-02-28T23:30Z"))).toEqual({ first: "2027-03-02", last: "2028-03-01" });
  expect(reviewDays(new Date("2028-02-29T10:00Z"))).toEqual({ first: "2028-03-01", last: "2029-02-28" });
  expect(isReviewDue("2027-03-02", new Date("2027-03-01T22:59Z"))).toBe(false);
  expect(isReviewDue("2027-03-02", new Date("2027-03-01T23:00Z"))).toBe(true);
});

describe("what people are told", () => {
  const told = (change: Partial<RetentionFacts>, today: string, reviewDay: string | null = null) =>
    noticesOn(kept(change), reviewDay, today).map(({ kind, mark }) => `${kind} ${mark}`);
  const listed = "listed 2029-01-25";

  test("that it came onto the list, under the day of that in Berlin; nothing of one that stands there for another day", () => {
    expect(told({}, "2029-02-01")).toEqual([listed]);
    expect(told({ announced: { day: "2029-03-02", at: new Date("2029-01-25T23:30Z"), isConfirmed: false } }, "2029-02-01")).toEqual([
      "listed 2029-01-26",
    ]);
    expect(told({ announced: { day: "2029-03-01", at: AFTER, isConfirmed: false } }, "2029-02-01")).toEqual([]);
    expect(told({ closedAt: null }, "2029-02-01")).toEqual([]);
  });

  test("what waits for a second person or an unread message, from the day after the last one and weekly without end", () => {
    const waits = { needsConfirmation: true, isUnread: true };
    expect(told(waits, "2029-03-02")).toEqual([listed]);
    for (const today of ["2029-03-03", "2029-03-09"])
      expect(told(waits, today)).toEqual([listed, "unread 2029-03-03", "confirmation 2029-03-03"]);
    expect(told(waits, "2029-03-10")).toEqual([listed, "unread 2029-03-10", "confirmation 2029-03-10"]);
    expect(told({ isUnread: true }, "2030-03-03")).toEqual([listed, "unread 2030-03-02"]);
    const announced = { day: "2029-03-02", at: new Date("2029-01-25T02:00Z"), isConfirmed: true };
    expect(told({ needsConfirmation: true, announced }, "2029-03-10")).toEqual([listed]);
  });

  test("of a hold its review, from its day on and weekly, and nothing that it holds up itself", () => {
    const held = { isHeld: true, needsConfirmation: true, isUnread: true };
    expect(told(held, "2029-06-01", "2029-06-02")).toEqual([listed]);
    expect(told(held, "2029-06-02", "2029-06-02")).toEqual([listed, "review 2029-06-02"]);
    expect(told({ ...held, closedAt: null }, "2029-06-20", "2029-06-02")).toEqual(["review 2029-06-16"]);
  });
});
