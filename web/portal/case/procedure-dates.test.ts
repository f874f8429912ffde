import { inEachLanguage, type PortalLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { portalT } from "../portal-texts.ts";
import { procedureDates } from "./procedure-dates.ts";
import { textsOfPage } from "../texts-of-page.ts";

const received = "2026-11-22T09:00:00.000Z";
const given = {
  status: "new",
  receivedAt: received,
  acknowledgedAt: null,
  confirmation: null,
  feedbackAt: null,
  lostAt: null,
  held: "now",
} as const;
const automatic = { ...given, acknowledgedAt: received, confirmation: inEachLanguage(() => "Eingegangen.") };
const answered = { ...given, acknowledgedAt: "2026-11-25T09:00:00.000Z", feedbackAt: "2027-01-11T09:00:00.000Z" };

const said = (found: Parameters<typeof procedureDates>[0], language: PortalLanguage) =>
  procedureDates(found, language, portalT(language, textsOfPage("case", language))).map((fact) => fact.join(": "));

test.each<[string, Parameters<typeof procedureDates>[0], string[], string[]]>([
  [
    "not confirmed yet",
    given,
    ["Bestätigung spätestens am: 29. November 2026", "Rückmeldung spätestens am: 28. Februar 2027"],
    ["Confirmation by: 29 November 2026", "Feedback by: 28 February 2027"],
  ],
  ["lost and not closed yet: no day is promised", { ...given, held: "lost" }, [], []],
  [
    "without a reader for now: the days of the law stand",
    { ...given, held: "later" },
    ["Bestätigung spätestens am: 29. November 2026", "Rückmeldung spätestens am: 28. Februar 2027"],
    ["Confirmation by: 29 November 2026", "Feedback by: 28 February 2027"],
  ],
  [
    "confirmed as it came",
    automatic,
    ["Eingang bestätigt am: 22. November 2026 (automatisch)", "Rückmeldung spätestens am: 22. Februar 2027"],
    ["Receipt confirmed on: 22 November 2026 (automatically)", "Feedback by: 22 February 2027"],
  ],
  [
    "confirmed by the office, with feedback",
    answered,
    ["Eingang bestätigt am: 25. November 2026 (von einer Person)", "Rückmeldung erhalten am: 11. Januar 2027"],
    ["Receipt confirmed on: 25 November 2026 (by a person)", "Feedback received on: 11 January 2027"],
  ],
  ["closed without a word", { ...given, status: "closed" }, [], []],
  [
    "closed after its confirmation",
    { ...automatic, status: "resolved" },
    ["Eingang bestätigt am: 22. November 2026 (automatisch)"],
    ["Receipt confirmed on: 22 November 2026 (automatically)"],
  ],
])("a report that is %s says so to its reporter", (_, found, german, english) => {
  expect([said(found, "de"), said(found, "en")]).toEqual([german, english]);
});
