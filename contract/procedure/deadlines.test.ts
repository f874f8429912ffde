import { expect, test } from "vitest";
import { acknowledgementDue, addDays, addMonths, berlinDay, daysLeft, deletionDue, feedbackDue, startOfDay } from "./deadlines.ts";

/**
 * What it shows; received; receipt confirmed; last day and end of the time to confirm, last day and end of the time to give
 * feedback; all moments in UTC. Reckoned by another program.
 */
const CASES = `
  an ordinary week | 2026-03-02T09:00Z | 2026-03-02T09:00Z | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-02 | 2026-06-02T22:00Z
  confirmed on the third day | 2026-03-02T09:00Z | 2026-03-05T15:30Z | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-05 | 2026-06-05T22:00Z
  confirmed on the last day | 2026-03-02T09:00Z | 2026-03-09T22:59Z | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-09 | 2026-06-09T22:00Z
  confirmed a minute too late | 2026-03-02T09:00Z | 2026-03-09T23:00Z | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-09 | 2026-06-09T22:00Z
  confirmed a month too late | 2026-03-02T09:00Z | 2026-04-02T08:00Z | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-09 | 2026-06-09T22:00Z
  never confirmed | 2026-03-02T09:00Z | never | 2026-03-09 | 2026-03-09T23:00Z | 2026-06-09 | 2026-06-09T22:00Z
  received in the first minute of a winter's day | 2026-01-14T23:00Z | never | 2026-01-22 | 2026-01-22T23:00Z | 2026-04-22 | 2026-04-22T22:00Z
  received in the last minute of a winter's day | 2026-01-15T22:59Z | never | 2026-01-22 | 2026-01-22T23:00Z | 2026-04-22 | 2026-04-22T22:00Z
  received in the first minute of a summer's day | 2026-07-14T22:00Z | never | 2026-07-22 | 2026-07-22T22:00Z | 2026-10-22 | 2026-10-22T22:00Z
  received in the last minute of a summer's day | 2026-07-15T21:59Z | never | 2026-07-22 | 2026-07-22T22:00Z | 2026-10-22 | 2026-10-22T22:00Z
  a new year in Berlin, the old one in London | 2026-12-31T23:30Z | never | 2027-01-08 | 2027-01-08T23:00Z | 2027-04-08 | 2027-04-08T22:00Z
  the last evening of a year | 2026-12-31T22:30Z | never | 2027-01-07 | 2027-01-07T23:00Z | 2027-04-07 | 2027-04-07T22:00Z
  over the end of a year | 2026-12-28T12:00Z | never | 2027-01-04 | 2027-01-04T23:00Z | 2027-04-04 | 2027-04-04T22:00Z
  confirmed in the new year | 2026-12-28T12:00Z | 2027-01-02T12:00Z | 2027-01-04 | 2027-01-04T23:00Z | 2027-04-02 | 2027-04-02T22:00Z
  31 January, confirmed at once: no 31 April | 2026-01-31T12:00Z | 2026-01-31T12:00Z | 2026-02-07 | 2026-02-07T23:00Z | 2026-04-30 | 2026-04-30T22:00Z
  30 January, confirmed at once | 2026-01-30T12:00Z | 2026-01-30T12:00Z | 2026-02-06 | 2026-02-06T23:00Z | 2026-04-30 | 2026-04-30T22:00Z
  31 March, confirmed at once: no 31 June | 2026-03-31T12:00Z | 2026-03-31T12:00Z | 2026-04-07 | 2026-04-07T22:00Z | 2026-06-30 | 2026-06-30T22:00Z
  30 April, confirmed at once: July has a 31st that does not count | 2026-04-30T12:00Z | 2026-04-30T12:00Z | 2026-05-07 | 2026-05-07T22:00Z | 2026-07-30 | 2026-07-30T22:00Z
  31 May, confirmed at once | 2026-05-31T12:00Z | 2026-05-31T12:00Z | 2026-06-07 | 2026-06-07T22:00Z | 2026-08-31 | 2026-08-31T22:00Z
  30 June, confirmed at once | 2026-06-30T12:00Z | 2026-06-30T12:00Z | 2026-07-07 | 2026-07-07T22:00Z | 2026-09-30 | 2026-09-30T22:00Z
  31 July, confirmed at once | 2026-07-31T12:00Z | 2026-07-31T12:00Z | 2026-08-07 | 2026-08-07T22:00Z | 2026-10-31 | 2026-10-31T23:00Z
  31 August, confirmed at once: no 31 November | 2026-08-31T12:00Z | 2026-08-31T12:00Z | 2026-09-07 | 2026-09-07T22:00Z | 2026-11-30 | 2026-11-30T23:00Z
  30 September, confirmed at once | 2026-09-30T12:00Z | 2026-09-30T12:00Z | 2026-10-07 | 2026-10-07T22:00Z | 2026-12-30 | 2026-12-30T23:00Z
  31 October, confirmed at once | 2026-10-31T12:00Z | 2026-10-31T12:00Z | 2026-11-07 | 2026-11-07T23:00Z | 2027-01-31 | 2027-01-31T23:00Z
  30 November, confirmed at once: 28 February | 2026-11-30T12:00Z | 2026-11-30T12:00Z | 2026-12-07 | 2026-12-07T23:00Z | 2027-02-28 | 2027-02-28T23:00Z
  29 November, confirmed at once: 28 February | 2026-11-29T12:00Z | 2026-11-29T12:00Z | 2026-12-06 | 2026-12-06T23:00Z | 2027-02-28 | 2027-02-28T23:00Z
  28 November, confirmed at once: 28 February | 2026-11-28T12:00Z | 2026-11-28T12:00Z | 2026-12-05 | 2026-12-05T23:00Z | 2027-02-28 | 2027-02-28T23:00Z
  31 December, confirmed at once | 2026-12-31T12:00Z | 2026-12-31T12:00Z | 2027-01-07 | 2027-01-07T23:00Z | 2027-03-31 | 2027-03-31T22:00Z
  never confirmed, seven days end on 30 November | 2026-11-23T10:00Z | never | 2026-11-30 | 2026-11-30T23:00Z | 2027-02-28 | 2027-02-28T23:00Z
  never confirmed, seven days end on 31 January | 2026-01-24T10:00Z | never | 2026-01-31 | 2026-01-31T23:00Z | 2026-04-30 | 2026-04-30T22:00Z
  never confirmed, seven days end on 31 August | 2026-08-24T10:00Z | never | 2026-08-31 | 2026-08-31T22:00Z | 2026-11-30 | 2026-11-30T23:00Z
  never confirmed, seven days cross a month of 28 days | 2026-02-22T10:00Z | never | 2026-03-01 | 2026-03-01T23:00Z | 2026-06-01 | 2026-06-01T22:00Z
  30 November before a leap year: 29 February | 2027-11-30T12:00Z | 2027-11-30T12:00Z | 2027-12-07 | 2027-12-07T23:00Z | 2028-02-29 | 2028-02-29T23:00Z
  29 November before a leap year | 2027-11-29T12:00Z | 2027-11-29T12:00Z | 2027-12-06 | 2027-12-06T23:00Z | 2028-02-29 | 2028-02-29T23:00Z
  never confirmed before a leap year | 2027-11-23T10:00Z | never | 2027-11-30 | 2027-11-30T23:00Z | 2028-02-29 | 2028-02-29T23:00Z
  seven days over 29 February | 2028-02-25T10:00Z | never | 2028-03-03 | 2028-03-03T23:00Z | 2028-06-03 | 2028-06-03T22:00Z
  seven days that end on 29 February | 2028-02-22T10:00Z | never | 2028-02-29 | 2028-02-29T23:00Z | 2028-05-29 | 2028-05-29T22:00Z
  received on 29 February | 2028-02-29T10:00Z | 2028-02-29T10:00Z | 2028-03-07 | 2028-03-07T23:00Z | 2028-05-29 | 2028-05-29T22:00Z
  received on 29 February, never confirmed | 2028-02-29T10:00Z | never | 2028-03-07 | 2028-03-07T23:00Z | 2028-06-07 | 2028-06-07T22:00Z
  received in the last hour of 29 February in Berlin | 2028-02-29T22:30Z | never | 2028-03-07 | 2028-03-07T23:00Z | 2028-06-07 | 2028-06-07T22:00Z
  received in London's last hour of 29 February, March in Berlin | 2028-02-29T23:30Z | never | 2028-03-08 | 2028-03-08T23:00Z | 2028-06-08 | 2028-06-08T22:00Z
  2100 is no leap year | 2099-11-30T12:00Z | 2099-11-30T12:00Z | 2099-12-07 | 2099-12-07T23:00Z | 2100-02-28 | 2100-02-28T23:00Z
  the turn to summer lies in the week | 2026-03-25T10:00Z | never | 2026-04-01 | 2026-04-01T22:00Z | 2026-07-01 | 2026-07-01T22:00Z
  the turn to summer is the last day | 2026-03-22T10:00Z | never | 2026-03-29 | 2026-03-29T22:00Z | 2026-06-29 | 2026-06-29T22:00Z
  received in the hour before the turn to summer | 2026-03-29T00:30Z | never | 2026-04-05 | 2026-04-05T22:00Z | 2026-07-05 | 2026-07-05T22:00Z
  received in the hour after the turn to summer | 2026-03-29T01:30Z | never | 2026-04-05 | 2026-04-05T22:00Z | 2026-07-05 | 2026-07-05T22:00Z
  received in the first minute of the day that turns | 2026-03-28T23:00Z | never | 2026-04-05 | 2026-04-05T22:00Z | 2026-07-05 | 2026-07-05T22:00Z
  received at the end of the day that turned | 2026-03-29T21:59Z | never | 2026-04-05 | 2026-04-05T22:00Z | 2026-07-05 | 2026-07-05T22:00Z
  the day after the turn to summer | 2026-03-29T22:00Z | never | 2026-04-06 | 2026-04-06T22:00Z | 2026-07-06 | 2026-07-06T22:00Z
  confirmed in the hour that summer leaves out | 2026-03-24T10:00Z | 2026-03-29T01:00Z | 2026-03-31 | 2026-03-31T22:00Z | 2026-06-29 | 2026-06-29T22:00Z
  the turn to winter lies in the week | 2026-10-21T10:00Z | never | 2026-10-28 | 2026-10-28T23:00Z | 2027-01-28 | 2027-01-28T23:00Z
  the turn to winter is the last day | 2026-10-18T10:00Z | never | 2026-10-25 | 2026-10-25T23:00Z | 2027-01-25 | 2027-01-25T23:00Z
  received in the first of two hours of the same name | 2026-10-25T00:30Z | never | 2026-11-01 | 2026-11-01T23:00Z | 2027-02-01 | 2027-02-01T23:00Z
  received in the second of them | 2026-10-25T01:30Z | never | 2026-11-01 | 2026-11-01T23:00Z | 2027-02-01 | 2027-02-01T23:00Z
  received in the first minute of the long day | 2026-10-24T22:00Z | never | 2026-11-01 | 2026-11-01T23:00Z | 2027-02-01 | 2027-02-01T23:00Z
  received at the end of the long day | 2026-10-25T22:59Z | never | 2026-11-01 | 2026-11-01T23:00Z | 2027-02-01 | 2027-02-01T23:00Z
  the day after the long one | 2026-10-25T23:00Z | never | 2026-11-02 | 2026-11-02T23:00Z | 2027-02-02 | 2027-02-02T23:00Z
  three months from winter to summer | 2026-01-15T12:00Z | 2026-01-15T12:00Z | 2026-01-22 | 2026-01-22T23:00Z | 2026-04-15 | 2026-04-15T22:00Z
  three months from summer to winter | 2026-08-15T12:00Z | 2026-08-15T12:00Z | 2026-08-22 | 2026-08-22T22:00Z | 2026-11-15 | 2026-11-15T23:00Z
  three months that end on the turn to summer | 2025-12-29T12:00Z | 2025-12-29T12:00Z | 2026-01-05 | 2026-01-05T23:00Z | 2026-03-29 | 2026-03-29T22:00Z
  three months that end on the turn to winter | 2026-07-25T12:00Z | 2026-07-25T12:00Z | 2026-08-01 | 2026-08-01T22:00Z | 2026-10-25 | 2026-10-25T23:00Z
  entered by hand for a day in winter: its first moment | 2026-02-02T23:00Z | 2026-02-05T12:00Z | 2026-02-10 | 2026-02-10T23:00Z | 2026-05-05 | 2026-05-05T22:00Z
  entered by hand for a day in summer: its first moment | 2026-06-02T22:00Z | never | 2026-06-10 | 2026-06-10T22:00Z | 2026-09-10 | 2026-09-10T22:00Z
  entered by hand weeks later, confirmed when it was entered | 2026-05-03T22:00Z | 2026-06-15T09:00Z | 2026-05-11 | 2026-05-11T22:00Z | 2026-08-11 | 2026-08-11T22:00Z
  entered by hand months later, never confirmed | 2026-01-04T23:00Z | never | 2026-01-12 | 2026-01-12T23:00Z | 2026-04-12 | 2026-04-12T22:00Z
  confirmed before the entry's day, as by phone | 2026-05-10T22:00Z | 2026-05-10T22:00Z | 2026-05-18 | 2026-05-18T22:00Z | 2026-08-11 | 2026-08-11T22:00Z
  a Sunday and holidays do not move the end | 2026-12-18T12:00Z | never | 2026-12-25 | 2026-12-25T23:00Z | 2027-03-25 | 2027-03-25T23:00Z
  confirmed on a Saturday | 2026-09-21T12:00Z | 2026-09-26T12:00Z | 2026-09-28 | 2026-09-28T22:00Z | 2026-12-26 | 2026-12-26T23:00Z
`
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" | ") as [string, string, string, string, string, string, string]);

