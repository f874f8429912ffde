import { archiveRoutes } from "@hz/contract/account/archive";
import { auditRoutes, NOT_READ } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { guestRoutes } from "@hz/contract/people/guests";
import { handoverRoutes } from "@hz/contract/procedure/handover";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { mailRoutes } from "@hz/contract/account/mails";
import { peopleRoutes } from "@hz/contract/people/people";
import { reportRoutes } from "@hz/contract/reports/reports";
import { securityRoutes } from "@hz/contract/account/security";
import { statusRoutes } from "@hz/contract/status";
import { userRoutes } from "@hz/contract/people/users";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { archiveBegun } from "../../testing/builders-archive.ts";
import { aColleague, type SignedIn } from "../../testing/builders.ts";
import { aSubmittedTo } from "../../testing/builders-departments.ts";
import { aGuest, aGuestBody, aKnownGuestBody, type TestGuest } from "../../testing/builders-guests.ts";
import { anAcceptance, anInvite, joined, tokenOf } from "../../testing/builders-people.ts";
import { aStandIn, type StandIn } from "../../testing/builders-stand-in.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf } from "../../testing/job-queue.ts";
import { endOverdueGuests } from "./jobs.ts";

// That a department that stands in for the office invited somebody tells whom a report accuses that there is one.

let own: TestApplication;
let { standIn, report, office, accused }: StandIn = {} as StandIn;
beforeAll(async () => {
  own = await testApplication();
});
beforeEach(async () => {
  ({ standIn, report, office, accused } = await aStandIn(own));
});
afterAll(() => own.close());

const EMAIL = "kanzlei@anwalt.example";
const usersTable = async (as: SignedIn["as"]) =>
  (await call(own.app, archiveRoutes.table, { params: { table: "users" }, query: {}, as })).lines.join();
/** In which places this person comes across the guest. */
async function placesOf(id: string, { as }: Pick<SignedIn, "as">, known: string): Promise<string[]> {
  const places = {
    list: (await call(own.app, peopleRoutes.list, { as })).some((one) => one.id === id),
    one: (await send(own.app, peopleRoutes.get, { params: { id }, as })).statusCode === 200,
    names: (await call(own.app, userRoutes.names, { as })).some((one) => one.id === id),
    "known guests": (await call(own.app, guestRoutes.list, { params: { id: known }, as })).known.some(({ userId }) => userId === id),
    "names of the log": (await call(own.app, auditRoutes.names, { as })).people.some((one) => one.id === id),
    log: (await call(own.app, auditRoutes.list, { as, query: {} })).entries.some(
      ({ actor, target, action }) => action !== NOT_READ && (actor?.id === id || target?.id === id),
    ),
    "CSV of the log": /Gast|guest/.test((await send(own.app, auditRoutes.export, { as, query: {} })).rawPayload.toString("utf8")),
    "key ring": (await call(own.app, authRoutes.keys, { as })).members.some(({ userId }) => userId === id),
    mails: (await call(own.app, mailRoutes.failed, { as })).some(({ userId }) => userId === id),
    "number of mails": (await call(own.app, statusRoutes.get, { as })).mail.failed > 0,
  };
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
}
const failMailTo = (id: string) =>
  own.db.tenant(standIn.accountId, (tx) =>
    tx
      .insertInto("failed_mails")
      .values({ account_id: standIn.accountId, id: newId(), kind: "invite-user", user_id: id, failed_at: own.ctx.now() })
      .execute(),
  );
const invite = async (given: { email?: string } = {}) => {
  const { body, code } = await aGuestBody(own, standIn, report.id, given);
  await call(own.app, guestRoutes.invite, { params: { id: report.id }, as: standIn.as, body });
  return { id: body.userId, accessId: body.id, code, token: await tokenOf(own, standIn.accountId, body.userId) };
};

test("whoever reads the case comes across its guest everywhere, whoever belongs to the office nowhere", async () => {
  const guest = await aGuest(own, standIn, report.id);
  const ordinary = await aSubmittedTo(own, standIn, office.key);
  await failMailTo(guest.userId);
  expect(await placesOf(guest.userId, accused, ordinary.id)).toEqual([]);
  expect(await placesOf(guest.userId, standIn, ordinary.id)).toHaveLength(10);
  const without = async ({ as }: Pick<SignedIn, "as">) => (await call(own.app, securityRoutes.get, { as })).peopleWithoutSecondFactor;
  expect([await without(accused), await without(standIn)]).toEqual([2, 3]);
  await archiveBegun(own, accused);
  await archiveBegun(own, standIn);
  expect((await usersTable(accused.as)).includes(guest.userId)).toBe(false);
  expect((await usersTable(standIn.as)).includes(guest.userId)).toBe(true);
});

