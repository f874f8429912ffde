import { type Evidence, evidenceRoutes } from "@hz/contract/reports/evidence";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { sealTitle, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aRedaction, someEvidence } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const evidenceFor = ({ body }: Submitted) => someEvidence(body, own.ctx.now());
const sign = (id: string, body: Evidence, as = office.as) => call(own.app, evidenceRoutes.sign, { as, params: { id }, body });
const refusal = (id: string, body: Evidence) => refused(own.app, evidenceRoutes.sign, { as: office.as, params: { id }, body });
const shown = async (id: string) => (await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).evidence;
const atReporter = async ({ draft }: Submitted) => (await call(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).evidence;
const eventsOf = (ref: string) =>
  own.db.tenant(office.accountId, (tx) => tx.selectFrom("live_events").select("type").where("ref", "=", ref).orderBy("seq").execute());
const rows = () => own.db.tenant(office.accountId, (tx) => tx.selectFrom("report_evidence").select("report_id").execute());

test("what somebody signed stands at the office, and at the reporter with their keys; nobody is told at which moment", async () => {
  const report = await aSubmitted(own, office);
  const { id } = report;
  expect([await shown(id), await atReporter(report)]).toEqual([null, null]);
  const before = await eventsOf(id);
  const said = evidenceFor(report);
  await sign(id, said);
  const { userId } = office.person;
  expect(await shown(id)).toEqual({ ...said, byUserId: userId });
  expect(await atReporter(report)).toEqual({ ...said, byUserId: userId, signers: [expect.objectContaining({ userId })] });
  expect(await eventsOf(id)).toEqual(before);
});

test("what a colleague found not to hold gives way to what they sign", async () => {
  const report = await aSubmitted(own, office);
  await sign(report.id, evidenceFor(report));
  const colleague = await aColleague(own, office);
  const next = evidenceFor(report);
  await sign(report.id, next, colleague.as);
  expect(await shown(report.id)).toEqual({ ...next, byUserId: colleague.person.userId });
});

test("another hash, another day than the service's record, and a report whose text was replaced are refused", async () => {
  const report = await aSubmitted(own, office);
  const { id, draft, body } = report;
  const said = evidenceFor(report);
  expect(await refusal(id, { ...said, bodyHash: said.wording })).toBe("REPORT_CHANGED");
  expect(await refusal(id, { ...said, receivedOn: "2026-01-01" })).toBe("REPORT_CHANGED");
  await sign(id, said);
  const redaction = await aRedaction(office, draft, office.person, { box: body.body });
  const title = toBase64Url(await sealTitle(draft.reportKey, draft.head, "█████"));
  await call(own.app, messageRoutes.redact, { as: office.as, params: { id }, body: { ...redaction, title } });
  const { bodyHash } = someEvidence({ ...body, body: redaction.box }, own.ctx.now());
  for (const now of [said, { ...said, bodyHash }]) expect(await refusal(id, now)).toBe("REPORT_CHANGED");
  // What was signed of the first text stays: it is the reporter's.
  expect(await atReporter(report)).toMatchObject(said);
});

test("it goes with its report", async () => {
  const report = await aSubmitted(own, office);
  await sign(report.id, evidenceFor(report));
  expect(await rows()).toContainEqual({ report_id: report.id });
  await call(own.app, reportRoutes.remove, { as: office.as, params: { id: report.id }, body: { reason: "spam" } });
  expect(await rows()).not.toContainEqual({ report_id: report.id });
});
