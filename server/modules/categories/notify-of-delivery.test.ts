import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { accountKey, newId, signDepartment, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { statementOf } from "../../../web/vault/report/check-key.ts";
import { signPurpose } from "../../../web/vault/people/purpose.ts";
import { makeNextEpoch } from "../../../web/vault/people/renewal.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment, type TestDepartment } from "../../testing/builders-departments.ts";
import { founderOf, hold } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
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
async function told(of: "delivery" | "signed" = "delivery"): Promise<string[]> {
  const jobs = await jobsOf(own, "mail-delivery-changed");
  const payloads = jobs.map(({ data }) => data as { accountId: string; userId: string; change: string });
  await onQueue(own, "delete from pgboss.job where name = 'mail-delivery-changed'");
  return payloads
    .filter(({ accountId, change }) => accountId === office.accountId && change === of)
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

test("who stands in hears of a category that goes elsewhere: reports about that department are theirs, once it is signed", async () => {
  await deliver(office.departmentId, board.id);
  await told();
  const [category] = await call(own.app, categoryRoutes.list, { as: office.as });
  const switched = (isActive: boolean) =>
    call(own.app, categoryRoutes.update, { params: { id: category!.id }, body: { isActive }, as: keeper.as });
  await switched(false);
  await call(own.app, categoryRoutes.setDelivery, { params: { id: category!.id }, body: { departmentId: union.id }, as: keeper.as });
  expect(await told()).toEqual(["board", "clerk", "founder", "union"]);
  // Prepared while it was switched off, it counts from now on.
  await switched(true);
  expect(await told()).toEqual(["board", "founder", "union"]);
  await switched(true);
  expect(await told()).toEqual([]);
});

test("who stands in hears of a channel that is switched off, switched on, archived; another channel leads to them too", async () => {
  await deliver(office.departmentId, board.id);
  await told();
  const switched = (isActive: boolean) =>
    call(own.app, channelRoutes.update, { params: { id: channelId }, body: { isActive }, as: keeper.as });
  for (const isActive of [false, true]) {
    await switched(isActive);
    expect(await told()).toEqual(["board", "founder"]);
    await switched(isActive);
    expect(await told()).toEqual([]);
  }
  const settings = { allowAnonymous: true, allowFiles: true, requireCategory: false, autoAcknowledge: true };
  const made = await call(own.app, channelRoutes.create, {
    as: keeper.as,
    body: { id: newId(), name: "Zweiter", linkSuffix: `zweiter-${newId().slice(0, 8)}`, description: "", isActive: true, settings },
  });
  expect(made).toMatchObject({ departmentId: office.departmentId, conflictDepartmentId: board.id });
  await told();
  await call(own.app, channelRoutes.remove, { params: { id: made.id }, as: keeper.as });
  expect(await told()).toEqual(["board", "founder"]);
});

test("who stands in hears when what was signed for them is taken back or replaced, and of a key that none of them made", async () => {
  const admin = await aColleague(own, office, { role: "Admin" });
  names.set(admin.person.userId, "admin");
  await deliver(office.departmentId, board.id);
  await hold(own, office.accountId, founderOf(office));
  const sign = async (standsInFor: string[]) =>
    call(own.app, departmentRoutes.setPurpose, {
      params: { id: board.id },
      body: await signPurpose(board.key, { name: board.name, standsInFor }),
      as: office.as,
    });
  await told();
  await sign([office.departmentId]);
  expect(await told()).toEqual([]);
  // What the account's key did not sign would close the form: it is not kept.
  const unsigned = {
    ...(await signPurpose(board.key, { name: board.name, standsInFor: [office.departmentId] })),
    signature: board.key.signature,
  };
  const refusal = await refused(own.app, departmentRoutes.setPurpose, { params: { id: board.id }, body: unsigned, as: office.as });
  expect([refusal, await told("signed")]).toEqual(["BOX_REFUSED", []]);
  // Of the same purpose another word is given a second later.
  const purpose = { ...unsigned.purpose, signedAt: unsigned.purpose.signedAt + 1 };
  const word = await signDepartment(
    await accountKey(office.office.founded.accountSeed),
    statementOf(office.accountId, { ...board.key, purpose }),
  );
  const body = { epoch: board.key.epoch, purpose, signature: toBase64Url(word) };
  await call(own.app, departmentRoutes.setPurpose, { params: { id: board.id }, body, as: office.as });
  expect(await told("signed")).toEqual(["board"]);
  await sign([]);
  expect(await told()).toEqual(["admin", "board"]);
  await sign([office.departmentId]);
  const [member] = await call(own.app, departmentRoutes.list, { as: office.as }).then(
    (all) => all.find(({ id }) => id === board.id)!.members,
  );
  const { key } = (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === board.id)!;
  await call(own.app, departmentRoutes.renewKey, {
    params: { id: board.id },
    body: await makeNextEpoch({ id: board.id, name: board.name, key }, [member!.userId]),
    as: office.as,
  });
  expect(await told("signed")).toEqual(["board"]);
  // One that no longer leads there is no mere renewal.
  const next = (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === board.id)!;
  const plain = await makeNextEpoch({ id: board.id, name: board.name, key: { ...next.key, purpose: null } }, [member!.userId]);
  await call(own.app, departmentRoutes.renewKey, { params: { id: board.id }, body: plain, as: office.as });
  expect(await told()).toEqual(["admin", "board"]);
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
