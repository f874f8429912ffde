import { TREND_WEEKS } from "@hz/contract/limits";
import { type ReportStatus, reportRoutes } from "@hz/contract/reports/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, aSubmitted, type TestOffice } from "../../testing/builders.ts";
import { CLOSURE } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const trend = async (office: TestOffice, as = office.as) => (await call(own.app, reportRoutes.trend, { as })).weeks;
const setStatus = (office: TestOffice, id: string, status: ReportStatus) =>
  call(own.app, reportRoutes.update, { params: { id }, body: { status, closure: CLOSURE }, as: office.as });
/** Moves everything that has happened so far `days` into the past. */
const age = (office: TestOffice, days: number) =>
  own.db.tenant(office.accountId, async (tx) => {
    await sql`update reports set created_at = created_at - ${days} * interval '1 day'`.execute(tx);
    await sql`update status_changes set at = at - ${days} * interval '1 day'`.execute(tx);
    await sql`update channels set created_at = created_at - ${days} * interval '1 day'`.execute(tx);
  });

test("a new company has twelve weeks of nothing, and now its channel", async () => {
  const office = await anOffice(own);
  const weeks = await trend(office);
  expect(weeks).toHaveLength(TREND_WEEKS);
  expect(weeks.at(-1)).toMatchObject({ total: 0, new: 0, inProgress: 0, activeChannels: 1 });
  expect(weeks.at(-2)).toMatchObject({ total: 0, activeChannels: 0 });
  const steps = weeks.map(({ at }) => Date.parse(at));
  expect(steps.slice(1).map((at, n) => (at - steps[n]!) / 86_400_000)).toEqual(Array(TREND_WEEKS - 1).fill(7));
});

test("each week shows what was then: came, was taken up, was closed, was deleted", async () => {
  const office = await anOffice(own);
  const [first, second, gone] = [await aSubmitted(own, office), await aSubmitted(own, office), await aSubmitted(own, office)];
  await age(office, 7);
  await setStatus(office, first.id, "in_progress");
  await setStatus(office, first.id, "in_progress");
  await age(office, 7);
  await setStatus(office, first.id, "closed");
  await setStatus(office, second.id, "in_progress");
  const figures = (weeks: Awaited<ReturnType<typeof trend>>) =>
    weeks.slice(-4).map(({ total, new: fresh, inProgress }) => [total, fresh, inProgress]);
  // The last point is now; what lies 14 days and a moment back shows from the third last on.
  expect(figures(await trend(office))).toEqual([
    [0, 0, 0],
    [3, 3, 0],
    [3, 2, 1],
    [3, 1, 1],
  ]);
  await call(own.app, reportRoutes.remove, { params: { id: gone.id }, body: { reason: "spam" }, as: office.as });
  expect(figures(await trend(office)).at(-1)).toEqual([2, 0, 1]);
  expect(await call(own.app, reportRoutes.counts, { as: office.as })).toMatchObject({ total: 2, new: 0, inProgress: 1, closed: 1 });
});

test("what is older than the first week counts in every one; other departments' reports in none", async () => {
  const office = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  await setStatus(office, id, "in_progress");
  await age(office, 200);
  expect(
    (await trend(office)).every(({ total, inProgress, activeChannels }) => total === 1 && inProgress === 1 && activeChannels === 1),
  ).toBe(true);
  const stranger = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect((await trend(office, stranger.as)).every(({ total }) => total === 0)).toBe(true);
});

test("two who change a status at once leave a history without a gap", async () => {
  const office = await anOffice(own);
  const { id } = await aSubmitted(own, office);
  await Promise.all((["in_progress", "closed", "open"] as const).map((status) => setStatus(office, id, status)));
  const changes = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("status_changes").selectAll().where("report_id", "=", id).orderBy("at").execute(),
  );
  expect(changes[0]!.from_status).toBe("new");
  expect(changes.slice(1).map(({ from_status }) => from_status)).toEqual(changes.slice(0, -1).map(({ to_status }) => to_status));
});
