import { describe, expect, test } from "vitest";
import {
  deputyCheck,
  type DrillFacts,
  drillCheck,
  drillResult,
  emergencyChecks,
  externalCheck,
  keysCheck,
  linksCheck,
  mailCheck,
  processingCheck,
  textsCheck,
  trainingCheck,
  vouchingCheck,
  trainingState,
  worst,
} from "./readiness-rules.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const at = (day: string) => new Date(`${day}T09:00:00Z`);
const of = ({ light, reason }: { light: string; reason: string }) => [light, reason];

test("a channel is as ready as the worst of its checks", () => {
  expect(worst([])).toBe("ready");
  expect(worst(["ready", "check", "ready"])).toBe("check");
  expect(worst(["not-ready", "check"])).toBe("not-ready");
});

test("links of before a new account key are a closed door, and a used emergency key is to be renewed", () => {
  expect(of(linksCheck(null))).toEqual(["ready", "links-open"]);
  expect(linksCheck(at("2026-11-20"))).toMatchObject({ light: "not-ready", reason: "links-ended", day: "2026-11-20" });
  expect(emergencyChecks(null)).toEqual([]);
  expect(emergencyChecks(at("2026-11-20"))).toMatchObject([{ light: "check", reason: "emergency-used", day: "2026-11-20" }]);
});

test("the key that was vouched for longest ago speaks, well before portals refuse it", () => {
  const now = at("2026-11-20");
  const ends = (day: string) => at(day).getTime() / 1000;
  expect(vouchingCheck([], now)).toEqual([]);
  expect(vouchingCheck([ends("2027-02-20")], now)).toMatchObject([{ light: "ready", reason: "vouching-holds", day: "2027-02-20" }]);
  const soon = { light: "check", reason: "vouching-soon", count: 60, day: "2027-01-19" };
  expect(vouchingCheck([ends("2027-02-20"), ends("2027-01-19")], now)).toMatchObject([soon]);
  expect(vouchingCheck([ends("2027-01-20")], now)).toMatchObject([{ light: "ready" }]);
  expect(vouchingCheck([ends("2026-11-19")], now)).toMatchObject([{ light: "not-ready", reason: "vouching-ended" }]);
});

describe("keys", () => {
  const office = (holders: number, hasEmergencyKey = false, name = "Meldestelle") => ({
    name,
    holders,
    hasEmergencyKey,
    isInvited: false,
    isHeld: false,
  });
  const invited = (holders: number, hasEmergencyKey = false) => ({ ...office(holders, hasEmergencyKey), isInvited: true });
  const kept = (holders: number, hasEmergencyKey = false) => ({ ...office(holders, hasEmergencyKey), isHeld: true });
  test.each([
    ["two people", [office(2)], "ready", "keys-enough", "Meldestelle"],
    ["one person and the emergency key", [office(1, true)], "ready", "keys-enough", "Meldestelle"],
    ["one person alone", [office(1)], "check", "keys-one", "Meldestelle"],
    ["the emergency key alone", [office(0, true)], "not-ready", "keys-emergency", "Meldestelle"],
    ["nobody", [office(0)], "not-ready", "keys-none", "Meldestelle"],
    ["an open invitation alone", [invited(0)], "not-ready", "keys-invited", "Meldestelle"],
    ["one person, and an invitation that nobody accepted", [invited(1)], "check", "keys-one", "Meldestelle"],
    ["the emergency key, and such an invitation", [invited(0, true)], "not-ready", "keys-emergency", "Meldestelle"],
    ["somebody who is deactivated alone", [kept(0)], "not-ready", "keys-idle", "Meldestelle"],
    ["such a person and the emergency key", [kept(0, true)], "not-ready", "keys-idle", "Meldestelle"],
    ["such a person beside one who reads", [kept(1)], "check", "keys-one", "Meldestelle"],
    [
      "an invitation speaks before such a person",
      [kept(0), { ...invited(0), name: "Ombudsstelle" }],
      "not-ready",
      "keys-invited",
      "Ombudsstelle",
    ],
    ["nobody speaks before an invitation", [invited(0), office(0, false, "Ombudsstelle")], "not-ready", "keys-none", "Ombudsstelle"],
    ["the weakest department speaks", [office(3), office(1, false, "Ombudsstelle")], "check", "keys-one", "Ombudsstelle"],
    ["no department at all", [], "not-ready", "keys-none", ""],
  ] as const)("%s", (_, departments, light, reason, name) => {
    expect(keysCheck(departments)).toMatchObject({ light, reason, name });
  });
});

