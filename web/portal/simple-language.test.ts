import { devicesSimple } from "@hz/contract/texts/de/devices-simple";
import { refusalsSimple } from "@hz/contract/texts/de/refusals-simple";
import { expect, test } from "vitest";
import { portalDeSimple, startDeSimple } from "../i18n/portal/de-simple.ts";
import { portalDe } from "../i18n/portal/de.ts";
import type { Catalogue, Message } from "../i18n/translate.ts";
import { textsOfPage } from "./texts-of-page.ts";

const VIEWS = ["start", "form", "success", "case"] as const;
const GERMAN: Catalogue = portalDe;
const SIMPLE: Catalogue = portalDeSimple;
const formsOf = (text: Message): string[] => (typeof text === "string" ? [text] : Object.values(text));
// Languages have more plural forms or fewer.
const slots = (text: Message) => [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();

/** What is German in Leichte Sprache as well, though it is more than a label. */
const AS_IN_GERMAN = {
  "goes to the office, in words that it reads": [
    "record.confirmedText",
    "record.refusedText",
    "consent.yesText",
    "consent.noText",
    "consent.withdrawText",
    "reveal.text",
    "meeting.ask",
    "meeting.withdrawn",
    "voice.description",
  ],
};

/** More than a label: a sentence, or so long that it has more than one thought. */
const isSentence = (text: Message) => formsOf(text).some((form) => form.length > 40 || /[.?!](?:\s|$)/.test(form));

test("every sentence of start page, form, success and case is said in Leichte Sprache, but for a few that say why not", () => {
  const keys = new Set(VIEWS.flatMap((view) => Object.keys(textsOfPage(view, "de").own)));
  // What the service sees is shown beside the form of a demo alone.
  const sentences = [...keys].filter((key) => !key.startsWith("sent.") && isSentence(GERMAN[key]!));
  expect(sentences.length).toBeGreaterThan(300);
  const missing = sentences.filter((key) => !Object.hasOwn(SIMPLE, key));
  expect(missing.toSorted()).toEqual(Object.values(AS_IN_GERMAN).flat().toSorted());
});

test("in Leichte Sprache a page has the same texts as in German, each with a value for the same names", () => {
  for (const view of VIEWS) {
    const german = textsOfPage(view, "de");
    const simple = textsOfPage(view, "de-simple");
    expect(Object.keys(simple.own)).toEqual(Object.keys(german.own));
    expect(Object.keys(simple.errors)).toEqual(Object.keys(german.errors));
    for (const [key, text] of Object.entries(german.own)) {
      const said: Message = (simple.own as Catalogue)[key]!;
      expect([key, said]).toEqual([key, SIMPLE[key] ?? text]);
      expect([key, slots(said)]).toEqual([key, slots(text)]);
    }
    for (const [code, text] of Object.entries(simple.errors)) expect([code, text]).toEqual([code, (refusalsSimple as Catalogue)[code]]);
  }
  expect(Object.keys(SIMPLE).filter((key) => !Object.hasOwn(GERMAN, key))).toEqual([]);
});

test("questions and options go to the office with the answers: a line each, and no word parted", () => {
  const words = Object.entries(SIMPLE).filter(([key]) =>
    /^questions\.(?:relation|when|where|knows|evidence|reported|reprisal)(?:\.\d)?$/.test(key),
  );
  expect(words.length).toBeGreaterThan(12);
  expect(words.filter(([, text]) => formsOf(text).some((form) => /[\n·]/.test(form)))).toEqual([]);
});

type Part = { type?: string; text?: string; content?: readonly Part[] };
const written = ({ type, text, content = [] }: Part): string =>
  text ?? (type === "hardBreak" ? "\n" : `${content.map(written).join("")}\n`);
const start = [true, false].flatMap((isFree) => {
  const { lead, text } = startDeSimple("Muster", isFree);
  return [lead, written(text)];
});
const advice = written({ content: devicesSimple("http://muster") });
const LINES = [...Object.values(SIMPLE), ...Object.values(refusalsSimple), ...start, advice]
  .flatMap(formsOf)
  .flatMap((form) => form.split("\n"))
  .filter(Boolean);

/** Rules of Netzwerk Leichte Sprache that can be counted, each by what breaks it. */
const BROKEN: Record<string, (line: string) => boolean> = {
  "a line has at most twelve words": (line) => line.split(" ").length > 12,
  "a line has one sentence": (line) => /(?<!\d)[.?!] \p{Lu}/u.test(line),
  "no clause hangs on another": (line) =>
    /, (?:dass|weil|damit|obwohl|wenn|ob|der|die|das|den|dem|denen|deren|was|wo|wie|um)\b|;/.test(line),
  "no abbreviation": (line) => /\b(?:z\. B|bzw|usw|etc|ggf|Abs|vgl|inkl)\b/.test(line),
  // Of an address the parts are no words.
  "a word of more than fifteen letters is parted": (line) => /(?<![\p{L}/.])\p{L}{16,}/u.test(line),
  "nothing is supposed": (line) => /\b(?:würden?|wären?|hätten?|könnten?|müssten?|dürften?|sollten?)\b/i.test(line),
  // To become something is no passive.
  "somebody does it: no passive": (line) => /\b(?:wird|werden|wurden?|worden)\b(?! zu einem)/i.test(line),
  "numbers are figures": (line) => /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zweimal|dreimal)\b/i.test(line),
  "no word that only lawyers and engineers use": (line) =>
    /Verschlüssel|verschlüssel|automatisch|erforderlich|ungültig|Server\b|DSGVO|HinSchG/.test(line),
};

test.each(Object.entries(BROKEN))("Leichte Sprache: %s", (_, isBroken) => {
  expect(LINES.length).toBeGreaterThan(900);
  expect(LINES.filter(isBroken)).toEqual([]);
});
