import { PORTAL_LANGUAGE_CODES, type PortalLanguage } from "../languages.ts";
import { describe, expect, test } from "vitest";
import { MAX_TEMPLATE_CHARACTERS } from "../limits.ts";
import { check, PLACEHOLDERS, unfilled } from "../templates/template-fill.ts";
import { ALL_TEXTS } from "./all-texts.ts";
import { HOUSE_TEMPLATE_IDS, HOUSE_TEMPLATES, isHouseTemplate } from "../templates/template-topics.ts";

test("placeholders are for dates, numbers and offices, never for people", () => {
  expect(PLACEHOLDERS).toEqual([
    "fallnummer",
    "eingangsdatum",
    "heute",
    "bestaetigt_bis",
    "rueckmeldung_bis",
    "loeschdatum",
    "unternehmen",
    "funktion",
  ]);
});

test("ids are plain and stay; titles tell them apart", () => {
  for (const id of HOUSE_TEMPLATE_IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const titles = HOUSE_TEMPLATE_IDS.map((id) => HOUSE_TEMPLATES[id].title);
  expect(new Set(titles).size).toBe(titles.length);
  expect([isHouseTemplate("closing"), isHouseTemplate("toString"), isHouseTemplate("__proto__")]).toEqual([true, false, false]);
});

test.each(PORTAL_LANGUAGE_CODES)("in %s there is a text for each id and no other, and no two are the same", (language) => {
  expect(Object.keys(ALL_TEXTS[language].templates).toSorted()).toEqual(HOUSE_TEMPLATE_IDS.toSorted());
  expect(new Set(Object.values(ALL_TEXTS[language].templates)).size).toBe(HOUSE_TEMPLATE_IDS.length);
});

describe.each(HOUSE_TEMPLATE_IDS.flatMap((id) => PORTAL_LANGUAGE_CODES.map((language) => [id, language] as const)))(
  "%s, %s",
  (id, language) => {
    const text = ALL_TEXTS[language].templates[id];

    test("has known placeholders only, and brackets only around gaps", () => {
      expect(check(text)).toEqual([]);
      const gaps = text.match(/\[[^\]]*\]/g) ?? [];
      expect(gaps.filter((gap) => !/^\[… \S[^\n]*\]$/.test(gap))).toEqual([]);
      expect(text.replace(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
    });

    test("is long enough to say something, fits, and is trimmed", () => {
      expect(text.length).toBeGreaterThan(200);
      expect(text.length).toBeLessThan(MAX_TEMPLATE_CHARACTERS / 4);
      expect(text).toBe(text.trim());
      expect(text).not.toMatch(/[ \t]\n|\n{3}/);
    });

    test("leaves the same places open in every language", () => {
      const open = (in_: PortalLanguage) =>
        unfilled(ALL_TEXTS[in_].templates[id]).map((place) => (place.text.startsWith("{") ? place.text : "gap"));
      expect(open(language).toSorted()).toEqual(open("de").toSorted());
    });
  },
);

test("what is sent without a person has no gap and names case, day and deadline", () => {
  for (const text of Object.values(ALL_TEXTS).map(({ templates }) => templates["receipt-automatic"])) {
    expect(text).not.toContain("[");
    for (const name of ["{fallnummer}", "{eingangsdatum}", "{rueckmeldung_bis}"]) expect(text).toContain(name);
  }
});

test("what the law asks for is in the texts", () => {
  const de = ALL_TEXTS.de.templates;
  for (const id of HOUSE_TEMPLATE_IDS.filter((one) => HOUSE_TEMPLATES[one].purpose === "feedback")) {
    expect(de[id]).toContain("§ 17 Absatz 2");
    expect(de[id]).toMatch(/ergriffene/);
    expect(de[id]).toContain("[… Gründe]");
  }
  expect(de.consent).toMatch(/§ 9 Absatz 3[^]*freiwillig[^]*nur für diese eine Weitergabe[^]*widerrufen/);
  expect(de["disclosure-notice"]).toMatch(/§ 9 Absatz 2[^]*Grund/);
  expect(de.record).toMatch(/berichtigen, ergänzen und bestätigen \(§ 11 Absatz 4/);
  expect(de.closing).toMatch(/externe Meldestelle[^]*Bundesamt für Justiz[^]*\{loeschdatum\}[^]*§ 11 Absatz 5/);
});
