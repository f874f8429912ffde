import { addDays, addMonths, berlinDay, daysLeft, type Deadline, deletionDue } from "./deadlines.ts";

/** § 11 (5) HinSchG: three years after the end of the procedure are the rule, and what the house's texts tell people. */
export const LEGAL_RETENTION_MONTHS = 36;
export const MAX_RETENTION_MONTHS = 120;
/** Nothing is deleted that has not stood on the list for so long, whatever settings or clocks say. */
export const ANNOUNCED_DAYS = 30;
/** What ends within so many days comes onto the list: a week earlier, so that nights without a run and mails that come late cost nobody of it. */
export const LIST_AHEAD_DAYS = ANNOUNCED_DAYS + 7;
/** How far ahead the day may lie on which somebody looks again whether a hold is still needed. */
export const MAX_HOLD_MONTHS = 12;
/** So long after the last day's end a clock may be ahead without anything going too early. */
export const GRACE_HOURS = 2;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What decides about the deletion of one report. */
export type RetentionFacts = {
  /** Null while the procedure runs; opening it again takes the end back. */
  closedAt: Date | null;
  /** What was promised when it was submitted. */
  months: number;
  /** Since when it stands on the list for the deletion after `day`, and whether somebody agreed. */
  announced: { day: string; at: Date; isConfirmed: boolean } | null;
  isHeld: boolean;
  /** Whether the reporter wrote something that nobody of the office has seen. */
  isUnread: boolean;
  /** Whether the account deletes with two people only. */
  needsConfirmation: boolean;
};

/** Why a report that is due is not deleted yet. */
export const OBSTACLES = ["hold", "unread", "announcement", "confirmation"] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Until when a report is kept; null while its procedure runs. */
export const retainedUntil = ({ closedAt, months }: Pick<RetentionFacts, "closedAt" | "months">): Deadline | null =>
  closedAt && deletionDue(closedAt, months);

/** Whether a report belongs on the list of what is deleted next. */
export function isListed(facts: Pick<RetentionFacts, "closedAt" | "months">, now: Date): boolean {
  const due = retainedUntil(facts);
  return due !== null && daysLeft(due, now) <= LIST_AHEAD_DAYS;
}

/** The announcement, where it is of the day that counts now: reopening and closing again makes another one. */
const announcementOf = (facts: RetentionFacts) => {
  const { announced } = facts;
  return announced !== null && announced.day === retainedUntil(facts)?.lastDay ? announced : null;
};

/** What stands in the way of a report's deletion, apart from its time. */
export function obstaclesOf(facts: RetentionFacts, now: Date): Obstacle[] {
  const announced = announcementOf(facts);
  const stoodFor = announced ? now.getTime() - announced.at.getTime() : 0;
  return OBSTACLES.filter((obstacle) => {
    if (obstacle === "hold") return facts.isHeld;
    if (obstacle === "unread") return facts.isUnread;
    if (obstacle === "announcement") return stoodFor < ANNOUNCED_DAYS * DAY_MS;
    return facts.needsConfirmation && !announced?.isConfirmed;
  });
}

/** Whether a report is deleted now: its last day is over in Berlin, with the grace, and nothing stands in the way. */
export function isDeletable(facts: RetentionFacts, now: Date): boolean {
  const due = retainedUntil(facts);
  if (!due || now.getTime() < due.endsAt.getTime() + GRACE_HOURS * HOUR_MS) return false;
  return obstaclesOf(facts, now).length === 0;
}

/** The days on which a hold that is set now may be looked at again, the first and the last. */
export function reviewDays(now: Date): { first: string; last: string } {
  const today = berlinDay(now);
  return { first: addDays(today, 1), last: addMonths(today, MAX_HOLD_MONTHS) };
}

/** Whether the day has come on which somebody wanted to look whether a hold is still needed. The hold holds all the same. */
export const isReviewDue = (reviewDay: string, now: Date): boolean => reviewDay <= berlinDay(now);

/** What people are told by mail: that a report came onto the list, and what its deletion or the review of its hold waits for. */
export const NOTICE_KINDS = ["listed", "confirmation", "unread", "review"] as const;
/** `mark` is the day that it stands for, not later than today: whoever was not told on it is so afterwards, once. */
export type Notice = { kind: (typeof NOTICE_KINDS)[number]; mark: string };

/** What those who answer for a report are told on a day in Berlin; `reviewDay` is that of the hold on it. */
export function noticesOn(facts: RetentionFacts, reviewDay: string | null, today: string): Notice[] {
  const [due, announced] = [retainedUntil(facts), announcementOf(facts)];
  const listed: Notice[] = announced ? [{ kind: "listed", mark: berlinDay(announced.at) }] : [];
  if (reviewDay !== null) return [...listed, ...weekly("review", reviewDay, today)];
  if (!due) return listed;
  const first = addDays(due.lastDay, 1);
  return [
    ...listed,
    ...(facts.isUnread ? weekly("unread", first, today) : []),
    ...(facts.needsConfirmation && !announced?.isConfirmed ? weekly("confirmation", first, today) : []),
  ];
}

/** From its first day on, and again each week, without end: the law's time is over, and nobody else asks. */
function weekly(kind: Notice["kind"], first: string, today: string): Notice[] {
  const days = Math.round((Date.parse(today) - Date.parse(first)) / DAY_MS);
  return days < 0 ? [] : [{ kind, mark: addDays(first, days - (days % 7)) }];
}
