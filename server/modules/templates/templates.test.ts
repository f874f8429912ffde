import type { PortalLanguage } from "@hz/contract/languages";
import { auditRoutes } from "@hz/contract/account/audit";
import { MAX_OWN_TEMPLATES, MAX_TEMPLATE_CHARACTERS } from "@hz/contract/limits";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { templateRoutes } from "@hz/contract/templates/templates";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

type Given = { id?: string; language?: PortalLanguage; seen?: string | null };
const list = ({ as }: Pick<TestOffice, "as">) => call(own.app, templateRoutes.list, { as });
const given = ({ as }: Pick<TestOffice, "as">, text: string, { id = "closing", language = "de", seen = null }: Given = {}) => ({
  as,
  params: { id, language },
  body: { text, seen },
});
const save = async (...of: Parameters<typeof given>) => (await call(own.app, templateRoutes.saveText, given(...of))).stored;
const refusal = (...of: Parameters<typeof given>) => refused(own.app, templateRoutes.saveText, given(...of));
const create = (office: TestOffice, title: string, id = newId()) =>
  call(own.app, templateRoutes.create, { as: office.as, body: { id, title, purpose: "message" } });
/** What was changed of templates, newest first. */
const log = async ({ as }: TestOffice) =>
  (await call(own.app, auditRoutes.list, { as, query: { group: "settings" } })).entries
    .filter(({ action }) => action.startsWith("template."))
    .map(({ action, target, details }) => ({ action, target: target && { id: target.id, label: target.label }, details }));

test("a new company has nothing stored; a changed text is kept in its language, with who and when, and logged without its words", async () => {
  const office = await anOffice(own);
  expect(await list(office)).toMatchObject({ texts: [], own: [] });
  const stored = await save(office, "  Schluss in Fall {fallnummer}. ");
  expect(stored).toMatchObject({
    templateId: "closing",
    language: "de",
    text: "Schluss in Fall {fallnummer}.",
    updatedBy: office.person.userId,
  });
  expect((await list(office)).texts).toEqual([stored]);
  expect(await log(office)).toEqual([{ action: "template.changed", target: null, details: { template: "closing", language: "de" } }]);
  expect(await list(await anOffice(own))).toMatchObject({ texts: [], own: [] });
});

test("the same text again changes nothing, whatever was seen; the house's own text is as if nothing was changed", async () => {
  const office = await anOffice(own);
  const stored = await save(office, "Unser Schluss.");
  expect(await save(office, "Unser Schluss.")).toEqual(stored);
  expect(await save(office, ALL_TEXTS.de.templates.closing, { seen: stored!.updatedAt })).toBeNull();
  expect((await list(office)).texts).toEqual([]);
  expect(await save(office, ALL_TEXTS.de.templates.closing)).toBeNull();
  expect((await log(office)).map(({ details }) => details["isReset"] ?? false)).toEqual([true, false]);
});

test("who saves second on the same text is told, also when both come at once, and nothing of the first is lost", async () => {
  const office = await anOffice(own);
  const colleague = await aColleague(own, office, { role: "Admin" });
  const first = await save(office, "Die erste Fassung.");
  expect(await refusal(colleague, "Die zweite Fassung.")).toBe("TEMPLATE_CHANGED");
  expect((await list(office)).texts).toEqual([first]);
  const seen = first!.updatedAt;
  const replies = await Promise.all(
    [office, colleague].map((who, n) => send(own.app, templateRoutes.saveText, given(who, `Zugleich ${n}.`, { seen }))),
  );
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  // Known now, it is replaced.
  const [now] = (await list(office)).texts;
  expect(await save(colleague, "Die letzte Fassung.", { seen: now!.updatedAt })).toMatchObject({ text: "Die letzte Fassung." });
});

test("two texts of one moment have two times", async () => {
  const office = await anOffice(own);
  // The same moment over and over.
  const at = new Date();
  const real = own.ctx.now;
  own.ctx.now = () => at;
  try {
    const first = await save(office, "Erster.");
    const second = await save(office, "Zweiter.", { seen: first!.updatedAt });
    expect(Date.parse(second!.updatedAt) - Date.parse(first!.updatedAt)).toBe(1);
    expect(await refusal(office, "Dritter.", { seen: first!.updatedAt })).toBe("TEMPLATE_CHANGED");
  } finally {
    own.ctx.now = real;
  }
});

test("reset takes the text away once; where another one stands by now it is told", async () => {
  const office = await anOffice(own);
  const { as } = office;
  const params = { id: "closing", language: "de" } as const;
  const first = await save(office, "Unser Schluss.");
  const second = await save(office, "Unser neuer Schluss.", { seen: first!.updatedAt });
  expect(await refused(own.app, templateRoutes.resetText, { as, params, query: { seen: first!.updatedAt } })).toBe("TEMPLATE_CHANGED");
  for (const _ of [1, 2]) await call(own.app, templateRoutes.resetText, { as, params, query: { seen: second!.updatedAt } });
  expect((await list(office)).texts).toEqual([]);
  expect((await log(office)).filter(({ details }) => details["isReset"])).toHaveLength(1);
});

