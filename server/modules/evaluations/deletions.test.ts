import type { DeletionGround } from "@hz/contract/procedure/retention";
import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { QueryOf } from "@hz/contract/route";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aReport, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const YEAR = { from: "2024-01-01", to: "2024-12-31" };
type Query = QueryOf<typeof evaluationRoutes.get>;
const ask = (as: TestOffice["as"], query: Partial<Query> = {}) =>
  call(own.app, evaluationRoutes.get, { as, query: { ...YEAR, ...query } as Query });
const filled = ({ cells }: { cells: Record<string, number | null> }) =>
  Object.fromEntries(Object.entries(cells).filter(([, count]) => count !== 0));
const channelOf = async (office: TestOffice) => (await ask(office.as)).names.channels[0]!.id;

type Gone = {
  department: string;
  received: string;
  closed: string | null;
  deleted: string;
  ground: DeletionGround | null;
  channel: string;
};

/** Leaves what stays of so many reports that were deleted. */
async function goneReports(office: TestOffice, count: number, change: Partial<Gone> = {}): Promise<void> {
  const channel = change.channel ?? (await channelOf(office));
  const {
    department = office.departmentId,
    received = "2023-03-01",
    closed = "2023-05-01",
    deleted = "2024-06-01",
    ground = "rule",
  } = change;
  const days = { received_day: received, closed_day: closed, deleted_day: deleted };
  const row = {
    account_id: office.accountId,
    channel_id: channel,
    department_id: department,
    report_type: "anonymous",
    way: "portal",
  } as const;
  await own.db.tenant(office.accountId, async (tx) => {
    for (let each = 0; each < count; each++)
      await tx
        .insertInto("deleted_reports")
        .values({ ...row, ...days, status: "closed", ground })
        .execute();
  });
}

/** Holds a report that is submitted for it, with its review so many days from now. */
async function aHeld(office: TestOffice, days: number, department = office.departmentId): Promise<string> {
  const { id } = await aSubmitted(own, office);
  const { userId } = office.person;
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.updateTable("reports").set({ department_id: department }).where("id", "=", id).execute();
    const hold = { id: newId(), report_id: id, user_id: userId, review_day: addDays(berlinDay(own.ctx.now()), days), created_by: userId };
    await tx
      .insertInto("retention_holds")
      .values({ ...hold, account_id: office.accountId, created_at: own.ctx.now() })
      .execute();
  });
  return id;
}

test("deletions of a period stand by ground beside those of the one before, and other companies' in none", async () => {
  const [office, stranger] = [await anOffice(own), await anOffice(own)];
  await goneReports(office, 2, { deleted: "2024-01-01" });
  await goneReports(office, 1, { deleted: "2024-12-31", ground: "spam" });
  await goneReports(office, 1, { deleted: "2023-12-31", ground: null });
  await goneReports(office, 1, { deleted: "2025-01-01" });
  await goneReports(stranger, 3);
  const { current, previous } = await ask(office.as);
  expect([filled(current.tables.deletions), current.tables.deletions.total]).toEqual([{ rule: 2, spam: 1 }, 3]);
  expect(filled(previous.tables.deletions)).toEqual({ none: 1 });
});

test("a report that is deleted by hand counts as deleted for its reason, a drill never does", async () => {
  const office = await anOffice(own);
  const channelId = await channelOf(office);
  const [real, drill] = [await aSubmitted(own, office), await aReport(office)];
  await call(own.app, readinessRoutes.startDrill, { as: office.as, body: { id: drill.body.reportId, channelId } });
  await call(own.app, reportRoutes.submit, { body: drill.body });
  for (const id of [real.id, drill.body.reportId])
    await call(own.app, reportRoutes.remove, { as: office.as, params: { id }, body: { reason: "duplicate" } });
  const year = berlinDay(own.ctx.now()).slice(0, 4);
  const { current } = await ask(office.as, { from: `${year}-01-01`, to: `${year}-12-31` });
  expect(filled(current.tables.deletions)).toEqual({ duplicate: 1 });
  expect(filled(current.tables.gone)).toEqual({ received: 1 });
  expect(current.tables.received.total).toBe(0);
});

