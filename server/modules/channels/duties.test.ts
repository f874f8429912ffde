import { NEW_CHANNEL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import type { DutyPage } from "@hz/contract/channels/duty-pages";
import { auditRoutes } from "@hz/contract/account/audit";
import { type ChannelDuties, channelDutyRoutes, NO_FACTS } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import { companyRoutes } from "@hz/contract/account/company";
import { dutyPageText as pageText } from "@hz/contract/channels/duty-texts";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import type { BodyOf } from "@hz/contract/route";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";
import { missingDutiesOf, portalDuties } from "./index.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const dutyPageText = (page: DutyPage, language: PortalLanguage, duties: ChannelDuties) =>
  pageText(page, language, ALL_TEXTS[language], duties);
const first = async ({ as }: TestOffice) => (await call(own.app, channelRoutes.list, { as }))[0]!;
const read = async (office: TestOffice) =>
  call(own.app, channelDutyRoutes.get, { as: office.as, params: { id: (await first(office)).id } });
const save = async (office: TestOffice, body: BodyOf<typeof channelDutyRoutes.save>) =>
  call(own.app, channelDutyRoutes.save, { as: office.as, params: { id: (await first(office)).id }, body });
const text = (said: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: said }] }],
});
const BODY = {
  name: "Branchenstelle",
  purpose: "Für Häfen.",
  translations: { en: "For ports." },
  link: "https://hafen.example/",
  phone: "",
};
const missing = async (office: TestOffice) =>
  own.db.tenant(office.accountId, async (tx) => (await missingDutiesOf(tx, office.accountId)).get((await first(office)).id));

test("a channel of which nothing was given says what is known of it, and what is missing", async () => {
  const office = await anOffice(own);
  const duties = await read(office);
  expect(duties).toMatchObject({
    facts: NO_FACTS,
    bodies: [],
    texts: {},
    languages: [...NEW_CHANNEL_LANGUAGES],
    retentionMonths: 36,
    autoAcknowledge: true,
  });
  expect(duties.companyName).toBe((await first(office)).companyName);
  expect(duties.departmentName).not.toBe("");
  expect(await missing(office)).toEqual([
    "IMPRINT_MISSING",
    "PRIVACY_CONTROLLER_MISSING",
    "PRIVACY_OFFICER_MISSING",
    "PHONE_OR_MEETING_MISSING",
    "ACCESSIBILITY_CONTACT_MISSING",
  ]);
});

test("what is not named stays, by field, by page and by language", async () => {
  const office = await anOffice(own);
  await save(office, { facts: { address: " Kai 1\n20457 Hamburg ", representedBy: "Ida Neu" } });
  await save(office, { facts: { officePhone: "040 1" }, texts: { imprint: { de: text("Eigen"), en: text("Own") } } });
  await save(office, { bodies: [BODY], texts: { imprint: { en: null }, privacy: { de: text("Daten") } } });
  const duties = await read(office);
  expect(duties.facts).toEqual({ ...NO_FACTS, address: "Kai 1\n20457 Hamburg", representedBy: "Ida Neu", officePhone: "040 1" });
  expect(duties.bodies).toEqual([BODY]);
  expect(duties.texts).toEqual({ imprint: { de: text("Eigen") }, privacy: { de: text("Daten") } });
  await save(office, { texts: { imprint: { de: null } } });
  expect((await read(office)).texts).toEqual({ privacy: { de: text("Daten") } });
  expect(await missing(office)).not.toContain("PHONE_OR_MEETING_MISSING");
});

test("the company's data count where the channel is that company's, and a tax number never does", async () => {
  const office = await anOffice(own);
  const { as } = office;
  await call(own.app, companyRoutes.save, {
    as,
    body: { legalForm: "GmbH", companyEmail: "info@muster.example", taxId: "12/345/67890", registrationNumber: "HRB 1" },
  });
  const company = { legalForm: "GmbH", email: "info@muster.example", register: "HRB 1", vatId: "" };
  expect((await read(office)).company).toEqual(company);
  await call(own.app, companyRoutes.save, { as, body: { taxId: "DE123456789" } });
  expect((await read(office)).company).toEqual({ ...company, vatId: "DE123456789" });
  const body = { id: newId(), name: "Tochter", linkSuffix: `tochter-${newId()}`, companyName: "Tochter GmbH" };
  const settings = { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true };
  await call(own.app, channelRoutes.create, { as, body: { ...body, description: "", isActive: true, settings } });
  const daughter = await call(own.app, channelDutyRoutes.get, { as, params: { id: body.id } });
  expect(daughter).toMatchObject({ companyName: "Tochter GmbH", company: { legalForm: "", email: "", register: "", vatId: "" } });
});

