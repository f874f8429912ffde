import { addDays, berlinDay, daysLeft, type OpenDeadline, openDeadlineOf } from "@hz/contract/procedure/deadlines";
import { CLOSED_STATUSES } from "@hz/contract/reports/reports";
import type { CachedRow } from "./cache/report-cache.ts";

/** What of a row its deadlines follow from. */
export type DueRow = Pick<CachedRow, "status" | "receivedAt" | "acknowledgedAt" | "feedbackAt" | "meetingAskedAt">;

/** By when a report is due that the list is filtered for: overdue, or from today on within so many days. */
export const DUE_CHOICES = ["ueberfaellig", "7", "30"] as const;
export type DueChoice = (typeof DUE_CHOICES)[number];

const isClosed = ({ status }: DueRow) => CLOSED_STATUSES.some((closed) => closed === status);

const momentOf = (time: string | null) => (time === null ? null : new Date(time));

function compute(row: DueRow): OpenDeadline | null {
  if (isClosed(row)) return null;
  const { receivedAt, acknowledgedAt, feedbackAt, meetingAskedAt } = row;
  return openDeadlineOf({
    receivedAt: new Date(receivedAt),
    acknowledgedAt: momentOf(acknowledgedAt),
    feedbackAt: momentOf(feedbackAt),
    meetingAskedAt: momentOf(meetingAskedAt),
  });
}

/** A row is replaced when it changes, so each is computed once; a list asks for ten thousand at every keystroke. */
const known = new WeakMap<DueRow, OpenDeadline | null>();

/** The next open deadline; null where nothing is due any more. */
export function openDeadline(row: DueRow): OpenDeadline | null {
  let deadline = known.get(row);
  if (deadline === undefined) known.set(row, (deadline = compute(row)));
  return deadline;
}

/** The next open deadline with the days that are left: 0 on the last one, less than 0 afterwards. */
export function nextDeadline(row: DueRow, now: Date): (OpenDeadline & { left: number }) | null {
  const deadline = openDeadline(row);
  return deadline && { ...deadline, left: daysLeft(deadline, now) };
}

/** The test for the rows that a choice leaves. */
export function isDue(choice: DueChoice, now: Date): (row: DueRow) => boolean {
  const today = berlinDay(now);
  // Days stand as texts in their order.
  const [first, last] = choice === "ueberfaellig" ? ["", addDays(today, -1)] : [today, addDays(today, Number(choice))];
  return (row) => {
    const day = openDeadline(row)?.lastDay;
    return day !== undefined && day >= first && day <= last;
  };
}

/** What is due next, most urgent first and no more than `count`, and how many are overdue and open. */
export function dueNext<Row extends DueRow>(rows: readonly Row[], now: Date, count: number) {
  const today = berlinDay(now);
  const next: { row: Row; day: string }[] = [];
  let [open, overdue] = [0, 0];
  for (const row of rows) {
    const day = openDeadline(row)?.lastDay;
    if (day === undefined) continue;
    open += 1;
    if (day < today) overdue += 1;
    // Of ten thousand only these are put in order.
    next.splice(next.findLastIndex((one) => one.day <= day) + 1, 0, { row, day });
    if (next.length > count) next.pop();
  }
  return { rows: next.map(({ row }) => row), open, overdue };
}