test("a period says how many of its reports are gone: those that came in it, and those that were open or ended in it", async () => {
  const office = await anOffice(own);
  await goneReports(office, 1, { received: "2024-01-01", closed: null, deleted: "2024-01-02" });
  await goneReports(office, 1, { received: "2024-12-31", closed: "2025-02-01", deleted: "2026-01-01" });
  await goneReports(office, 1, { received: "2023-12-31", closed: "2024-01-01", deleted: "2026-01-01" });
  await goneReports(office, 1, { received: "2022-01-01", closed: null, deleted: "2024-01-01" });
  // Ended before, and came after.
  await goneReports(office, 1, { received: "2022-01-01", closed: "2023-12-31", deleted: "2024-06-01" });
  await goneReports(office, 1, { received: "2025-01-01", closed: "2025-02-01", deleted: "2025-03-01" });
  const { current } = await ask(office.as);
  expect([filled(current.tables.gone), current.tables.gone.total]).toEqual([{ received: 2, earlier: 2 }, 4]);
});

test("what is deleted and held follows department and channel; of others nothing small is told", async () => {
  const office = await anOffice(own);
  const second = await aDepartment(own, office);
  await goneReports(office, 2, { received: "2024-02-01", closed: "2024-03-01" });
  await goneReports(office, 6, { received: "2024-02-01", closed: "2024-03-01", department: second });
  await goneReports(office, 3, { received: "2024-02-01", closed: "2024-03-01", department: second, ground: "spam" });
  await goneReports(office, 1, { channel: newId() });
  await aHeld(office, 5);
  await aHeld(office, 5, second);
  const both = await ask(office.as);
  expect(both.current.tables.deletions).toMatchObject({ cells: { rule: null, spam: null, other: 0 }, total: 12 });
  expect(both.current.tables.gone).toEqual({ cells: { received: 11, earlier: 0 }, total: 11 });
  expect(both.today.holds).toEqual({ cells: { due: null, soon: null, later: null }, total: null });
  const alone = await ask(office.as, { departments: office.departmentId });
  expect([alone.current.tables.deletions.total, alone.current.tables.gone.total, alone.today.holds.total]).toEqual([3, 2, 1]);
  const channel = await ask(office.as, { channels: await channelOf(office) });
  expect([channel.current.tables.deletions.total, channel.today.holds.total]).toEqual([2, 1]);
  const outside = await aColleague(own, office, { role: "Auswertung" });
  const told = await ask(outside.as);
  // Who belongs to the second department knows what it has: the sum would tell them how few are the first one's.
  expect(told.current.tables.deletions).toMatchObject({ cells: { rule: null, spam: null, other: null }, total: null });
  expect(told.today.holds.total).toBeNull();
  // As it leaves the office it is the same for those inside.
  const { current, today } = await ask(office.as, { hidden: "all" });
  expect([current, today]).toEqual([told.current, told.today]);
});

test("§ 15 (1): where a department is gone as well, nobody sees the little that it deleted, however the period is cut", async () => {
  const office = await anOffice(own);
  const month = { from: "2024-06-01", to: "2024-06-30" };
  await goneReports(office, 1);
  expect(await ask(office.as, month)).toMatchObject({ hidden: "none", current: { tables: { deletions: { total: 1 } } } });
  await goneReports(office, 2, { department: newId() });
  expect(await ask(office.as)).toMatchObject({ hidden: "others", current: { tables: { deletions: { total: null }, gone: { total: 0 } } } });
  for (const cut of [month, { from: "2020-05-01", to: "2020-05-31" }])
    expect(await refused(own.app, evaluationRoutes.get, { as: office.as, query: cut })).toBe("PERIOD_UNEVEN");
  const picked = await ask(office.as, { ...month, departments: office.departmentId });
  expect([picked.hidden, picked.current.tables.deletions.total]).toEqual(["none", 1]);
  // Nor by subtracting one's own from a file, where there are many of them.
  await goneReports(office, 8);
  expect((await ask(office.as, { hidden: "all" })).current.tables.deletions.total).toBeNull();
  await goneReports(office, 4, { department: newId() });
  for (const query of [{}, { hidden: "all" }] as const) expect((await ask(office.as, query)).current.tables.deletions.total).toBe(15);
});