test("the portal says it at once, by a former address too, and goes on where the channel is archived", async () => {
  const office = await anOffice(own);
  const { linkSuffix } = office.channel;
  await save(office, {
    facts: { officePhone: "040 1", officeHours: "9 bis 12 Uhr", meeting: "Raum 3" },
    texts: { imprint: { de: text("Eigen") } },
  });
  const portal = await call(own.app, channelRoutes.portal, { params: { linkSuffix } });
  expect(portal.voice).toEqual({ phone: "040 1", hours: "9 bis 12 Uhr", meeting: "Raum 3" });
  const { id } = await first(office);
  await call(own.app, channelRoutes.update, { as: office.as, params: { id }, body: { linkSuffix: `neu-${newId()}` } });
  expect(dutyPageText("imprint", "de", (await portalDuties(own.ctx, linkSuffix))!)).toEqual(text("Eigen"));
  expect(JSON.stringify(dutyPageText("imprint", "en", (await portalDuties(own.ctx, linkSuffix))!))).toContain("Provider of these pages");
  await call(own.app, channelRoutes.update, { as: office.as, params: { id }, body: { isActive: false } });
  expect(dutyPageText("imprint", "de", (await portalDuties(own.ctx, linkSuffix))!)).toEqual(text("Eigen"));
  expect(await portalDuties(own.ctx, "nirgends-wo")).toBeNull();
});

test("Art. 13 (1) (f) GDPR: the reporter's privacy notice names whoever processes outside of the EU for the operator, and nobody else", async () => {
  const office = await anOffice(own);
  const { linkSuffix } = await first(office);
  const { operator } = own.ctx.config;
  const inside = { name: "Nord RZ GmbH", address: "Kai 1", service: "Betrieb der Server", place: "Deutschland", transfer: null };
  const outside = {
    name: "Post Inc.",
    address: "1 Road",
    service: "Versand von E-Mails",
    place: "USA",
    transfer: "Standardvertragsklauseln",
  };
  const processing = { ...operator.texts.processing!, subProcessors: [inside, outside] };
  const ctx = { ...own.ctx, config: { ...own.ctx.config, operator: { ...operator, texts: { ...operator.texts, processing } } } };
  const notice = JSON.stringify(dutyPageText("privacy", "de", (await portalDuties(ctx, linkSuffix))!));
  expect(notice).toContain("Post Inc., USA (Versand von E-Mails). Grundlage der Übermittlung: Standardvertragsklauseln.");
  expect(notice).not.toContain("Nord RZ");
});

test("the audit log keeps what kind of data changed, never what stands in it, and nothing where nothing did", async () => {
  const office = await anOffice(own);
  await save(office, { facts: { officer: "Ole Meer" }, bodies: [BODY] });
  await save(office, { facts: { officer: "Ole Meer" }, bodies: [BODY] });
  await save(office, { texts: { privacy: { de: text("Geheimes") } } });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { group: "settings" } });
  expect(entries.filter(({ action }) => action === "channel.changed").map(({ details }) => details)).toEqual([
    { fields: ["dutyTexts"] },
    { fields: ["dutyFacts", "dutyBodies"] },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Ole Meer|Geheimes|Branchenstelle/);
});

test("another account's channel is none, and what no page could show is refused", async () => {
  const [office, other] = [await anOffice(own), await anOffice(own)];
  const params = { id: (await first(other)).id };
  expect(await refused(own.app, channelDutyRoutes.get, { as: office.as, params })).toBe("NOT_FOUND");
  expect(await refused(own.app, channelDutyRoutes.save, { as: office.as, params, body: { facts: { address: "Kai 1" } } })).toBe(
    "NOT_FOUND",
  );
  const wrong = (body: BodyOf<typeof channelDutyRoutes.save>) => refused(own.app, channelDutyRoutes.save, { as: other.as, params, body });
  expect(await wrong({ bodies: [{ ...BODY, link: "javascript:alert(1)" }] })).toBe("INVALID_INPUT");
  expect(await wrong({ bodies: Array.from({ length: 11 }, () => BODY) })).toBe("INVALID_INPUT");
  expect(await wrong({ facts: { email: "niemand" } })).toBe("INVALID_INPUT");
  expect(await wrong({ facts: { address: "x".repeat(501) } })).toBe("INVALID_INPUT");
});
