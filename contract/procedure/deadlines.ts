/** How long the law gives (§ 17 (1) no. 1 and (2), § 11 (5) HinSchG). */
export const ACKNOWLEDGEMENT_DAYS = 7;
export const FEEDBACK_MONTHS = 3;
/**
 * So many days the office has to answer the request for a meeting: § 16 (3) HinSchG says "within a reasonable time" and no number.
 * Ours is that of the confirmation, the law's only measure of how soon a reporter hears of the office (docs/decisions/121).
 */
export const MEETING_DAYS = 7;

/** A calendar day in Berlin such as "2026-03-08", and the end of that day, the first moment that is too late. */
export type Deadline = { lastDay: string; endsAt: Date };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const berlin = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** What Berlin's clocks are ahead of UTC at a moment, asked of the platform's own calendar: right, and slow. */
function readOffset(time: number): number {
  // By parts: what stands between them each engine says in its own way.
  const part = Object.fromEntries(berlin.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part["year"]!, part["month"]! - 1, part["day"], part["hour"]) - Math.floor(time / HOUR_MS) * HOUR_MS;
}

/** Of each UTC day that was asked about: the offset, or null where it changes in the day. A list asks for thousands of moments of few days. */
const offsets = new Map<number, number | null>();

function offsetAt(time: number): number {
  const day = Math.floor(time / DAY_MS);
  let offset = offsets.get(day);
  if (offset === undefined) {
    const first = readOffset(day * DAY_MS);
    offset = first === readOffset((day + 1) * DAY_MS) ? first : null;
    offsets.set(day, offset);
  }
  return offset ?? readOffset(time);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The calendar day of a moment in Berlin, wherever the reader or the server is. */
export function berlinDay(moment: Date): string {
  const time = moment.getTime();
  return dayOf(time + offsetAt(time));
}

/** The day that lies so many days after a calendar day. */
export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY_MS);
}

/** The day of the same number so many months later, or the month's last where it has none (§ 188 (2), (3) BGB). */
export function addMonths(day: string, count: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** The first moment of a calendar day in Berlin; its clocks never change at midnight. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(day);
  return new Date(midnight - offsetAt(midnight - HOUR_MS));
}

/** The moment when Berlin's clocks show a calendar day and a time such as "14:05". */
export function berlinMoment(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  return new Date(shown - offsetAt(shown - offsetAt(shown)));
}

const until = (lastDay: string): Deadline => ({ lastDay, endsAt: startOfDay(addDays(lastDay, 1)) });

const acknowledgementDay = (receivedAt: Date) => addDays(berlinDay(receivedAt), ACKNOWLEDGEMENT_DAYS);

/** Until when a report's receipt must be confirmed; the day of receipt does not count (§ 187 (1) BGB). */
export function acknowledgementDue(receivedAt: Date): Deadline {
  return until(acknowledgementDay(receivedAt));
}

/**
 * Until when feedback must be given (§ 17 (2) HinSchG); `acknowledgedAt` is null where the receipt was not confirmed. A
 * confirmation that came too late gains no time.
 */
export function feedbackDue(receivedAt: Date, acknowledgedAt: Date | null): Deadline {
  const latest = addMonths(acknowledgementDay(receivedAt), FEEDBACK_MONTHS);
  const fromAcknowledgement = acknowledgedAt && addMonths(berlinDay(acknowledgedAt), FEEDBACK_MONTHS);
  return until(fromAcknowledgement && fromAcknowledgement < latest ? fromAcknowledgement : latest);
}

/** Until when the request for a meeting must be answered; the day on which it came does not count. */
export const meetingDue = (askedAt: Date): Deadline => until(addDays(berlinDay(askedAt), MEETING_DAYS));

/**
 * When what the law asks for in a report was done; null where it was not. `meetingAskedAt` is since when the reporter waits for an
 * answer to the request for a meeting, null while none is open.
 */
export type ProcedureTimes = { receivedAt: Date; acknowledgedAt: Date | null; feedbackAt: Date | null; meetingAskedAt: Date | null };
/** What the law waits for (§§ 16 (3), 17 HinSchG), and until when. */
export type OpenDeadline = Deadline & { kind: "acknowledgement" | "feedback" | "meeting" };

/** The deadlines of a procedure that is not closed, the earlier one first: what § 17 HinSchG asks for next, and a meeting. */
export function openDeadlinesOf(times: ProcedureTimes): OpenDeadline[] {
  const duty = dutyOf(times);
  const meeting: OpenDeadline[] = times.meetingAskedAt === null ? [] : [{ kind: "meeting", ...meetingDue(times.meetingAskedAt) }];
  if (duty === null) return meeting;
  return meeting[0] && meeting[0].lastDay < duty.lastDay ? [...meeting, duty] : [duty, ...meeting];
}

/** The next deadline of a procedure that is not closed; null where nothing is waited for. */
export const openDeadlineOf = (times: ProcedureTimes): OpenDeadline | null => openDeadlinesOf(times)[0] ?? null;

/** What § 17 HinSchG waits for next; null where feedback was given. */
function dutyOf({ receivedAt, acknowledgedAt, feedbackAt }: ProcedureTimes): OpenDeadline | null {
  // Feedback says what a confirmation would have said.
  if (feedbackAt !== null) return null;
  if (acknowledgedAt === null) return { kind: "acknowledgement", ...acknowledgementDue(receivedAt) };
  return { kind: "feedback", ...feedbackDue(receivedAt, acknowledgedAt) };
}

/** The last day of keeping the record of a procedure that ended, kept for so many months (§ 11 (5) HinSchG). */
export function deletionDue(closedAt: Date, months: number): Deadline {
  return until(addMonths(berlinDay(closedAt), months));
}

/** How many calendar days are left: 0 on the last day, less than 0 afterwards. */
export function daysLeft({ lastDay }: Pick<Deadline, "lastDay">, now: Date): number {
  return Math.round((Date.parse(lastDay) - Date.parse(berlinDay(now))) / DAY_MS);
}
