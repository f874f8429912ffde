import type { Channel } from "@hz/contract/channels/channels";
import { LinkSuffix } from "@hz/contract/channels/link-suffix";
import { expect, test } from "vitest";
import { suggestSuffixes } from "./suggest-suffix.ts";

const of = (companyName: string, given: Partial<Channel> = {}) =>
  ({ id: "1", linkSuffix: "channel-1795435144331", name: "Meldekanal 1", companyName, ...given }) as Channel;

test.each([
  ["Muster AG", "muster"],
  ["Müller & Söhne GmbH & Co. KG", "mueller-soehne"],
  ["Bäckerei Groß e. K.", "baeckerei-gross"],
  ["Hilfe vor Ort gGmbH", "hilfe-vor-ort"],
  ["Tüftler UG (haftungsbeschränkt)", "tueftler"],
  ["  Größe¹ – Česká s.r.o. ", "groesse1-ceska"],
  ["Łódź Ærø", "lodz-aeroe"],
  ["AG", "ag"],
  ["Kommunale Wasserversorgung und Abwasserbeseitigung Mittelrhein AöR", "kommunale-wasserversorgung"],
  ["x".repeat(80), "x".repeat(60)],
])("%s: %s", (companyName, suffix) => {
  expect(suggestSuffixes(of(companyName), [])[0]).toBe(suffix);
  for (const one of suggestSuffixes(of(companyName), [])) expect([one, LinkSuffix.safeParse(one).success]).toEqual([one, true]);
});

test("where another channel has it, or it means the service itself, what tells it apart follows", () => {
  const first = of("Muster AG", { id: "0", linkSuffix: "muster" });
  expect(suggestSuffixes(of("Muster AG", { name: "Werk Süd" }), [first])).toEqual([
    "muster-werk-sued",
    "muster-meldestelle",
    "muster-hinweise",
  ]);
  expect(suggestSuffixes(of("Muster AG", { name: "Meldekanal 2" }), [first])[0]).toBe("muster-2");
  expect(suggestSuffixes(of("Muster AG", { name: "Meldekanal 2 Süd" }), [first])[0]).toBe("muster-meldekanal-2-sued");
  expect(suggestSuffixes(of("Portal GmbH"), [])[0]).toBe("portal-1");
});

test("nothing is suggested in place of what somebody chose, or where no letter of ours is in the name", () => {
  expect(suggestSuffixes(of("Muster AG", { linkSuffix: "melden" }), [])).toEqual([]);
  expect(suggestSuffixes(of("ООО"), [])).toEqual([]);
});
