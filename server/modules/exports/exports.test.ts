import { auditRoutes } from "@hz/contract/account/audit";
import { exportRoutes } from "@hz/contract/reports/exports";
import { reportRoutes } from "@hz/contract/reports/reports";
import { randomBytes, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const aHash = () => toBase64Url(randomBytes(32));
const keep = (id: string, sha256: string, as = office.as, kind: "pdf" | "zip" = "pdf") =>
  call(own.app, exportRoutes.keep, { params: { id }, as, body: { kind, sha256, size: 1234, withPerson: false } });
const check = (sha256: string) => call(own.app, exportRoutes.check, { body: { sha256 } });
const entries = async (action: string) => {
  const { entries: all } = await call(own.app, auditRoutes.list, { as: office.as, query: {} });
  return all.filter((entry) => entry.action === action);
};

test("whoever has the file learns when and by which company it was exported, and nothing else", async () => {
  const { id } = await aSubmitted(own, office);
  const sha256 = aHash();
  const { at } = await keep(id, sha256);
  const { company_name: company } = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("accounts").select("company_name").executeTakeFirstOrThrow(),
  );
  expect(await check(sha256)).toEqual({ found: { at, company } });
  expect(await check(aHash())).toEqual({ found: null });
});

test("the same file again changes neither the time nor the log; each other one is an entry with its kind only", async () => {
  const { id } = await aSubmitted(own, office);
  const sha256 = aHash();
  const before = (await entries("report.exported")).length;
  const first = await keep(id, sha256);
  expect(await keep(id, sha256)).toEqual(first);
  await keep(id, aHash(), office.as, "zip");
  const added = (await entries("report.exported")).slice(0, (await entries("report.exported")).length - before);
  expect(added.map(({ details, target, actor }) => [details, target?.id, actor?.id])).toEqual([
    [{ kind: "zip" }, id, office.person.userId],
    [{ kind: "pdf" }, id, office.person.userId],
  ]);
});

test("§ 8 (1): who takes the identity out in a file was given it, and the log says both; the same file again says no more", async () => {
  const { id } = await aSubmitted(own, office, { reportType: "confidential", contactName: "Rosalinde Quast" });
  const body = { kind: "zip", sha256: aHash(), size: 1234, withPerson: true } as const;
  const first = await call(own.app, exportRoutes.keep, { params: { id }, as: office.as, body });
  expect(await call(own.app, exportRoutes.keep, { params: { id }, as: office.as, body })).toEqual(first);
  const { entries: all } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } });
  expect(all.map(({ action, actor, details }) => [action, actor?.id, details])).toEqual([
    ["report.exported", office.person.userId, { kind: "zip", withPerson: true }],
    ["identity.shown", office.person.userId, {}],
  ]);
});

test("where nobody said who they are, no file is kept as one that says it", async () => {
  const { id } = await aSubmitted(own, office);
  const body = { kind: "pdf", sha256: aHash(), size: 1, withPerson: true } as const;
  expect(await refused(own.app, exportRoutes.keep, { params: { id }, as: office.as, body })).toBe("NOT_FOUND");
  expect(await check(body.sha256)).toEqual({ found: null });
});

test("a file stays with the company that exported it first", async () => {
  const other = await anOffice(own);
  const [{ id }, { id: theirs }] = [await aSubmitted(own, office), await aSubmitted(own, other)];
  const sha256 = aHash();
  const { at } = await keep(id, sha256);
  await keep(theirs, sha256, other.as);
  expect((await check(sha256)).found?.at).toBe(at);
});

test("only those who may read a report export it", async () => {
  const { id } = await aSubmitted(own, office);
  const body = { kind: "pdf", sha256: aHash(), size: 1, withPerson: false } as const;
  const stranger = await anOffice(own);
  const elsewhere = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  for (const { as } of [stranger, elsewhere])
    expect(await refused(own.app, exportRoutes.keep, { params: { id }, as, body })).toBe("NOT_FOUND");
  expect(await check(body.sha256)).toEqual({ found: null });
});

test("a file can still be checked when its report is gone", async () => {
  const { id } = await aSubmitted(own, office);
  const sha256 = aHash();
  const { at } = await keep(id, sha256);
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } });
  expect((await check(sha256)).found?.at).toBe(at);
});

test("an exported list is an entry, without the number of its rows, which are a department's own", async () => {
  await call(own.app, exportRoutes.recordList, { as: office.as });
  expect((await entries("reports.exported")).map(({ details, target }) => [details, target])).toEqual([[{}, null]]);
});

test("nobody tries out hashes without end", async () => {
  const ask = () =>
    own.app.inject({ method: "POST", url: exportRoutes.check.path, payload: { sha256: aHash() }, remoteAddress: "192.0.2.7" });
  const answers = await Promise.all(Array.from({ length: 61 }, ask));
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
});
