import { addDays, berlinDay } from "@hz/contract/procedure/deadlines";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { messageRoutes } from "@hz/contract/reports/messages";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { securityRoutes } from "@hz/contract/account/security";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { closedAgo, listedFor, seen } from "../../testing/builders-retention.ts";
import { aHold, aMessage } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";
import { retention } from "./jobs.ts";
import { insertNotices } from "./notices-store.ts";

let own: TestApplication;
let office: TestOffice;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  report = await aSubmitted(own, office);
});
afterAll(() => own.close());

const DAY = 86_400_000;
/** Runs the nightly job so many days from now; the database's clock stays. */
async function night(inDays = 0) {
  own.move(inDays * DAY);
  await runForAll(own.ctx, retention).finally(() => own.move(-inDays * DAY));
}
/** Of what a person was told on which day from now. */
async function told({ person }: Pick<SignedIn, "person">): Promise<string[]> {
  const rows = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("retention_notices").select(["kind", "told_on"]).where("user_id", "=", person.userId).execute(),
  );
  const today = Date.parse(berlinDay(new Date()));
  return rows.map(({ kind, told_on: day }) => `${kind} ${(Date.parse(day) - today) / DAY}`).toSorted();
}
const overFor = (days: number) => closedAgo(own, office, report.id, { months: 36, days });
const needTwo = async () => {
  const { ownSecondFactor: _, peopleWithoutSecondFactor: __, ...settings } = await call(own.app, securityRoutes.get, { as: office.as });
  await call(own.app, securityRoutes.save, { as: office.as, body: { ...settings, twoPersonDeletion: true } });
};
const DAYS = [0, 1, 6, 7, 8, 14];

test("of the list each hears once, also who joins the department later", async () => {
  await overFor(-20);
  for (const day of [0, 1, 8]) await night(day);
  const later = await aColleague(own, office);
  await night(9);
  expect([await told(office), await told(later)]).toEqual([["listed 0"], ["listed 9"]]);
});

test("handed over, it is announced anew to those who answer for it now, for thirty days", async () => {
  const other = await aColleague(own, office);
  const there = await aRealDepartment(own, office, [other.person]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .deleteFrom("department_members")
      .where("user_id", "=", other.person.userId)
      .where("department_id", "=", office.departmentId)
      .execute(),
  );
  await overFor(3);
  await night();
  await listedFor(own, office, report.id, 31);
  const body = await aTransfer(own, office, report.id, there.id);
  await call(own.app, handoverRoutes.transfer, { params: { id: report.id }, as: office.as, body });
  await night();
  const found = await call(own.app, retentionRoutes.get, { params: { id: report.id }, as: other.as });
  expect(found.obstacles).toEqual(["announcement"]);
  expect(Date.parse(found.announcedAt!)).toBeGreaterThan(Date.now() - DAY);
  expect(await told(other)).toEqual(["listed 0"]);
});

test("what waits beyond its last day for a second person is said every week, until one has agreed", async () => {
  await needTwo();
  await overFor(1);
  for (const day of DAYS) await night(day);
  expect(await told(office)).toEqual(["confirmation 0", "confirmation 14", "confirmation 7", "listed 0"]);
  await call(own.app, retentionRoutes.confirm, { as: office.as, body: { ids: [report.id] } });
  await night(21);
  expect(await told(office)).toHaveLength(4);
});

test("what an unread message keeps beyond its last day is said every week, until somebody has read it", async () => {
  await overFor(1);
  await call(own.app, messageRoutes.caseSend, { params: { id: report.id }, as: report.as, body: await aMessage(report.draft, null) });
  for (const day of DAYS) await night(day);
  expect(await told(office)).toEqual(["listed 0", "unread 0", "unread 14", "unread 7"]);
  await seen(own, office, report.id);
  await night(21);
  expect(await told(office)).toHaveLength(4);
});

test("a hold whose review is due is said every week, until it is prolonged or lifted", async () => {
  const body = await aHold(office, report.draft, office.person);
  await call(own.app, retentionRoutes.addHold, { params: { id: report.id }, as: office.as, body });
  const reviewDay = addDays(berlinDay(new Date()), 1);
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("retention_holds").set({ review_day: reviewDay }).execute());
  for (const day of [...DAYS, 15]) await night(day);
  expect(await told(office)).toEqual(["review 1", "review 15", "review 8"]);
  await call(own.app, retentionRoutes.liftHold, { params: { id: report.id, holdId: body.id }, as: office.as });
  await night(22);
  expect(await told(office)).toHaveLength(3);
});

test("a day that was missed is made up for, and one that has had its mail brings what came after it on the next", async () => {
  await needTwo();
  await overFor(1);
  await night();
  await night(9);
  expect(await told(office)).toEqual(["confirmation 0", "confirmation 9", "listed 0"]);
  report = await aSubmitted(own, office);
  await overFor(-10);
  await night(9);
  expect(await told(office)).toHaveLength(3);
  await night(10);
  expect(await told(office)).toContain("listed 10");
});

test("of a report that another run is deleting nobody is told, and the others hear of theirs", async () => {
  const gone = await aSubmitted(own, office);
  const today = berlinDay(new Date());
  const { accountId, person } = office;
  const rows = [gone, report].map(({ id }) => ({ report_id: id, user_id: person.userId, kind: "listed", mark: today }));
  const other = new pg.Client({ connectionString: own.db.directUrl });
  await other.connect();
  await other.query("begin");
  await other.query("delete from reports where id = $1", [gone.id]);
  const kept = own.db.tenant(accountId, (tx) => insertNotices(tx, accountId, rows, today));
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await other.query(waiting)).rowCount === 0);
  await other.query("commit");
  await other.end();
  expect(await kept).toEqual([person.userId]);
  expect(await told(office)).toEqual(["listed 0"]);
});
