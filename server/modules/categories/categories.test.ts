import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import { auditRoutes } from "@hz/contract/account/audit";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { MAX_CATEGORIES } from "@hz/contract/limits";
import type { BodyOf } from "@hz/contract/route";
import { newId } from "@hz/crypto";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aReport, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const list = (office: TestOffice) => call(own.app, categoryRoutes.list, { as: office.as });
const create = (office: TestOffice, name: string, description = "", id = newId()) =>
  send(own.app, categoryRoutes.create, { as: office.as, body: { id, name, description } });
const update = (office: TestOffice, id: string, body: BodyOf<typeof categoryRoutes.update>) =>
  send(own.app, categoryRoutes.update, { as: office.as, params: { id }, body });
const order = (office: TestOffice, ids: string[]) => send(own.app, categoryRoutes.order, { as: office.as, body: { ids } });
const codeOf = async (reply: Promise<{ json(): { code: string } }>) => (await reply).json().code;
const offered = async (office: TestOffice) =>
  (await call(own.app, channelRoutes.portalCategories, { params: { linkSuffix: office.channel.linkSuffix } })).map(({ name }) => name);

test("a new company starts with the default set: most active, the rest to be switched on, with their area of the law", async () => {
  const rows = await list(await anOffice(own));
  expect(rows.filter(({ isActive }) => isActive)).toHaveLength(14);
  expect(rows.filter(({ isActive }) => !isActive)).toHaveLength(8);
  expect(rows[0]).toMatchObject({ name: "Korruption und Bestechung", legalArea: "corruption" });
  expect(rows.find(({ name }) => name === "Lieferkette")).toMatchObject({ legalArea: "supply-chain", isActive: false });
  expect(rows.find(({ name }) => name === "Sonstiges oder unsicher")).toMatchObject({ legalArea: null, isActive: true });
});

test("a category is added at the end, trimmed and active, and the form offers it; the same one again changes nothing", async () => {
  const office = await anOffice(own);
  const id = newId();
  const made = (await create(office, "  Nachbarschaft ", " Lärm und Schmutz ", id)).json();
  expect(made).toMatchObject({
    id,
    name: "Nachbarschaft",
    description: "Lärm und Schmutz",
    isActive: true,
    departmentId: null,
    legalArea: null,
  });
  expect((await list(office)).at(-1)).toEqual(made);
  expect((await offered(office)).at(-1)).toBe("Nachbarschaft");
  expect((await create(office, "Anders", "", id)).json()).toEqual(made);
  expect(await list(office)).toHaveLength(23);
});

test("a category reads in the page's language: as the office named it, else as we do while its first name stands, else as it is called", async () => {
  const office = await anOffice(own);
  const { linkSuffix } = office.channel;
  const inEnglish = async (at: string) =>
    (await call(own.app, channelRoutes.portalCategories, { params: { linkSuffix }, query: { language: "en" } })).find(
      ({ id }) => id === at,
    );
  const environment = (await list(office)).find(({ name }) => name === "Umwelt")!;
  expect(environment.translations.en).toEqual({ name: "Environment", description: "Pollution, illegal disposal of waste" });
  // In what the account's channels speak, and no more.
  expect(["de", ...Object.keys(environment.translations)].toSorted()).toEqual(NEW_CHANNEL_LANGUAGES.toSorted());
  expect(await inEnglish(environment.id)).toMatchObject({ name: "Environment", isTranslated: true });

  await update(office, environment.id, { name: "Umwelt und Klima" });
  expect(await inEnglish(environment.id)).toMatchObject({ name: "Umwelt und Klima", isTranslated: false });
  const translations = { en: { name: "Environment and climate", description: "" } };
  expect((await update(office, environment.id, { translations })).json()).toMatchObject({ name: "Umwelt und Klima", translations });
  expect(await inEnglish(environment.id)).toMatchObject({ ...translations.en, isTranslated: true });
  expect((await list(office)).find(({ id }) => id === environment.id)).toMatchObject({ translations });
  expect(await offered(office)).toContain("Umwelt und Klima");

  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  expect(entries.filter(({ action }) => action === "category.changed").map(({ details }) => details)).toEqual([
    { fields: ["translations"] },
    { fields: ["name"] },
  ]);
});

test.each([
  ["a language that we do not speak", { translations: { xx: { name: "a", description: "" } } }],
  ["a translation without a name", { translations: { en: { name: " ", description: "b" } } }],
  ["a name that is too long", { translations: { en: { name: "x".repeat(101), description: "" } } }],
])("refused: %s", async (_what, body) => {
  const office = await anOffice(own);
  const [{ id } = { id: "" }] = await list(office);
  expect((await update(office, id, body as never)).statusCode).toBe(422);
});

