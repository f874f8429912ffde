import { expect, test } from "vitest";
import { withWords } from "./with-words.ts";

test.each([
  ["", { ansicht: "notizen" }, "ansicht=notizen"],
  ["?antwort=rueckmeldung", { ansicht: "notizen" }, "antwort=rueckmeldung&ansicht=notizen"],
  ["?antwort=rueckmeldung&ansicht=notizen", { ansicht: null }, "antwort=rueckmeldung"],
  ["?antwort=rueckmeldung&ansicht=notizen", { antwort: null }, "ansicht=notizen"],
  ["?ansicht=notizen&sperre=neu", { ansicht: null, antwort: "bestaetigung" }, "sperre=neu&antwort=bestaetigung"],
  ["?antwort=rueckmeldung", { antwort: "bestaetigung" }, "antwort=bestaetigung"],
  ["", { antwort: null }, ""],
])("%j with %j", (search, change, expected) => {
  expect(String(withWords(search, change))).toBe(expected);
});
