import { PORTAL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";

/** A moment: a Date, milliseconds since 1970 or an ISO text. */
export type Moment = Date | number | string;

const DAY_MS = 86_400_000;
/** As the limits count, and Windows: a file of the largest size is one of 100 MB, and is called so. */
const STEP = 1024;
const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const FORMS = {
  long: { day: "numeric", month: "long", year: "numeric" },
  short: { day: "numeric", month: "short", year: "numeric" },
  dayOfYear: { day: "2-digit", month: "2-digit" },
  time: { hour: "2-digit", minute: "2-digit" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Making a formatter costs a millisecond; a list of fifty lines needs two hundred of the same few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: PortalLanguage, form: keyof typeof FORMS): Intl.DateTimeFormat {
  const name = `${language} ${form}`;
  let known = formatters.get(name);
  if (!known) formatters.set(name, (known = new Intl.DateTimeFormat(PORTAL_LANGUAGES[language].locale, FORMS[form])));
  return known;
}

const relativeFormatters = new Map<string, Intl.RelativeTimeFormat>();

function relative(language: PortalLanguage, numeric: "auto" | "always"): Intl.RelativeTimeFormat {
  const name = `${language} ${numeric}`;
  let known = relativeFormatters.get(name);
  if (!known) relativeFormatters.set(name, (known = new Intl.RelativeTimeFormat(PORTAL_LANGUAGES[language].locale, { numeric })));
  return known;
}

/** The day: "21. November 2026", or "21. Nov. 2026" when short. */
export function formatDate(moment: Moment, language: PortalLanguage, length: "long" | "short" = "long"): string {
  return formatter(language, length).format(new Date(moment));
}

/** A moment, on this device, of a calendar day such as "2026-11-29", which is the same everywhere. */
export function momentOfDay(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** A calendar day such as "2026-11-21" in words; the same day wherever the reader is. */
export function formatDay(day: string, language: PortalLanguage, length: "long" | "short" = "long"): string {
  return formatDate(momentOfDay(day), language, length);
}

/** The day without the year: "29.11." */
export function formatDayOfYear(moment: Moment, language: PortalLanguage): string {
  return formatter(language, "dayOfYear").format(new Date(moment));
}

/** The time of day: "14:05". */
export function formatTime(moment: Moment, language: PortalLanguage): string {
  return formatter(language, "time").format(new Date(moment));
}

/** Day and time: "21. November 2026, 14:05". */
export function formatDateTime(moment: Moment, language: PortalLanguage, length: "long" | "short" = "long"): string {
  return `${formatDate(moment, language, length)}, ${formatTime(moment, language)}`;
}

/**
 * A moment as people say it, by calendar days of this device: "heute, 08:12", "gestern", "vor 3 Tagen", "in 4 Tagen"; from a week
 * on the short date.
 */
export function formatRelative(moment: Moment, language: PortalLanguage, now: Moment = Date.now()): string {
  const days = calendarDay(new Date(moment)) - calendarDay(new Date(now));
  if (Math.abs(days) >= 7) return formatDate(moment, language, "short");
  const words = relative(language, "auto");
  if (days === 0) return `${words.format(0, "day")}, ${formatTime(moment, language)}`;
  return Math.abs(days) === 1 ? words.format(days, "day") : inDays(language, days);
}

/** German has words of its own for two days away ("vorgestern"); figures are easier to compare in a list. */
function inDays(language: PortalLanguage, days: number): string {
  return relative(language, "always").format(days, "day");
}

function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** Bytes in the unit people read: "1,2 MB", with a space that does not break. */
export function formatBytes(bytes: number, language: PortalLanguage): string {
  let value = bytes;
  let unit = 0;
  // What would be written with four figures the next unit says better: "1 MB" instead of "1.000 kB".
  while (value >= 999.5 && unit < BYTE_UNITS.length - 1) {
    value /= STEP;
    unit += 1;
  }
  const written = new Intl.NumberFormat(PORTAL_LANGUAGES[language].locale, {
    style: "unit",
    unit: BYTE_UNITS[unit] ?? "byte",
    unitDisplay: "short",
    maximumFractionDigits: unit < 2 ? 0 : 1,
  });
  return written.format(value).replace(/ /g, "\u00a0");
}

/** The day, with the time where it is known. Of `moment` perhaps only Berlin's day is known, kept as its beginning. */
export function formatDayOrTime(moment: string, language: PortalLanguage): string {
  const at = new Date(moment);
  const day = berlinDay(at);
  return startOfDay(day).getTime() === at.getTime() ? formatDay(day, language) : formatDateTime(at, language);
}
