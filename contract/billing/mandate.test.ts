import { expect, test } from "vitest";
import { MAIL_LANGUAGE_NAMES } from "../languages.ts";
import { mandateText } from "./mandate.ts";

test.each(MAIL_LANGUAGE_NAMES)("in %s a mandate names its creditor and identifier, and nothing that was not said", (language) => {
  const id = "DE98ZZZ09999999999";
  expect(mandateText(language, { name: "Betreiber GmbH", id })).toMatch(new RegExp(`Betreiber GmbH \\([^()]+ ${id}\\) `));
  expect(mandateText(language, { name: "Betreiber GmbH", id: null })).toMatch(/ Betreiber GmbH (und|and|et) /);
  expect(mandateText(language, { name: null, id: null })).not.toMatch(/null|undefined/);
});
