import { messageRoutes } from "@hz/contract/reports/messages";
import { deskRoutes } from "@hz/contract/reports/desk";
import { reportRoutes } from "@hz/contract/reports/reports";
import { newId } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, CLOSURE } from "../../testing/builders-thread.ts";
import { call, type Headers, refused } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const line = async (id: string, as = office.as) => (await call(own.app, reportRoutes.list, { as, query: { ids: id } })).rows[0]!;
const unread = async (id: string, as = office.as) => (await line(id, as)).unread;
const unreadCount = async (as: Headers) => (await call(own.app, reportRoutes.counts, { as })).unread;
const markRead = (id: string, lastMessageId: string | null, as = office.as) =>
  call(own.app, deskRoutes.markRead, { as, params: { id }, body: { lastMessageId } });
const eventsOf = (accountId: string, ref: string) =>
  own.db.tenant(accountId, (tx) =>
    tx.selectFrom("live_events").select("type").where("account_id", "=", accountId).where("ref", "=", ref).orderBy("seq").execute(),
  );
async function write({ id, draft, as }: Submitted): Promise<string> {
  const message = await aMessage(draft, null);
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: message });
  return message.id;
}

test("a report is unread until its handler has seen it, again with every message of the reporter, each handler for themselves", async () => {
  const report = await aSubmitted(own, office);
  const { id } = report;
  const colleague = await aColleague(own, office);
  const before = await unreadCount(office.as);
  expect([await unread(id), await unread(id, colleague.as)]).toEqual([true, true]);

  // Fetching it does not say that anybody has looked: a screen says so.
  const opened = await call(own.app, reportRoutes.get, { as: office.as, params: { id } });
  expect(opened).toMatchObject({ unread: true, readUntil: null });
  await markRead(id, null);
  expect([await unread(id), await unread(id, colleague.as)]).toEqual([false, true]);
  expect(await unreadCount(office.as)).toBe(before - 1);
  expect(await call(own.app, reportRoutes.get, { as: office.as, params: { id } })).toMatchObject({
    unread: false,
    readUntil: opened.createdAt,
  });

  const [first, second] = [await write(report), await write(report)];
  expect(await unread(id)).toBe(true);
  // What came while the first one was being looked at stays unread.
  await markRead(id, first);
  expect(await unread(id)).toBe(true);
  await markRead(id, second);
  expect(await unread(id)).toBe(false);
  await markRead(id, first);
  expect(await unread(id)).toBe(false);
});

test("the reporter learns up to which of their messages the office has seen the case, and neither who saw it nor when", async () => {
  const report = await aSubmitted(own, office);
  const { id, as } = report;
  const seen = async () => {
    const { messages, readUntil } = await call(own.app, messageRoutes.caseList, { as, params: { id } });
    return { readUntil, seen: messages.filter(({ createdAt }) => readUntil !== null && createdAt <= readUntil).map((one) => one.id) };
  };
  const first = await write(report);
  await call(own.app, reportRoutes.get, { as: office.as, params: { id } });
  expect(await seen()).toEqual({ readUntil: null, seen: [] });
  await markRead(id, null);
  expect(await seen()).toEqual({ readUntil: (await line(id)).createdAt, seen: [] });
  await markRead(id, first, (await aColleague(own, office)).as);
  const second = await write(report);
  expect((await seen()).seen).toEqual([first]);
  await markRead(id, second);
  expect((await seen()).seen).toEqual([first, second]);
});

test("what handlers write and change makes nothing unread", async () => {
  const { id, draft } = await aSubmitted(own, office);
  await markRead(id, null);
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  await call(own.app, reportRoutes.update, { params: { id }, as: office.as, body: { status: "closed", closure: CLOSURE } });
  expect(await unread(id)).toBe(false);
});

test("reports of before the upgrade count as read, until their reporter writes", async () => {
  const report = await aSubmitted(own, office);
  await own.db.tenant(office.accountId, (tx) => sql`update reports set reporter_activity_at = null where id = ${report.id}`.execute(tx));
  expect(await unread(report.id)).toBe(false);
  await write(report);
  expect(await unread(report.id)).toBe(true);
});

test("other tabs hear of a reading once; a message of another report or of a handler marks nothing", async () => {
  const [report, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const { id, draft } = report;
  const elsewhere = await write(other);
  const answer = await aMessage(draft, office.person);
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: answer });
  for (const messageId of [elsewhere, answer.id, newId()]) await markRead(id, messageId);
  expect(await unread(id)).toBe(true);
  await markRead(id, null);
  await markRead(id, null);
  const heard = (await eventsOf(office.accountId, id)).filter(({ type }) => type === "report-read");
  expect(heard).toHaveLength(1);
});

test("a report of another account or department cannot be marked, and a deleted one leaves no marks", async () => {
  const stranger = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  const outside = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  for (const { as } of [stranger, outside])
    expect(await refused(own.app, deskRoutes.markRead, { as, params: { id }, body: { lastMessageId: null } })).toBe("NOT_FOUND");
  await markRead(id, null);
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "other" } });
  const left = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("report_reads").select("user_id").where("report_id", "=", id).execute(),
  );
  expect(left).toEqual([]);
});

test("lines are given for the ids that are asked for, and ids that are none are invalid", async () => {
  const ids = [(await aSubmitted(own, office)).id, (await aSubmitted(own, office)).id];
  const { rows } = await call(own.app, reportRoutes.list, { as: office.as, query: { ids: [...ids, newId()].join(",") } });
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  for (const wrong of ["", ",", `${ids[0]},`, `${ids[0]} ${ids[1]}`, Array.from({ length: 101 }, newId).join(",")])
    expect(await refused(own.app, reportRoutes.list, { as: office.as, query: { ids: wrong } })).toBe("INVALID_INPUT");
});
