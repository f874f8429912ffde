import { archiveRoutes } from "@hz/contract/account/archive";
import { auditRoutes } from "@hz/contract/account/audit";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { eventRoutes } from "@hz/contract/events";
import { guestRoutes } from "@hz/contract/people/guests";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { FRESH_INVITES } from "@hz/contract/limits";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { peopleRoutes } from "@hz/contract/people/people";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { archiveBegun } from "../../testing/builders-archive.ts";
import { aSubmitted, type SignedIn } from "../../testing/builders.ts";
import { aSubmittedTo } from "../../testing/builders-departments.ts";
import { aGuest, aGuestBody, aKnownGuestBody } from "../../testing/builders-guests.ts";
import { anAcceptance, anInvite, joined, tokenOf } from "../../testing/builders-people.ts";
import { aResetToken, newPassword } from "../../testing/builders-reset.ts";
import { aStandIn, deliverTo, type StandIn } from "../../testing/builders-stand-in.ts";
import { call, refused, send } from "../../testing/call.ts";
import { openStream, typesOf } from "../../testing/call-events.ts";
import { jobsOf } from "../../testing/job-queue.ts";
import { record } from "../audit/index.ts";

// Beside what shows people, what tells of one by the way: events, limits, refusals, the log's filters.

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
const invite = async (given: { email?: string } = {}) => {
  const { body, code } = await aGuestBody(own, standIn, report.id, given);
  await call(own.app, guestRoutes.invite, { params: { id: report.id }, as: standIn.as, body });
  return { id: body.userId, accessId: body.id, code, token: await tokenOf(own, standIn.accountId, body.userId) };
};
const isListed = async (id: string) => (await call(own.app, peopleRoutes.list, { as: accused.as })).some((one) => one.id === id);

test("live events say that keys changed, and to whoever may not know a guest not whose", async () => {
  const heard = async ({ as }: Pick<SignedIn, "as">) => openStream((await own.url()) + eventRoutes.account.path, as);
  const [mine, theirs] = [await heard(standIn), await heard(accused)];
  const { id } = await invite();
  await typesOf(theirs, 1);
  await vi.waitFor(() => expect(mine.events).toContainEqual({ type: "keys-changed", ref: id }), 10_000);
  await call(own.app, categoryRoutes.create, { as: standIn.as, body: { id: newId(), name: "Neu", description: "" } });
  await vi.waitFor(() => expect(theirs.events.map(({ type }) => type)).toContain("categories-changed"), 10_000);
  expect(theirs.events[0]).toEqual({ type: "keys-changed", ref: null });
  expect(JSON.stringify(theirs.events)).not.toContain(id);
  for (const stream of [mine, theirs]) stream.close();
});

test("whoever learned a guest's id gives them no case, takes no factor, grants nothing and is told no more than of any other id", async () => {
  const ordinary = await aSubmittedTo(own, standIn, office.key);
  const guest = await aGuest(own, standIn, report.id);
  const body = await aKnownGuestBody(own, standIn, ordinary.id, guest.userId);
  const grants = body.grants.map((one) => ({ ...one, byUserId: accused.person.userId }));
  const { own: keys } = await call(own.app, authRoutes.keys, { as: guest.as });
  const grant = { kemPublicKey: keys.kemPublicKey, sigPublicKey: keys.sigPublicKey, member: null, grants: [] };
  for (const id of [guest.userId, newId()]) {
    const at = { params: { id }, as: accused.as };
    const given = { ...body, grants, id: newId(), userId: id, note: { ...body.note, id: newId() } };
    const answer = await send(own.app, guestRoutes.invite, { params: { id: ordinary.id }, as: accused.as, body: given });
    expect(answer.json()).toMatchObject({ code: "NOT_FOUND", fields: ["userId"] });
    expect(await refused(own.app, secondFactorRoutes.remove, at)).toBe("NOT_FOUND");
    expect(await refused(own.app, peopleRoutes.grant, { ...at, body: grant })).toBe("NOT_FOUND");
  }
  expect(await isListed(guest.userId)).toBe(false);
});

test("the log loses nothing by a guest who is hidden: neither one's own entries nor what the service did", async () => {
  await aGuest(own, standIn, report.id);
  await call(own.app, auditRoutes.check, { as: accused.as });
  const { entries } = await call(own.app, auditRoutes.list, { as: accused.as, query: { actor: accused.person.userId } });
  expect(entries.map(({ action }) => action)).toContain("audit.checked");
});

test("a guest who resets the password without the code is told of to nobody, and leaves nothing in an archive of the office's", async () => {
  const guest = await aGuest(own, standIn, report.id);
  const { userKey, ...keys } = await freshKeys(guest.userId);
  const token = await aResetToken(own, { accountId: standIn.accountId, userId: guest.userId });
  const body = { ...(await newPassword(guest.userId, userKey)), token, way: { kind: "fresh" as const, ...keys } };
  await call(own.app, resetRoutes.confirm, { body });
  const about = (await jobsOf(own, "tell-colleague")).map(({ data }) => (data as { aboutId: string }).aboutId);
  expect(about).not.toContain(guest.userId);
  await archiveBegun(own, accused);
  for (const table of ["users", "former_keys", "stand_in_guests", "audit_entries"] as const) {
    const { lines } = await call(own.app, archiveRoutes.table, { params: { table }, query: {}, as: accused.as });
    expect(lines.join(), table).not.toContain(guest.userId);
  }
});

