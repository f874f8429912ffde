import { REASONS } from "@hz/contract/account/readiness-reasons";
import type { Drill } from "@hz/contract/account/readiness";
import { expect, test } from "vitest";
import { afterText, drillSteps, reasonText } from "./written.ts";

const CHECK = { check: "keys", light: "check", count: 2, name: "Meldestelle", day: "2026-11-22", codes: ["start-page", "neu"] } as const;

test("every reason is a sentence with all that it speaks of", () => {
  for (const reason of REASONS) expect(reasonText({ ...CHECK, codes: [...CHECK.codes], reason })).toMatch(/^[A-ZÄÖÜ][^{}]+\.\)?$/);
  expect(reasonText({ ...CHECK, codes: [...CHECK.codes], reason: "texts-missing" })).toBe("Es fehlt: Text der Startseite, neu.");
});

test.each([
  ["2026-11-22T10:00:59Z", "in weniger als einer Minute"],
  ["2026-11-22T10:01:00Z", "nach 1 Minute"],
  ["2026-11-22T10:59:59Z", "nach 59 Minuten"],
  ["2026-11-22T11:00:00Z", "nach 1 Stunde"],
  ["2026-11-24T09:59:59Z", "nach 47 Stunden"],
  ["2026-11-24T10:00:00Z", "nach 2 Tagen"],
])("until %s: %s", (to, said) => {
  expect(afterText("2026-11-22T10:00:00Z", to)).toBe(said);
});

test("what a channel confirms by itself is said to be so", () => {
  const at = "2026-11-22T10:00:00Z";
  const drill: Drill = {
    id: "",
    channelId: "",
    startedBy: "",
    startedAt: at,
    receivedAt: at,
    isConfirmedByChannel: true,
    mailedAt: null,
    openedAt: null,
    acknowledgedAt: null,
    answeredAt: "2026-11-22T12:00:00Z",
    result: "passed",
    isReadable: true,
  };
  const values = drillSteps(drill).map(({ value }) => value);
  expect(values[1]).toBe("noch nicht");
  expect(values[3]).toContain("automatisch");
  expect(values[4]).toContain("nach 2 Stunden");
});
