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
const read = async (office: TestOffice) =>
  call(own.app, channelQuestionRoutes.get, { as: office.as, params: { id: (await first(office)).id } });
const save = async (office: TestOffice, change: Omit<Change, "seen">) => {
  const [{ id }, { version: seen }] = [await first(office), await read(office)];
  return call(own.app, channelQuestionRoutes.save, { as: office.as, params: { id }, body: { ...change, seen } });
};
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
  const { version: _, ...questions } = saved;
  expect(await asked(office)).toEqual({ asks: true, questions });
  expect(await read(office)).toEqual(saved);
});

test("what is not named stays; order and removal are the office's, and the log names the field alone", async () => {
  const office = await anOffice(own);
  const [one, two] = [text("Erste"), text("Zweite")];
  const house = { when: { isOff: true, labels: {} }, where: { isOff: false, labels: { de: "In welcher Halle?" } } };
  await save(office, { isOn: true, house, own: [one, two] });
  await save(office, { own: [two, one] });
  expect(await save(office, { own: [two] })).toEqual({ isOn: true, house, own: [two], version: 3 });
  await save(office, { own: [two] });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: (await first(office)).id } });
  expect(entries.map(({ details }) => details)).toEqual(Array.from({ length: 3 }, () => ({ fields: ["questions"] })));
});

test("whoever has not seen what a colleague saved is refused, and the same again is no change", async () => {
  const office = await anOffice(own);
  const given = { as: office.as, params: { id: (await first(office)).id } };
  const [mine, theirs] = [text("Meine"), text("Ihre")];
  expect(await read(office)).toEqual({ ...NO_QUESTIONS, version: 0 });
  const saved = await call(own.app, channelQuestionRoutes.save, { ...given, body: { seen: 0, own: [theirs] } });
  expect(saved).toEqual({ ...NO_QUESTIONS, own: [theirs], version: 1 });
  for (const change of [{ own: [mine] }, { isOn: true }])
    expect(await refused(own.app, channelQuestionRoutes.save, { ...given, body: { ...change, seen: 0 } })).toBe("QUESTIONS_CHANGED");
  expect(await read(office)).toEqual(saved);
  expect(await call(own.app, channelQuestionRoutes.save, { ...given, body: { seen: 0, own: [theirs] } })).toEqual(saved);
  expect((await call(own.app, channelQuestionRoutes.save, { ...given, body: { seen: 1, own: [mine] } })).own).toEqual([mine]);
});

test("of two who save at once one is refused", async () => {
  const office = await anOffice(own);
  const given = { as: office.as, params: { id: (await first(office)).id } };
  const both = ["Meine", "Ihre"].map((label) =>
    send(own.app, channelQuestionRoutes.save, { ...given, body: { seen: 0, own: [text(label)] } }),
  );
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
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
  const raw = (body: unknown) =>
    send(own.app, channelQuestionRoutes.save, { as: office.as, params: { id }, body: { seen: 0, ...(body as object) } as Change });
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
    { seen: -1, isOn: true },
  ];
  for (const body of wrong) expect((await raw(body)).statusCode, JSON.stringify(body)).toBe(422);
  const other = await anOffice(own);
  const params = { id: (await first(other)).id };
  expect(await refused(own.app, channelQuestionRoutes.save, { as: office.as, params, body: { seen: 0, isOn: true } })).toBe("NOT_FOUND");
  expect(await refused(own.app, channelQuestionRoutes.get, { as: office.as, params })).toBe("NOT_FOUND");
});
