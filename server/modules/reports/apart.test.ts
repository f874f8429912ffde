import { auditRoutes } from "@hz/contract/account/audit";
import { deskRoutes } from "@hz/contract/reports/desk";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import {
  aColleague,
  aDepartment,
  anOffice,
  asReporter,
  aSubmitted,
  type SignedIn,
  type Submitted,
  type TestOffice,
} from "../../testing/builders.ts";
import { aMessage } from "../../testing/builders-thread.ts";
import { call, refused } from "../../testing/call.ts";
import { openOnes } from "./undeliverable-store.ts";

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
let junk: Submitted;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  office = await anOffice(own);
  colleague = await aColleague(own, office);
  junk = await aSubmitted(own, office);
});
afterAll(() => own.close());

const ids = (...reports: Submitted[]) => ({ ids: reports.map(({ id }) => id) });
/** What a browser that has just looked at these says of them. */
async function looked(...reports: Submitted[]) {
  const { texts } = await call(own.app, deskRoutes.apartTexts, { as: office.as, body: ids(...reports) });
  return { reports: texts.map(({ id, heardUntil }) => ({ id, heardUntil })) };
}
const setApart = async (as = office.as, ...reports: Submitted[]) =>
  call(own.app, deskRoutes.setApart, { as, body: await looked(junk, ...reports) });
const end = (as = office.as) => call(own.app, deskRoutes.endApart, { as, body: ids(junk) });
const remove = async (as = office.as) => call(own.app, deskRoutes.removeApart, { as, body: await looked(junk) });
const apart = async (as = office.as) => (await call(own.app, deskRoutes.apart, { as })).rows.map(({ id }) => id);
const listed = async (as = office.as) => (await call(own.app, reportRoutes.list, { as })).rows.map(({ id }) => id);
const counts = () => call(own.app, reportRoutes.counts, { as: office.as });
const clocks = () => own.db.tenant(office.accountId, (tx) => openOnes(tx, office.accountId));

test("what is set apart counts nowhere and runs no clock; its reporter notices nothing; taken back it is what it was", async () => {
  const before = (await call(own.app, reportRoutes.list, { as: office.as })).rows;
  expect(await setApart()).toEqual({ ids: [junk.id] });
  expect([await listed(), await apart(), await apart(colleague.as), await clocks()]).toEqual([[], [junk.id], [junk.id], []]);
  expect(await counts()).toMatchObject({ total: 0, unread: 0, new: 0 });
  expect(await refused(own.app, reportRoutes.get, { params: { id: junk.id }, as: office.as })).toBe("NOT_FOUND");
  const theirs = await call(own.app, reportRoutes.caseLogin, { body: { token: junk.draft.token } });
  expect(theirs).toMatchObject({ id: junk.id, status: "new", receivedAt: before[0]!.receivedAt });
  // A colleague whose browser opens it.
  expect(await end(colleague.as)).toEqual({ ids: [junk.id] });
  expect((await call(own.app, reportRoutes.list, { as: office.as })).rows).toEqual(before);
  expect([await apart(), (await clocks()).length, (await counts()).total]).toEqual([[], 1, 1]);
  // Nobody's browser sets it apart a second time.
  expect(await setApart()).toEqual({ ids: [] });
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as, query: { target: junk.id } });
  const kept = entries.filter(({ action }) => ["report.set-apart", "report.taken-back"].includes(action));
  expect(kept.map(({ actor, action }) => [actor!.name, action])).toEqual([
    [colleague.person.fullName, "report.taken-back"],
    [office.person.fullName, "report.set-apart"],
  ]);
});

test("nobody silences what somebody has read, opened, answered, taken on or changed", async () => {
  const touched: Record<string, () => Promise<unknown>> = {
    read: () => call(own.app, deskRoutes.markRead, { params: { id: junk.id }, as: colleague.as, body: { lastMessageId: null } }),
    opened: () =>
      own.db.tenant(office.accountId, (tx) =>
        tx
          .updateTable("reports")
          .set({ fast_key: Buffer.alloc(60) })
          .execute(),
      ),
    answered: async () =>
      call(own.app, messageRoutes.send, {
        params: { id: junk.id },
        as: colleague.as,
        body: await aMessage(junk.draft, colleague.person),
      }),
    taken: () =>
      call(own.app, reportRoutes.update, { params: { id: junk.id }, as: office.as, body: { assignedTo: colleague.person.userId } }),
    changed: () => call(own.app, reportRoutes.update, { params: { id: junk.id }, as: office.as, body: { status: "in_progress" } }),
  };
  for (const [how, touch] of Object.entries(touched)) {
    junk = await aSubmitted(own, office);
    const body = await looked(junk);
    await touch();
    expect(await call(own.app, deskRoutes.setApart, { as: office.as, body }), how).toEqual({ ids: [] });
  }
});