test.each([
  ["two, one of them lately", [at("2026-11-20"), at("2026-01-01")], ["ready", "deputy-enough"]],
  ["two, thirty days ago to the hour", [new Date("2026-10-23T12:00:00Z"), null], ["ready", "deputy-enough"]],
  ["two, none of them for more than thirty days", [new Date("2026-10-23T11:59:59Z"), null], ["check", "deputy-quiet"]],
  ["one", [at("2026-11-20")], ["check", "deputy-one"]],
  ["one who stays away", [at("2026-09-01")], ["check", "deputy-quiet"]],
  ["nobody", [], ["not-ready", "deputy-none"]],
] as const)("deputy: %s", (_, signedIn, expected) => {
  expect(of(deputyCheck([{ name: "Meldestelle", signedIn }], NOW))).toEqual(expected);
});

test("deputy: the department that is worst off speaks", () => {
  const office = { name: "Meldestelle", signedIn: [NOW, NOW] };
  const departments = [office, { name: "Ombudsstelle", signedIn: [at("2026-09-01"), at("2026-09-01")] }];
  expect(deputyCheck(departments, NOW)).toMatchObject({ light: "check", reason: "deputy-quiet", name: "Ombudsstelle" });
});

test("texts: what is missing is named", () => {
  expect(of(textsCheck([]))).toEqual(["ready", "texts-there"]);
  expect(textsCheck(["start-page"])).toMatchObject({ light: "check", reason: "texts-missing", codes: ["start-page"] });
});

test.each([
  ["confirmed", { failed: 0, isSent: true, confirmedAt: at("2025-11-22") }, ["ready", "mail-confirmed"]],
  ["confirmed more than a year ago", { failed: 0, isSent: true, confirmedAt: at("2025-11-21") }, ["check", "mail-old"]],
  ["never tested", { failed: 0, isSent: true, confirmedAt: null }, ["check", "mail-never"]],
  ["kept in this installation, whatever was confirmed", { failed: 0, isSent: false, confirmedAt: NOW }, ["check", "mail-kept"]],
  ["failed, whatever was confirmed", { failed: 1, isSent: true, confirmedAt: NOW }, ["not-ready", "mail-failed"]],
] as const)("mail: %s", (_, facts, expected) => {
  expect(of(mailCheck(facts, NOW))).toEqual(expected);
});

test.each([
  [null, "missing"],
  ["2024-11-21", "expired"],
  // The last day still counts.
  ["2024-11-22", "soon"],
  ["2025-01-21", "soon"],
  ["2025-01-22", "valid"],
] as const)("a training of %s is %s", (day, state) => {
  expect(trainingState(day, NOW)).toBe(state);
});

test.each([
  [["2026-01-01", "2026-02-01"], ["ready", "training-valid"], 2],
  [["2026-01-01", "2025-01-01"], ["check", "training-soon"], 1],
  [["2025-01-01", "2024-01-01"], ["check", "training-expired"], 1],
  [["2024-01-01", null, null], ["check", "training-missing"], 2],
  [[], ["check", "training-nobody"], 0],
] as const)("trainings of %j", (days, expected, count) => {
  const check = trainingCheck(days, NOW);
  expect([of(check), check.count]).toEqual([expected, count]);
});

test.each([
  [null, ["check", "external-never"]],
  [at("2025-11-22"), ["ready", "external-reviewed"]],
  [at("2025-11-21"), ["check", "external-old"]],
] as const)("external offices looked at on %s", (reviewedAt, expected) => {
  expect(of(externalCheck(reviewedAt, NOW))).toEqual(expected);
});

const drill = (change: Partial<DrillFacts> = {}): DrillFacts => ({
  startedAt: at("2026-11-10"),
  receivedAt: at("2026-11-10"),
  mailedAt: at("2026-11-10"),
  openedAt: at("2026-11-10"),
  acknowledgedAt: null,
  answeredAt: null,
  isGone: false,
  ...change,
});

