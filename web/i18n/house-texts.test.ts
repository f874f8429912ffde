import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { expect, test } from "vitest";
import { PORTAL_TEXTS } from "../portal/texts-of-page.ts";

test.each(PORTAL_LANGUAGE_CODES)(
  "in %s the house's texts lead to what the portal has for it, by the names that it has there",
  (language) => {
    const portal = PORTAL_TEXTS[language];
    const texts = ALL_TEXTS[language].templates;
    for (const name of ["consent.yes", "consent.no"] as const) expect(texts.consent).toContain(portal[name]);
    for (const name of ["record.confirm", "record.correct", "record.refuse"] as const) expect(texts.record).toContain(portal[name]);
    expect(texts.record).toContain(String(portal["record.title"]).split(/[,،]/)[0]);
    expect(texts.closing).toContain(portal["duty.external"]);
    expect(texts.consent + texts.record).not.toMatch(/Ich stimme|I agree|Protokoll stimmt|record is correct/);
  },
);
