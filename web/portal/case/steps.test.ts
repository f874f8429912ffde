import { inEachLanguage } from "@hz/contract/languages";
import { expect, test } from "vitest";
import { stepsOf } from "./steps.ts";

const RECEIVED = "2026-11-22T09:00:00.000Z";
const given: Parameters<typeof stepsOf>[0] = {
  status: "new",
  receivedAt: RECEIVED,
  acknowledgedAt: null,
  confirmation: null,
  feedbackAt: null,
  closedAt: null,
  lostAt: null,
  held: "now",
  allowFiles: true,
};
const automatic = { ...given, acknowledgedAt: RECEIVED, confirmation: inEachLanguage(() => "Eingegangen.") };
const confirmed = { ...given, status: "in_progress", acknowledgedAt: "2026-11-25T09:00:00.000Z" } as const;
const answered = { ...confirmed, feedbackAt: "2027-01-11T09:00:00.000Z" };
const closed = { ...answered, status: "closed", closedAt: "2027-01-12T09:00:00.000Z" } as const;

/** What the page says, one word a sentence; a due day as "answer 2027-02-28", with "late" where it has passed. */
function said(found: typeof given, now: string): string {
  const { done, next, possible } = stepsOf(found, false, new Date(now));
  const dues = next.dues.map(({ what, lastDay, isLate }) => `${what} ${lastDay}${isLate ? " late" : ""}`);
  return [done.map(({ what }) => what), [...dues, next.otherwise ?? []].flat(), possible].map((words) => words.join(", ")).join(" | ");
}

test.each<[string, typeof given, string, string]>([
  ["just sent", given, RECEIVED, "received | confirm 2026-11-29, answer 2027-02-28 | attach, meet, news, external"],
  ["on its seventh day", given, "2026-11-29T22:59:59Z", "received | confirm 2026-11-29, answer 2027-02-28 | attach, meet, news, external"],
  [
    "after its seventh day",
    given,
    "2026-11-29T23:00:00Z",
    "received | confirm 2026-11-29 late, answer 2027-02-28 | attach, meet, news, instead",
  ],
  ["confirmed as it came", automatic, RECEIVED, "received, confirmedByItself | answer 2027-02-22 | attach, meet, news, external"],
  ["confirmed by somebody", confirmed, "2026-12-01T00:00:00Z", "received, confirmed | answer 2027-02-25 | attach, meet, news, external"],
  [
    "on the last day of its feedback",
    confirmed,
    "2027-02-25T22:59:59Z",
    "received, confirmed | answer 2027-02-25 | attach, meet, news, external",
  ],
  ["past its feedback", confirmed, "2027-02-25T23:00:00Z", "received, confirmed | answer 2027-02-25 late | attach, meet, news, instead"],
  ["answered and open", answered, "2027-06-01T00:00:00Z", "received, confirmed, feedback | working | attach, meet, news, external"],
  [
    "answered without a confirmation",
    { ...answered, acknowledgedAt: null },
    "2027-06-01T00:00:00Z",
    "received, feedback | working | attach, meet, news, external",
  ],
  ["closed", closed, "2028-01-01T00:00:00Z", "received, confirmed, feedback, closed | over | attach, meet, news, external"],
  [
    "resolved",
    { ...closed, status: "resolved" },
    "2028-01-01T00:00:00Z",
    "received, confirmed, feedback, closed | over | attach, meet, news, external",
  ],
  [
    "closed without a word, and its moment not kept",
    { ...given, status: "closed" },
    "2027-06-01T00:00:00Z",
    "received | over | attach, meet, news, external",
  ],
  [
    "opened again without feedback",
    { ...confirmed, status: "open" },
    "2027-01-01T00:00:00Z",
    "received, confirmed | answer 2027-02-25 | attach, meet, news, external",
  ],
  [
    "without a reader for now: the days of the law stand",
    { ...confirmed, held: "later" },
    "2027-01-01T00:00:00Z",
    "received, confirmed | answer 2027-02-25 | attach, meet, news, external",
  ],
  ["lost and not closed yet: nothing is promised", { ...automatic, held: "lost" }, RECEIVED, "received, confirmedByItself |  | "],
  [
    "closed by the service because it is lost",
    { ...confirmed, status: "closed", closedAt: RECEIVED, lostAt: RECEIVED, held: "lost" },
    RECEIVED,
    "received, confirmed |  | ",
  ],
  [
    "of a channel without files",
    { ...confirmed, allowFiles: false },
    RECEIVED,
    "received, confirmed | answer 2027-02-25 | write, meet, news, external",
  ],
])("a case %s", (_, found, now, words) => {
  expect(said(found, now)).toBe(words);
});

test("a name can be told while the office does not know it", () => {
  expect(stepsOf(given, true, new Date(RECEIVED)).possible).toEqual(["attach", "name", "meet", "news", "external"]);
});

test("what happened stands in its order, also where feedback came before the confirmation", () => {
  const found = { ...answered, acknowledgedAt: "2027-01-12T09:00:00.000Z" };
  expect(stepsOf(found, false, new Date(RECEIVED)).done.map(({ what }) => what)).toEqual(["received", "feedback", "confirmed"]);
});
