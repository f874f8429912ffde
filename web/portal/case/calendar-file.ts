import { addDays } from "@hz/contract/procedure/deadlines";

const dateOf = (day: string) => day.replaceAll("-", "");

/**
 * An iCalendar file (RFC 5545) with one entry for a whole day such as "2026-11-29". A calendar may be an employer's: it has no
 * other word than the title, and `uid` is to be a random one.
 */
export function calendarFile(day: string, title: string, uid: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${title}`,
    "BEGIN:VEVENT",
    `UID:${uid}`,
    // Not when it was made, which would say when somebody read their case.
    `DTSTAMP:${dateOf(day)}T000000Z`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(addDays(day, 1))}`,
    `SUMMARY:${title}`,
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
