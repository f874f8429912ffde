import type { Channel } from "@hz/contract/channels/channels";
import { LinkSuffix } from "@hz/contract/channels/link-suffix";
import { expect, test } from "vitest";
import { suggestSuffix } from "./suggest-suffix.ts";

const of = (companyName: string, given: Partial<Channel> = {}) =>
  ({ id: "1", linkSuffix: "channel-1795435144331", name: "Meldekanal 1", companyName, ...given }) as Channel;

test.each([
  ["Muster AG", "muster-ag"],
  ["Müller & Söhne GmbH & Co. KG", "mueller-soehne-gmbh-co-kg"],
  ["  Größe¹ – Česká s.r.o. ", "groesse1-ceska-s-r-o"],
  ["Łódź Ærø", "lodz-aeroe"],
  [`${"Donaudampfschifffahrts ".repeat(4)}AG`, "donaudampfschifffahrts-donaudampfschifffahrts-donaudampfschi"],
])("%s: %s", (companyName, suffix) => {
  expect(suggestSuffix(of(companyName), [])).toBe(suffix);
  expect(LinkSuffix.safeParse(suffix).success).toBe(true);
});

test("where another channel has it the channel's own name follows", () => {
  const first = of("Muster AG", { id: "0", linkSuffix: "muster-ag" });
  expect(suggestSuffix(of("Muster AG", { name: "Werk Süd" }), [first])).toBe("muster-ag-werk-sued");
});

test("nothing is suggested in place of what somebody chose, or where no letter of ours is in the names", () => {
  expect(suggestSuffix(of("Muster AG", { linkSuffix: "melden" }), [])).toBeNull();
  expect(suggestSuffix(of("ООО", { name: "Ω" }), [])).toBeNull();
});
