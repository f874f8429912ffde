import { addDays } from "@hz/contract/procedure/deadlines";

/** An all-day entry; `uid` says nothing, and is the same each time the calendar is read. */
export type CalendarDay = { uid: string; day: string; title: string };
export type CalendarDays = { name: string; days: readonly CalendarDay[]; text: string; address: string; at: Date };

const MAX_OCTETS = 75;
const dateOf = (day: string) => day.replaceAll("-", "");
const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|[\r\n]/g, "\\n");

/** Continues a line on the next, behind a space, before it has more than 75 octets; never within a character (RFC 5545, 3.1). */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let [folded, octets] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) [folded, octets] = [`${folded}\r\n `, 1];
    [folded, octets] = [folded + character, octets + size];
  }
  return folded;
}

/** A calendar needs at least one component, also when nothing is due. */
const UTC = `BEGIN:VTIMEZONE
TZID:UTC
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
END:STANDARD
END:VTIMEZONE`.split("\n");

/** Makes each value once: thousands of entries share few days and titles. */
function remembered(make: (of: string) => string): (of: string) => string {
  const known = new Map<string, string>();
  return (of) => {
    const found = known.get(of) ?? make(of);
    known.set(of, found);
    return found;
  };
}

const linesOf = (...lines: string[]) => lines.map((line) => `${fold(line)}\r\n`).join("");

/** An iCalendar file (RFC 5545) of entries; `text` and `address` (to open) are the same in all of them. */
export function calendarText({ name, days, text, address, at }: CalendarDays): string {
  const stamp = linesOf(`DTSTAMP:${at.toISOString().replace(/[-:]|\.\d+/g, "")}`);
  const dates = remembered((day) => linesOf(`DTSTART;VALUE=DATE:${dateOf(day)}`, `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`));
  const summary = remembered((title) => linesOf(`SUMMARY:${escapeText(title)}`));
  const rest = linesOf(`DESCRIPTION:${escapeText(text)}`, `URL:${address}`, "CLASS:PRIVATE", "TRANSP:TRANSPARENT", "END:VEVENT");
  const head = linesOf(
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Hinweiszentrale//Fristen//DE",
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...UTC,
  );
  const entries = days.map(({ uid, day, title }) => linesOf("BEGIN:VEVENT", `UID:${uid}`) + stamp + dates(day) + summary(title) + rest);
  return head + entries.join("") + linesOf("END:VCALENDAR");
}
