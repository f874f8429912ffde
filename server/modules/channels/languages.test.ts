import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import type { BodyOf } from "@hz/contract/route";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const first = async ({ as }: TestOffice) => (await call(own.app, channelRoutes.list, { as }))[0]!;
const update = ({ as }: TestOffice, id: string, body: BodyOf<typeof channelRoutes.update>) =>
  call(own.app, channelRoutes.update, { as, params: { id }, body });
/** What the door answers to a body that the types would not let through. */
const raw = ({ as }: TestOffice, id: string, body: unknown) =>
  send(own.app, channelRoutes.update, { as, params: { id }, body: body as BodyOf<typeof channelRoutes.update> });
const page = (words: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: words }] }],
});

test("one language is changed and the others stay; the portal shows it, the log names the field", async () => {
  const office = await anOffice(own);
  const before = await first(office);
  const after = await update(office, before.id, { languages: { en: { name: " Speak up ", content: page("Hello") } } });
  expect(after).toEqual({ ...before, languages: { ...before.languages, en: { name: "Speak up", content: page("Hello") } } });
  await update(office, before.id, { languages: { en: { name: "Speak up" }, de: {} } });
  const portal = await call(own.app, channelRoutes.portal, { params: { linkSuffix: before.linkSuffix } });
  expect(portal.languages).toEqual(after.languages);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: before.id } });
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    { action: "channel.changed", details: { fields: ["languages"] } },
  ]);
});

test("two people who change two languages, or name and text of one, both get what they wanted", async () => {
  const office = await anOffice(own);
  const { id } = await first(office);
  await Promise.all([
    update(office, id, { languages: { de: { content: page("Deutsch") } } }),
    update(office, id, { languages: { en: { content: page("English") } } }),
    update(office, id, { languages: { en: { name: "Reports" } } }),
  ]);
  expect((await first(office)).languages).toMatchObject({
    de: { content: page("Deutsch") },
    en: { name: "Reports", content: page("English") },
  });
});

test("a channel that gets another name takes along the pages that are called as it was, and no other", async () => {
  const office = await anOffice(own);
  const { id } = await first(office);
  await update(office, id, { languages: { en: { name: "Speak up" } } });
  const names = ({ languages }: Awaited<ReturnType<typeof first>>) => [languages.de?.name, languages.en?.name];
  expect(names(await update(office, id, { name: "Werk Nord" }))).toEqual(["Werk Nord", "Speak up"]);
  expect(names(await update(office, id, { name: "Werk Süd", languages: { de: { name: "Werk Nord" } } }))).toEqual([
    "Werk Nord",
    "Speak up",
  ]);
});

test("languages are taken away and come back with the texts of the house; the last and the first one stay", async () => {
  const office = await anOffice(own);
  const { id, languages, defaultLanguage } = await first(office);
  const others = NEW_CHANNEL_LANGUAGES.filter((language) => language !== defaultLanguage);
  const each = <Value>(value: Value) => Object.fromEntries(others.map((language) => [language, value]));
  expect(Object.keys((await update(office, id, { languages: each(null) })).languages)).toEqual(["de"]);
  // Gone already is gone.
  await update(office, id, { languages: each(null) });
  const refusal = async (body: BodyOf<typeof channelRoutes.update>) => {
    const reply = await raw(office, id, body);
    return [reply.statusCode, reply.json().code, reply.json().fields];
  };
  expect(await refusal({ languages: { de: null } })).toEqual([422, "INVALID_INPUT", ["languages"]]);
  expect(await refusal({ defaultLanguage: "en" })).toEqual([422, "INVALID_INPUT", ["defaultLanguage"]]);
  expect((await update(office, id, { languages: each({}) })).languages).toEqual(languages);
  expect(await refusal({ languages: { de: null } })).toEqual([422, "INVALID_INPUT", ["languages"]]);
  await update(office, id, { defaultLanguage: "auto", languages: { de: null } });
  expect(await refusal({ languages: each(null) })).toEqual([422, "INVALID_INPUT", ["languages"]]);
  expect(Object.keys((await first(office)).languages).toSorted()).toEqual(others.toSorted());
});

const text = (words: string, ...marks: unknown[]) => ({ type: "text", text: words, marks });
const deep = (levels: number): unknown => (levels === 0 ? text("x") : { type: "blockquote", content: [deep(levels - 1)] });
const content = (...blocks: unknown[]) => ({ de: { content: { type: "doc", content: blocks } } });
const paragraph = (...inline: unknown[]) => ({ type: "paragraph", content: inline });

test.each([
  ["a link that runs a script", content(paragraph(text("x", { type: "link", attrs: { href: "javascript:alert(1)" } })))],
  ["a block that nobody draws", content({ type: "iframe", attrs: { src: "https://x.de" } })],
  ["a mark that nobody draws", content(paragraph(text("x", { type: "textStyle", attrs: { color: "red" } })))],
  ["a thousand quotes in each other", content(deep(1000))],
  ["a text that is too long", content(paragraph(text("x".repeat(20_001))))],
  ["too many blocks", content(...Array.from({ length: 501 }, () => paragraph()))],
  ["half of a character", content(paragraph(text("\ud800")))],
  ["a character that no database keeps", content(paragraph(text("\0")))],
  ["HTML", { de: { content: "<p>x</p>" } }],
  ["a text without structure", { de: { content: [text("x")] } }],
  ["a name of blanks", { de: { name: "   " } }],
  ["a name that is too long", { de: { name: "x".repeat(101) } }],
  ["a language that we do not speak", { nb: { name: "x" } }],
  ["a prototype", JSON.parse('{"__proto__": {"name": "x"}}')],
  ["no map", "de"],
])("%s is refused, and the pages stay", async (_name, languages) => {
  const office = await anOffice(own);
  const before = await first(office);
  const reply = await raw(office, before.id, { languages });
  expect([reply.statusCode, reply.json().code]).toEqual([422, "INVALID_INPUT"]);
  expect(await first(office)).toEqual(before);
});

const FOUR = NEW_CHANNEL_LANGUAGES.slice(0, 4);
test("more than four of the longest pages are too large; these are not", async () => {
  const office = await anOffice(own);
  const { id } = await first(office);
  const reply = await raw(office, id, { languages: content(paragraph(text("x".repeat(channelRoutes.update.bodyLimit! + 1)))) });
  expect([reply.statusCode, reply.json().code]).toEqual([413, "TOO_LARGE"]);
  const longest = page("ä".repeat(20_000));
  const { languages } = await update(office, id, {
    languages: Object.fromEntries(FOUR.map((language) => [language, { content: longest }])),
  });
  for (const language of FOUR) expect(languages[language]?.content).toEqual(longest);
});
