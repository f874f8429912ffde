import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "../procedure/deadlines.ts";
import {
  daysOf,
  isWholeQuarters,
  monthsOf,
  PERIOD_PRESETS,
  periodBefore,
  periodFault,
  presetPeriod,
  quartersOf,
} from "./evaluation-periods.ts";

const text = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

test.each([
  ["month", "2024-02-11", "2024-02-01 2024-02-29"],
  ["month", "2026-02-28", "2026-02-01 2026-02-28"],
  ["quarter", "2026-11-22", "2026-10-01 2026-12-31"],
  ["quarter", "2026-03-31", "2026-01-01 2026-03-31"],
  ["year", "2026-11-22", "2026-01-01 2026-12-31"],
  ["last-year", "2026-01-01", "2025-01-01 2025-12-31"],
  ["twelve-months", "2026-11-22", "2025-12-01 2026-11-30"],
  ["twelve-months", "2024-02-29", "2023-03-01 2024-02-29"],
] as const)("%s on %s is %s", (preset, today, expected) => {
  expect(text(presetPeriod(preset, today))).toBe(expected);
});

describe("the period before", () => {
  test.each([
    ["2026-03-01", "2026-03-31", "2026-02-01 2026-02-28"],
    ["2024-03-01", "2024-03-31", "2024-02-01 2024-02-29"],
    ["2026-01-01", "2026-12-31", "2025-01-01 2025-12-31"],
    ["2026-01-01", "2026-03-31", "2025-10-01 2025-12-31"],
    ["2026-03-02", "2026-03-31", "2026-01-31 2026-03-01"],
    ["2024-03-01", "2024-03-01", "2024-02-29 2024-02-29"],
  ])("of %s to %s is %s", (from, to, expected) => {
    expect(text(periodBefore({ from, to }))).toBe(expected);
  });

  const period = fc
    .tuple(fc.date({ min: new Date("2001-01-01"), max: new Date("2150-01-01"), noInvalidDate: true }), fc.nat(3000))
    .map(([date, days]) => ({ from: date.toISOString().slice(0, 10), to: addDays(date.toISOString().slice(0, 10), days) }));
  test("ends the day before, and is as long by days or by months", () => {
    fc.assert(
      fc.property(period, (given) => {
        const before = periodBefore(given);
        expect(addDays(before.to, 1)).toBe(given.from);
        expect(daysOf(before) === daysOf(given) || monthsOf(before).length === monthsOf(given).length).toBe(true);
      }),
    );
  });
});

test("months are those with a day of the period", () => {
  expect(monthsOf({ from: "2025-11-30", to: "2026-02-01" })).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  expect(monthsOf({ from: "2026-03-31", to: "2026-03-31" })).toEqual(["2026-03"]);
});

test.each([
  ["2026-01-01", "2026-03-31", true],
  ["2024-04-01", "2026-12-31", true],
  ["2026-02-01", "2026-04-30", false],
  ["2026-01-01", "2026-03-30", false],
  ["2026-01-02", "2026-03-31", false],
])("%s to %s: whole quarters %s", (from, to, expected) => {
  expect(isWholeQuarters({ from, to })).toBe(expected);
});

test.each([
  ["2026-01-01", "2026-12-31", "2026-01-01 2026-12-31"],
  ["2026-11-01", "2026-11-30", "2026-10-01 2026-12-31"],
  ["2025-12-31", "2026-04-01", "2025-10-01 2026-06-30"],
])("%s to %s lies in the quarters %s", (from, to, expected) => {
  expect(text(quartersOf({ from, to }))).toBe(expected);
});

test("presets are never at fault; what ends before it begins or has more than ten years is", () => {
  for (const preset of PERIOD_PRESETS) expect(periodFault(presetPeriod(preset, "2026-11-22"))).toBeNull();
  expect(periodFault({ from: "2026-01-02", to: "2026-01-01" })).toBe("PERIOD_REVERSED");
  expect(periodFault({ from: "2016-01-01", to: "2025-12-31" })).toBeNull();
  expect(periodFault({ from: "2016-01-01", to: "2026-01-01" })).toBe("PERIOD_TOO_LONG");
});
