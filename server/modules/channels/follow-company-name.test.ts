import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { type Channel, channelRoutes, NewChannel } from "@hz/contract/channels/channels";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { firstPages } from "./default-content.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const list = ({ as }: TestOffice) => call(own.app, channelRoutes.list, { as });
const add = ({ as }: TestOffice, name: string, more: { companyName?: string; isActive?: boolean } = {}) =>
  call(own.app, channelRoutes.create, { as, body: NewChannel.parse({ id: newId(), name, linkSuffix: newId(), ...more }) });
const rename = ({ as }: TestOffice, companyName: string) =>
  call(own.app, companyRoutes.save, { as, body: { companyName, legalForm: "SE" } });
const names = (channels: readonly Channel[]) => channels.map(({ companyName }) => companyName);
const page = (text: string) => ({
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text }] }],
});

test("channels with the company's name follow its new one, archived ones too; one with another name stays", async () => {
  const office = await anOffice(own);
  await add(office, "Werk", { isActive: false });
  const other = await add(office, "Tochter", { companyName: "Tochter GmbH" });
  await rename(office, "Neue Muster SE");
  const after = await list(office);
  expect(names(after)).toEqual(["Neue Muster SE", "Neue Muster SE", "Tochter GmbH"]);
  expect(after[2]).toEqual(other);
  const portal = await call(own.app, channelRoutes.portal, { params: { linkSuffix: after[0]!.linkSuffix } });
  expect(portal.companyName).toBe("Neue Muster SE");
  expect(portal.languages).toEqual(firstPages(after[0]!.name, "Neue Muster SE"));
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { group: "settings" } });
  expect(entries.filter(({ action }) => action === "channel.changed").map(({ target, details }) => [target?.id, details])).toEqual(
    [after[1]!, after[0]!].map(({ id }) => [id, { fields: ["companyName"] }]),
  );
});

test("what the office wrote on a start page stays, and the imprint goes on knowing the company's data", async () => {
  const office = await anOffice(own);
  const [first] = await list(office);
  const params = { id: first!.id };
  const written = page(`Willkommen bei ${first!.companyName}.`);
  await call(own.app, channelRoutes.update, { as: office.as, params, body: { languages: { de: { content: written } } } });
  await rename(office, "Neue Muster SE");
  const [after] = await list(office);
  expect(after!.languages.de?.content).toEqual(written);
  expect(after!.languages.en).toEqual(firstPages(after!.name, "Neue Muster SE").en);
  const duties = await call(own.app, channelDutyRoutes.get, { as: office.as, params });
  expect(duties).toMatchObject({ companyName: "Neue Muster SE", company: { legalForm: "SE" } });
});

test("of two who rename the company at once, and one who adds a channel, no channel is left behind", async () => {
  const office = await anOffice(own);
  await Promise.all([rename(office, "Erste SE"), add(office, "Werk"), rename(office, "Zweite SE")]);
  const { companyName } = await call(own.app, companyRoutes.get, { as: office.as });
  expect(names(await list(office))).toEqual([companyName, companyName]);
});
