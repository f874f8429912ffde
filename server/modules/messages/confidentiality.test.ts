import { auditRoutes } from "@hz/contract/account/audit";
import { confidentialityRoutes } from "@hz/contract/reports/confidentiality";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { anEntered } from "../../testing/builders-entries.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const NAMED = { reportType: "confidential", contactName: "Rosalinde Quast", contactPhone: "+49 4711" } as const;
const show = (id: string, as = office.as) => call(own.app, confidentialityRoutes.showIdentity, { params: { id }, as });
const refusal = (id: string, as = office.as) => refused(own.app, confidentialityRoutes.showIdentity, { params: { id }, as });
const history = (id: string) => call(own.app, messageRoutes.history, { params: { id }, as: office.as });
const logged = async (id: string) => (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries;

test("§ 8 (1): every press is an entry of the log and of the case's history, with who and when and without a word of the identity", async () => {
  const { id } = await aSubmitted(own, office, NAMED);
  const colleague = await aColleague(own, office);
  await show(id);
  await show(id);
  await show(id, colleague.as);

  const me = office.person.userId;
  const entries = await logged(id);
  expect(entries.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ["identity.shown", colleague.person.userId],
    ["identity.shown", me],
    ["identity.shown", me],
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/Quast|\+49 4711/);
  const shown = (await history(id)).filter(({ what }) => what.kind === "identity");
  expect(shown.map(({ by }) => by)).toEqual([colleague.person.userId, me, me]);
  expect(shown.map(({ at }) => at)).toEqual(entries.map(({ at }) => at));
});

test("the group of the log that shows what happened to reports has it", async () => {
  const { id } = await aSubmitted(own, office, NAMED);
  await show(id);
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: id, group: "reports" } });
  expect(entries).toMatchObject([{ action: "identity.shown" }]);
});

test("an anonymous report has no identity to show, and the log says nothing that did not happen", async () => {
  const { id } = await aSubmitted(own, office);
  expect(await refusal(id)).toBe("NOT_FOUND");
  expect(await logged(id)).toEqual([]);
  expect((await history(id)).map(({ what }) => what.kind)).toEqual(["acknowledged", "received"]);
});

test("an anonymous report that the office entered may name who consented or who was there: that is shown by the same press, and logged", async () => {
  const consentAt = new Date(own.ctx.now().getTime() - 60_000).toISOString();
  const verbatim = await anEntered(own, office, { documentation: "verbatim", consentAt });
  const meeting = await anEntered(own, office, { way: "meeting" });
  const summary = await anEntered(own, office);
  for (const { id } of [verbatim, meeting]) {
    await show(id);
    expect((await logged(id)).map(({ action }) => action)).toContain("identity.shown");
  }
  expect(await refusal(summary.id)).toBe("NOT_FOUND");
});

test("who may not read the report may not ask for it", async () => {
  const { id } = await aSubmitted(own, office, NAMED);
  const colleague = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect(await refusal(id, colleague.as)).toBe("NOT_FOUND");
  expect(await logged(id)).toEqual([]);
});

test("nobody hears of it by a live event: the reporter would learn when somebody looked", async () => {
  const { id } = await aSubmitted(own, office, NAMED);
  const events = () => own.db.tenant(office.accountId, (tx) => tx.selectFrom("live_events").selectAll().execute());
  const before = await events();
  await show(id);
  expect(await events()).toEqual(before);
});

test("§ 8 (1): an anonymous reporter can tell who they are: the row says that it is known, and from then on it can be shown", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const row = async () => (await call(own.app, reportRoutes.list, { as: office.as, query: { limit: 10, ids: id } })).rows[0];
  const say = async (revealsIdentity: boolean) =>
    call(own.app, messageRoutes.caseSend, { params: { id }, as, body: { ...(await aMessage(draft, null)), revealsIdentity } });
  await say(false);
  expect(await row()).toMatchObject({ reportType: "anonymous", identityRevealedAt: null });
  const { createdAt } = await say(true);
  await say(true);
  expect(await row()).toMatchObject({ reportType: "anonymous", identityRevealedAt: createdAt });
  expect((await history(id)).filter(({ what }) => what.kind === "revealed")).toEqual([
    { at: createdAt, by: null, what: { kind: "revealed" } },
  ]);
  await show(id);
  expect((await logged(id))[0]).toMatchObject({ action: "identity.shown" });
});

test("only the reporter can say so, and a confidential report stays one", async () => {
  const anonymous = await aSubmitted(own, office);
  const body = { ...(await aMessage(anonymous.draft, office.person)), revealsIdentity: true };
  await call(own.app, messageRoutes.send, { params: { id: anonymous.id }, as: office.as, body });
  const named = await aSubmitted(own, office, NAMED);
  const told = { ...(await aMessage(named.draft, null)), revealsIdentity: true };
  await call(own.app, messageRoutes.caseSend, { params: { id: named.id }, as: named.as, body: told });
  const get = (id: string) => call(own.app, reportRoutes.get, { params: { id }, as: office.as });
  expect([await get(anonymous.id), await get(named.id)]).toMatchObject([{ identityRevealedAt: null }, { identityRevealedAt: null }]);
});
