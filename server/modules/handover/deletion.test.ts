import type { Permission } from "@hz/contract/permissions";
import { auditRoutes } from "@hz/contract/account/audit";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import { securityRoutes } from "@hz/contract/account/security";
import { newId } from "@hz/crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, type SignedIn, type Submitted, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
let biased: SignedIn;
let third: SignedIn;
let report: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  biased = await aColleague(own, office);
  third = await aColleague(own, office);
  report = await aSubmitted(own, office);
});
afterAll(() => own.close());

const at = ({ as }: Pick<SignedIn, "as">) => ({ params: { id: report.id }, as });
const needTwo = async () => {
  const { ownSecondFactor: _, peopleWithoutSecondFactor: __, ...settings } = await call(own.app, securityRoutes.get, { as: office.as });
  await call(own.app, securityRoutes.save, { as: office.as, body: { ...settings, twoPersonDeletion: true } });
};
const remove = async (who: SignedIn) =>
  (await send(own.app, reportRoutes.remove, { ...at(who), body: { reason: "spam" } })).json() as Record<string, unknown>;
const confirm = async (who: SignedIn) => (await send(own.app, reportRoutes.confirmDeletion, at(who))).json() as Record<string, unknown>;
const requestOf = async () => (await call(own.app, reportRoutes.get, at(office))).deletionRequest;
const recuse = (by: Pick<SignedIn, "as"> = biased) =>
  call(own.app, handoverRoutes.recuse, { ...at(by), body: { id: newId(), userId: biased.person.userId } });

/** Holds the case as whoever changes it does, has a deletion wait for it, and commits the change then. */
async function whileItWaits<Answer>(deletion: () => Promise<Answer>, change: string, values: readonly string[]): Promise<Answer> {
  const other = new pg.Client({ connectionString: own.db.directUrl });
  await other.connect();
  await other.query("begin");
  await other.query("select 1 from reports where id = $1 for update", [report.id]);
  await other.query(change, [...values]);
  const later = deletion();
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  while ((await other.query(waiting)).rowCount === 0);
  await other.query("commit");
  await other.end();
  return later;
}

describe("who loses a case while their deletion waits for it deletes nothing:", () => {
  const exclude = `insert into recusals (account_id, id, report_id, user_id, by_user_id, at) select account_id, gen_random_uuid(), id, $2, $2, now()
    from reports where id = $1`;

  test("excluded, by one person and by two", async () => {
    const values = [report.id, biased.person.userId];
    expect(await whileItWaits(() => remove(biased), exclude, values)).toMatchObject({ code: "NOT_FOUND" });
    expect((await call(own.app, reportRoutes.get, at(office))).id).toBe(report.id);
    await needTwo();
    report = await aSubmitted(own, office);
    expect(await whileItWaits(() => remove(biased), exclude, [report.id, biased.person.userId])).toMatchObject({ code: "NOT_FOUND" });
    expect(await requestOf()).toBeNull();
    await remove(third);
    await own.db.tenant(office.accountId, (tx) => tx.updateTable("recusals").set({ lifted_at: new Date() }).execute());
    expect(await whileItWaits(() => confirm(biased), exclude, [report.id, biased.person.userId])).toMatchObject({ code: "NOT_FOUND" });
    expect(await requestOf()).toMatchObject({ requestedBy: third.person.userId });
  });

  test("handed over", async () => {
    const there = await aRealDepartment(own, office, [third.person]);
    const move = "update reports set department_id = $2, epoch = 1 where id = $1";
    expect(await whileItWaits(() => remove(biased), move, [report.id, there.id])).toMatchObject({ code: "NOT_FOUND" });
    expect((await call(own.app, reportRoutes.get, at(third))).id).toBe(report.id);
  });
});

test("with whoever is excluded goes their request for deletion, and nobody else's; the log says so", async () => {
  await needTwo();
  await remove(biased);
  await recuse();
  expect(await requestOf()).toBeNull();
  expect(await confirm(third)).toMatchObject({ code: "NOT_FOUND" });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: report.id } });
  expect(entries.map(({ action }) => action)).toContain("report.deletion-withdrawn");

  report = await aSubmitted(own, office);
  await remove(third);
  await recuse(office);
  expect(await requestOf()).toMatchObject({ requestedBy: third.person.userId });
  expect((await send(own.app, reportRoutes.confirmDeletion, at(office))).statusCode).toBe(200);
});

test("what somebody asked for who does not handle the case any more is confirmed by nobody", async () => {
  await needTwo();
  await remove(biased);
  const gone = (change: { is_active?: boolean; permissions?: Permission[] }) =>
    own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(change).where("id", "=", biased.person.userId).execute());
  await gone({ is_active: false });
  expect(await confirm(third)).toMatchObject({ code: "DELETION_LAPSED" });
  await gone({ is_active: true });
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("department_members").where("user_id", "=", biased.person.userId).execute());
  expect(await confirm(third)).toMatchObject({ code: "DELETION_LAPSED" });
  expect(await requestOf()).toMatchObject({ requestedBy: biased.person.userId });
  await call(own.app, reportRoutes.endDeletion, at(third));
  await remove(third);
  expect((await send(own.app, reportRoutes.confirmDeletion, at(office))).statusCode).toBe(200);
});
