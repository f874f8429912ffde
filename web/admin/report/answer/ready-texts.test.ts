import { expect, test } from "vitest";
import { acknowledgementText, composeFeedback } from "./ready-texts.ts";

const NOTHING = { taken: "", planned: "", reasons: "", withheld: "" };

test("a confirmation names the day of receipt and the last day of the feedback", () => {
  const text = acknowledgementText({ receivedAt: "2026-11-29T10:00:00.000Z" }, new Date("2026-11-30T10:00:00.000Z"));
  expect(text).toContain("am 29. November 2026");
  expect(text).toContain("am 28. Februar 2027");
});

test("a confirmation that comes too late promises no later day", () => {
  const text = acknowledgementText({ receivedAt: "2026-11-01T10:00:00.000Z" }, new Date("2026-12-30T10:00:00.000Z"));
  expect(text).toContain("am 8. Februar 2027");
});

test("the parts of a feedback become one text, in their order, without those that say nothing", () => {
  const parts = { ...NOTHING, withheld: " Einzelheiten zu Personen. ", taken: "Wir haben geprüft.\nZweimal.", planned: " \n" };
  expect(composeFeedback(parts)).toBe(
    "Guten Tag,\n\nzu Ihrer Meldung geben wir Ihnen hiermit eine Rückmeldung.\n\n" +
      "Ergriffene Folgemaßnahmen:\nWir haben geprüft.\nZweimal.\n\n" +
      "Was wir Ihnen nicht mitteilen dürfen, und warum:\nEinzelheiten zu Personen.\n\n" +
      "Ihre Meldestelle",
  );
  expect(composeFeedback(NOTHING)).toBe("");
});