test.each(CASES)("§ 17 (1) no. 1 and (2): %s", (_what, received, confirmed, confirmOn, confirmEnd, feedbackOn, feedbackEnd) => {
  const receivedAt = new Date(received);
  expect(acknowledgementDue(receivedAt)).toEqual({ lastDay: confirmOn, endsAt: new Date(confirmEnd) });
  const acknowledgedAt = confirmed === "never" ? null : new Date(confirmed);
  expect(feedbackDue(receivedAt, acknowledgedAt)).toEqual({ lastDay: feedbackOn, endsAt: new Date(feedbackEnd) });
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-11-30", 3, "2027-02-28"],
  ["2026-12-31", 12, "2027-12-31"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2026-05-15", 0, "2026-05-15"],
])("§ 188 (3) BGB: %s and %i months are %s", (day, months, then) => expect(addMonths(day, months)).toBe(then));

test("days are counted over months, years and 29 February", () => {
  expect([addDays("2026-12-31", 1), addDays("2028-02-28", 1), addDays("2028-03-01", -1), addDays("2026-03-28", 2)]).toEqual([
    "2027-01-01",
    "2028-02-29",
    "2028-02-29",
    "2026-03-30",
  ]);
});

test("the days left are Berlin's calendar days: 0 until the last day's end, -1 from then on, whatever the clocks do", () => {
  const due = acknowledgementDue(new Date("2026-03-22T10:00Z"));
  const left = (now: string) => daysLeft(due, new Date(now));
  expect(left("2026-03-22T10:00Z")).toBe(7);
  expect(left("2026-03-22T23:00Z")).toBe(6);
  expect(left("2026-03-28T22:59Z")).toBe(1);
  expect(left("2026-03-28T23:00Z")).toBe(0);
  expect(left("2026-03-29T21:59Z")).toBe(0);
  expect(left("2026-03-29T22:00Z")).toBe(-1);
  expect(left("2026-04-05T22:00Z")).toBe(-8);
});

test("§ 11 (5): the record is kept for three years from the end of the procedure", () => {
  expect(deletionDue(new Date("2026-03-02T09:00Z"), 36)).toEqual({ lastDay: "2029-03-02", endsAt: new Date("2029-03-02T23:00Z") });
  expect(deletionDue(new Date("2028-02-29T09:00Z"), 36).lastDay).toBe("2031-02-28");
  expect(deletionDue(new Date("2026-12-31T23:30Z"), 84).lastDay).toBe("2034-01-01");
});

test("every day of many years begins where the one before it ends, and has 23, 24 or 25 hours", () => {
  const hours = new Map<number, number>();
  for (let day = "2024-01-01"; day < "2040-01-01"; day = addDays(day, 1)) {
    const [start, end] = [startOfDay(day), startOfDay(addDays(day, 1))];
    expect(berlinDay(start)).toBe(day);
    expect(berlinDay(new Date(end.getTime() - 1))).toBe(day);
    const length = (end.getTime() - start.getTime()) / 3_600_000;
    hours.set(length, (hours.get(length) ?? 0) + 1);
  }
  expect(Object.fromEntries(hours)).toEqual({ 23: 16, 24: 5844 - 32, 25: 16 });
});
