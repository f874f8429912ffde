import { afterEach, expect, test } from "vitest";
import { forgetWords, keepWords, keptWords, ownWords, withoutWords } from "./kept-words.ts";

afterEach(forgetWords);

test.each([
  ["/meldungen?suche=Lager&status=neu&seite=2#ende", "/meldungen?status=neu&seite=2#ende"],
  ["/meldungen?suche=Lager", "/meldungen"],
  ["/meldungen?%73uche=Lager", "/meldungen"],
  ["/anmelden?weiter=%2Fmeldungen%3Fsuche%3DLager%26status%3Dneu", "/anmelden?weiter=%2Fmeldungen%3Fstatus%3Dneu"],
  [
    "/anmelden?weiter=%2Fkonto%2Fzweiter-faktor%3Fweiter%3D%252Fmeldungen%253Fsuche%253DLager",
    "/anmelden?weiter=%2Fkonto%2Fzweiter-faktor%3Fweiter%3D%252Fmeldungen",
  ],
])("words of an old address leave it and are kept for their list: %s", (old, clean) => {
  expect(withoutWords(old)).toBe(clean);
  expect(keptWords("/meldungen")).toBe("Lager");
});

test.each([
  "/meldungen?status=neu%2Coffen&frist=",
  "/support/suche",
  "/anmelden?weiter=https://boese.example/meldungen?suche=Lager",
  "//boese.example/meldungen?suche=Lager",
  "",
])("an address without words, or of somewhere else, stays as it is: %j", (address) => {
  expect(withoutWords(address)).toBe(address);
  expect(keptWords("/meldungen")).toBe("");
});

test("each list has its own words, until somebody signs out or somebody else signs in", () => {
  keepWords("/meldungen", "Lager");
  ownWords("anna");
  keepWords("/benutzer", "carla");
  ownWords("anna");
  expect([keptWords("/meldungen"), keptWords("/benutzer"), keptWords("/support")]).toEqual(["Lager", "carla", ""]);
  ownWords("malik");
  expect([keptWords("/meldungen"), keptWords("/benutzer")]).toEqual(["", ""]);
  keepWords("/meldungen", "Tor");
  forgetWords();
  expect(keptWords("/meldungen")).toBe("");
});
