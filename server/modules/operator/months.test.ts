import { expect, test } from "vitest";
import { monthsLater } from "./months.ts";

test.each([
  ["2026-11-22T09:00:00.000Z", 1, "2026-12-22T09:00:00.000Z"],
  // A day that the month does not have.
  ["2027-01-31T12:00:00.000Z", 1, "2027-02-28T12:00:00.000Z"],
  ["2028-01-31T12:00:00.000Z", 1, "2028-02-29T12:00:00.000Z"],
  ["2026-10-31T12:00:00.000Z", 1, "2026-11-30T12:00:00.000Z"],
  ["2026-08-31T12:00:00.000Z", 6, "2027-02-28T13:00:00.000Z"],
  ["2028-02-29T12:00:00.000Z", 12, "2029-02-28T12:00:00.000Z"],
  // The last day of a month in Germany is still the day before in UTC.
  ["2027-01-30T23:30:00.000Z", 1, "2027-02-27T23:30:00.000Z"],
  ["2026-11-30T23:30:00.000Z", 2, "2027-01-31T23:30:00.000Z"],
  // The time of day stays when the clocks change.
  ["2027-03-15T09:00:00.000Z", 1, "2027-04-15T08:00:00.000Z"],
  ["2027-02-28T08:00:00.250Z", 1, "2027-03-28T07:00:00.250Z"],
  // Half past two does not exist on that day.
  ["2027-02-28T01:30:00.000Z", 1, "2027-03-28T01:30:00.000Z"],
  ["2026-12-31T12:00:00.000Z", 12, "2027-12-31T12:00:00.000Z"],
])("%s and %d months are %s", (from, months, to) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
});