describe("the result of a drill", () => {
  // Received on the 10th: the 17th is the last day.
  test.each([
    ["confirmed by a person in time", drill({ acknowledgedAt: new Date("2026-11-17T22:59:59Z") }), "passed"],
    ["confirmed a moment too late", drill({ acknowledgedAt: new Date("2026-11-17T23:00:00Z") }), "failed"],
    ["only answered, in time", drill({ answeredAt: at("2026-11-12") }), "passed"],
    ["answered by who sent it, and nobody else has opened it", drill({ answeredAt: at("2026-11-12"), openedAt: null }), "alone"],
    ["answered, and no mail went out", drill({ answeredAt: at("2026-11-12"), mailedAt: null }), "unmailed"],
    ["answered by who sent it, and no mail went out", drill({ answeredAt: at("2026-11-12"), openedAt: null, mailedAt: null }), "alone"],
    ["opened, and the time is over", drill({ openedAt: at("2026-11-12") }), "failed"],
    ["neither, and the time is over", drill(), "failed"],
    ["neither, and there is time", drill({ receivedAt: at("2026-11-20") }), "running"],
    ["deleted before anybody answered", drill({ receivedAt: at("2026-11-20"), isGone: true }), "failed"],
    ["deleted afterwards", drill({ acknowledgedAt: at("2026-11-12"), isGone: true }), "passed"],
    ["just sent", drill({ startedAt: new Date("2026-11-22T11:30:00Z"), receivedAt: null }), "running"],
    ["never arrived", drill({ startedAt: new Date("2026-11-22T10:59:59Z"), receivedAt: null }), "failed"],
  ] as const)("%s", (_, facts, result) => {
    expect(drillResult(facts, NOW)).toBe(result);
  });
});

const passedOn = (day: string) => drill({ startedAt: at(day), receivedAt: at(day), acknowledgedAt: at(day) });
const aloneOn = (day: string) => ({ ...passedOn(day), openedAt: null });
const failedOn = (day: string) => drill({ startedAt: at(day), receivedAt: at(day) });
test.each([
  ["none", [], ["check", "drill-never"]],
  ["one that runs", [failedOn("2026-11-20")], ["check", "drill-running"]],
  ["passed within the year", [passedOn("2025-11-22")], ["ready", "drill-passed"]],
  ["passed longer ago", [passedOn("2025-11-21")], ["check", "drill-old"]],
  ["passed, the next one runs", [passedOn("2026-05-01"), failedOn("2026-11-20")], ["ready", "drill-passed"]],
  ["passed, the next one failed", [passedOn("2026-05-01"), failedOn("2026-11-01")], ["check", "drill-failed"]],
  ["one that never arrived", [drill({ startedAt: at("2026-11-01"), receivedAt: null })], ["check", "drill-lost"]],
  ["passed by its starter alone", [aloneOn("2026-11-01")], ["check", "drill-alone"]],
  ["passed without a mail", [{ ...passedOn("2026-11-01"), mailedAt: null }], ["check", "drill-unmailed"]],
  ["passed alone longer ago", [aloneOn("2025-11-21")], ["check", "drill-old"]],
  ["passed, the next one alone", [passedOn("2026-05-01"), aloneOn("2026-11-01")], ["ready", "drill-passed"]],
  [
    "passed, one failed, the next one alone",
    [passedOn("2026-05-01"), failedOn("2026-08-01"), aloneOn("2026-11-01")],
    ["check", "drill-alone"],
  ],
  ["failed, the next one passed", [failedOn("2026-05-01"), passedOn("2026-11-01")], ["ready", "drill-passed"]],
] as const)("drills: %s", (_, drills, expected) => {
  expect(of(drillCheck(drills, NOW))).toEqual(expected);
});

test("an agreement on processing is asked for until it is concluded in the words of today", () => {
  const day = new Date("2026-11-20T09:30:00Z");
  expect(processingCheck("concluded", day, [])).toMatchObject({ light: "ready", reason: "processing-concluded", day: "2026-11-20" });
  expect(processingCheck("changed", day, ["1. Parteien"])).toMatchObject({ light: "check", codes: ["1. Parteien"], day: "2026-11-20" });
  expect(processingCheck("missing", null, [])).toMatchObject({ light: "check", reason: "processing-missing", day: "" });
  expect(processingCheck("unavailable", null, [])).toMatchObject({ light: "check", reason: "processing-unavailable" });
});
