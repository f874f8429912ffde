import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { channelQuestionRoutes, NO_QUESTIONS, type OwnQuestion } from "@hz/contract/channels/questions";
import type { BodyOf } from "@hz/contract/route";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

type Change = BodyOf<typeof channelQuestionRoutes.save>;
const first = async ({ as }: TestOffice) => (await call(own.app, channelRoutes.list, { as }))[0]!;
const save = async (office: TestOffice, body: Change) =>
  call(own.app, channelQuestionRoutes.save, { as: office.as, params: { id: (await first(office)).id }, body });
const asked = async (office: TestOffice) => {
  const params = { linkSuffix: (await first(office)).linkSuffix };
  const { asks } = await call(own.app, channelRoutes.portal, { params });
  return { asks, questions: await call(own.app, channelQuestionRoutes.portal, { params }) };
};
const text = (label: string): OwnQuestion => ({ id: newId(), kind: "text", words: { de: { label, help: "", options: [] } } });

test("a channel asks nothing until it is switched on, and the portal tells neither that nor what it would ask", async () => {
  const office = await anOffice(own);
  expect(await asked(office)).toEqual({ asks: undefined, questions: NO_QUESTIONS });
  await save(office, { own: [text("Welche Schicht?")] });
  expect(await asked(office)).toEqual({ asks: undefined, questions: NO_QUESTIONS });
  const saved = await save(office, { isOn: true });
  expect(saved.own[0]?.words.de?.label).toBe("Welche Schicht?");
  expect(await asked(office)).toEqual({ asks: true, questions: saved });
  const { id } = await first(office);
  expect(await call(own.app, channelQuestionRoutes.get, { as: office.as, params: { id } })).toEqual(saved);
});

test("what is not named stays; order and removal are the office's, and the log names the field alone", async () => {
  const office = await anOffice(own);
  const [one, two] = [text("Erste"), text("Zweite")];
  const house = { when: { isOff: true, labels: {} }, where: { isOff: false, labels: { de: "In welcher Halle?" } } };
  await save(office, { isOn: true, house, own: [one, two] });
  await save(office, { own: [two, one] });
  expect(await save(office, { own: [two] })).toEqual({ isOn: true, house, own: [two] });
  await save(office, { own: [two] });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: (await first(office)).id } });
  expect(entries.map(({ details }) => details)).toEqual(Array.from({ length: 3 }, () => ({ fields: ["questions"] })));
});

test("a channel on which every question is off asks nothing", async () => {
  const office = await anOffice(own);
  const off = { isOff: true, labels: {} };
  const house = { relation: off, when: off, where: off, knows: off, evidence: off, reported: off, reprisal: off };
  await save(office, { isOn: true, house });
  expect((await asked(office)).asks).toBeUndefined();
});

test("what a form could not ask is refused, and another account's channel is not found", async () => {
  const office = await anOffice(own);
  const { id } = await first(office);
  const raw = (body: unknown) => send(own.app, channelQuestionRoutes.save, { as: office.as, params: { id }, body: body as Change });
  const choice = (options: string[]) => ({ id: newId(), kind: "choice", words: { de: { label: "Schicht?", help: "", options } } });
  const twice = text("Zweimal");
  const wrong = [
    {},
    { own: [{ ...text("Wo?"), words: {} }] },
    { own: [choice(["Eine"])] },
    { own: [choice(Array.from({ length: 13 }, (_, at) => `${at}`))] },
    { own: [text("x".repeat(151))] },
    { own: [{ ...text("Wo?"), kind: "file" }] },
    { own: Array.from({ length: 11 }, () => text("Wo?")) },
    { own: [twice, twice] },
    { house: { weather: { isOff: true, labels: {} } } },
  ];
  for (const body of wrong) expect((await raw(body)).statusCode, JSON.stringify(body)).toBe(422);
  const other = await anOffice(own);
  const params = { id: (await first(other)).id };
  expect(await refused(own.app, channelQuestionRoutes.save, { as: office.as, params, body: { isOn: true } })).toBe("NOT_FOUND");
  expect(await refused(own.app, channelQuestionRoutes.get, { as: office.as, params })).toBe("NOT_FOUND");
});
