import { addDays, addMonths } from "../procedure/deadlines.ts";

/** Calendar days in Berlin, both included. */
export type Period = { from: string; to: string };

export const PERIOD_PRESETS = ["month", "quarter", "year", "last-year", "twelve-months"] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];
export const MAX_PERIOD_YEARS = 10;

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
const monthOf = (day: string) => Number(day.slice(5, 7));
const isFirst = (day: string) => day.endsWith("-01");
/** So many whole months from the first day of a month on. */
const months = (first: string, count: number): Period => ({ from: first, to: addDays(addMonths(first, count), -1) });
const firstOfQuarter = (day: string) => addMonths(firstOfMonth(day), -((monthOf(day) - 1) % 3));

/** The period of a name, from today's day in Berlin: whole months, to their end even where that is still to come. */
export function presetPeriod(preset: PeriodPreset, today: string): Period {
  const year = Number(today.slice(0, 4));
  switch (preset) {
    case "month":
      return months(firstOfMonth(today), 1);
    case "quarter":
      return months(firstOfQuarter(today), 3);
    case "year":
      return yearPeriod(year);
    case "last-year":
      return yearPeriod(year - 1);
    case "twelve-months":
      return months(addMonths(firstOfMonth(today), -11), 12);
  }
}

/** The days of a year. */
export const yearPeriod = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** How many days a period has. */
export const daysOf = ({ from, to }: Period): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The months that a period has days of, as "2026-03". */
export function monthsOf({ from, to }: Period): string[] {
  const found: string[] = [];
  for (let day = firstOfMonth(from); day <= to; day = addMonths(day, 1)) found.push(day.slice(0, 7));
  return found;
}

const isWholeMonths = ({ from, to }: Period) => isFirst(from) && isFirst(addDays(to, 1));

/** The period before: as many months where it has whole ones, else as many days. */
export function periodBefore(period: Period): Period {
  const { from } = period;
  if (isWholeMonths(period)) return months(addMonths(from, -monthsOf(period).length), monthsOf(period).length);
  return { from: addDays(from, -daysOf(period)), to: addDays(from, -1) };
}

/** Whether a period has whole quarters of a calendar year only. */
export const isWholeQuarters = (period: Period): boolean =>
  isWholeMonths(period) && monthOf(period.from) % 3 === 1 && monthOf(period.to) % 3 === 0;

/** The whole quarters that a period lies in. */
export const quartersOf = ({ from, to }: Period): Period => ({ from: firstOfQuarter(from), to: months(firstOfQuarter(to), 3).to });

/** What is wrong with a period, or null. */
export function periodFault({ from, to }: Period): "PERIOD_REVERSED" | "PERIOD_TOO_LONG" | null {
  if (from > to) return "PERIOD_REVERSED";
  return to >= addMonths(from, MAX_PERIOD_YEARS * 12) ? "PERIOD_TOO_LONG" : null;
}
