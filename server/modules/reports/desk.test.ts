import { type Closure, reportRoutes, type ReportRow } from "@hz/contract/reports/reports";
import { fromBase64Url, newId, openFastKey, sealFastKey, toBase64Url } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Tx } from "../../db/database.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage, CLOSURE, noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";
import { messageRoutes } from "@hz/contract/reports/messages";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const get = (id: string, as = office.as) => call(own.app, reportRoutes.get, { params: { id }, as });
type Values = { status?: ReportRow["status"]; assignedTo?: string | null; closure?: Closure };
const update = (id: string, body: Values & { from?: Values }, as = office.as) =>
  call(own.app, reportRoutes.update, { params: { id }, body, as });
const counts = (as = office.as) => call(own.app, reportRoutes.counts, { as });

async function several(target: TestOffice, number: number): Promise<Submitted[]> {
  const reports: Submitted[] = [];
  for (let n = 0; n < number; n++) reports.push(await aSubmitted(own, target));
  return reports;
}

/** Reads the whole list by following its cursors. */
async function pages(target: TestOffice, limit: number): Promise<ReportRow[][]> {
  const found: ReportRow[][] = [];
  for (let cursor: string | undefined, more = true; more;) {
    const page = await call(own.app, reportRoutes.list, { query: { limit, ...(cursor ? { cursor } : {}) }, as: target.as });
    found.push(page.rows);
    cursor = page.nextCursor ?? undefined;
    more = page.nextCursor !== null;
  }
  return found;
}

test("the list is paged newest first, without gaps or doubles, also where reports share a moment", async () => {
  const target = await anOffice(own);
  const reports = await several(target, 8);
  // Three of them in the same microsecond, one a single microsecond later.
  await own.db.tenant(target.accountId, async (tx) => {
    for (const [n, { id }] of reports.entries())
      await sql`update reports set created_at = '2026-05-04 10:00:00.123456+00'::timestamptz + ${n < 3 ? 0 : n - 2} * interval '1 microsecond' where id = ${id}`.execute(
        tx,
      );
  });
  const found = await pages(target, 3);
  expect(found.map((rows) => rows.length)).toEqual([3, 3, 2]);
  const first = reports
    .slice(0, 3)
    .map(({ id }) => id)
    .sort()
    .reverse();
  expect(found.flat().map(({ id }) => id)).toEqual([
    ...reports
      .slice(3)
      .map(({ id }) => id)
      .reverse(),
    ...first,
  ]);
  expect((await pages(target, 8)).map((rows) => rows.length)).toEqual([8, 0]);
  expect((await call(own.app, reportRoutes.list, { as: target.as })).total).toBe(8);
});

test("a report that comes in while somebody pages does not shift the pages", async () => {
  const target = await anOffice(own);
  const reports = await several(target, 4);
  const { rows, nextCursor } = await call(own.app, reportRoutes.list, { query: { limit: 2 }, as: target.as });
  await aSubmitted(own, target);
  const next = await call(own.app, reportRoutes.list, { query: { limit: 2, cursor: nextCursor! }, as: target.as });
  expect([...rows, ...next.rows].map(({ id }) => id)).toEqual(reports.map(({ id }) => id).reverse());
});

const cursorOf = (text: string) => Buffer.from(text).toString("base64url");
test.each([
  "",
  "unsinn",
  cursorOf("unsinn"),
  cursorOf(`1 1 ${newId()}`),
  cursorOf(`2026-02-31 05:00:00+00 ${newId()}`),
  cursorOf(`infinity x ${newId()}`),
  cursorOf(`2026-05-04 10:00:00+00 ${"-".repeat(36)}`),
  cursorOf(`99999999999999999999.${newId()}`),
  cursorOf(`-5.${newId()}`),
  cursorOf(`5.${"-".repeat(36)}`),
  cursorOf("5"),
])("the made-up cursor %j is invalid input", async (cursor) => {
  expect(await refused(own.app, reportRoutes.list, { query: { cursor }, as: office.as })).toBe("INVALID_INPUT");
});

test("limits that make no sense are invalid input", async () => {
  for (const limit of [0, -1, 1001, 2.5, Number.NaN])
    expect(await refused(own.app, reportRoutes.list, { query: { limit }, as: office.as }), String(limit)).toBe("INVALID_INPUT");
});

