import { categoryRoutes } from "@hz/contract/categories";
import { channelRoutes } from "@hz/contract/channels";
import { peopleRoutes } from "@hz/contract/people";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, type TestDepartment } from "../../testing/builders-departments.ts";
import { call } from "../../testing/call.ts";
import { jobsOf, onQueue } from "../../testing/job-queue.ts";
import { newsTo } from "../../testing/mails.ts";

let own: TestApplication;
/** Its founder is an Admin and belongs to the office. */
let office: TestOffice;
/** Belongs to the office. */
let clerk: SignedIn;
/** Manages channels, belongs to the office, and does everything here. */
let keeper: SignedIn;
/** Two departments that can stand in, with a member each, and one that nothing goes to. */
let board: TestDepartment;
let union: TestDepartment;
let channelId: string;
let names: Map<string, string>;

beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  clerk = await aColleague(own, office);
  keeper = await aColleague(own, office);
  await call(own.app, peopleRoutes.update, {
    params: { id: keeper.person.userId },
    body: { permissions: ["Meldungen", "Einstellungen"] },
    as: office.as,
  });
  const makeOne = async (name: string) => {
    const one = await aColleague(own, office);
    const department = await aRealDepartment(own, office, [one.person]);
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("department_members").where("user_id", "=", one.person.userId).where("department_id", "<>", department.id).execute(),
    );
    names.set(one.person.userId, name);
    return department;
  };
  names = new Map([
    [office.person.userId, "founder"],
    [clerk.person.userId, "clerk"],
    [keeper.person.userId, "keeper"],
  ]);
  board = await makeOne("board");
  union = await makeOne("union");
  await makeOne("apart");
  channelId = (await call(own.app, channelRoutes.list, { as: office.as }))[0]!.id;
});
afterAll(() => own.close());

const deliver = (departmentId: string, conflictDepartmentId: string | null, as = keeper.as) =>
  call(own.app, channelRoutes.setDelivery, { params: { id: channelId }, body: { departmentId, conflictDepartmentId }, as });
/** Who is to be told since this was asked the last time; the worker does not run yet. */
async function told(): Promise<string[]> {
  const jobs = await jobsOf(own, "mail-delivery-changed");
  const payloads = jobs.map(({ data }) => data as { accountId: string; userId: string });
  await onQueue(own, "delete from pgboss.job where name = 'mail-delivery-changed'");
  return payloads
    .filter(({ accountId }) => accountId === office.accountId)
    .map(({ userId }) => names.get(userId) ?? "somebody else")
    .sort();
}

test("where a channel's reports go is told to the departments before and after and to administrators, not to who changed it", async () => {
  await deliver(office.departmentId, board.id);
  expect(await told()).toEqual(["board", "clerk", "founder"]);
  await deliver(office.departmentId, board.id);
  expect(await told()).toEqual([]);
  await deliver(office.departmentId, union.id);
  expect(await told()).toEqual(["board", "clerk", "founder", "union"]);
  await deliver(office.departmentId, null);
  expect(await told()).toEqual(["clerk", "founder", "union"]);
  await deliver(board.id, null);
  expect(await told()).toEqual(["board", "clerk", "founder"]);
  // Several that wait are one mail.
  await deliver(office.departmentId, null, office.as);
  await deliver(board.id, null, office.as);
  expect(await told()).toEqual(["board", "clerk", "keeper"]);
});

test("so it is of a category; without a department of its own its reports go where the channels' go", async () => {
  const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
  const route = (departmentId: string | null) =>
    call(own.app, categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId }, as: keeper.as });
  await route(board.id);
  expect(await told()).toEqual(["board", "clerk", "founder"]);
  await route(board.id);
  expect(await told()).toEqual([]);
  await route(union.id);
  expect(await told()).toEqual(["board", "founder", "union"]);
  await route(null);
  expect(await told()).toEqual(["clerk", "founder", "union"]);
});

test("the mail names nobody and no department, and leads to where its reader can look", async () => {
  await own.startWorker();
  await deliver(office.departmentId, board.id);
  const SUBJECT = "Geändert wurde, wohin Meldungen gehen";
  const [atClerk] = (await newsTo(own, clerk.person.email, 1)).filter(({ subject }) => subject === SUBJECT);
  const atFounder = (await newsTo(own, office.person.email, 2)).find(({ subject }) => subject === SUBJECT);
  expect(atFounder!.text).toContain("/abteilungen");
  expect(atClerk!.text).toContain("/dashboard");
  for (const { text, html } of [atClerk!, atFounder!])
    for (const word of [keeper.person.fullName, board.name, "Interne Meldestelle"]) expect(text + html).not.toContain(word);
});
