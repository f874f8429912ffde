import { auditRoutes } from "@hz/contract/account/audit";
import { channelRoutes } from "@hz/contract/channels/channels";
import { addDays, addMonths, berlinDay } from "@hz/contract/procedure/deadlines";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { securityRoutes } from "@hz/contract/account/security";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aHold, aMessage, CLOSURE } from "../../testing/builders-thread.ts";
import { newId } from "@hz/crypto";
import { closedAgo, listedFor as listed, seen } from "../../testing/builders-retention.ts";
import { call, refused, send } from "../../testing/call.ts";
import { retention } from "./jobs.ts";

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  colleague = await aColleague(own, office);
});
afterAll(() => own.close());

const night = () => runForAll(own.ctx, retention);
const isThere = async ({ id }: Submitted) => (await send(own.app, reportRoutes.get, { params: { id }, as: office.as })).statusCode === 200;
const list = (as = office.as) => call(own.app, retentionRoutes.list, { as });
const stateOf = ({ id }: Submitted) => call(own.app, retentionRoutes.get, { params: { id }, as: office.as });
const hold = async (report: Submitted, given: Parameters<typeof aHold>[3] = {}) => {
  const body = await aHold(office, report.draft, office.person, given);
  return call(own.app, retentionRoutes.addHold, { params: { id: report.id }, as: office.as, body });
};
const lift = (report: Submitted, holdId: string) =>
  call(own.app, retentionRoutes.liftHold, { params: { id: report.id, holdId }, as: office.as });
const confirm = (ids: string[], as = colleague.as) => call(own.app, retentionRoutes.confirm, { as, body: { ids } });
const entries = async ({ id }: Submitted) =>
  (await call(own.app, auditRoutes.list, { as: office.as, query: { target: id } })).entries
    .map(({ action }) => action)
    .filter((action) => action !== "report.read");
async function needTwo() {
  const { ownSecondFactor: _, peopleWithoutSecondFactor: __, ...settings } = await call(own.app, securityRoutes.get, { as: office.as });
  await call(own.app, securityRoutes.save, { as: office.as, body: { ...settings, twoPersonDeletion: true } });
}
const table = <Row>(name: "deletion_records" | "deleted_reports" | "retention_announcements") =>
  own.db.tenant(office.accountId, (tx) => tx.selectFrom(name).selectAll().execute()) as Promise<Row[]>;
async function rule(retentionMonths: number | null) {
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  await call(own.app, channelRoutes.update, { params: { id: channel!.id }, as: office.as, body: { settings: { retentionMonths } } });
  return call(own.app, channelRoutes.portal, { params: { linkSuffix: channel!.linkSuffix } });
}

/** A report whose time is over, read, and on the list for long enough. */
async function due(): Promise<Submitted> {
  const report = await aSubmitted(own, office);
  await closedAgo(own, office, report.id, { months: 36, days: 3 });
  await night();
  await listed(own, office, report.id, 31);
  return report;
}

test("whoever is kept out of a case is neither told of its deletion nor asked about it", async () => {
  await needTwo();
  const report = await aSubmitted(own, office);
  const { userId } = colleague.person;
  await call(own.app, handoverRoutes.recuse, { params: { id: report.id }, as: colleague.as, body: { id: newId(), userId } });
  await closedAgo(own, office, report.id, { months: 36, days: 3 });
  await night();
  expect([(await list()).lines, (await list(colleague.as)).lines].map((lines) => lines.map(({ id }) => id))).toEqual([[report.id], []]);
  expect(await confirm([report.id])).toEqual({ confirmed: [] });
  const told = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("retention_notices").select("user_id").distinct().execute());
  expect(told).toEqual([{ user_id: office.person.userId }]);
});

test("a hold whose responsible person handles the case no longer says so on the list, until somebody else is named", async () => {
  const report = await aSubmitted(own, office);
  const { userId } = colleague.person;
  const isUnattended = async () => (await list()).lines.find(({ id }) => id === report.id)?.isUnattended;
  const { id: replaces } = await hold(report, { userId });
  expect(await isUnattended()).toBe(false);
  await call(own.app, handoverRoutes.recuse, { params: { id: report.id }, as: colleague.as, body: { id: newId(), userId } });
  expect(await isUnattended()).toBe(true);
  const next = await aHold(office, report.draft, office.person, { userId: (await aColleague(own, office)).person.userId, replaces });
  const body = { ...next, note: { ...next.note, notesKey: null, sealedTo: null } };
  await call(own.app, retentionRoutes.addHold, { params: { id: report.id }, as: office.as, body });
  expect(await isUnattended()).toBe(false);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "!=", office.person.userId).execute(),
  );
  expect(await isUnattended()).toBe(true);
});