test("the four figures follow what happens", async () => {
  const target = await anOffice(own);
  expect(await counts(target.as)).toEqual({ total: 0, new: 0, inProgress: 0, closed: 0, unread: 0, lost: 0, activeChannels: 1 });
  const [a, b, c, d] = await several(target, 5);
  await update(a!.id, { status: "in_progress" }, target.as);
  await update(b!.id, { status: "closed", closure: CLOSURE }, target.as);
  await update(c!.id, { status: "resolved", closure: CLOSURE }, target.as);
  await update(d!.id, { status: "open" }, target.as);
  expect(await counts(target.as)).toEqual({ total: 5, new: 1, inProgress: 1, closed: 2, unread: 5, lost: 0, activeChannels: 1 });
});

test("status and assignee are kept, each without the other, and move the last activity", async () => {
  const { id } = await aSubmitted(own, office);
  const colleague = await aColleague(own, office);
  const before = await get(id);
  const changed = await update(id, { status: "in_progress" });
  expect(changed).toMatchObject({ status: "in_progress", assignedTo: null });
  expect(await update(id, { assignedTo: colleague.person.userId })).toMatchObject({
    status: "in_progress",
    assignedTo: colleague.person.userId,
  });
  expect(await update(id, { assignedTo: null, status: "closed", closure: CLOSURE }, colleague.as)).toMatchObject({
    status: "closed",
    assignedTo: null,
  });
  const after = await get(id);
  expect(Date.parse(after.lastActivityAt)).toBeGreaterThan(Date.parse(before.lastActivityAt));
  const { lastActivityAt, closedAt } = after;
  expect(after).toEqual({ ...before, status: "closed", lastActivityAt, closedAt, outcome: CLOSURE.outcome });
  expect(closedAt).not.toBeNull();
});

test("a report is assigned only to somebody who may read it: of this account, of the department, active, with the permission", async () => {
  const { id } = await aSubmitted(own, office);
  const [stranger, clerk, gone] = [
    await anOffice(own),
    await aColleague(own, office, { role: "Verwaltung" }),
    await aColleague(own, office),
  ];
  const outside = await aColleague(own, office);
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.updateTable("users").set({ is_active: false }).where("id", "=", gone.person.userId).execute();
    await tx.deleteFrom("department_members").where("user_id", "=", outside.person.userId).execute();
  });
  for (const { userId } of [stranger.person, clerk.person, gone.person, outside.person, { userId: newId() }])
    expect(
      await refused(own.app, reportRoutes.update, {
        params: { id },
        body: { assignedTo: userId, status: "closed", closure: CLOSURE },
        as: office.as,
      }),
    ).toBe("ASSIGNEE_UNKNOWN");
  expect(await get(id)).toMatchObject({ status: "new", assignedTo: null });
});

test("the last activity moves with a message of either side", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  const times = [(await get(id)).lastActivityAt];
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: await aMessage(draft, null) });
  times.push((await get(id)).lastActivityAt);
  await call(own.app, messageRoutes.send, { params: { id }, as: office.as, body: await aMessage(draft, office.person) });
  times.push((await get(id)).lastActivityAt);
  expect(new Set(times).size).toBe(3);
  expect([...times].sort()).toEqual(times);
});

test("a fast key takes the place of the sealed key in the list; the first one stays", async () => {
  const [first, second] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  const seed = office.office.founded.departmentSeed;
  const keyOf = async ({ draft }: Submitted) => toBase64Url(await sealFastKey(seed, draft.head, draft.reportKey));
  const row = async ({ id }: Submitted) =>
    (await call(own.app, reportRoutes.list, { as: office.as })).rows.find((entry) => entry.id === id)!;
  const keep = (...keys: { id: string; fastKey: string }[]) => call(own.app, reportRoutes.fastKeys, { as: office.as, body: { keys } });
  expect(await row(first)).toMatchObject({ fastKey: null, sealedKey: first.body.sealedKey });

  const fastKey = await keyOf(first);
  expect(await keep({ id: first.id, fastKey }, { id: newId(), fastKey })).toEqual({ stored: 1 });
  expect(await row(first)).toMatchObject({ fastKey, sealedKey: null });
  expect(await keep({ id: first.id, fastKey: await keyOf(first) }, { id: second.id, fastKey: await keyOf(second) })).toEqual({ stored: 1 });
  expect((await row(first)).fastKey).toBe(fastKey);
  expect(await openFastKey(seed, second.draft.head, fromBase64Url((await row(second)).fastKey!))).toEqual(second.draft.reportKey);
  expect(await get(first.id)).toMatchObject({ fastKey, sealedKey: first.body.sealedKey });
  const bad = { keys: [{ id: second.id, fastKey: noBox(88) }] };
  expect(await refused(own.app, reportRoutes.fastKeys, { as: office.as, body: bad })).toBe("BOX_REFUSED");
});

