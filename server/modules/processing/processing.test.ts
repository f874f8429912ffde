import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import { unnamedOperator } from "@hz/contract/account/operator";
import { processingRoutes } from "@hz/contract/processing/processing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type TestOffice } from "../../testing/builders.ts";
import { invited, joined } from "../../testing/builders-people.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => void (own = await testApplication()));
afterAll(() => own.close());

const read = (as: TestOffice["as"], target = own) => call(target.app, processingRoutes.get, { as });
const conclude = (as: TestOffice["as"], version: string) => call(own.app, processingRoutes.conclude, { as, body: { version } });
const save = (office: TestOffice, body: object) => call(own.app, companyRoutes.save, { as: office.as, body });

/** A company whose address is known. */
async function addressed(): Promise<TestOffice> {
  const office = await anOffice(own);
  await save(office, { companyName: "Muster AG", companyAddress: "Weg 1, 10115 Berlin" });
  return office;
}

test("the agreement is filled with the company's and the operator's data, and kept word for word with date, version and person", async () => {
  const office = await addressed();
  const before = await read(office.as);
  expect(before).toMatchObject({ state: "missing", operatorLacks: [], companyLacks: [], changed: [], concluded: [] });
  const { version, documents } = before.offer!;
  for (const words of [
    "Muster AG",
    "Weg 1, 10115 Berlin",
    "Musterhinweis GmbH",
    "vertreten durch Erika Muster",
    "Nord RZ GmbH",
    "Wachdienst",
  ])
    expect(JSON.stringify(documents.agreement)).toContain(words);
  for (const document of [documents.record, documents.assessment, documents.transfer])
    expect(JSON.stringify(document)).toContain("Muster AG");
  const done = await conclude(office.as, version);
  expect(done).toMatchObject({ version, at: expect.any(String), name: "Gerda Gründer" });
  expect(await read(office.as)).toMatchObject({ state: "concluded", changed: [], concluded: [done] });
  const kept = await call(own.app, processingRoutes.concluded, { as: office.as, params: { id: done.id } });
  expect(kept).toEqual({ ...done, document: documents.agreement });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { group: "settings" } });
  expect(entries[0]).toMatchObject({ action: "processing.concluded", details: { version } });
});

test("concluded twice, at once or later, by whomever, is one agreement with one answer", async () => {
  const office = await addressed();
  const { as } = await aColleague(own, office, { role: "Admin" });
  const { version } = (await read(office.as)).offer!;
  const [first, second] = await Promise.all([conclude(office.as, version), conclude(as, version)]);
  expect(second).toEqual(first);
  expect(await conclude(as, version)).toEqual(first);
  expect((await read(as)).concluded).toEqual([first]);
});

test("what was read before the company's data changed is refused, and nothing is concluded", async () => {
  const office = await addressed();
  const { version } = (await read(office.as)).offer!;
  await save(office, { companyAddress: "Allee 2, 20095 Hamburg" });
  expect(await refused(own.app, processingRoutes.conclude, { as: office.as, body: { version } })).toBe("AGREEMENT_CHANGED");
  expect((await read(office.as)).concluded).toEqual([]);
  for (const wrong of ["", "A".repeat(64), "0".repeat(63)])
    expect(await refused(own.app, processingRoutes.conclude, { as: office.as, body: { version: wrong } })).toBe("INVALID_INPUT");
});

test("changed data ask for a new agreement and say where it differs; what was concluded stays as it was", async () => {
  const office = await addressed();
  const first = await conclude(office.as, (await read(office.as)).offer!.version);
  await save(office, { companyAddress: "Allee 2, 20095 Hamburg" });
  const later = await read(office.as);
  expect(later).toMatchObject({ state: "changed", changed: ["1. Parteien"], concluded: [first] });
  own.move(1000);
  const second = await conclude(office.as, later.offer!.version);
  expect(await read(office.as)).toMatchObject({ state: "concluded", concluded: [second, first] });
  const kept = await call(own.app, processingRoutes.concluded, { as: office.as, params: { id: first.id } });
  expect(JSON.stringify(kept.document)).toContain("Weg 1, 10115 Berlin");
  // Taken back, the words are those of the first agreement, but not those that count.
  await save(office, { companyAddress: "Weg 1, 10115 Berlin" });
  expect(await read(office.as)).toMatchObject({ state: "changed", changed: ["1. Parteien"] });
  own.move(1000);
  const third = await conclude(office.as, first.version);
  expect(third.id).not.toBe(first.id);
});

test("without its address a company is asked for it and concludes nothing", async () => {
  const office = await anOffice(own);
  const { companyLacks, offer } = await read(office.as);
  expect(companyLacks).toEqual(["companyAddress"]);
  expect(JSON.stringify(offer!.documents.agreement)).toContain("(Anschrift fehlt noch)");
  expect(await refused(own.app, processingRoutes.conclude, { as: office.as, body: { version: offer!.version } })).toBe(
    "AGREEMENT_INCOMPLETE",
  );
});

test("an agreement of another company is not there", async () => {
  const office = await addressed();
  const { id } = await conclude(office.as, (await read(office.as)).offer!.version);
  const other = await anOffice(own);
  expect(await refused(own.app, processingRoutes.concluded, { as: other.as, params: { id } })).toBe("NOT_FOUND");
});

test("neither without the permission nor before a release can somebody conclude", async () => {
  const office = await addressed();
  const { version } = (await read(office.as)).offer!;
  const reader = await aColleague(own, office, { role: "Fallbearbeitung" });
  expect(await refused(own.app, processingRoutes.conclude, { as: reader.as, body: { version } })).toBe("FORBIDDEN");
  const waiting = await joined(own, await invited(own, office, { permissions: ["Einstellungen"], withCode: false }));
  expect(await refused(own.app, processingRoutes.conclude, { as: waiting.as, body: { version } })).toBe("ACCESS_WAITING");
  expect((await read(office.as)).concluded).toEqual([]);
});

test("an operator that has not said who it is offers none, and says what is missing; what was concluded can still be read", async () => {
  const office = await addressed();
  const done = await conclude(office.as, (await read(office.as)).offer!.version);
  const named = own.ctx.config.operator;
  try {
    own.ctx.config.operator = unnamedOperator("support@localhost");
    expect(await read(office.as)).toEqual({
      state: "unavailable",
      operatorLacks: ["OPERATOR_NAME", "OPERATOR_STREET", "OPERATOR_CITY", "SUPPORT_EMAIL", "auftragsverarbeitung.json"],
      companyLacks: [],
      offer: null,
      changed: [],
      concluded: [done],
    });
    expect(await refused(own.app, processingRoutes.conclude, { as: office.as, body: { version: done.version } })).toBe(
      "AGREEMENT_INCOMPLETE",
    );
    expect((await send(own.app, processingRoutes.concluded, { as: office.as, params: { id: done.id } })).statusCode).toBe(200);
  } finally {
    own.ctx.config.operator = named;
  }
});

test("a tag in the operator's or the company's data is a word like any other", async () => {
  const office = await addressed();
  await save(office, { companyName: "<script>alert(1)</script> AG" });
  expect(JSON.stringify((await read(office.as)).offer!.documents.agreement)).toContain("<script>alert(1)</script> AG");
});
