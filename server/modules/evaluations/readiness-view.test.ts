import type { Drill, Readiness } from "@hz/contract/account/readiness";
import { expect, test } from "vitest";
import { readinessView } from "./readiness-view.ts";

const aDrill = (change: Partial<Drill> = {}): Drill => ({
  id: "drill",
  channelId: "first",
  startedBy: "anna",
  startedAt: "2026-03-03T23:30:00.000Z",
  receivedAt: "2026-03-03T23:30:10.000Z",
  isConfirmedByChannel: false,
  mailedAt: null,
  openedAt: null,
  acknowledgedAt: null,
  answeredAt: null,
  result: "running",
  isReadable: true,
  ...change,
});
const aCheck = { reason: "keys-one" as const, count: 1, name: "Ombudsstelle", day: "", codes: ["imprint"] };
const aReadiness = (...drills: Drill[]): Readiness => ({
  at: "2026-11-22T10:00:00.000Z",
  company: "Muster AG",
  checks: [{ ...aCheck, check: "training", light: "check", reason: "training-missing", count: 2 }],
  channels: [
    { id: "first", name: "Erster", linkSuffix: "x", light: "check", checks: [{ ...aCheck, check: "keys", light: "check" }], drills },
    { id: "second", name: "Zweiter", linkSuffix: "y", light: "ready", checks: [], drills: [] },
  ],
  people: [{ userId: "anna", name: "Anna Lindner", day: null, title: "" }],
});

test("lights and the reasons of what counts for all are told; no person, no department, no count", () => {
  const view = readinessView(aReadiness(aDrill()), null);
  expect(view.channels.map(({ id, light, checks }) => [id, light, checks])).toEqual([
    ["first", "check", [{ check: "keys", light: "check" }]],
    ["second", "ready", []],
  ]);
  expect(view.checks).toEqual([{ check: "training", light: "check", reason: "training-missing", day: "" }]);
  expect(JSON.stringify(view)).not.toMatch(/anna|Anna|Ombudsstelle|imprint|count/);
});

test("only channels that were picked are told of", () => {
  expect(readinessView(aReadiness(), ["second"]).channels.map(({ id }) => id)).toEqual(["second"]);
});

test("of the last drill its day and result are told, and not how fast somebody answered", () => {
  const older = aDrill({ startedAt: "2025-01-01T00:00:00.000Z", result: "failed" });
  const last = aDrill({ acknowledgedAt: "2026-03-04T02:30:10.000Z", answeredAt: "2026-03-04T01:30:40.000Z", result: "passed" });
  // It was after eleven in Berlin.
  expect(readinessView(aReadiness(last, older), null).channels[0]!.lastDrill).toEqual({ day: "2026-03-04", result: "passed" });
});

test("a channel without a drill has none", () => {
  expect(readinessView(aReadiness(), null).channels[0]!.lastDrill).toBeNull();
});
