import { acknowledgementDue, berlinDay, feedbackDue } from "@hz/contract/procedure/deadlines";

const HOUR_MS = 3_600_000;
/** Days begin with an hour, wherever the clocks stand: ten thousand moments share few hours, days and deadlines. */
const days = new Map<number, string>();
const ends = new Map<string, number>();
/** More than ten years of hours. */
const MOST = 100_000;

function cached<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    if (known.size >= MOST) known.clear();
    known.set(key, (value = make()));
  }
  return value;
}

/** The calendar day in Berlin of a moment in milliseconds. */
export const dayAt = (time: number): string => cached(days, Math.floor(time / HOUR_MS), () => berlinDay(new Date(time)));

/** The first moment that is too late to confirm a report's receipt. */
export const acknowledgementEnd = (receivedAt: number): number =>
  cached(ends, dayAt(receivedAt), () => acknowledgementDue(new Date(receivedAt)).endsAt.getTime());

/** The first moment that is too late for feedback. */
export const feedbackEnd = (receivedAt: number, acknowledgedAt: number | null): number =>
  cached(ends, `${dayAt(receivedAt)} ${acknowledgedAt === null ? "" : dayAt(acknowledgedAt)}`, () =>
    feedbackDue(new Date(receivedAt), acknowledgedAt === null ? null : new Date(acknowledgedAt)).endsAt.getTime(),
  );
