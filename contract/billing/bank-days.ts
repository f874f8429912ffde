import { addDays } from "../procedure/deadlines.ts";

/** Days on which TARGET is closed each year, beside weekends and Easter (ECB, long-term calendar of TARGET closing days). */
const CLOSED: ReadonlySet<string> = new Set(["01-01", "05-01", "12-25", "12-26"]);

/** Easter Sunday of the Gregorian calendar, as "2026-04-05" (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const [century, inCentury] = [Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromMarch = epact + weekday - 7 * late + 114;
  return new Date(Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1)).toISOString().slice(0, 10);
}

/** Whether banks in the euro area transfer money on a calendar day such as "2026-12-28". */
export function isBankDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0 || weekday === 6 || CLOSED.has(day.slice(5))) return false;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return day !== addDays(easter, -2) && day !== addDays(easter, 1);
}

/** The day itself, or the next on which banks transfer money. */
export const bankDayFrom = (day: string): string => (isBankDay(day) ? day : bankDayFrom(addDays(day, 1)));

/** The bank day so many of them after a day. */
export const addBankDays = (day: string, count: number): string =>
  count === 0 ? day : addBankDays(bankDayFrom(addDays(day, 1)), count - 1);
