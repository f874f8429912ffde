import type { Category } from "@hz/contract/channels/categories";
import { type ChannelQuestions, NO_QUESTIONS } from "@hz/contract/channels/questions";
import { NEW_CHANNEL_LANGUAGES, PORTAL_LANGUAGE_CODES, type PortalLanguage } from "@hz/contract/languages";
import type { RichText } from "@hz/contract/rich-text";
import type { TemplateText } from "@hz/contract/templates/templates";
import { expect, test } from "vitest";
import { firstChannel } from "../../../testing/channels.ts";
import { idOf, LONG_AGO } from "../../../testing/office.ts";
import { noDuties } from "../../../testing/samples.ts";
import { lacksIn, type Written } from "./lacks.ts";

const said = (text: string): RichText => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const nothing: Written = {
  channel: firstChannel({ id: idOf(1) }),
  duties: { ...noDuties(), languages: [...PORTAL_LANGUAGE_CODES] },
  categories: [],
  templates: { texts: [], own: [], receiptUnsigned: [] },
  questions: NO_QUESTIONS,
};
const lacks = (given: Partial<Written>, language: PortalLanguage = "en") => lacksIn(language, { ...nothing, ...given });
const inChannel = (rest: string) => `/meldekanale?kanal=${idOf(1)}&${rest}`;

test("a channel with our texts alone lacks nothing in any language", () => {
  for (const language of NEW_CHANNEL_LANGUAGES) expect(lacksIn(language, nothing)).toEqual([]);
});

test("a start page without words is lacking, and written in the channel's pages", () => {
  const channel = structuredClone(nothing.channel);
  channel.languages.en!.content = said("  ");
  expect(lacks({ channel })).toEqual([{ text: "Startseite: Es steht kein Text da.", to: inChannel("bereich=seiten&sprache=en") }]);
  expect(lacks({ channel }, "de")).toEqual([]);
});

test("an own question without words in a language is lacking while the channel asks", () => {
  const words = { de: { label: "Welche Schicht?", help: "", options: [] }, en: { label: "", help: "", options: [] } };
  const questions: ChannelQuestions = { isOn: true, house: {}, own: [{ id: idOf(2), kind: "text", words }] };
  const text = "Frage „Welche Schicht?“: Sie steht dort in einer anderen Sprache.";
  expect(lacks({ questions })).toEqual([{ text, to: inChannel("bereich=fragen&sprache=en") }]);
  expect(lacks({ questions }, "de")).toEqual([]);
  expect(lacks({ questions: { ...questions, isOn: false } })).toEqual([]);
});

test("an own text of a duty page is lacking where there is one in another language of the channel", () => {
  const duties = { ...nothing.duties, texts: { imprint: { de: said("Wir") } } };
  const to = inChannel("bereich=pflichtangaben&seite=impressum&sprache=en");
  expect(lacks({ duties })).toEqual([{ text: "Impressum: Ihr eigener Text fehlt, dort steht unser Standardtext.", to }]);
  expect(lacks({ duties }, "de")).toEqual([]);
  // A language that the channel does not have asks for nothing.
  const channel = { ...nothing.channel, languages: { en: nothing.channel.languages.en! } };
  expect(lacks({ duties, channel })).toEqual([]);
});

test("categories on offer and external bodies are lacking without a translation, but not in the language that they have", () => {
  const category = (name: string, more: Partial<Category>): Category => ({
    id: idOf(9),
    name,
    description: "",
    translations: {},
    isActive: true,
    departmentId: null,
    legalArea: null,
    createdAt: LONG_AGO,
    ...more,
  });
  const categories = [
    category("Lager", {}),
    category("Alt", { isActive: false }),
    category("Geld", { translations: { en: { name: "Money", description: "" } } }),
  ];
  const body = { name: "Hafenaufsicht", purpose: "Für Häfen", translations: {}, link: "" as const, phone: "" };
  const duties = { ...nothing.duties, bodies: [body, { ...body, name: "Zoll", translations: { en: "For customs" } }] };
  expect(lacks({ categories, duties }).map(({ text, to }) => [text, to])).toEqual([
    ["Externe Stelle „Hafenaufsicht“: Wofür sie zuständig ist, steht dort auf Deutsch.", inChannel("bereich=pflichtangaben&sprache=en")],
    ["Kategorie „Lager“: Dort steht der deutsche Name.", "/kategorien"],
  ]);
  expect(lacks({ categories, duties }, "de")).toEqual([]);
});

test("a template with an own text in another language is lacking: an added one says nothing then, ours says what we wrote", () => {
  const text = (templateId: TemplateText["templateId"]): TemplateText => ({
    templateId,
    language: "de",
    text: "Eigener Text",
    updatedAt: LONG_AGO,
    updatedBy: idOf(2),
  });
  const added = { id: idOf(7), title: "Danke", purpose: "message" as const, createdAt: LONG_AGO };
  const templates = {
    texts: [text(added.id), text("question")],
    own: [added, { ...added, id: idOf(8), title: "Leer" }],
    receiptUnsigned: [],
  };
  expect(lacks({ templates })).toEqual([
    { text: "Vorlage „Danke“: Es gibt keinen Text.", to: `/vorlagen?vorlage=${added.id}&sprache=en` },
    { text: "Vorlage „Rückfrage“: Ihr eigener Text fehlt, genutzt wird unserer.", to: "/vorlagen?vorlage=question&sprache=en" },
  ]);
  const both = [text("question"), { ...text("question"), language: "en" as const }];
  expect(lacks({ templates: { ...templates, texts: both } })).toEqual([]);
  expect(lacks({ templates }, "de")).toEqual([]);
});
