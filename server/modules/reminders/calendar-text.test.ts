import { expect, test } from "vitest";
import { calendarText } from "./calendar-text.ts";

const AT = new Date("2026-11-22T06:03:04.567Z");
const of = (days: { uid: string; day: string; title: string }[], text = "Kein Inhalt") =>
  calendarText({ name: "Fristen", days, text, address: "https://hinweise.example/meldungen?sortierung=frist", at: AT });
const entry = { uid: "abc", day: "2026-12-31", title: "Frist: Rückmeldung" };
/** The lines as a program reads them, put together again. */
const lines = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an entry is a whole day that ends with the next, with a stamp in UTC and the address", () => {
  const file = lines(of([entry]));
  expect(file.slice(file.indexOf("BEGIN:VEVENT"), file.indexOf("END:VEVENT") + 1)).toEqual([
    "BEGIN:VEVENT",
    "UID:abc",
    "DTSTAMP:20261122T060304Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Frist: Rückmeldung",
    "DESCRIPTION:Kein Inhalt",
    "URL:https://hinweise.example/meldungen?sortierung=frist",
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  expect(file.slice(0, 3)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hinweiszentrale//Fristen//DE"]);
  expect(file.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("every line ends with CRLF and none has more than 75 octets, in whatever letters", () => {
  const text = `${"ä".repeat(100)} 👩🏽‍⚖️${"🏛".repeat(60)} und ${"x".repeat(300)}`;
  const file = of([{ ...entry, title: text }], text);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines(file)).toContain(`SUMMARY:${text}`);
  // No character was cut in two.
  expect(file).not.toContain("\uFFFD");
  expect(Buffer.from(file).toString()).toBe(file);
});

test("what has a meaning in the format is escaped", () => {
  expect(lines(of([{ ...entry, title: "a\\b;c,d\r\ne\nEND:VEVENT" }]))).toContain("SUMMARY:a\\\\b\\;c\\,d\\ne\\nEND:VEVENT");
});

test("a calendar without a deadline has a component all the same, and all that begins ends", () => {
  for (const file of [of([]), of([entry, entry])]) {
    const open: string[] = [];
    for (const line of lines(file)) {
      if (line.startsWith("BEGIN:")) open.push(line.slice(6));
      if (line.startsWith("END:")) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
    expect(file).toContain("BEGIN:VTIMEZONE");
  }
});
