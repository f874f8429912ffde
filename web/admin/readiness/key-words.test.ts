import type { DrilledKey, KeyDrill } from "@hz/contract/keys/key-drill";
import { expect, test } from "vitest";
import { holderTexts, idleTexts, allHolderTexts, keyWords, lackTexts, stepsFor } from "./key-words.ts";

const key = (some: Partial<DrilledKey>): DrilledKey => ({
  id: crypto.randomUUID(),
  name: "Interne Meldestelle",
  isOlder: false,
  state: "safe",
  holders: [],
  uncompared: [],
  idle: [],
  invited: [],
  hasEmergencyKey: false,
  ...some,
});
const drill = (...keys: DrilledKey[]): KeyDrill => ({
  seesAll: true,
  hasEmergencyKey: keys.some((one) => one.hasEmergencyKey),
  keys,
  people: [],
});

test("the first step is who can still bring a key back; what nobody holds is renewed where it can be", () => {
  const waits = key({ isOlder: true, state: "lost", idle: ["Fred Fall"] });
  expect(stepsFor(drill(key({})))).toEqual([]);
  expect(stepsFor(drill(waits))).toEqual(["release"]);
  expect(stepsFor(drill(key({ state: "single", holders: ["Lena"] }), waits))).toEqual(["release", "emergency"]);
  expect(stepsFor(drill(key({ state: "single", holders: ["Lena"] })))).toEqual(["invite", "emergency"]);
  expect(stepsFor(drill(key({ state: "lost" })))).toEqual(["renew"]);
  expect(stepsFor(drill(key({ state: "lost", isOlder: true })))).toEqual([]);
});

test("what lies in the safe alone is fetched there: a second person could not be given it", () => {
  const inSafe = key({ state: "single", hasEmergencyKey: true });
  expect(stepsFor(drill(inSafe))).toEqual(["fetch"]);
  expect(stepsFor(drill(inSafe, key({ state: "single", holders: ["Lena"] })))).toEqual(["fetch", "invite"]);
  expect(stepsFor(drill(key({ state: "single", hasEmergencyKey: true, uncompared: ["Lena"] })))).toEqual(["invite"]);
  expect(stepsFor(drill(key({ name: null, state: "single", hasEmergencyKey: true })))).toEqual(["invite"]);
});

test("an emergency key that lacks a department is granted it by who holds that; only where there is none one is made", () => {
  const thin = key({ name: "Ombudsstelle", state: "single", holders: ["Karl"] });
  const lacking = { ...drill(thin), hasEmergencyKey: true };
  expect([stepsFor(lacking), stepsFor(drill(thin))]).toEqual([["invite"], ["invite", "emergency"]]);
  expect(lackTexts(lacking)).toEqual(["Dem Notfallschlüssel fehlt „Ombudsstelle“. Auf dem eigenen Dashboard kann ihn freigeben: Karl."]);
  expect(lackTexts(drill(thin))).toEqual([]);
  expect(lackTexts(drill({ ...thin, hasEmergencyKey: true }, key({ state: "lost" }), key({ holders: ["Karl", "Lena"] })))).toEqual([]);
});

test("what only an open invitation's code opens is not renewed: the invitation is accepted first, and is named for whoever may see it", () => {
  const invited = key({ state: "lost", invited: ["Ina Eingeladen", null] });
  expect(stepsFor(drill(invited))).toEqual(["accept"]);
  expect(stepsFor(drill(invited, key({ state: "single", holders: ["Lena"], hasEmergencyKey: true })))).toEqual(["accept"]);
  // Whoever is released or activated again comes first.
  expect(stepsFor(drill(key({ state: "lost", idle: ["Fred Fall"], invited: ["Ina Eingeladen"] })))).toEqual(["release"]);
  expect(keyWords(invited)).toMatchObject({ label: "Wartet auf eine Einladung", text: expect.stringContaining("annehmen") });
  expect(idleTexts(invited)).toEqual(["Ina Eingeladen (eingeladen, noch nicht angenommen)", "offene Einladung"]);
});

test("of whoever has to compare the account's key first it is said that they hand on only then", () => {
  expect(holderTexts(key({ holders: ["Lena"], uncompared: ["Fred Fall"] }))).toEqual([
    "Lena",
    "Fred Fall (erst nach dem Vergleich des Kontoschlüssels)",
  ]);
});

test("of the account's key it is never said that reports hang on it", () => {
  for (const state of ["single", "lost"] as const) {
    expect(keyWords(key({ name: null, state })).text).toContain("neuen Kontoschlüssel");
    expect(keyWords(key({ name: null, state })).text).not.toMatch(/verschlossen|eingeht/);
    expect(keyWords(key({ state })).text).not.toContain("Kontoschlüssel");
  }
});

test("the table names everybody who has a key, also who cannot hand it on today", () => {
  const all = key({ holders: ["Lena"], idle: ["Fred Fall"], invited: ["Ina Eingeladen"], hasEmergencyKey: true });
  expect(allHolderTexts(all)).toEqual([
    "Lena",
    "Notfallschlüssel",
    "Fred Fall (deaktiviert oder noch nicht freigegeben)",
    "Ina Eingeladen (eingeladen, noch nicht angenommen)",
  ]);
  expect(allHolderTexts(key({ state: "lost" }))).toEqual([]);
});