test("§ 15 (1): of a case that somebody was kept out of there is no small figure after its deletion either, for nobody", async () => {
  const office = await anOffice(own);
  const biased = await aColleague(own, office, { role: "Admin" });
  const { userId } = biased.person;
  const [{ id }, other] = [await aSubmitted(own, office), await aSubmitted(own, office)];
  await call(own.app, handoverRoutes.recuse, { params: { id }, as: biased.as, body: { id: newId(), userId } });
  for (const one of [id, other.id])
    await call(own.app, reportRoutes.remove, { as: office.as, params: { id: one }, body: { reason: "duplicate" } });
  const year = berlinDay(own.ctx.now()).slice(0, 4);
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  for (const as of [biased.as, office.as]) {
    const { hidden, current } = await ask(as, period);
    expect([hidden, current.tables.deletions.total, current.tables.gone.total]).toEqual(["others", null, null]);
    expect(await refused(own.app, evaluationRoutes.get, { as, query: { from: `${year}-02-01`, to: `${year}-02-28` } })).toBe(
      "PERIOD_UNEVEN",
    );
    for (const part of [{ departments: office.departmentId }, { channels: await channelOf(office) }])
      expect((await ask(as, { ...period, ...part })).current.tables.deletions).toMatchObject({ cells: { duplicate: 1 }, total: 1 });
  }
});

test("holds stand by the day of their review as of today, whatever the period; those that were lifted and drills in none", async () => {
  const office = await anOffice(own);
  const ids: string[] = [];
  for (const days of [-1, 0, 1, 30, 31, 5, 5]) ids.push(await aHeld(office, days));
  await own.db.tenant(office.accountId, async (tx) => {
    const lifted = { ended_by: office.person.userId, ended_at: own.ctx.now() };
    await tx.updateTable("retention_holds").set(lifted).where("report_id", "=", ids[5]!).execute();
    await tx.updateTable("reports").set({ is_drill: true }).where("id", "=", ids[6]!).execute();
  });
  const { today } = await ask(office.as);
  expect(today).toMatchObject({ day: berlinDay(own.ctx.now()), holds: { cells: { due: 2, soon: 2, later: 1 }, total: 5 } });
});

test("readiness is told to whoever sees figures: lights, the last drill and its result, and nobody's name or time", async () => {
  const office = await anOffice(own);
  const outside = await aColleague(own, office, { role: "Auswertung" });
  const channelId = await channelOf(office);
  const before = (await ask(outside.as)).today.readiness;
  expect(before.channels).toMatchObject([{ id: channelId, light: "check", lastDrill: null }]);
  expect(before.checks.map(({ check, reason }) => [check, reason])).toEqual([
    ["vouching", "vouching-holds"],
    ["mail", "mail-kept"],
    ["training", "training-missing"],
    ["external", "external-never"],
    ["processing", "processing-missing"],
  ]);
  const { draft, body } = await aReport(office);
  await call(own.app, readinessRoutes.startDrill, { as: office.as, body: { id: body.reportId, channelId } });
  await call(own.app, reportRoutes.submit, { body });
  const answer = await aMessage(draft, office.person);
  await call(own.app, messageRoutes.send, { params: { id: body.reportId }, as: office.as, body: answer });
  await call(own.app, readinessRoutes.reviewExternal, { as: office.as });
  const { readiness, day } = (await ask(outside.as)).today;
  expect(readiness.channels[0]!.lastDrill).toEqual({ day, result: "alone" });
  expect(readiness.checks[3]).toEqual({ check: "external", light: "ready", reason: "external-reviewed", day });
  expect(JSON.stringify(readiness)).not.toContain(office.person.fullName);
  expect((await ask(office.as, { channels: channelId })).today.readiness.channels).toHaveLength(1);
});
