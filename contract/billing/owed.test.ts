import { expect, test } from "vitest";
import { awaitsTransfer, isAwaiting, isCollecting, isOwed, overdueFrom, payableUntil } from "./owed.ts";

const at = (moment: string) => Date.parse(moment) / 1000;

test.each([
  ["a Tuesday stays, and two bank days pass", "2026-11-24T10:00:00+01:00", "2026-11-24", "2026-11-27"],
  ["a Saturday moves to Monday", "2026-11-28T10:00:00+01:00", "2026-11-30", "2026-12-03"],
  ["late on a Sunday in Germany is Sunday", "2026-11-29T23:30:00+01:00", "2026-11-30", "2026-12-03"],
  ["a Thursday ends after the weekend", "2026-11-26T10:00:00+01:00", "2026-11-26", "2026-12-01"],
  ["Good Friday moves past Easter", "2026-04-03T10:00:00+02:00", "2026-04-07", "2026-04-10"],
  ["the day before Good Friday ends past Easter", "2026-04-02T10:00:00+02:00", "2026-04-02", "2026-04-09"],
  ["Christmas moves past the weekend", "2026-12-25T10:00:00+01:00", "2026-12-28", "2026-12-31"],
  ["New Year's Eve ends past New Year", "2026-12-31T10:00:00+01:00", "2026-12-31", "2027-01-06"],
])("%s", (_, due, until, overdue) => {
  expect(payableUntil(at(due))).toBe(at(`${until}T12:00:00${due.slice(-6)}`));
  expect(overdueFrom(at(due))).toBe(Date.parse(`${overdue}T00:00:00${due.slice(-6)}`));
});

const DUE = at("2026-11-29T10:00:00+01:00");
const LATE = Date.parse("2026-12-03T00:00:00+01:00");
const open = { status: "open", is_processing: false, is_of_plan: true, due_date: DUE };

test("a transfer is awaited until it is overdue, what is charged is owed at once, what is collected or of an ended plan never", () => {
  expect([LATE - 1, LATE].map((now) => awaitsTransfer(open, now))).toEqual([true, false]);
  expect([LATE - 1, LATE].map((now) => isOwed(open, now))).toEqual([false, true]);
  expect(isOwed({ ...open, due_date: null }, 0)).toBe(true);
  for (const other of [{ is_processing: true }, { is_of_plan: false }, { status: "paid" }])
    expect(isOwed({ ...open, ...other }, LATE)).toBe(false);
});

test("a plan waits while all that is open of it is awaited, and is collected while all of it is under way", () => {
  const paid = { ...open, status: "paid" };
  const [charged, collected, former] = [
    { ...open, due_date: null },
    { ...open, is_processing: true },
    { ...open, is_of_plan: false, due_date: null },
  ];
  expect(isAwaiting([open, paid, former], LATE - 1)).toBe(true);
  expect(isAwaiting([open], LATE)).toBe(false);
  for (const others of [[paid], [open, charged], [open, collected]]) expect(isAwaiting(others, LATE - 1)).toBe(false);
  expect(isCollecting([collected, paid, former])).toBe(true);
  for (const others of [[paid], [open, collected]]) expect(isCollecting(others)).toBe(false);
});
