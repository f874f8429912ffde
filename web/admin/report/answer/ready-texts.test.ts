import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { expect, test } from "vitest";
import { composeFeedback, isWholeFeedback } from "./ready-texts.ts";

const NOTHING = { taken: "", planned: "", reasons: "", withheld: "" };

test("the parts of a feedback become one text, in their order, without those that say nothing", () => {
  const parts = { ...NOTHING, withheld: " Einzelheiten zu Personen. ", taken: "Wir haben geprüft.\nZweimal.", planned: " \n" };
  expect(composeFeedback(parts, ALL_TEXTS.de)).toBe(
    "Guten Tag,\n\nzu Ihrer Meldung geben wir Ihnen hiermit eine Rückmeldung.\n\n" +
      "Ergriffene Folgemaßnahmen:\nWir haben geprüft.\nZweimal.\n\n" +
      "Was wir Ihnen nicht mitteilen dürfen, und warum:\nEinzelheiten zu Personen.\n\n" +
      "Ihre Meldestelle",
  );
  expect(composeFeedback(NOTHING, ALL_TEXTS.de)).toBe("");
});

test("who reported in English reads English around what the office writes", () => {
  expect(composeFeedback({ ...NOTHING, reasons: "Stock was missing." }, ALL_TEXTS.en)).toBe(
    "Hello,\n\nthis is our feedback on your report.\n\nReasons:\nStock was missing.\n\nYour reporting office",
  );
});

test("§ 17 (2): measures, taken or planned, and the reasons for them make a feedback; one without the other does not", () => {
  const [taken, planned, reasons] = [{ taken: "Geprüft." }, { planned: "Schulung." }, { reasons: "Weil." }];
  for (const parts of [
    { ...taken, ...reasons },
    { ...planned, ...reasons },
  ])
    expect(isWholeFeedback({ ...NOTHING, ...parts })).toBe(true);
  for (const parts of [taken, planned, reasons, { ...taken, ...planned }, { reasons: " ", ...taken }, { ...reasons, withheld: "Namen." }])
    expect(isWholeFeedback({ ...NOTHING, ...parts })).toBe(false);
});
