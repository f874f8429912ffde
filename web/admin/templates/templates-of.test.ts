import { inEachLanguage } from "@hz/contract/languages";
import { HOUSE_TEXTS } from "@hz/contract/templates/template-texts";
import { HOUSE_TEMPLATE_IDS } from "@hz/contract/templates/template-topics";
import { expect, test } from "vitest";
import { templateGroups } from "./templates-of.ts";

const by = { updatedAt: "2026-03-02T12:00:00.000Z", updatedBy: "00000000-0000-4000-8000-000000000001" };
const OWN = "00000000-0000-4000-8000-000000000002";

test("without anything stored there is what the house has, each template once, by topic", () => {
  const groups = templateGroups({ texts: [], own: [], receiptUnsigned: [] });
  expect(groups.map(({ title }) => title)).not.toContain("Eigene Vorlagen");
  expect(groups.flatMap(({ templates }) => templates.map(({ id }) => id))).toEqual(HOUSE_TEMPLATE_IDS);
});

test("a stored text takes the house's place in its language only; own templates come first", () => {
  const stored = { templateId: "closing", language: "en", text: "Done.", ...by } as const;
  const mine = { templateId: OWN, language: "de", text: "Danke.", ...by } as const;
  const own = [{ id: OWN, title: "Dank", purpose: "message", createdAt: by.updatedAt } as const];
  const [first, ...rest] = templateGroups({ texts: [stored, mine], own, receiptUnsigned: [] });
  expect(first).toMatchObject({ title: "Eigene Vorlagen", templates: [{ id: OWN, isOwn: true, title: "Dank" }] });
  expect(first!.templates[0]!.said).toEqual({
    ...inEachLanguage(() => ({ text: "", house: null, stored: null })),
    de: { text: "Danke.", house: null, stored: mine },
  });
  const closing = rest.flatMap(({ templates }) => templates).find(({ id }) => id === "closing")!;
  expect(closing.said.en).toEqual({ text: "Done.", house: HOUSE_TEXTS.en.closing, stored });
  expect(closing.said.de).toEqual({ text: HOUSE_TEXTS.de.closing, house: HOUSE_TEXTS.de.closing, stored: null });
});
