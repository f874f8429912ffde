import { expect, test } from "vitest";
import { choosePortalLanguage } from "./portal-language.ts";
import type { PortalLanguage } from "./renderer.ts";

type Row = [asked: unknown, channel: PortalLanguage | "auto", browser: string | undefined, language: PortalLanguage, why: string];

test.each<Row>([
  ["en", "de", "de", "en", "the address wins over the channel"],
  ["fr", "de", "en", "de", "a language we do not speak is ignored"],
  [["en", "de"], "de", "en", "de", "an address that asks twice is ignored"],
  [undefined, "en", "de", "en", "the channel wins over the browser"],
  [undefined, "auto", "en-GB,en;q=0.9,de;q=0.8", "en", "auto follows the browser"],
  [undefined, "auto", "fr, de;q=0.4, en;q=0.7", "en", "by weight, skipping what we do not speak"],
  [undefined, "auto", "en;q=0", "de", "a refused language is not chosen"],
  [undefined, "auto", "EN", "en", "in any case of letters"],
  [undefined, "auto", ";;,=q,", "de", "nonsense gives German"],
  [undefined, "auto", undefined, "de", "silence gives German"],
])("asked %j, channel %s, browser %j: %s (%s)", (asked, channel, browser, language, _why) => {
  expect(choosePortalLanguage(asked, channel, browser)).toBe(language);
});
