import { expect, test } from "vitest";
import { REPORT_TEXTS, type ReportText } from "../../vault/content/report-texts.ts";
import { checkEntry, type EntryValues, firstEntry, isLate, restoredEntry } from "./entry-form.ts";

const NOW = new Date("2026-11-22T10:30:00Z");
const first = firstEntry(NOW, "Ich bin einverstanden.");
const good: EntryValues = {
  ...first,
  channelId: "c",
  way: "phone",
  reportType: "anonymous",
  title: "Anruf",
  description: "Was gesagt wurde.",
  documentation: "summary",
};
const check = (change: Partial<EntryValues> = {}, needsCategory = false) => checkEntry({ ...good, ...change }, needsCategory, NOW);
const problems = (change: Partial<EntryValues>, needsCategory = false) => {
  const result = check(change, needsCategory);
  return "problems" in result ? result.problems : {};
};
const entry = (change: Partial<EntryValues>) => {
  const result = check(change);
  if ("problems" in result) throw new Error(JSON.stringify(result.problems));
  return result.entry;
};

test("a form begins with this minute in Berlin, and asks for everything that is missing in the order of the page", () => {
  expect([first.day, first.time]).toEqual(["2026-11-22", "11:30"]);
  const result = checkEntry({ ...first, day: "" }, true, NOW);
  expect("problems" in result && Object.keys(result.problems)).toEqual([
    "way",
    "day",
    "channelId",
    "categoryId",
    "reportType",
    "title",
    "description",
  ]);
});

test("the moment of receipt is Berlin's, in summer as in winter, and a day without a time is its beginning", () => {
  expect(entry({}).receivedAt).toBe("2026-11-22T10:30:00.000Z");
  expect(entry({ day: "2026-07-01", time: "08:00" }).receivedAt).toBe("2026-07-01T06:00:00.000Z");
  expect(entry({ day: "2026-07-01", time: "" }).receivedAt).toBe("2026-06-30T22:00:00.000Z");
});

test("nothing is received tomorrow, or before anybody can mean it", () => {
  expect(problems({ day: "2026-11-23" })).toEqual({ day: "future" });
  expect(problems({ day: "2026-11-22", time: "12:00" })).toEqual({ day: "future" });
  expect(problems({ day: "2016-11-22" })).toEqual({ day: "early" });
});

test("word for word and as sound only with who consented, when and to what; a letter asks none of it", () => {
  for (const documentation of ["verbatim", "recording"] as const) {
    expect(problems({ documentation, consentWording: " " })).toEqual({
      consentName: "consent",
      consentDay: "missing",
      consentWording: "consent",
    });
    expect(problems({ documentation, consentName: "Frau K.", consentDay: "2026-12-01" })).toEqual({ consentDay: "future" });
  }
  const { documentation, consent } = entry({ documentation: "recording", consentName: "Frau K.", consentDay: "2026-11-20" });
  expect([documentation, consent]).toEqual([
    "recording",
    { name: "Frau K.", at: "2026-11-19T23:00:00.000Z", wording: "Ich bin einverstanden." },
  ]);
  expect(problems({ documentation: "" })).toEqual({ documentation: "missing" });
  expect(entry({ way: "post", documentation: "recording" })).toMatchObject({ documentation: null, consent: null });
});

test("a meeting says where, with whom and how long, as far as known; other ways do not", () => {
  const meeting = { meetingPlace: " Raum 2 ", meetingPersons: "Frau K.", meetingStart: "10:00", meetingEnd: "11:00" };
  expect(entry({ way: "meeting", ...meeting }).meeting).toEqual({ place: "Raum 2", persons: "Frau K.", start: "10:00", end: "11:00" });
  expect(problems({ way: "meeting", meetingStart: "11:00", meetingEnd: "10:00" })).toEqual({ meetingEnd: "time" });
  expect(entry({ ...meeting }).meeting).toBeNull();
});

test("whatever text of a report was written down is in it, and of an anonymous one nothing of who they are", () => {
  const typed = Object.fromEntries(Object.keys(REPORT_TEXTS).map((name) => [name, `getippt@${name}.example`])) as Record<
    ReportText,
    string
  >;
  expect(entry({ ...typed, reportType: "confidential" }).texts).toEqual(typed);
  expect(entry({ ...typed, reportType: "anonymous" }).texts).toEqual({ ...typed, contactName: "", contactPhone: "", contactEmail: "" });
});

test("who reports confidentially has a name", () => {
  expect(problems({ reportType: "confidential", contactEmail: "kaputt" })).toEqual({ contactName: "missing", contactEmail: "email" });
  expect(problems({ reportType: "confidential", contactName: "Kim" })).toEqual({});
  expect(problems({}, true)).toEqual({ categoryId: "missing" });
});

test("the seven days are over on the eighth after the day of receipt", () => {
  expect(isLate({ ...good, day: "2026-11-15" }, NOW)).toBe(false);
  expect(isLate({ ...good, day: "2026-11-14" }, NOW)).toBe(true);
  expect(isLate({ ...good, day: "" }, NOW)).toBe(false);
});

test("a form that was kept comes back as it was; what is no form is none", () => {
  expect(restoredEntry(JSON.stringify({ ...good, strange: 1, title: 5 }), first)).toEqual({ ...good, title: "" });
  expect(restoredEntry("{", first)).toEqual(first);
});