test("only who reads for the department, with its key, sets apart; nobody else's reports, and nothing of other companies", async () => {
  const [stranger, elsewhere] = [await anOffice(own), await aDepartment(own, office)];
  const outside = await aColleague(own, office, { departmentId: elsewhere });
  for (const { as } of [stranger, outside]) {
    expect(await setApart(as)).toEqual({ ids: [] });
    expect(await end(as)).toEqual({ ids: [] });
  }
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("grants").where("to_user_id", "=", colleague.person.userId).execute());
  expect(await setApart(colleague.as)).toEqual({ ids: [] });
  await setApart();
  for (const { as } of [stranger, outside]) {
    expect(await apart(as)).toEqual([]);
    expect(await remove(as)).toEqual({ deleted: 0, waiting: 0, heard: 0 });
  }
});

test("what its reporter writes brings a report back only by a browser that opens it; then it is unread, with its deadlines", async () => {
  const write = async () =>
    call(own.app, messageRoutes.caseSend, { params: { id: junk.id }, as: asReporter(junk.draft), body: await aMessage(junk.draft, null) });
  const words = async (as = office.as) => (await call(own.app, deskRoutes.apartTexts, { as, body: ids(junk) })).texts;
  const wroteSince = async () => (await call(own.app, deskRoutes.apart, { as: office.as })).rows.map((row) => row.wroteSince);
  expect(await words()).toMatchObject([{ id: junk.id, messages: [] }]);
  // Also where it came before anybody looked.
  const before = await looked(junk);
  const first = await write();
  // Nobody has looked at what came just now.
  expect(await call(own.app, deskRoutes.setApart, { as: office.as, body: before })).toEqual({ ids: [] });
  expect(await setApart()).toEqual({ ids: [junk.id] });
  expect(await wroteSince()).toEqual([false]);
  const last = await write();
  expect(await wroteSince()).toEqual([true]);
  expect([await listed(), await apart(), (await counts()).unread, await clocks()]).toEqual([[], [junk.id], 0, []]);
  expect((await words(colleague.as))[0]).toMatchObject({
    heardUntil: last.createdAt,
    messages: [first, last].map(({ id, box }) => ({ id, box, isFromWhistleblower: true })),
  });
  const stranger = await aColleague(own, office, { departmentId: await aDepartment(own, office) });
  expect(await words(stranger.as)).toEqual([]);
  expect(await end()).toEqual({ ids: [junk.id] });
  expect([await listed(), await apart(), (await counts()).unread, (await clocks()).length]).toEqual([[junk.id], [], 1, 1]);
});

test("mails about what stands apart are one piece of news of the department, however many write", async () => {
  const others = [await aSubmitted(own, office), await aSubmitted(own, office)];
  await setApart(office.as, ...others);
  for (const { id, draft } of [junk, ...others])
    await call(own.app, messageRoutes.caseSend, { params: { id }, as: asReporter(draft), body: await aMessage(draft, null) });
  await own.startWorker();
  const told = () =>
    own.db.tenant(office.accountId, (tx) =>
      tx.selectFrom("news_mails").select(["about_id", "news"]).where("recipient_id", "=", office.person.userId).execute(),
    );
  const mails = async () =>
    (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === office.person.email && /Nachricht/.test(subject));
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 20_000);
  expect((await told()).map((row) => row.about_id).filter((id) => [junk, ...others].some((one) => one.id === id))).toEqual([]);
});

test("several go at once, and only what is set apart; with two people the second one's word deletes", async () => {
  const good = await aSubmitted(own, office);
  await setApart();
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("accounts").set({ two_person_deletion: true }).execute());
  const both = { as: office.as, body: await looked(junk, good) };
  expect(await call(own.app, deskRoutes.removeApart, both)).toEqual({ deleted: 0, waiting: 1, heard: 0 });
  expect(await remove()).toEqual({ deleted: 0, waiting: 1, heard: 0 });
  expect(await remove(colleague.as)).toEqual({ deleted: 1, waiting: 0, heard: 0 });
  expect([await listed(), await apart()]).toEqual([[good.id], []]);
  // Nothing of it is counted among the deleted ones either.
  const gone = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("deleted_reports").selectAll().execute());
  expect(gone).toEqual([]);
});

test("what its reporter wrote while somebody was about to remove it stays, with all others removed", async () => {
  const other = await aSubmitted(own, office);
  await setApart(office.as, other);
  const seen = await looked(junk, other);
  await call(own.app, messageRoutes.caseSend, {
    params: { id: junk.id },
    as: asReporter(junk.draft),
    body: await aMessage(junk.draft, null),
  });
  const removed = await call(own.app, deskRoutes.removeApart, { as: office.as, body: seen });
  expect(removed).toEqual({ deleted: 1, waiting: 0, heard: 1 });
  expect(await apart()).toEqual([junk.id]);
});

test("back in the list, nobody's wish to delete it as junk is left", async () => {
  await setApart();
  await own.db.tenant(office.accountId, (tx) => tx.updateTable("accounts").set({ two_person_deletion: true }).execute());
  expect(await remove()).toMatchObject({ waiting: 1 });
  await end(colleague.as);
  const { deletionRequest } = await call(own.app, reportRoutes.get, { params: { id: junk.id }, as: office.as });
  expect(deletionRequest).toBeNull();
});