test("two of one name are refused, in whatever letters, also when they come at once", async () => {
  const office = await anOffice(own);
  expect(await codeOf(create(office, "UMWELT"))).toBe("CATEGORY_EXISTS");
  const [umwelt, other] = (await list(office)).filter(({ name }) => ["Umwelt", "Geldwäsche"].includes(name));
  expect(await codeOf(update(office, other!.id, { name: umwelt!.name }))).toBe("CATEGORY_EXISTS");
  const replies = await Promise.all([create(office, "Zugleich"), create(office, "zugleich")]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test.each([
  ["name", { name: "   " }],
  ["name", { name: "x".repeat(101) }],
  ["description", { name: "Gut", description: "x".repeat(501) }],
])("a wrong %s is refused: %j", async (field, body) => {
  const office = await anOffice(own);
  const reply = await send(own.app, categoryRoutes.create, { as: office.as, body: { id: newId(), ...body } as never });
  expect(reply.json()).toMatchObject({ code: "INVALID_INPUT", fields: [field] });
});

test("there is an end to their number", async () => {
  const office = await anOffice(own);
  const there = (await list(office)).length;
  for (let n = there; n < MAX_CATEGORIES; n++) expect((await create(office, `Nummer ${n}`)).statusCode).toBe(200);
  expect(await codeOf(create(office, "Eine zu viel"))).toBe("TOO_MANY_CATEGORIES");
});

test("only what is given and differs is changed; the log says which fields, and whether it was switched", async () => {
  const office = await anOffice(own);
  const [first] = await list(office);
  await update(office, first!.id, { description: "Neu" });
  await update(office, first!.id, { name: first!.name, description: "Neu", isActive: true });
  expect((await update(office, first!.id, { name: "Bestechung", isActive: false })).json()).toEqual({
    ...first,
    translations: {},
    name: "Bestechung",
    description: "Neu",
    isActive: false,
  });
  expect(await codeOf(update(office, newId(), { name: "Niemandes" }))).toBe("NOT_FOUND");
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: first!.id } });
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    { action: "category.changed", details: { fields: ["name"], isActive: false } },
    { action: "category.changed", details: { fields: ["description"] } },
  ]);
});

test("an inactive category is not offered and not taken, and stays on the reports that have it", async () => {
  const office = await anOffice(own);
  const [first] = await list(office);
  const category = { id: first!.id, name: first!.name };
  const { id } = await aSubmitted(own, office, { category });
  await update(office, category.id, { isActive: false });
  expect(await offered(office)).not.toContain(category.name);
  const { body } = await aReport(office, { category });
  expect(await codeOf(send(own.app, reportRoutes.submit, { body }))).toBe("CATEGORY_UNKNOWN");
  expect(await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).toMatchObject({ category: category.id });
});

test("the order is the form's order; whom it does not name follows; foreign ids are refused", async () => {
  const office = await anOffice(own);
  const before = (await list(office)).map(({ id }) => id);
  const last = before.at(-1)!;
  expect((await order(office, [last, before[2]!])).statusCode).toBe(200);
  const after = (await list(office)).map(({ id }) => id);
  expect(after).toEqual([last, before[2], ...before.filter((id) => id !== last && id !== before[2])]);
  const { linkSuffix } = office.channel;
  const active = (await list(office)).filter(({ isActive }) => isActive).map(({ id }) => id);
  expect((await call(own.app, channelRoutes.portalCategories, { params: { linkSuffix } })).map(({ id }) => id)).toEqual(active);
  const foreign = (await list(await anOffice(own)))[0]!.id;
  expect(await codeOf(order(office, [foreign]))).toBe("NOT_FOUND");
  expect((await list(office)).map(({ id }) => id)).toEqual(after);
});

test("two who change the list at once both get what they wanted", async () => {
  const office = await anOffice(own);
  const ids = (await list(office)).map(({ id }) => id);
  const replies = await Promise.all([
    order(office, ids.toReversed()),
    create(office, "Während des Ordnens"),
    update(office, ids[3]!, { isActive: false }),
    order(office, [ids[5]!]),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const rows = await list(office);
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...ids, (replies[1] as { json(): { id: string } }).json().id].toSorted());
  expect(rows.find(({ id }) => id === ids[3])!.isActive).toBe(false);
});
