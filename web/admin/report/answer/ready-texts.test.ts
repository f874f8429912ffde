import { expect, test } from "vitest";
import { composeFeedback } from "./ready-texts.ts";

const NOTHING = { taken: "", planned: "", reasons: "", withheld: "" };

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
