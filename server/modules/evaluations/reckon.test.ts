import { addDays, startOfDay } from "@hz/contract/procedure/deadlines";
import { expect, test } from "vitest";
import { type CaseFacts, type Facts, reckon, reckonHolds, type Window } from "./reckon.ts";

const DAY = 86_400_000;
const at = (text: string) => Date.parse(text);
const window = (from: string, to: string, now = addDays(to, 1)): Window => {
  const [begin, end] = [startOfDay(from).getTime(), startOfDay(addDays(to, 1)).getTime()];
  const today = startOfDay(now).getTime();
  return { from, to, begin, end, at: Math.min(end, today), now: today };
};
const aCase = (change: Partial<CaseFacts> = {}): CaseFacts => ({
  channelId: "channel",
  departmentId: "department",
  categoryId: null,
  area: null,
  isAnonymous: true,
  isRevealed: false,
  way: "portal",
  receivedAt: at("2026-03-10T10:00:00Z"),
  acknowledgedAt: null,
  feedbackAt: null,
  closedAt: null,
  outcome: null,
  scope: null,
  hasReturned: false,
  reporterWroteAt: null,
  officeWroteAt: null,
  ...change,
});
const keys = { categories: ["category"], channels: ["channel"], departments: ["department"] };
const of = (cases: CaseFacts[], when = window("2026-01-01", "2026-12-31"), more: Partial<Facts> = {}) =>
  reckon({ cases, measures: [], disclosures: [], deletions: [], gone: [], ...more }, when, keys);
/** The cells with something in them. */
const filled = ({ cells }: { cells: Record<string, number> }) => Object.fromEntries(Object.entries(cells).filter(([, count]) => count > 0));

test("a report counts in the month of Berlin's calendar, whatever the clocks do", () => {
  const { received } = of([
    aCase({ receivedAt: at("2026-03-31T21:59:59Z") }),
    aCase({ receivedAt: at("2026-03-31T22:00:00Z") }),
    aCase({ receivedAt: at("2026-10-31T22:59:59Z") }),
    aCase({ receivedAt: at("2025-12-31T23:00:00Z") }),
    aCase({ receivedAt: at("2026-12-31T23:00:00Z") }),
    aCase({ receivedAt: at("2025-12-31T22:59:59Z") }),
  ]).tables;
  expect(filled(received)).toEqual({ "2026-01": 1, "2026-03": 1, "2026-04": 1, "2026-10": 1 });
  expect(Object.keys(received.cells)).toHaveLength(12);
});

test("receipts: in time to the end of the seventh day, late, never, still running, and ended before", () => {
  const due = startOfDay("2026-03-18").getTime();
  const when = window("2026-03-01", "2026-03-31", "2026-03-20");
  const { tables, spans } = of(
    [
      aCase({ acknowledgedAt: due - 1 }),
      aCase({ acknowledgedAt: due }),
      aCase(),
      aCase({ receivedAt: at("2026-03-19T10:00:00Z") }),
      aCase({ closedAt: at("2026-03-12T10:00:00Z") }),
      // Feedback says what a confirmation would have said.
      aCase({ feedbackAt: at("2026-03-11T10:00:00Z") }),
    ],
    when,
  );
  expect(filled(tables.acknowledgement)).toEqual({ inTime: 2, missed: 2, running: 1, exempt: 1 });
  expect(spans.acknowledgement.map((days) => Math.round(days * 10) / 10).sort()).toEqual([1, 7.5, 7.5]);
});

test("feedback: three months from the confirmation, nothing where the case ended with a reason", () => {
  const acknowledgedAt = at("2026-03-11T10:00:00Z");
  const due = startOfDay("2026-06-12").getTime();
  const { tables } = of(
    [
      aCase({ acknowledgedAt, feedbackAt: due - 1 }),
      aCase({ acknowledgedAt, feedbackAt: due }),
      aCase({ acknowledgedAt }),
      aCase({ acknowledgedAt, closedAt: due + DAY }),
      aCase({ acknowledgedAt: at("2026-12-02T10:00:00Z"), receivedAt: at("2026-12-01T10:00:00Z") }),
    ],
    window("2026-01-01", "2026-12-31", "2026-12-20"),
  );
  expect(filled(tables.feedback)).toEqual({ inTime: 1, missed: 2, exempt: 1, running: 1 });
});

test("a duty whose time ended after the period is missed once it has, done late or never", () => {
  const late = aCase({ receivedAt: at("2025-12-20T10:00:00Z"), acknowledgedAt: at("2025-12-20T10:00:00Z") });
  const cases = [late, { ...late, feedbackAt: at("2026-05-01T10:00:00Z") }, aCase({ receivedAt: at("2025-12-30T10:00:00Z") })];
  const seen = (now: string) => of(cases, window("2025-01-01", "2025-12-31", now)).tables;
  expect(filled(seen("2026-06-01").feedback)).toEqual({ missed: 3 });
  expect(filled(seen("2026-06-01").acknowledgement)).toEqual({ inTime: 2, missed: 1 });
  expect(filled(seen("2026-01-02").feedback)).toEqual({ running: 2, missed: 1 });
  // What is open at the period's end is so whenever one looks.
  expect(filled(seen("2026-06-01").overdue)).toEqual({});
});