test("a text that is sent without a person is refused with a gap or a day that an open case has not; others may have both", async () => {
  const office = await anOffice(own);
  const text = "Ihr Fall wird nach dem {loeschdatum} gelöscht.\n[… Name]";
  const reply = await send(own.app, templateRoutes.saveText, given(office, text, { id: "receipt-automatic" }));
  expect(reply.json()).toMatchObject({ code: "TEMPLATE_LEFT_OPEN", fields: ["text"] });
  expect(reply.json<{ message: string }>().message).toMatch(/„\{loeschdatum\}“ in Zeile 1, „\[… Name\]“ in Zeile 2/);
  expect((await list(office)).texts).toEqual([]);
  expect(await save(office, text)).toMatchObject({ text });
});

test("an unknown placeholder is refused and named, and nothing is stored", async () => {
  const office = await anOffice(own);
  const reply = await send(own.app, templateRoutes.saveText, given(office, "Guten Tag,\n{vorname}, zu {fallnummer}"));
  expect(reply.json()).toMatchObject({ code: "PLACEHOLDER_UNKNOWN", fields: ["text"] });
  expect(reply.json<{ message: string }>().message).toContain("„{vorname}“ in Zeile 2");
  expect((await list(office)).texts).toEqual([]);
});

test.each([
  ["nothing", "   "],
  ["too much", "x".repeat(MAX_TEMPLATE_CHARACTERS + 1)],
])("%s is no text", async (_, text) => {
  expect(await refusal(await anOffice(own), text)).toBe("INVALID_INPUT");
});

test("an own template is made once, gets texts, another name, and goes with its texts", async () => {
  const office = await anOffice(own);
  const made = await create(office, "  Dank ");
  expect(made).toMatchObject({ title: "Dank", purpose: "message" });
  expect(await create(office, "Anders", made.id)).toEqual(made);
  const params = { id: made.id };
  await save(office, "Danke!", { id: made.id, language: "en" });
  const body = { title: "Großer Dank", purpose: "feedback" } as const;
  expect(await call(own.app, templateRoutes.update, { as: office.as, params, body })).toEqual({ ...made, ...body });
  expect(await call(own.app, templateRoutes.update, { as: office.as, params, body })).toEqual({ ...made, ...body });
  expect(await list(office)).toMatchObject({ own: [{ id: made.id, ...body }], texts: [{ templateId: made.id, language: "en" }] });
  expect((await log(office)).map(({ target, details }) => [target?.label, details])).toEqual([
    ["„Großer Dank“", { fields: ["title", "purpose"] }],
    ["„Großer Dank“", { language: "en" }],
    ["„Großer Dank“", {}],
  ]);
  await call(own.app, templateRoutes.remove, { as: office.as, params });
  expect(await list(office)).toMatchObject({ texts: [], own: [] });
  expect(await refused(own.app, templateRoutes.remove, { as: office.as, params })).toBe("NOT_FOUND");
  expect((await log(office))[0]).toEqual({ action: "template.deleted", target: { id: made.id, label: null }, details: {} });
});

test("two of one title are refused, in whatever letters; there is an end to their number", async () => {
  const office = await anOffice(own);
  const { id } = await create(office, "Dank");
  const again = { as: office.as, body: { id: newId(), title: "DANK", purpose: "copy" } } as const;
  expect(await refused(own.app, templateRoutes.create, again)).toBe("TEMPLATE_EXISTS");
  for (let n = 1; n < MAX_OWN_TEMPLATES; n++) await create(office, `Nummer ${n}`);
  const more = { as: office.as, body: { ...again.body, title: "Zu viel" } };
  expect(await refused(own.app, templateRoutes.create, more)).toBe("TOO_MANY_TEMPLATES");
  const rename = { as: office.as, params: { id }, body: { title: "nummer 7", purpose: "copy" } } as const;
  expect(await refused(own.app, templateRoutes.update, rename)).toBe("TEMPLATE_EXISTS");
});

test("a text of a template that nobody has made is not found", async () => {
  const office = await anOffice(own);
  expect(await refusal(office, "Für niemanden.", { id: newId() })).toBe("NOT_FOUND");
  expect(await refusal(office, "Für niemanden.", { id: "gibt-es-nicht" })).toBe("INVALID_INPUT");
  expect(await refusal(office, "Für niemanden.", { id: (await create(await anOffice(own), "Fremd")).id })).toBe("NOT_FOUND");
});