test("two browsers that keep fast keys of the same reports, each in its own order, wait for each other and do not fail", async () => {
  // Stored in the order that is not the one of their ids.
  let [first, second] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  while (second.id > first.id) [first, second] = [second, await aSubmitted(own, office)];
  const [high, low] = [first.id, second.id];
  const fastKey = toBase64Url(await sealFastKey(office.office.founded.departmentSeed, first.draft.head, first.draft.reportKey));
  const lock = (tx: Tx, id: string) => tx.selectFrom("reports").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const { kept } = await own.db.tenant(office.accountId, async (tx) => {
    await lock(tx, low);
    const running = call(own.app, reportRoutes.fastKeys, { as: office.as, body: { keys: [high, low].map((id) => ({ id, fastKey })) } });
    await vi.waitFor(
      async () => {
        const { rows } = await own.db.directory((other) =>
          sql<{ n: number }>`select count(*)::int as n from pg_locks where not granted`.execute(other),
        );
        expect(rows[0]!.n).toBeGreaterThan(0);
      },
      { timeout: 10_000, interval: 20 },
    );
    await lock(tx, high);
    return { kept: running };
  });
  expect(await kept).toEqual({ stored: 2 });
});

test("a deleted report is gone for both sides, with its thread, notes and token", async () => {
  const { id, draft, as } = await aSubmitted(own, office);
  await call(own.app, messageRoutes.caseSend, { params: { id }, as, body: await aMessage(draft, null) });
  const before = await counts();
  await call(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "other" } });
  expect(await refused(own.app, reportRoutes.get, { params: { id }, as: office.as })).toBe("NOT_FOUND");
  expect(await refused(own.app, reportRoutes.remove, { params: { id }, as: office.as, body: { reason: "other" } })).toBe("NOT_FOUND");
  expect(await refused(own.app, reportRoutes.caseLogin, { body: { token: draft.token } })).toBe("CASE_NOT_FOUND");
  expect(await refused(own.app, messageRoutes.caseList, { params: { id }, as })).toBe("CASE_NOT_FOUND");
  expect((await counts()).total).toBe(before.total - 1);
  const left = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("messages").select("id").where("report_id", "=", id).execute());
  expect(left).toEqual([]);
});

test("numbers of deleted reports are not given again", async () => {
  const target = await anOffice(own);
  const [, last] = await several(target, 2);
  await call(own.app, reportRoutes.remove, { params: { id: last!.id }, as: target.as, body: { reason: "other" } });
  const next = await aSubmitted(own, target);
  expect((await get(next.id, target.as)).number).toBe(3);
});

test("who changes what somebody else has changed meanwhile is told, and may then decide", async () => {
  const { id } = await aSubmitted(own, office);
  const late = (body: Values & { from?: Values }) => refused(own.app, reportRoutes.update, { params: { id }, body, as: office.as });
  const colleague = await aColleague(own, office);
  const seen = { status: "new", assignedTo: null } as const;
  await update(id, { status: "closed", closure: CLOSURE, from: seen }, colleague.as);
  expect(await late({ status: "in_progress", from: seen })).toBe("REPORT_CHANGED");
  expect(await late({ status: "in_progress", assignedTo: colleague.person.userId, from: seen })).toBe("REPORT_CHANGED");
  expect(await get(id)).toMatchObject({ status: "closed", assignedTo: null });
  // The other value is nobody's business, what is wanted is there already, and who knows what is there may change it.
  expect(await update(id, { assignedTo: colleague.person.userId, from: seen })).toMatchObject({ status: "closed" });
  expect(await update(id, { status: "closed", from: seen })).toMatchObject({ status: "closed" });
  expect(await late({ assignedTo: null, from: { assignedTo: office.person.userId } })).toBe("REPORT_CHANGED");
  expect(await update(id, { status: "in_progress", from: { status: "closed" } })).toMatchObject({ status: "in_progress" });
});

test("of two changes at the same moment that know of no other, one is told", async () => {
  const { id } = await aSubmitted(own, office);
  const change = (status: "in_progress" | "closed") =>
    send(own.app, reportRoutes.update, { params: { id }, body: { status, closure: CLOSURE, from: { status: "new" } }, as: office.as });
  const replies = await Promise.all([change("in_progress"), change("closed")]);
  expect(replies.map((reply) => reply.json().code ?? "changed").sort()).toEqual(["REPORT_CHANGED", "changed"]);
});
