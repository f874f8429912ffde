import { expect, test } from "vitest";
import { type DueRow, dueNext, isDue, nextDeadline } from "./next-deadline.ts";

const NOW = new Date("2026-11-22T11:00:00Z");
const row = (receivedAt: string, acknowledgedAt: string | null = null, more: Partial<DueRow> = {}): DueRow => ({
  status: "new",
  receivedAt,
  acknowledgedAt,
  feedbackAt: null,
  meetingAskedAt: null,
  ...more,
});
const at = (day: string) => `${day}T09:00:00.000Z`;

test.each<[string, DueRow, string | null]>([
  ["came today", row(at("2026-11-22")), "acknowledgement 2026-11-29 7"],
  ["must be confirmed today", row(at("2026-11-15")), "acknowledgement 2026-11-22 0"],
  ["should have been confirmed the day before yesterday", row(at("2026-11-13")), "acknowledgement 2026-11-20 -2"],
  ["came after midnight in Berlin, before it in UTC", row("2026-11-21T23:30:00.000Z"), "acknowledgement 2026-11-29 7"],
  ["was confirmed as it came", row(at("2026-11-22"), at("2026-11-22")), "feedback 2027-02-22 92"],
  ["was confirmed too late, which gains no time", row(at("2026-08-01"), at("2026-10-01")), "feedback 2026-11-08 -14"],
  [
    "is confirmed, in work and long overdue",
    row(at("2025-01-10"), at("2025-01-10"), { status: "in_progress" }),
    "feedback 2025-04-10 -591",
  ],
  ["is open and has its feedback", row(at("2026-08-01"), at("2026-08-01"), { status: "open", feedbackAt: at("2026-09-01") }), null],
  ["has its feedback and was never confirmed", row(at("2026-08-01"), null, { feedbackAt: at("2026-09-01") }), null],
  ["is closed", row(at("2026-08-01"), null, { status: "closed" }), null],
  ["is resolved", row(at("2026-08-01"), at("2026-08-01"), { status: "resolved" }), null],
])("the next deadline of a report that %s", (_, given, expected) => {
  const next = nextDeadline(given, NOW);
  expect(next && `${next.kind} ${next.lastDay} ${next.left}`).toBe(expected);
});

test("a row remembers its deadline, not how many days are left", () => {
  const given = row(at("2026-11-22"));
  expect([NOW, new Date("2026-11-30T11:00:00Z")].map((now) => nextDeadline(given, now)?.left)).toEqual([7, -1]);
});

/** Due so many days from today. */
const dueIn = (days: number) => row(new Date(NOW.getTime() + (days - 7) * 86_400_000).toISOString());

test("overdue begins the day after the last one; within so many days counts from today, the last one included", () => {
  const days = [-400, -1, 0, 6, 7, 8, 30, 31];
  const left = (choice: Parameters<typeof isDue>[0]) => days.filter((one) => isDue(choice, NOW)(dueIn(one)));
  expect(left("ueberfaellig")).toEqual([-400, -1]);
  expect(left("7")).toEqual([0, 6, 7]);
  expect(left("30")).toEqual([0, 6, 7, 8, 30]);
  expect(isDue("ueberfaellig", NOW)(row(at("2026-01-01"), null, { status: "closed" }))).toBe(false);
});

test("what is due next: overdue first, no more than wanted, with how many are open and overdue in all", () => {
  const closed = row(at("2026-01-01"), null, { status: "closed" });
  const [soon, late, today, later, last] = [dueIn(3), dueIn(-2), dueIn(0), dueIn(5), dueIn(-9)];
  expect(dueNext([soon, closed, late, today, later, last], NOW, 3)).toEqual({ rows: [last, late, today], open: 5, overdue: 2 });
  expect(dueNext([closed], NOW, 3)).toEqual({ rows: [], open: 0, overdue: 0 });
});
