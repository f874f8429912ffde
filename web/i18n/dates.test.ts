import { expect, test } from "vitest";
import { MAX_FILE_BYTES } from "@hz/contract/limits";
import { MAX_PREVIEW_BYTES } from "@hz/contract/reports/preview";
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatDayOrTime,
  formatRelative,
  formatTime,
  momentOfDay,
} from "./dates.ts";

const now = new Date(2026, 10, 21, 14, 5);

test("day and time are written as people write them", () => {
  expect(formatDateTime(now, "de")).toBe("21. November 2026, 14:05");
  expect(formatDateTime(now, "en")).toBe("21 November 2026, 14:05");
  expect(formatDate(now, "de", "short")).toBe("21. Nov. 2026");
});

test("a day without its year, and a time of day, are not taken for each other", () => {
  expect([formatDayOfYear(now, "de"), formatTime(now, "de"), formatDayOfYear(momentOfDay("2027-02-03"), "de")]).toEqual([
    "21.11.",
    "14:05",
    "03.02.",
  ]);
});

test("a moment may be a date, milliseconds or an ISO text", () => {
  expect(formatDate(now.getTime(), "de")).toBe(formatDate(now, "de"));
  expect(formatDate(now.toISOString(), "de")).toBe(formatDate(now, "de"));
});

test.each([
  [new Date(2026, 10, 21, 8, 12), "heute, 08:12"],
  [new Date(2026, 10, 20, 23, 59), "gestern"],
  [new Date(2026, 10, 22, 0, 0), "morgen"],
  [new Date(2026, 10, 19, 14, 5), "vor 2 Tagen"],
  [new Date(2026, 10, 27, 23, 59), "in 6 Tagen"],
  [new Date(2026, 10, 14, 14, 5), "14. Nov. 2026"],
])("seen from 21 November, %s is %s", (moment, text) => {
  expect(formatRelative(moment, "de", now)).toBe(text);
});

test("days are counted by the calendar, also across the change of the clocks", () => {
  expect(formatRelative(new Date(2026, 9, 24, 23, 30), "de", new Date(2026, 9, 26, 0, 30))).toBe("vor 2 Tagen");
});

test.each([
  [0, "0\u00a0Byte"],
  [999, "999\u00a0Byte"],
  [1000, "1\u00a0kB"],
  [88_000, "86\u00a0kB"],
  [1_023_500, "1\u00a0MB"],
  [1_234_567, "1,2\u00a0MB"],
  [MAX_FILE_BYTES, "100\u00a0MB"],
  [MAX_PREVIEW_BYTES, "50\u00a0MB"],
  [1024 ** 3 - 1, "1\u00a0GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(formatBytes(bytes, "de")).toBe(text);
});

test("the space before a unit never breaks, in English neither", () => {
  expect(formatBytes(1_200_000, "en")).toBe("1.1\u00a0MB");
});

test("a moment without a time is told as Berlin's day, in summer as in winter; another with its time", () => {
  expect(formatDayOrTime("2026-11-01T23:00:00.000Z", "de")).toBe("2. November 2026");
  expect(formatDayOrTime("2026-06-30T22:00:00.000Z", "en")).toBe("1 July 2026");
  expect(formatDayOrTime("2026-11-02T08:05:00.000Z", "de")).toMatch(/^2\. November 2026, \d\d:05$/);
});
