import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { deskRoutes } from "@hz/contract/reports/desk";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { eventRoutes } from "@hz/contract/events";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { reportRoutes } from "@hz/contract/reports/reports";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { newId } from "@hz/crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { emit } from "../../events/emit.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aRealDepartment, aSubmittedTo, type TestDepartment } from "../../testing/builders-departments.ts";
import { aTransfer } from "../../testing/builders-handover.ts";
import { call, refused } from "../../testing/call.ts";
import { openStream, type Stream, typesOf } from "../../testing/call-events.ts";
import { insertGrant } from "../departments/index.ts";

// Whoever was kept out of a report about their office and belongs to those who stand in by now hears nothing of it.

let own: TestApplication;
let office: TestOffice;
let board: TestDepartment;
let member: SignedIn;
let second: SignedIn;
let clerk: SignedIn;
const open: Stream[] = [];

/** A person who belongs to no department yet. */
async function somebody(): Promise<SignedIn> {
  const made = await aColleague(own, office, { role: "Admin" });
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("department_members").where("user_id", "=", made.person.userId).execute());
  return made;
}
const join = ({ person }: SignedIn) =>
  call(own.app, departmentRoutes.addMember, { params: { id: board.id, userId: person.userId }, body: { grants: [] }, as: office.as });
async function listen({ as }: SignedIn): Promise<Stream> {
  const stream = await openStream((await own.url()) + eventRoutes.account.path, as);
  open.push(stream);
  return stream;
}
const recuse = (id: string, { person }: SignedIn) =>
  call(own.app, handoverRoutes.recuse, { params: { id }, as: member.as, body: { id: newId(), userId: person.userId } });
const asked = (id: string, { as }: SignedIn) => refused(own.app, reportRoutes.get, { params: { id }, as });
const heard = async (stream: Stream, number: number) => {
  await typesOf(stream, number);
  return stream.events.map(({ type, ref }) => [type, ref]);
};

beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  clerk = await aColleague(own, office);
  [member, second] = [await somebody(), await somebody()];
  board = await aRealDepartment(own, office, [member.person, second.person]);
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const body = { departmentId: office.departmentId, conflictDepartmentId: board.id };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => own.close());

/** A report about the office, out of which the clerk was kept who left it and joined those who stand in. */
async function aboutTheOffice(): Promise<string> {
  const { id } = await aSubmittedTo(own, office, board.key);
  await call(own.app, departmentRoutes.removeMember, { params: { id: office.departmentId, userId: clerk.person.userId }, as: office.as });
  await join(clerk);
  return id;
}

test("not when somebody else is kept out of it, nor when it is deleted; whoever opened it hears both", async () => {
  const id = await aboutTheOffice();
  const third = await somebody();
  await join(third);
  const { grant } = await aGrant(office, { departmentId: board.id, epoch: 1 }, board.seed, third.person);
  await own.db.tenant(office.accountId, (tx) => insertGrant(tx, office.accountId, third.person.userId, grant));
  await call(own.app, reportRoutes.get, { params: { id }, as: second.as });
  const [out, inside] = [await listen(clerk), await listen(second)];
  await recuse(id, third);
  await call(own.app, reportRoutes.remove, { params: { id }, as: member.as, body: { reason: "spam" } });
  const { id: next } = await aSubmittedTo(own, office, board.key);
  expect(await heard(inside, 3)).toEqual([
    ["report-moved", id],
    ["report-deleted", id],
    ["report-created", next],
  ]);
  expect(await heard(out, 1)).toEqual([["report-created", next]]);
});

test("not when it went to another department, as whoever joined later; who could read it, or saw it before, hears where it is", async () => {
  const other = await somebody();
  const there = await aRealDepartment(own, office, [other.person]);
  const id = await aboutTheOffice();
  await call(own.app, deskRoutes.markRead, { params: { id }, as: second.as, body: { lastMessageId: null } });
  await recuse(id, second);
  const out = await listen(clerk);
  const body = await aTransfer(own, office, id, there.id, { by: member });
  await call(own.app, handoverRoutes.transfer, { params: { id }, as: member.as, body });
  const late = await somebody();
  await join(late);
  expect([await asked(id, clerk), await asked(id, late)]).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  expect([await asked(id, member), await asked(id, second)]).toEqual(["REPORT_HANDED_OVER", "RECUSED"]);
  const { id: next } = await aSubmittedTo(own, office, board.key);
  expect(await heard(out, 2)).toEqual([
    ["keys-changed", board.id],
    ["report-created", next],
  ]);
});

test("not of one that was deleted before they joined", async () => {
  const { id } = await aSubmittedTo(own, office, board.key);
  const late = await somebody();
  await call(own.app, reportRoutes.remove, { params: { id }, as: member.as, body: { reason: "spam" } });
  await join(late);
  const stream = await listen(late);
  // As an event that was held up.
  await own.db.tenant(office.accountId, async () => emit(office.accountId, { type: "report-deleted", ref: id }));
  const { id: next } = await aSubmittedTo(own, office, board.key);
  expect(await heard(stream, 1)).toEqual([["report-created", next]]);
});

test("nor does the list of deletions tell whoever joined what went before, nor the figures whether there is something", async () => {
  const { id } = await aSubmittedTo(own, office, board.key);
  await call(own.app, reportRoutes.remove, { params: { id }, body: { reason: "spam" }, as: member.as });
  const outside = await somebody();
  const listed = async ({ as }: SignedIn) => (await call(own.app, retentionRoutes.list, { as })).deleted.map(({ by }) => by);
  const figures = ({ as }: SignedIn) => ({ as, query: { from: "2026-01-01", to: "2026-12-31", departments: board.id } });
  for (const joined of [outside, clerk]) {
    if (joined === clerk) {
      await aSubmittedTo(own, office, board.key);
      await own.db.tenant(office.accountId, (tx) =>
        tx
          .updateTable("users")
          .set({ permissions: ["Meldungen", "Statistiken"] })
          .where("id", "=", clerk.person.userId)
          .execute(),
      );
      const params = { id: office.departmentId, userId: clerk.person.userId };
      await call(own.app, departmentRoutes.removeMember, { params, as: office.as });
    }
    await join(joined);
    expect(await listed(joined)).toEqual([]);
    expect(await refused(own.app, evaluationRoutes.get, figures(joined))).toBe("NOT_OWN_DEPARTMENT");
  }
  expect(await listed(second)).toEqual([member.person.userId]);
  await call(own.app, evaluationRoutes.get, figures(second));
});
