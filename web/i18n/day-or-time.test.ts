import { expect, test } from "vitest";
import { formatDayOrTime } from "./day-or-time.ts";

test("a moment without a time is told as Berlin's day, in summer as in winter; another with its time", () => {
  expect(formatDayOrTime("2026-11-01T23:00:00.000Z", "de")).toBe("2. November 2026");
  expect(formatDayOrTime("2026-06-30T22:00:00.000Z", "en")).toBe("1 July 2026");
  expect(formatDayOrTime("2026-11-02T08:05:00.000Z", "de")).toMatch(/^2\. November 2026, \d\d:05$/);
});