test("kinds, ways, categories, areas, findings, and who came back", () => {
  const { tables } = of([
    aCase({ categoryId: "category", area: "retaliation", scope: "yes", hasReturned: true }),
    aCase({ isRevealed: true, scope: "no", way: "phone" }),
    aCase({ isAnonymous: false, hasReturned: true }),
  ]);
  expect(filled(tables.type)).toEqual({ anonymous: 1, revealed: 1, confidential: 1 });
  expect(filled(tables.way)).toEqual({ portal: 2, phone: 1 });
  expect(filled(tables.category)).toEqual({ category: 1, none: 2 });
  expect(filled(tables.area)).toEqual({ retaliation: 1, none: 2 });
  expect(filled(tables.scope)).toEqual({ yes: 1, no: 1, none: 1 });
  expect(filled(tables.returned)).toEqual({ yes: 1, no: 1 });
});

test("what ended counts in the period of its end, with its days", () => {
  const closedAt = at("2026-05-01T10:00:00Z");
  const { tables, spans } = of(
    [
      aCase({ receivedAt: closedAt - 40 * DAY, closedAt, outcome: "confirmed-ongoing" }),
      aCase({ receivedAt: closedAt - 400 * DAY, closedAt, outcome: "no-evidence", isAnonymous: false }),
      aCase({ receivedAt: closedAt - 10 * DAY, closedAt, outcome: "handed-authority" }),
      aCase({ receivedAt: closedAt - DAY, closedAt }),
      aCase({ receivedAt: closedAt - DAY, closedAt: closedAt + 300 * DAY, outcome: "duplicate" }),
    ],
    window("2026-04-01", "2026-06-30"),
  );
  expect(filled(tables.outcome)).toEqual({ "confirmed-ongoing": 1, "no-evidence": 1, "handed-authority": 1, none: 1 });
  expect(filled(tables.substance)).toEqual({ "anonymous yes": 1, "confidential no": 1 });
  expect(spans.closure.sort((a, b) => a - b)).toEqual([1, 10, 40, 400]);
});

test("what is open, overdue or waits for an answer is so at the period's end", () => {
  const when = window("2026-03-01", "2026-03-31");
  const end = when.end;
  const { tables } = of(
    [
      aCase({ receivedAt: end - 29 * DAY }),
      aCase({ receivedAt: end - 31 * DAY, acknowledgedAt: end - 30 * DAY, closedAt: end + DAY }),
      aCase({ receivedAt: end - 200 * DAY, acknowledgedAt: end - 199 * DAY, officeWroteAt: end - 5 * DAY, reporterWroteAt: end - 6 * DAY }),
      aCase({ receivedAt: end - 200 * DAY, acknowledgedAt: end - 199 * DAY, feedbackAt: end - 100 * DAY, officeWroteAt: end - 6 * DAY }),
      aCase({ receivedAt: end - 100 * DAY, closedAt: end - 1 }),
      aCase({ receivedAt: end + 1 }),
    ],
    when,
  );
  expect(filled(tables.age)).toEqual({ "under-30": 1, "30-90": 1, "over-180": 2 });
  expect(filled(tables.overdue)).toEqual({ acknowledgement: 1, feedback: 1 });
  expect(filled(tables.waiting)).toEqual({ waiting: 2 });
});

test("deletions stand under their ground, of before under none, and what is gone adds to no other figure", () => {
  const tally = (key: string, count: number) => ({ departmentId: "department", key, count });
  const { tables } = of([aCase()], undefined, {
    deletions: [tally("rule", 3), tally("spam", 1), tally("rule", 2), tally("none", 1)],
    gone: [tally("received", 4), tally("earlier", 2)],
  });
  expect(filled(tables.deletions)).toEqual({ rule: 5, spam: 1, none: 1 });
  expect(Object.keys(tables.deletions.cells)).toContain("reporter-request");
  expect(filled(tables.gone)).toEqual({ received: 4, earlier: 2 });
  expect(filled(tables.received)).toEqual({ "2026-03": 1 });
});

test("holds stand under when somebody looks again, zeros included", () => {
  const holds = [
    { departmentId: "a", key: "due", count: 1 },
    { departmentId: "b", key: "due", count: 2 },
  ];
  expect(reckonHolds(holds)).toEqual({ cells: { due: 3, soon: 0, later: 0 }, hasTotal: true });
});