test("whoever is kept out of the case learns no more of its guest than the office", async () => {
  const excluded = await aColleague(own, standIn, { role: "Admin" });
  const guest = await aGuest(own, standIn, report.id);
  const isListed = async () => (await call(own.app, peopleRoutes.list, { as: excluded.as })).some(({ id }) => id === guest.userId);
  expect(await isListed()).toBe(true);
  await call(own.app, handoverRoutes.recuse, {
    params: { id: report.id },
    as: standIn.as,
    body: { id: newId(), userId: excluded.person.userId },
  });
  expect(await isListed()).toBe(false);
});

test("nobody of the office changes, deactivates, deletes or withdraws one, and is told no more than of an id that there is not", async () => {
  const [guest, open] = [await aGuest(own, standIn, report.id), await invite()];
  for (const id of [guest.userId, open.id, newId()]) {
    for (const body of [{ firstName: "Anders" }, { isActive: false }])
      expect(await refused(own.app, peopleRoutes.update, { params: { id }, body, as: accused.as })).toBe("NOT_FOUND");
    expect(await refused(own.app, peopleRoutes.remove, { params: { id }, as: accused.as })).toBe("NOT_FOUND");
  }
  await call(own.app, peopleRoutes.update, { params: { id: guest.userId }, body: { isActive: false }, as: standIn.as });
  const told = (await jobsOf(own, "tell-administrator")).map(({ data }) => (data as { userId: string }).userId);
  expect(told).toContain(standIn.person.userId);
  expect(told).not.toContain(accused.person.userId);
});

test("the address of one is refused to nobody who may not know of them, and its link then says what is the matter", async () => {
  const email = `${newId()}${EMAIL}`;
  const { id, code, token } = await invite({ email });
  const by = { userId: accused.person.userId, userKey: accused.person.userKey, as: accused.as };
  const asked = (who: typeof by) => anInvite(own, standIn, { email, withCode: false, by: who });
  const mine = await asked({ userId: standIn.person.userId, userKey: standIn.person.userKey, as: standIn.as });
  expect(await refused(own.app, invitationRoutes.invite, { as: standIn.as, body: mine.body })).toBe("EMAIL_TAKEN");
  const { body } = await asked(by);
  await call(own.app, invitationRoutes.invite, { as: accused.as, body: { ...body, departmentIds: [office.id] } });
  await joined(own, { body: { id }, code, token });
  const link = { token: await tokenOf(own, standIn.accountId, body.id) };
  const { acceptance } = await anAcceptance(own, link, null);
  expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("EMAIL_TAKEN");
});

test("an invitation that was withdrawn, and a guest of a deleted case, are hidden like before; the guest goes with the case", async () => {
  const ordinary = await aSubmittedTo(own, standIn, office.key);
  const [guest, open] = [await aGuest(own, standIn, report.id), await invite()];
  await call(own.app, peopleRoutes.remove, { params: { id: open.id }, as: standIn.as });
  expect(await placesOf(open.id, accused, ordinary.id)).toEqual([]);
  await call(own.app, reportRoutes.remove, { params: { id: report.id }, as: standIn.as, body: { reason: "spam", note: "" } });
  await runForAll(own.ctx, endOverdueGuests);
  for (const id of [guest.userId, open.id]) expect(await placesOf(id, accused, ordinary.id)).toEqual([]);
  const rest = await own.db.tenant(standIn.accountId, (tx) =>
    tx.selectFrom("users").select(["email", "deleted_at"]).where("id", "=", guest.userId).executeTakeFirstOrThrow(),
  );
  expect(rest).toEqual({ email: `${guest.userId}@geloescht.invalid`, deleted_at: expect.any(Date) });
  const gone = await call(own.app, auditRoutes.list, { as: standIn.as, query: { target: guest.userId } });
  expect(gone.entries[0]).toMatchObject({ action: "user.deleted", actor: null });
});

test("a case of another department makes one known, and one of who stands in hides nobody who is known", async () => {
  const ordinary = await aSubmittedTo(own, standIn, office.key);
  const give = async (reportId: string, guest: TestGuest) =>
    call(own.app, guestRoutes.invite, {
      params: { id: reportId },
      as: standIn.as,
      body: await aKnownGuestBody(own, standIn, reportId, guest.userId),
    });
  const isKnown = async ({ userId }: TestGuest) =>
    (await call(own.app, peopleRoutes.list, { as: accused.as })).some(({ id }) => id === userId);
  const [first, second] = [await aGuest(own, standIn, report.id), await aGuest(own, standIn, ordinary.id)];
  expect([await isKnown(first), await isKnown(second)]).toEqual([false, true]);
  await give(ordinary.id, first);
  await give(report.id, second);
  expect([await isKnown(first), await isKnown(second)]).toEqual([true, true]);
});
