import type { Measured } from "@hz/contract/service-status";
import { expect, test } from "vitest";
import { type DayOfBits, measure, minuteOf, untilNextCheck } from "./measured.ts";

const MINUTE = 60_000;

/** The days in which the given stretches of time were noted, each minute of them, both ends included. */
function noted(...stretches: [from: string, to: string][]): DayOfBits[] {
  const days = new Map<string, Uint8Array>();
  for (const [from, to] of stretches)
    for (let at = Date.parse(from); at <= Date.parse(to); at += MINUTE) {
      const { day, minute } = minuteOf(new Date(at));
      const bits = days.get(day) ?? new Uint8Array(180);
      bits[minute >> 3]! |= 1 << (minute & 7);
      days.set(day, bits);
    }
  return [...days].map(([day, ready]) => ({ day, ready }));
}
const at = (now: string, ...stretches: [string, string][]) => measure(noted(...stretches), new Date(now));
const daysOf = (measured: Measured | null) => measured!.days.filter(({ minutes }) => minutes > 0);

test("where nothing was noted, or the first note is of the minute that runs, nothing was measured", () => {
  expect(at("2026-11-30T12:00:40Z")).toBeNull();
  expect(at("2026-11-30T12:00:40Z", ["2026-11-30T12:00Z", "2026-11-30T12:00Z"])).toBeNull();
});

test("the first day counts from its first note, today until the last whole minute", () => {
  const measured = at("2026-11-30T06:10:20Z", ["2026-11-29T23:00Z", "2026-11-30T06:10Z"]);
  expect(measured).toMatchObject({ since: "2026-11-29T23:00:00.000Z", last: "2026-11-30T06:10:00.000Z", isReady: true });
  expect(measured!.days).toHaveLength(90);
  expect(measured!.days[0]).toEqual({ day: "2026-09-02", minutes: 0, ready: 0 });
  expect(daysOf(measured)).toEqual([
    { day: "2026-11-29", minutes: 60, ready: 60 },
    { day: "2026-11-30", minutes: 370, ready: 370 },
  ]);
});

test("a gap over midnight is missing on both days, and one until now makes the service not ready", () => {
  const measured = at("2026-11-30T00:20:00Z", ["2026-11-29T22:00Z", "2026-11-29T23:49Z"], ["2026-11-30T00:05Z", "2026-11-30T00:09Z"]);
  expect(daysOf(measured)).toEqual([
    { day: "2026-11-29", minutes: 120, ready: 110 },
    { day: "2026-11-30", minutes: 20, ready: 5 },
  ]);
  expect(measured).toMatchObject({ last: "2026-11-30T00:09:00.000Z", isReady: false });
});

test("a whole day without a note is one in which the service was not ready", () => {
  const measured = at("2026-11-30T00:01:00Z", ["2026-11-28T23:59Z", "2026-11-28T23:59Z"], ["2026-11-30T00:00Z", "2026-11-30T00:00Z"]);
  expect(daysOf(measured)).toEqual([
    { day: "2026-11-28", minutes: 1, ready: 1 },
    { day: "2026-11-29", minutes: 1440, ready: 0 },
    { day: "2026-11-30", minutes: 1, ready: 1 },
  ]);
});

test("the first day of all tells since when, however long ago, and everything shown counts", () => {
  const measured = at("2026-11-30T00:00:00Z", ["2025-01-01T08:00Z", "2025-01-01T08:00Z"], ["2026-11-29T00:00Z", "2026-11-29T23:59Z"]);
  expect(measured).toMatchObject({ since: "2025-01-01T08:00:00.000Z" });
  expect(measured!.days.map(({ minutes }) => minutes)).toEqual([...Array.from({ length: 89 }, () => 1440), 0]);
  expect(measured!.days.filter(({ ready }) => ready > 0)).toEqual([{ day: "2026-11-29", minutes: 1440, ready: 1440 }]);
});

test("what a clock that ran ahead noted does not count before its time", () => {
  const ahead: [string, string] = ["2026-12-24T00:00Z", "2026-12-24T23:59Z"];
  expect(at("2026-11-30T12:00:00Z", ahead)).toBeNull();
  const measured = at("2026-11-30T12:00:00Z", ["2026-11-30T11:00Z", "2026-11-30T11:59Z"], ahead);
  expect(measured).toMatchObject({ last: "2026-11-30T11:59:00.000Z" });
  expect(daysOf(measured)).toEqual([{ day: "2026-11-30", minutes: 60, ready: 60 }]);
});

test.each([
  ["2026-11-30T12:00:00.000Z", 30_000],
  ["2026-11-30T12:00:29.999Z", 1],
  ["2026-11-30T12:00:30.000Z", 60_000],
  ["2026-11-30T23:59:59.000Z", 31_000],
])("at %s the next check is due in %i ms", (now, wait) => {
  expect(untilNextCheck(new Date(now))).toBe(wait);
});
