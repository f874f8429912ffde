import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { HOUSE_TEMPLATE_IDS } from "@hz/contract/templates/template-topics";
import { expect, test } from "vitest";
import { textIn, templateGroups } from "./templates-of.ts";

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
  const [thanks] = first!.templates;
  expect(textIn(thanks!, "de", ALL_TEXTS.de)).toEqual({ text: "Danke.", house: null, stored: mine });
  expect(textIn(thanks!, "en", ALL_TEXTS.en)).toEqual({ text: "", house: null, stored: null });
  const closing = rest.flatMap(({ templates }) => templates).find(({ id }) => id === "closing")!;
  const { de, en } = ALL_TEXTS;
  expect(textIn(closing, "en", en)).toEqual({ text: "Done.", house: en.templates.closing, stored });
  expect(textIn(closing, "de", de)).toEqual({ text: de.templates.closing, house: de.templates.closing, stored: null });
});
