import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

test("a calendar file has a day and a title, and nothing else that says anything", () => {
  expect(calendarFile("2027-02-28", "Termin", "0000").split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:Termin",
    "BEGIN:VEVENT",
    "UID:0000",
    "DTSTAMP:20270228T000000Z",
    "DTSTART;VALUE=DATE:20270228",
    "DTEND;VALUE=DATE:20270301",
    "SUMMARY:Termin",
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});
