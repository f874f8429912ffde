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

const HABERMANN = { name: "Anna Lindner", email: "a.lindner@habermann.example", company: "Habermann Werke GmbH & Co. KG" };

describe("parts that everybody tries are no stronger for being several", () => {
  test.each<[string, Weakness]>([
    ["HabermannWerke!1", "company"],
    ["Habermann-Werke-2026!", "company"],
    ["WerkeHabermann1!", "company"],
    ["Werke2026!!", "company"],
    ["Anna_Lindner1985!", "name"],
    ["Meldestelle-2026!", "product"],
    ["Qwertz123!", "pattern"],
    ["Januar2026!", "word"],
    ["2026Sommer!", "word"],
    ["Bayern1900!", "word"],
    ["Compliance2025!", "word"],
    ["Datenschutz-2026!", "word"],
    ["Muenchen2026!", "word"],
    ["GutenTag2026!", "word"],
    ["Mai2026!", "date"],
  ])("%s: %s", (password, weakness) => {
    expect(guess(password, HABERMANN)).toEqual({ weakness, isVeryGood: false });
  });
});

describe("what is mostly known is taken where there is enough of it, and so is what only happens to hold something known", () => {
  test.each([
    ["Kranich-Ufer-88", true],
    ["Haus-Blume-Tag7", true],
    ["Altes-Passwort-2026!", true],
    ["Ein Passwort 2026", false],
    ["Lange-genug-2026", false],
    ["Karton!Möwe5", false],
    ["x7#Kq9!T", false],
    // "m@(k" is read as a name.
    ["9qPUm@(kT", false],
  ])("%s", (password, isVeryGood) => {
    expect(guess(password, HABERMANN)).toEqual({ weakness: null, isVeryGood });
  });
});

const KRUG = { name: "Jörg Grünwalder", email: "post@firma.example", company: "Krug & Söhne Straßmeyer Holzbau GmbH & Co. KG" };

describe('a name is the same one without its dots and strokes, with "und", and without what stands after it', () => {
  test.each<[string, Weakness]>([
    ["Gruenwalder1!", "name"],
    ["gruenwalder85", "name"],
    ["JoergGruenwalder1", "name"],
    ["JorgGrunwalder1", "name"],
    ["Strassmeyer2026!", "company"],
    ["krug und söhne", "company"],
    ["krug und soehne strassmeyer", "company"],
    ["KrugUndSoehneStrassmeyer1", "company"],
    ["Krug & Söhne Straßmeyer", "company"],
  ])("%s: %s", (password, weakness) => {
    expect(guess(password, KRUG)).toEqual({ weakness, isVeryGood: false });
  });
});

test("a usual word that is the owner's is named as theirs", () => {
  expect(guess("Personal2026!", { company: "Personal Nord GmbH" }).weakness).toBe("company");
  expect(guess("Personal2026!", ABOUT).weakness).toBe("word");
});

test("who somebody is makes the same password weak for them alone", () => {
  expect(guess("Stahlrohre-Tor7", {}).weakness).toBeNull();
  expect(guess("Stahlrohre-Tor7", ABOUT).weakness).toBe("company");
  expect(guess("Rohrwerk2026!", {}).weakness).toBeNull();
});

test("words about a person: whole, in parts, in small letters, nothing shorter than three, and no end of an address", () => {
  const words = wordsAbout({ name: "Jo Öz", email: "jo.oez@post.rohrwerk.de", company: "RW Sud", website: "http://www.rw-sud.de/start" });
  const of = (weakness: string) => [...words].filter(([, kind]) => kind === weakness).map(([word]) => word);
  const joined = (name: string) => ["", "-", "_", ".", " "].map((joint) => name.replace(" ", joint));
  expect(of("name").toSorted()).toEqual(["oez", ...["jo öz", "jo oez", "jo oz"].flatMap(joined)].toSorted());
  expect(of("company").toSorted()).toEqual(["sud", ...joined("rw sud"), "rw-sud.de"].toSorted());
  expect(of("email").toSorted()).toEqual(["jo.oez@post.rohrwerk.de", "post.rohrwerk.de", "post", "rohrwerk"].toSorted());
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