test("a hold keeps a case from being deleted by hand as well, also where that was asked before", async () => {
  const [report, asked] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const held = await hold(report);
  const remove = ({ id }: Submitted) => ({ params: { id }, as: office.as, body: { reason: "spam" } }) as const;
  expect(await refused(own.app, reportRoutes.remove, remove(report))).toBe("REPORT_HELD");
  await needTwo();
  expect(await refused(own.app, reportRoutes.remove, remove(report))).toBe("REPORT_HELD");
  await call(own.app, reportRoutes.remove, remove(asked));
  await hold(asked);
  expect(await refused(own.app, reportRoutes.confirmDeletion, { params: { id: asked.id }, as: colleague.as })).toBe("REPORT_HELD");
  expect([await isThere(report), await isThere(asked)]).toEqual([true, true]);
  await lift(report, held.id);
  await call(own.app, reportRoutes.remove, remove(report));
  await call(own.app, reportRoutes.confirmDeletion, { params: { id: report.id }, as: colleague.as });
  expect(await isThere(report)).toBe(false);
});

test("who is kept out after agreeing to a deletion has not agreed; others' agreement stays", async () => {
  await needTwo();
  const [report, other] = [await due(), await due()];
  await confirm([report.id], colleague.as);
  await confirm([other.id], office.as);
  const { userId } = colleague.person;
  for (const { id } of [report, other])
    await call(own.app, handoverRoutes.recuse, { params: { id }, as: colleague.as, body: { id: newId(), userId } });
  await night();
  expect([await isThere(report), await isThere(other)]).toEqual([true, false]);
});

test("§ 11 (5): three years after the end of the procedure the record goes, with a record of the deletion and a row for statistics", async () => {
  const report = await due();
  const other = await aSubmitted(own, office);
  await closedAgo(own, office, other.id, { months: 36, days: -1 });
  await listed(own, office, other.id, 31);
  await night();
  expect([await isThere(report), await isThere(other)]).toEqual([false, true]);
  expect(await refused(own.app, reportRoutes.caseLogin, { body: { token: report.draft.token } })).toBe("CASE_NOT_FOUND");
  expect(await table("deletion_records")).toMatchObject([{ report_id: report.id, ground: "rule", deleted_by: null, second_person: null }]);
  const [row] = await table<Record<string, unknown>>("deleted_reports");
  expect(row).toMatchObject({
    department_id: office.departmentId,
    way: "portal",
    report_type: "anonymous",
    outcome: CLOSURE.outcome,
    deleted_day: berlinDay(new Date()),
  });
  expect(JSON.stringify(row)).not.toContain(report.id);
  expect(Object.keys(row!)).not.toContain("case_number");
  expect((await list()).deleted).toEqual([{ deletedAt: expect.any(String), ground: "rule", by: null, secondPerson: null }]);
  expect((await entries(report))[0]).toBe("report.deleted");
});

test("§ 11 (5): before its last day is over in Berlin nothing goes, whatever the clock of the process says", async () => {
  const report = await aSubmitted(own, office);
  await closedAgo(own, office, report.id, { months: 36, days: -2 });
  await night();
  await listed(own, office, report.id, 31);
  own.move(5 * 86_400_000);
  await night();
  own.move(-5 * 86_400_000);
  expect(await isThere(report)).toBe(true);
});

test("§ 11 (5): nothing goes that has not stood on the list for thirty days; a setting that was shortened announces first, and touches no report of before", async () => {
  const before = await aSubmitted(own, office);
  expect((await rule(6)).retentionMonths).toBe(6);
  const after = await aSubmitted(own, office);
  await closedAgo(own, office, before.id, { months: 7 });
  await closedAgo(own, office, after.id, { months: 7 });
  await night();
  expect((await stateOf(before)).months).toBe(36);
  expect(await stateOf(before)).toMatchObject({ announcedAt: null });
  expect(await stateOf(after)).toMatchObject({ months: 6, announcedAt: expect.any(String), obstacles: ["announcement"] });
  await listed(own, office, after.id, 29);
  await night();
  expect(await isThere(after)).toBe(true);
  await listed(own, office, after.id, 31);
  await night();
  expect([await isThere(after), await isThere(before)]).toEqual([false, true]);
});

