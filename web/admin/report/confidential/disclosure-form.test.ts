import { DISCLOSURE_GROUNDS, groundsFor } from "@hz/contract/reports/confidentiality";
import { expect, test } from "vitest";
import type { Consent } from "../../../vault/content/consents.ts";
import type { DisclosureEntry } from "../../../vault/content/disclosures.ts";
import { checkDisclosure, type DisclosureValues, firstValues, isGroundFor, usableConsents } from "./disclosure-form.ts";

const NOW = new Date("2026-11-22T23:30:00.000Z");
const FILLED: DisclosureValues = {
  scope: "reporter",
  ground: "prosecution",
  recipient: " Staatsanwaltschaft Hamburg ",
  details: "Name",
  day: "2026-11-20",
  told: "no",
  notTold: "Die Ermittlungen wären gefährdet.",
  consentId: "",
};

test("a filled form is an entry, without the spaces at its ends", () => {
  expect(checkDisclosure(FILLED, null, [], NOW)).toEqual({
    content: { ...FILLED, recipient: "Staatsanwaltschaft Hamburg", told: false, replaces: null, consentId: null },
  });
});

test("a reason for not telling goes where the answer is yes", () => {
  expect(checkDisclosure({ ...FILLED, told: "yes" }, null, [], NOW)).toMatchObject({ content: { told: true, notTold: "" } });
});

test.each<[string, Partial<DisclosureValues>, string[]]>([
  ["nothing at all", firstValues(null, NOW), ["scope", "ground", "recipient", "details", "told"]],
  ["spaces only", { recipient: "  ", details: "\n" }, ["recipient", "details"]],
  ["a day to come", { day: "2026-11-24" }, ["day"]],
  ["no day", { day: "" }, ["day"]],
  ["no reason why the reporter was not told", { notTold: " " }, ["notTold"]],
])("§ 9 (2): %s is named by its fields", (_what, change, fields) => {
  const result = checkDisclosure({ ...FILLED, ...change }, null, [], NOW);
  expect("problems" in result && Object.keys(result.problems)).toEqual(fields);
});

test("today counts as it is in Germany, where it is already tomorrow in Greenwich's evening", () => {
  expect(firstValues(null, NOW).day).toBe("2026-11-23");
  expect(checkDisclosure({ ...FILLED, day: "2026-11-23" }, null, [], NOW)).toHaveProperty("content");
});

test("§ 9 (2): for others than the reporter no reason is needed", () => {
  const values: DisclosureValues = { ...FILLED, scope: "accused", ground: "internal-investigation", notTold: "" };
  expect(checkDisclosure(values, null, [], NOW)).toHaveProperty("content");
});

test("§ 9 (4): each ground is there for somebody, and those of one paragraph only for whom it protects", () => {
  expect(new Set([...groundsFor("reporter"), ...groundsFor("accused")])).toEqual(new Set(DISCLOSURE_GROUNDS));
  expect(groundsFor("reporter")).not.toContain("internal-investigation");
  expect(groundsFor("other")).not.toContain("false-report");
});

test("§ 9 (4): a ground for one person may be none for another", () => {
  expect(isGroundFor("accused", "false-report")).toBe(false);
  expect(isGroundFor("accused", "prosecution")).toBe(true);
});

const CONSENT: Consent = {
  id: "0192b3c4-0000-7000-8000-000000000001",
  request: { kind: "consent", recipient: "Kanzlei", purpose: "Rat", details: "Name" },
  wording: "Dürfen wir?",
  askedAt: "2026-11-20T08:00:00.000Z",
  state: "granted",
  since: "2026-11-21T08:00:00.000Z",
  grantedAt: "2026-11-21T08:00:00.000Z",
  held: [{ from: "2026-11-21T08:00:00.000Z", until: null }],
};

test("what rests on the reporter's consent names it, and the reporter was told by being asked", () => {
  const values: DisclosureValues = { ...FILLED, ground: "consent", told: "", notTold: "" };
  expect(checkDisclosure(values, null, [], NOW)).toEqual({ problems: { consentId: "missing" } });
  const content = { consentId: CONSENT.id, told: true, notTold: "" };
  expect(checkDisclosure({ ...values, consentId: CONSENT.id, day: "2026-11-21" }, null, [CONSENT], NOW)).toMatchObject({ content });
});

test("§ 9 (3): a consent carries nothing of a day on which it was not given yet, or taken back already", () => {
  const problemsOn = (day: string, consent = CONSENT) => {
    const result = checkDisclosure({ ...FILLED, ground: "consent", consentId: consent.id, day }, null, [consent], NOW);
    return "problems" in result ? result.problems : {};
  };
  expect(problemsOn("2026-11-20")).toEqual({ day: "before" });
  expect(problemsOn("2026-11-24")).toEqual({ day: "day" });
  for (const day of ["2026-11-21", "2026-11-23"]) expect(problemsOn(day)).toEqual({});
  // Half past midnight in Germany is the day before in Greenwich.
  const night = { ...CONSENT, held: [{ from: "2026-11-20T23:30:00.000Z", until: "2026-11-22T08:00:00.000Z" }] };
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => problemsOn(day, night))).toEqual([
    { day: "before" },
    {},
    {},
    { day: "before" },
  ]);
});

test("another ground, and the consent of others, name none", () => {
  for (const change of [{ ground: "prosecution" }, { scope: "accused", ground: "consent" }] as const)
    expect(checkDisclosure({ ...FILLED, ...change, consentId: CONSENT.id }, null, [], NOW)).toMatchObject({ content: { consentId: null } });
});

test("§ 9 (3): a consent that was withdrawn or used while the form was open carries nothing", () => {
  const values: DisclosureValues = { ...FILLED, ground: "consent", consentId: CONSENT.id };
  expect(checkDisclosure(values, null, [], NOW)).toEqual({ problems: { consentId: "consent" } });
});

/** An entry of the ledger that rests on a consent. */
function resting(consentId: string, more: Partial<DisclosureEntry> = {}): DisclosureEntry {
  const facts = { ground: "consent", day: "2026-11-20", told: true, replaces: null } as const;
  const words = { scope: "reporter", recipient: "Kanzlei", details: "Name", notTold: "", consentId } as const;
  const disclosure = { id: CONSENT.id, byUserId: CONSENT.id, at: CONSENT.askedAt, ...facts };
  return { disclosure, content: { ...facts, ...words }, verified: true, isReplaced: false, ...more };
}

test("only a consent that was given and not withdrawn can be named, or the one that the corrected entry has named", () => {
  const states = (["open", "granted", "refused", "withdrawn"] as const).map((state) => ({ ...CONSENT, id: state, state }));
  const corrected = resting("withdrawn");
  expect(usableConsents(states, [], null).map(({ id }) => id)).toEqual(["granted"]);
  expect(usableConsents(states, [corrected], corrected).map(({ id }) => id)).toEqual(["granted", "withdrawn"]);
});

test("§ 9 (3): a consent carries one disclosure; an entry that was corrected away or that nobody signed uses none up", () => {
  const usable = (entry: DisclosureEntry, corrected: DisclosureEntry | null = null) =>
    usableConsents([CONSENT], [entry], corrected).map(({ id }) => id);
  const entry = resting(CONSENT.id);
  expect(usable(entry)).toEqual([]);
  expect(usable(entry, entry)).toEqual([CONSENT.id]);
  expect(usable(resting(CONSENT.id, { isReplaced: true }))).toEqual([CONSENT.id]);
  expect(usable(resting(CONSENT.id, { verified: false }))).toEqual([CONSENT.id]);
});