test("the reset page tells whoever asks for a new password of no guest's open invitation", async () => {
  await invite();
  const told = async ({ person }: SignedIn) => {
    const token = await aResetToken(own, { accountId: standIn.accountId, userId: person.userId });
    return (await call(own.app, resetRoutes.validate, { query: { token } })).invitations;
  };
  expect(await told(accused)).toBeNull();
  expect(await told(standIn)).not.toBeNull();
});

test("guests know themselves and each other's words in their case, and of other cases nobody", async () => {
  const [one, other] = [await aGuest(own, standIn, report.id), await aGuest(own, standIn, report.id)];
  await deliverTo(own, standIn, standIn.departmentId);
  const elsewhere = await aGuest(own, standIn, (await aSubmitted(own, standIn)).id);
  const ring = (await call(own.app, authRoutes.keys, { as: one.as })).members.map(({ userId }) => userId);
  expect(ring).toEqual(expect.arrayContaining([one.userId, other.userId, standIn.person.userId]));
  expect(ring).not.toContain(elsewhere.userId);
});

test("of two invitations to one mailbox the first that is accepted has it, also the one that came later", async () => {
  const email = `${newId()}${EMAIL}`;
  const guest = await invite({ email });
  const by = { userId: accused.person.userId, userKey: accused.person.userKey, as: accused.as };
  const { body } = await anInvite(own, standIn, { email, withCode: false, by });
  await call(own.app, invitationRoutes.invite, { as: accused.as, body: { ...body, departmentIds: [office.id] } });
  await joined(own, { body, code: null, token: await tokenOf(own, standIn.accountId, body.id) });
  const { acceptance } = await anAcceptance(own, guest, guest.code);
  expect(await refused(own.app, invitationRoutes.accept, { body: acceptance })).toBe("EMAIL_TAKEN");
});

test("how many more invitations may go out tells nothing of guests", async () => {
  const email = `${newId()}${EMAIL}`;
  await invite({ email });
  const by = { userId: accused.person.userId, userKey: accused.person.userKey, as: accused.as };
  const asked = async () => {
    const { body } = await anInvite(own, standIn, { email, withCode: false, by });
    return refused(own.app, invitationRoutes.invite, { as: accused.as, body: { ...body, departmentIds: [newId()] } });
  };
  for (let n = 0; n < 5; n++) expect(await asked()).toBe("NOT_FOUND");
  expect(await asked()).toBe("TOO_MANY_TRIES");
});

test("how many an account without a plan may still send tells nothing of guests, who count for who stands in", async () => {
  await own.db.tenant(standIn.accountId, async (tx) => {
    await tx.updateTable("accounts").set({ subscription_status: "trialing", current_period_end: null }).execute();
    for (let n = 1; n < FRESH_INVITES; n++)
      record(standIn.accountId, { actor: standIn.person.userId, action: "user.invited", target: newId() });
  });
  await invite();
  const { body } = await aGuestBody(own, standIn, report.id);
  const again = { params: { id: report.id }, as: standIn.as, body };
  expect(await refused(own.app, guestRoutes.invite, again)).toBe("INVITES_USED_UP");
  const by = { userId: accused.person.userId, userKey: accused.person.userKey, as: accused.as };
  const asked = async () => ({
    as: accused.as,
    body: { ...(await anInvite(own, standIn, { withCode: false, by })).body, departmentIds: [office.id] },
  });
  await call(own.app, invitationRoutes.invite, await asked());
  expect(await refused(own.app, invitationRoutes.invite, await asked())).toBe("INVITES_USED_UP");
});

test("whoever belongs to who stands in and was given no key comes across none of their guests", async () => {
  const { userId } = await aGuest(own, standIn, report.id);
  await own.db.tenant(standIn.accountId, (tx) =>
    tx
      .insertInto("department_members")
      .values({ account_id: standIn.accountId, department_id: standIn.departmentId, user_id: accused.person.userId })
      .execute(),
  );
  expect(await isListed(userId)).toBe(false);
});

test("a guest whose access was ended gives way to a new invitation, for whoever may know of them", async () => {
  const email = `${newId()}${EMAIL}`;
  const former = await aGuest(own, standIn, report.id, { email });
  const again = await aGuestBody(own, standIn, report.id, { email });
  const ask = { params: { id: report.id }, as: standIn.as, body: again.body };
  expect(await refused(own.app, guestRoutes.invite, ask)).toBe("EMAIL_TAKEN");
  await call(own.app, guestRoutes.end, { params: { id: report.id, guestId: former.accessId }, as: standIn.as });
  await call(own.app, guestRoutes.invite, ask);
  await joined(own, { body: { id: again.body.userId }, code: again.code, token: await tokenOf(own, standIn.accountId, again.body.userId) });
  expect(await refused(own.app, peopleRoutes.get, { params: { id: former.userId }, as: standIn.as })).toBe("NOT_FOUND");
  const [gone] = (await call(own.app, auditRoutes.list, { as: standIn.as, query: { target: former.userId } })).entries;
  expect(gone).toMatchObject({ action: "user.deleted", actor: { id: standIn.person.userId } });
});
