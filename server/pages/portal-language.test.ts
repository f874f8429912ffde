import { expect, test } from "vitest";
import { choosePortalLanguage, languagesOf } from "./portal-language.ts";
import { type PageLanguage, PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";

type Row = [asked: unknown, channel: PortalLanguage | "auto", browser: string | undefined, language: PageLanguage, why: string];

test.each<Row>([
  ["en", "de", "de", "en", "the address wins over the channel"],
  ["de-simple", "en", "en", "de-simple", "the address may ask for a simpler way of saying a language"],
  ["en-simple", "de", "en", "de", "not for one that there is not"],
  [undefined, "auto", "de-simple", "de", "nobody is given it by a browser"],
  ["nb", "de", "en", "de", "a language we do not speak is ignored"],
  [["en", "de"], "de", "en", "de", "an address that asks twice is ignored"],
  [undefined, "en", "de", "en", "the channel wins over the browser"],
  [undefined, "auto", "en-GB,en;q=0.9,de;q=0.8", "en", "auto follows the browser"],
  [undefined, "auto", "nb, de;q=0.4, en;q=0.7", "en", "by weight, skipping what we do not speak"],
  [undefined, "auto", "en;q=0", "de", "a refused language is not chosen"],
  [undefined, "auto", "EN", "en", "in any case of letters"],
  [undefined, "auto", ";;,=q,", "de", "nonsense gives German"],
  [undefined, "auto", undefined, "de", "silence gives German"],
])("asked %j, channel %s, browser %j: %s (%s)", (asked, channel, browser, language, _why) => {
  expect(choosePortalLanguage(asked, channel, browser, PORTAL_LANGUAGE_CODES)).toBe(language);
});

test.each<[...Row, there: PortalLanguage[]]>([
  ["en", "de", "en", "de", "the address asks for a language that is not there", ["de"]],
  ["de-simple", "en", "de", "en", "nor is a simpler way of one that is not there", ["en"]],
  [undefined, "auto", "de", "en", "the browser wishes for one that is not there", ["en"]],
  [undefined, "auto", "nb", "en", "nothing that is wished for is there", ["en"]],
  [undefined, "de", "de", "en", "the channel's own is not there any more", ["en"]],
])("asked %j, channel %s, browser %j: %s (%s)", (asked, channel, browser, language, _why, there) => {
  expect(choosePortalLanguage(asked, channel, browser, there)).toBe(language);
});

test("the languages are those of the channel's pages; without a channel all that we speak", () => {
  const page = { name: "Hinweise", content: { type: "doc" as const, content: [] } };
  expect(languagesOf({ languages: { en: page } })).toEqual(["en"]);
  expect(languagesOf({ languages: { en: page, de: page } })).toEqual(["de", "en"]);
  expect(languagesOf(null)).toEqual(PORTAL_LANGUAGE_CODES);
});
