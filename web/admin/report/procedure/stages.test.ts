import type { Procedure, Step } from "@hz/contract/procedure/procedure";
import { describe, expect, test } from "vitest";
import { dueText, shortDay } from "./due-text.ts";
import { latestStep, nextStage, stagesOf } from "./stages.ts";

const ANNA = "00000000-0000-4000-8000-000000000001";
const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const a = (day: number) => ({ at: at(day), by: ANNA });
const scope = (result: "yes" | "no" | "unclear", day = 3): Step => ({ id: `scope-${day}`, kind: "scope", result, ...a(day) });
const substance = (result: "yes" | "partly" | "no", day = 4): Step => ({ id: `substance-${day}`, kind: "substance", result, ...a(day) });
const measure = (state: "planned" | "taken", day = "2026-11-05"): Procedure["measures"][number] => ({
  id: `measure-${day}`,
  kind: "investigation",
  state,
  day,
  userId: ANNA,
  createdBy: ANNA,
  createdAt: at(5),
  changed: null,
});
const procedure = (change: Partial<Procedure> = {}): Procedure => ({
  receivedAt: at(1),
  acknowledged: null,
  feedback: null,
  steps: [],
  measures: [],
  closed: null,
  ...change,
});
const CLOSED = { ...a(9), outcome: "not-confirmed", noFeedbackReason: "waived" } as const;

const acknowledged = a(2);
test.each([
  ["nothing yet", {}, "acknowledged"],
  ["confirmed by the channel", { acknowledged: { at: at(1), by: null } }, "scope"],
  ["the scope is unclear", { acknowledged, steps: [scope("unclear")] }, "scope"],
  ["the scope became clear", { acknowledged, steps: [scope("unclear"), scope("yes", 4)] }, "substance"],
  ["the scope became unclear again", { acknowledged, steps: [scope("yes"), scope("unclear", 4)] }, "scope"],
  ["outside of the law", { acknowledged, steps: [scope("no")] }, "feedback"],
  ["partly substantial", { acknowledged, steps: [scope("yes"), substance("partly")] }, "measures"],
  ["not substantial", { acknowledged, steps: [scope("yes"), substance("no")] }, "feedback"],
  ["a measure is planned", { acknowledged, steps: [scope("yes"), substance("yes")], measures: [measure("planned")] }, "measures"],
  ["a measure is taken", { acknowledged, steps: [scope("yes"), substance("yes")], measures: [measure("taken")] }, "feedback"],
  ["feedback given without a confirmation", { feedback: a(6) }, "scope"],
  ["feedback given out of order", { acknowledged, feedback: a(6) }, "scope"],
  ["all but the end", { acknowledged, steps: [scope("no")], feedback: a(6) }, "closed"],
  ["closed with gaps", { closed: CLOSED }, null],
] satisfies [string, Partial<Procedure>, string | null][])("what is next: %s", (_, change, name) => {
  expect(nextStage(stagesOf(procedure(change)))?.name ?? null).toBe(name);
});

describe("stages", () => {
  test("say when and who, and are due where the law sets a day", () => {
    const stages = stagesOf(procedure({ acknowledged, steps: [scope("yes"), scope("no", 8)], measures: [measure("planned")] }));
    expect(stages.map(({ name, state, at, by }) => [name, state, at, by])).toEqual([
      ["received", "done", at(1), null],
      ["acknowledged", "done", at(2), ANNA],
      ["scope", "done", at(8), ANNA],
      ["substance", "needless", null, null],
      ["measures", "needless", null, null],
      ["feedback", "current", null, null],
      ["closed", "open", null, null],
    ]);
    expect(stages.map(({ due }) => due?.lastDay ?? null)).toEqual([null, null, null, null, null, "2027-02-02", null]);
  });

  const states = (change: Partial<Procedure>) => stagesOf(procedure(change)).map(({ state }) => state);
  test.each<[string, Partial<Procedure>, string[]]>([
    ["with nothing but a reason", {}, ["missing", "missing", "missing", "missing", "needless"]],
    [
      "before reasons were kept",
      { closed: { ...CLOSED, noFeedbackReason: null } },
      ["missing", "missing", "missing", "missing", "missing"],
    ],
    ["with feedback, which confirms as well", { feedback: a(6) }, ["needless", "missing", "missing", "missing", "done"]],
    ["outside of the law", { steps: [scope("no")] }, ["missing", "done", "needless", "needless", "needless"]],
    ["with an unclear scope", { acknowledged, steps: [scope("unclear")] }, ["done", "missing", "missing", "missing", "needless"]],
    ["without substance", { steps: [scope("yes"), substance("no")] }, ["missing", "done", "done", "needless", "needless"]],
    ["with a measure planned only", { measures: [measure("planned")] }, ["missing", "missing", "missing", "missing", "needless"]],
  ])("of what was closed %s say what did not happen, and what did not have to", (_, change, expected) => {
    expect(states({ closed: CLOSED, ...change })).toEqual(["done", ...expected, "done"]);
  });

  test("a measure counts from the first that was taken", () => {
    const measures = [measure("taken", "2026-11-20"), measure("planned", "2026-11-02"), measure("taken", "2026-11-10")];
    expect(stagesOf(procedure({ measures }))[4]).toMatchObject({ state: "done", at: "2026-11-10" });
  });

  test("without a confirmation both deadlines stand until feedback is given; a closed procedure has none", () => {
    const days = (change: Partial<Procedure>) => stagesOf(procedure(change)).flatMap(({ due }) => due?.lastDay ?? []);
    expect(days({})).toEqual(["2026-11-08", "2027-02-08"]);
    expect(days({ feedback: a(3) })).toEqual([]);
    expect(days({ closed: CLOSED })).toEqual([]);
  });

  test("of several findings the last one counts", () => {
    expect(latestStep(procedure({ steps: [scope("yes"), substance("no"), scope("no", 5)] }), "scope")?.result).toBe("no");
    expect(latestStep(procedure(), "scope")).toBeNull();
  });
});

const due = { lastDay: "2026-11-29", endsAt: new Date("2026-11-29T23:00:00Z") };
test.each([
  ["2026-11-20T12:00:00Z", "bis 29.11., noch 9 Tage", "neutral"],
  ["2026-11-26T12:00:00Z", "bis 29.11., noch 3 Tage", "accent"],
  ["2026-11-28T22:59:00Z", "bis 29.11., noch 1 Tag", "accent"],
  // In Berlin the last day has begun.
  ["2026-11-28T23:00:00Z", "heute fällig", "accent"],
  ["2026-11-29T22:59:00Z", "heute fällig", "accent"],
  ["2026-11-29T23:00:00Z", "überfällig seit 1 Tag", "danger"],
  ["2026-12-02T12:00:00Z", "überfällig seit 3 Tagen", "danger"],
])("at %s a deadline reads “%s”", (now, text, tone) => {
  expect(dueText(due, new Date(now))).toEqual({ text, tone });
});

test("a day of another year says so", () => {
  expect(shortDay("2027-02-08", new Date("2026-12-31T22:59:00Z"))).toBe("8. Feb. 2027");
  expect(shortDay("2027-02-08", new Date("2026-12-31T23:00:00Z"))).toBe("08.02.");
});