test("a channel without a period of its own goes by the account's; what was promised stays when it is lengthened", async () => {
  expect((await rule(null)).retentionMonths).toBe(36);
  const report = await aSubmitted(own, office);
  expect((await rule(84)).retentionMonths).toBe(84);
  expect((await stateOf(report)).months).toBe(36);
  expect((await stateOf(await aSubmitted(own, office))).months).toBe(84);
});

test("§ 11 (5): opened again, its time begins anew with the next end", async () => {
  const report = await due();
  const update = (body: object) => send(own.app, reportRoutes.update, { params: { id: report.id }, as: office.as, body: body as never });
  expect((await update({ status: "in_progress" })).statusCode).toBe(200);
  expect(await stateOf(report)).toMatchObject({ lastDay: null, announcedAt: null });
  await night();
  expect(await isThere(report)).toBe(true);
  expect((await update({ status: "closed", closure: CLOSURE })).statusCode).toBe(200);
  expect(await stateOf(report)).toMatchObject({ lastDay: addMonths(berlinDay(new Date()), 36), announcedAt: null });
  await night();
  expect(await isThere(report)).toBe(true);
});

test("§ 11 (5): never while a message is unread: it goes once somebody of the office has seen it", async () => {
  const report = await due();
  await call(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: await aMessage(report.draft, null) });
  expect((await stateOf(report)).obstacles).toEqual(["unread"]);
  await night();
  expect(await isThere(report)).toBe(true);
  await seen(own, office, report.id);
  await night();
  expect(await isThere(report)).toBe(false);
});

test("§ 11 (5) sentence 2: a hold with reason, person and day of review keeps it, beyond that day too, until it is lifted", async () => {
  const report = await due();
  const { id: holdId } = await hold(report);
  const day = addDays(berlinDay(new Date()), -3);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("retention_holds").set({ review_day: day }).execute());
  expect(await stateOf(report)).toMatchObject({ obstacles: ["hold"], hold: { userId: office.person.userId, reviewDay: day } });
  await night();
  expect(await isThere(report)).toBe(true);
  expect((await list()).lines.map(({ id }) => id)).toEqual([report.id]);
  const history = await call(own.app, messageRoutes.history, { params: { id: report.id }, as: office.as });
  expect(history.map(({ what }) => what)).toContainEqual({ kind: "hold", what: "set" });
  await lift(report, holdId);
  await lift(report, holdId);
  await night();
  expect(await isThere(report)).toBe(false);
  expect(await entries(report)).toEqual(["report.deleted", "report.hold-lifted", "report.hold-set", "report.deletion-announced"]);
});

test("a hold has an end: no day of review, one in the past or beyond twelve months is refused; prolonged, one is in force", async () => {
  const report = await aSubmitted(own, office);
  const body = await aHold(office, report.draft, office.person);
  const today = berlinDay(new Date());
  const params = { id: report.id };
  const { reviewDay: _, ...without } = body;
  expect(await refused(own.app, retentionRoutes.addHold, { params, as: office.as, body: without as never })).toBe("INVALID_INPUT");
  for (const reviewDay of [today, addDays(today, -1), addDays(addMonths(today, 12), 1)])
    expect(await refused(own.app, retentionRoutes.addHold, { params, as: office.as, body: { ...body, reviewDay } })).toBe(
      "REVIEW_DAY_REFUSED",
    );
  const outside = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  const other = { ...body, userId: outside.person.userId };
  expect(await refused(own.app, retentionRoutes.addHold, { params, as: office.as, body: other })).toBe("ASSIGNEE_UNKNOWN");
  expect(await refused(own.app, retentionRoutes.addHold, { params, as: outside.as, body })).toBe("NOT_FOUND");

  const first = await call(own.app, retentionRoutes.addHold, { params, as: office.as, body });
  expect(await call(own.app, retentionRoutes.addHold, { params, as: office.as, body })).toEqual(first);
  const next = await aHold(office, report.draft, office.person, { reviewDay: addMonths(today, 12), replaces: body.id });
  const note = { ...next.note, notesKey: null, sealedTo: null };
  await call(own.app, retentionRoutes.addHold, { params, as: office.as, body: { ...next, note } });
  const { hold: current, holds } = await stateOf(report);
  expect(current?.id).toBe(next.id);
  expect(holds.map(({ id, ended }) => [id, ended !== null])).toEqual([
    [body.id, true],
    [next.id, false],
  ]);
  expect(await entries(report)).toEqual(["report.hold-prolonged", "report.hold-set"]);
});

