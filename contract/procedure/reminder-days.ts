import { addDays, berlinDay, type Deadline, openDeadlinesOf, type ProcedureTimes } from "./deadlines.ts";

/** What handlers are reminded of: to confirm the receipt, to give feedback, to answer who asks for a meeting, to keep contact (§§ 16 (3), 17 (1) nos. 1, 3, (2) HinSchG). */
export const REMINDER_KINDS = ["acknowledgement", "feedback", "meeting", "silence"] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** What reminders of an open report follow from; `contactAt` is when reporter and office last wrote to each other. */
export type Watched = ProcedureTimes & { contactAt: Date };

/**
 * `due` is the last day, of a silence the day on which it has become too long. `mark` is the day that the reminder stands for,
 * not later than today: whoever was not reminded on it is so afterwards, once.
 */
export type Reminder = { kind: ReminderKind; due: string; mark: string; isLate: boolean; isLastCall: boolean };

/** After so many days without a word somebody should write. */
export const SILENCE_DAYS = 30;
/** Days before the last one: of the seven for a confirmation these are the days 3, 5, 6 and 7. */
const DAYS_BEFORE = { acknowledgement: [4, 2, 1, 0], feedback: [30, 14, 7, 1], meeting: [4, 2, 1, 0] } as const;
/** So many days after its receipt the first reminder of a report can come, where the receipt was confirmed and where it was not. */
export const FIRST_DAY = { confirmed: SILENCE_DAYS, unconfirmed: 3 } as const;
/** What is overdue is said daily for so long, then once in so many days, and never forgotten. */
const WEEK = 7;

const DAY_MS = 86_400_000;
const daysFrom = (day: string, to: string) => Math.round((Date.parse(to) - Date.parse(day)) / DAY_MS);

/**
 * The day of the last call before a last day: the one before, or the Friday before a Sunday or a Monday, because the law's clock
 * runs on over the weekend and the office is empty.
 */
export function lastCallOf(due: string): string {
  const weekday = new Date(due).getUTCDay();
  return addDays(due, weekday === 0 ? -2 : weekday === 1 ? -3 : -1);
}

/** The newest reminder of each kind that is reached on a day in Berlin. */
export function remindersOn(watched: Watched, today: string): Reminder[] {
  const deadlines = openDeadlinesOf(watched);
  const ofDeadlines = deadlines.flatMap((deadline) => deadlineReminder(deadline.kind, deadline, today));
  // Where not even the receipt is confirmed, that says enough.
  const isUnconfirmed = deadlines.some(({ kind }) => kind === "acknowledgement");
  return isUnconfirmed ? ofDeadlines : [...ofDeadlines, ...silenceReminder(watched.contactAt, today)];
}

/**
 * The newest Monday or Thursday up to a day: on these days is said what may say nothing of any report, so that its coming says
 * nothing either; never more than four days apart, of the seven that the law gives.
 */
export const roundDayOf = (today: string): string => [0, 1, 2, 3].map((days) => addDays(today, -days)).find(isRoundDay)!;
const isRoundDay = (day: string) => [1, 4].includes(new Date(day).getUTCDay());

/**
 * The day since which administrators should know that nobody hears of a report: the day after it came, because whoever had a mail
 * before it came gets no second one that day, then the round's, as long as it stays so.
 */
export const undeliverableDayOf = (receivedAt: Date, today: string): string =>
  [addDays(berlinDay(receivedAt), 1), roundDayOf(today)]
    .filter((day) => day <= today)
    .toSorted()
    .at(-1)!;

function deadlineReminder(kind: keyof typeof DAYS_BEFORE, { lastDay: due }: Deadline, today: string): Reminder[] {
  const late = daysFrom(due, today);
  if (late > 0) {
    const mark = addDays(due, late <= WEEK ? late : late - (late % WEEK));
    return [{ kind, due, mark, isLate: true, isLastCall: true }];
  }
  const lastCall = lastCallOf(due);
  const marks = [...DAYS_BEFORE[kind].map((days) => addDays(due, -days)), lastCall];
  const mark = marks
    .filter((day) => day <= today)
    .toSorted()
    .at(-1);
  return mark === undefined ? [] : [{ kind, due, mark, isLate: false, isLastCall: mark >= lastCall }];
}

function silenceReminder(contactAt: Date, today: string): Reminder[] {
  const due = addDays(berlinDay(contactAt), SILENCE_DAYS);
  const since = daysFrom(due, today);
  if (since < 0) return [];
  const mark = addDays(due, since - (since % SILENCE_DAYS));
  return [{ kind: "silence", due, mark, isLate: false, isLastCall: mark > due }];
}

/**
 * Who is reminded of a report: its assignee; everybody who may handle it now where there is none, where they may no longer read it,
 * and at the last call.
 */
export function remindedPeople(assignedTo: string | null, handlers: readonly string[], isLastCall: boolean): readonly string[] {
  return assignedTo === null || isLastCall || !handlers.includes(assignedTo) ? handlers : [assignedTo];
}
