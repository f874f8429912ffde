import { type Measured, STATUS_DAYS } from "@hz/contract/service-status";

export const MINUTE_MS = 60_000;
const MINUTES = 1440;
export const DAY_MS = MINUTES * MINUTE_MS;
/** The minute that runs, the one before, and a check that took its time. */
const RECENT_MINUTES = 3;
/** In the middle of a minute: a timer that fires a little early or late still falls into it. */
const CHECK_AT_MS = 30_000;

/** The minutes of a day (UTC, "2026-11-30"), a bit each as PostgreSQL counts them: the lowest of the first byte is 00:00. */
export type DayOfBits = { day: string; ready: Uint8Array };

/** The day of a moment and its minute there, 0 to 1439. */
export function minuteOf(at: Date): { day: string; minute: number } {
  return { day: at.toISOString().slice(0, 10), minute: Math.floor(at.getTime() / MINUTE_MS) % MINUTES };
}

/** How many milliseconds it is until the next check is due: one in each minute, never at once. */
export function untilNextCheck(now: Date): number {
  const past = (now.getTime() - CHECK_AT_MS) % MINUTE_MS;
  return MINUTE_MS - past;
}

const isSet = (ready: Uint8Array, minute: number) => ((ready[minute >> 3] ?? 0) & (1 << (minute & 7))) !== 0;
const firstMinute = (day: string) => Date.parse(day) / MINUTE_MS;

/** How many of a day's minutes are noted between two minutes since 1970, the second excluded. */
function countNoted({ day, ready }: DayOfBits, from: number, to: number): number {
  const begin = firstMinute(day);
  let count = 0;
  for (let minute = from; minute < to; minute++) if (isSet(ready, minute - begin)) count++;
  return count;
}

/** The first and the last minute since 1970 that are noted; none still to come counts, as a clock that ran ahead may have noted. */
function endsOf(days: readonly DayOfBits[], running: number): { first: number; last: number } | null {
  let [first, last] = [Infinity, -Infinity];
  for (const { day, ready } of days) {
    const begin = firstMinute(day);
    for (let at = begin; at < begin + MINUTES && at <= running; at++)
      if (isSet(ready, at - begin)) [first, last] = [Math.min(first, at), Math.max(last, at)];
  }
  return last === -Infinity ? null : { first, last };
}

/**
 * What was measured until now: of each minute between the first note and the one that runs whether it was noted. `days` are those that
 * are shown, with the first day of all. Null as long as no minute is over since the first note.
 */
export function measure(days: readonly DayOfBits[], now: Date): Measured | null {
  const running = Math.floor(now.getTime() / MINUTE_MS);
  const ends = endsOf(days, running);
  if (ends === null || ends.first === running) return null;
  const { first, last } = ends;
  const today = Math.floor(running / MINUTES);
  const shown = Array.from({ length: STATUS_DAYS }, (_, index) => {
    const begin = (today - STATUS_DAYS + 1 + index) * MINUTES;
    const [from, to] = [Math.max(begin, first), Math.min(begin + MINUTES, running)];
    const day = momentOf(begin).slice(0, 10);
    const noted = days.find((one) => one.day === day);
    return { day, minutes: Math.max(0, to - from), ready: noted ? countNoted(noted, from, to) : 0 };
  });
  return { since: momentOf(first), last: momentOf(last), isReady: running - last < RECENT_MINUTES, days: shown };
}

const momentOf = (minute: number) => new Date(minute * MINUTE_MS).toISOString();