test("§ 11 (5): nobody ends a hold that they have not seen, be it by another one or by lifting", async () => {
  const report = await aSubmitted(own, office);
  const params = { id: report.id };
  const aNext = async (replaces?: string) => {
    const { note, ...next } = await aHold(office, report.draft, office.person, replaces ? { replaces } : {});
    return { ...next, note: { ...note, notesKey: null, sealedTo: null } };
  };
  const add = (body: Awaited<ReturnType<typeof aNext>>) => call(own.app, retentionRoutes.addHold, { params, as: office.as, body });
  const refusal = async (replaces?: string) =>
    refused(own.app, retentionRoutes.addHold, { params, as: colleague.as, body: await aNext(replaces) });
  const liftRefusal = (holdId: string) =>
    refused(own.app, retentionRoutes.liftHold, { params: { id: report.id, holdId }, as: colleague.as });
  const running = async () => (await stateOf(report)).hold?.id ?? null;

  const first = await hold(report);
  expect(await refusal()).toBe("REPORT_CHANGED");
  const second = await aNext(first.id);
  await add(second);
  expect([await refusal(), await refusal(first.id), await liftRefusal(first.id)]).toEqual(Array(3).fill("REPORT_CHANGED"));
  expect(await running()).toBe(second.id);
  // An answer that was lost: the same hold is no other one.
  expect(await add(second)).toMatchObject({ id: second.id });
  await lift(report, second.id);
  expect(await refusal(second.id)).toBe("REPORT_CHANGED");
  await lift(report, second.id);
  await lift(report, first.id);
  expect(await running()).toBeNull();
  expect(await entries(report)).toEqual(["report.hold-lifted", "report.hold-prolonged", "report.hold-set"]);
});

test("§ 11 (5): where deletion needs two people, the rule is the first: nothing goes until somebody of the department has agreed, who is kept", async () => {
  await needTwo();
  const report = await due();
  await night();
  expect(await isThere(report)).toBe(true);
  expect(await stateOf(report)).toMatchObject({ obstacles: ["confirmation"], confirmed: null });
  const outside = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect(await confirm([report.id], outside.as)).toEqual({ confirmed: [] });
  expect((await list(outside.as)).lines).toEqual([]);
  expect(await confirm([report.id])).toEqual({ confirmed: [report.id] });
  expect(await confirm([report.id], office.as)).toEqual({ confirmed: [report.id] });
  expect((await stateOf(report)).confirmed?.by).toBe(colleague.person.userId);
  await night();
  expect(await isThere(report)).toBe(false);
  expect((await list()).deleted).toMatchObject([{ ground: "rule", by: null, secondPerson: colleague.person.userId }]);
});

test("what does not stand on the list cannot be agreed to, and a hold takes an agreement back", async () => {
  await needTwo();
  const fresh = await aSubmitted(own, office);
  expect(await confirm([fresh.id])).toEqual({ confirmed: [] });
  const report = await due();
  await confirm([report.id]);
  const { id } = await hold(report);
  expect(await confirm([report.id])).toEqual({ confirmed: [] });
  await lift(report, id);
  expect((await stateOf(report)).obstacles).toEqual(["confirmation"]);
  await night();
  expect(await isThere(report)).toBe(true);
});

test("deletion records are those of one's own departments, and of what somebody was excluded from nobody's", async () => {
  const outside = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  const [plain, excluded] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const { userId } = colleague.person;
  await call(own.app, handoverRoutes.recuse, { params: { id: excluded.id }, as: colleague.as, body: { id: newId(), userId } });
  const remove = ({ id }: Submitted) => call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "spam" } });
  await remove(excluded);
  for (const as of [office.as, colleague.as, outside.as]) expect((await list(as)).deleted).toEqual([]);
  await remove(plain);
  expect((await list(outside.as)).deleted).toEqual([]);
  for (const as of [office.as, colleague.as]) expect((await list(as)).deleted).toHaveLength(1);
  expect(await table("deletion_records")).toHaveLength(2);
});

test("§ 11 (5): by hand: the reason stands in the record of the deletion", async () => {
  const report = await aSubmitted(own, office);
  await call(own.app, reportRoutes.remove, { params: { id: report.id }, as: office.as, body: { reason: "spam" } });
  expect((await list()).deleted).toMatchObject([{ ground: "spam", by: office.person.userId, secondPerson: null }]);
  expect(await table("deleted_reports")).toHaveLength(1);
});
