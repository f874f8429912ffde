import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordsAbout } from "./about.ts";
import { guess, type Weakness } from "./guess.ts";

const ABOUT = {
  name: "Anna Maria Lindner-Öz",
  email: "a.schmitt@rohrwerk-sued.example",
  company: "Rohrwerk Süd GmbH",
  website: "https://www.stahlrohre.example/start",
};

describe("a password that is easily guessed is refused, and the reason is named", () => {
  test.each<[string, Weakness]>([
    ["password", "common"],
    ["Passwort1!", "common"],
    ["Hallo123!", "common"],
    ["Lindner1990!", "name"],
    ["annamaria1", "name"],
    ["L1ndner!!1", "name"],
    ["a.schmitt1", "email"],
    ["Rohrwerk2026!", "company"],
    ["Stahlrohre1!", "company"],
    ["Hinweiszentrale1!", "product"],
    ["Meldestelle7?", "product"],
    ["aaaaaaaa", "pattern"],
    ["Aa1!Aa1!Aa1!", "pattern"],
    ["qwertzuiop", "pattern"],
    ["17.08.1990", "date"],
    ["Kaffee99", "word"],
  ])("%s: %s", (password, weakness) => {
    expect(guess(password, ABOUT)).toEqual({ weakness, isVeryGood: false });
  });
});

describe("what nobody guesses is taken, and praised by its length", () => {
  test.each([
    ["xK7$qm9W", false],
    ["Kaffee!Tasse7 Regen Pfad", true],
    ["fünf störche über köln", true],
    ["Neun Reiher am Fluss", true],
    ["Anna Lindner mag Tomatensuppe, aber kein Regenwetter", true],
  ])("%s", (password, isVeryGood) => {
    expect(guess(password, ABOUT)).toEqual({ weakness: null, isVeryGood });
  });
});

test("who somebody is makes the same password weak for them alone", () => {
  expect(guess("Lindner1990!ab", {}).weakness).toBeNull();
  expect(guess("Rohrwerk2026!", {}).weakness).toBeNull();
});

test("words about a person: whole, in parts, in small letters, nothing shorter than three, and no end of an address", () => {
  const words = wordsAbout({ name: "Jo Öz", email: "jo.oez@post.rohrwerk.de", company: "RW Süd", website: "http://www.rw-sued.de/start" });
  const of = (weakness: string) => [...words].filter(([, kind]) => kind === weakness).map(([word]) => word);
  expect(of("name")).toEqual(["jo öz", "joöz"]);
  expect(of("company")).toEqual(["süd", "rw süd", "rwsüd", "rw-sued.de", "sued"]);
  expect(of("email")).toEqual(["jo.oez@post.rohrwerk.de", "oez", "jo.oez", "jooez", "post.rohrwerk.de", "post", "rohrwerk"]);
  expect(of("product")).toContain("meldestelle");
});

test("nothing that can be typed or is known of a person makes the check fail", () => {
  const text = fc.string({ unit: "binary", maxLength: 120 });
  fc.assert(
    fc.property(text, text, text, (password, name, company) => {
      const { weakness } = guess(password, { name, company, email: `${name}@${company}`, website: company });
      expect(weakness === null || typeof weakness === "string").toBe(true);
    }),
    { numRuns: 200 },
  );
});
