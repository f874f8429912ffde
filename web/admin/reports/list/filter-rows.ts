import type { CachedRow } from "../cache/report-cache.ts";
import { isDue } from "../next-deadline.ts";
import { type ListChoice, ME, NO_CATEGORY, NOBODY, type Period } from "./list-choice.ts";

const at = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days);

/** The first moment of a period that ends now, by this device's days. */
function beginOf(period: Period, now: Date): Date {
  return period === "jahr" ? new Date(now.getFullYear(), 0, 1) : at(now, Number(period) - 1);
}

/** Midnight of this device at the beginning of a day, some days later. */
function midnight(day: string, later = 0): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const moment = new Date(year, month - 1, date + later);
  // Years below 100 would be taken for those of the last century.
  moment.setFullYear(year, month - 1, date + later);
  return moment.toISOString();
}

/** The rows that fit a choice, in its order; `me` is the own id. */
export function filterRows(rows: readonly CachedRow[], choice: ListChoice, me: string, now: Date): readonly CachedRow[] {
  const { category, channel, department, type, due, unread, period, from, to } = choice;
  const status = new Set<string>(choice.status);
  const begin = from ? midnight(from) : period ? beginOf(period, now).toISOString() : "";
  const end = to ? midnight(to, 1) : "";
  const assignee = choice.assignee === ME ? me : choice.assignee;
  const tests: ((row: CachedRow) => boolean)[] = [];
  if (status.size > 0) tests.push((row) => status.has(row.status));
  if (category) tests.push((row) => (row.category ?? NO_CATEGORY) === category);
  if (channel) tests.push((row) => row.channelId === channel);
  if (department) tests.push((row) => row.departmentId === department);
  if (assignee) tests.push((row) => (row.assignedTo ?? NOBODY) === assignee);
  if (type) tests.push((row) => row.reportType === type);
  if (due) tests.push(isDue(due, now));
  if (unread) tests.push((row) => row.unread);
  // Times of one form and zone stand as texts in their order.
  if (begin) tests.push((row) => row.createdAt >= begin);
  if (end) tests.push((row) => row.createdAt < end);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((fits) => fits(row)));
}
