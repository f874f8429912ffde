import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { type Permission, ROLES } from "@hz/contract/permissions";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, signIn, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { founderOf, hold, invited, joined, released, waitingOne } from "../../testing/builders-people.ts";
import { call, refused } from "../../testing/call.ts";
import { keyLosses, OLD } from "../../testing/key-losses.ts";
import { newsTo } from "../../testing/mails.ts";
import { newId } from "../../db/new-id.ts";
import { comparedBy } from "../users/index.ts";
import { notifyOfNewKeys } from "./jobs.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { releaseTo } from "../../../web/vault/people/release.ts";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";

// Whoever is named as the one who can grant can; whoever cannot is not named.
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});
const { link, open, reset, titles, report, founding } = keyLosses(
  () => own,
  () => office,
);

async function aPerson(permissions: Permission[]): Promise<SignedIn> {
  const { userId, userKey, as } = await joined(own, await invited(own, office, { permissions }));
  return { ...office, person: { ...office.person, userId, userKey }, as };
}

async function resetWithoutCode(): Promise<SignedIn> {
  const { token, state } = await link(office);
  expect([state.hasColleague, state.founding]).toEqual([true, null]);
  const { userKey, ...keys } = await freshKeys(state.userId);
  return reset(office, token, userKey, { kind: "fresh", ...keys });
}

/** What the dialog of whoever grants sends. */
async function releasing(giver: SignedIn) {
  await hold(own, office.accountId, { ...giver.person, as: giver.as });
  const { id, ...waiting } = await waitingOne(own, giver.as, office.person.userId);
  return { params: { id }, as: giver.as, body: await releaseTo({ ...waiting, id }, true) };
}

test("the owner lost every code: somebody with settings alone vouches, a handler gives the department's key, and no new account key is needed", async () => {
  await report(OLD);
  const [settings, handler] = [await aPerson(["Einstellungen"]), await aPerson(["Meldungen"])];
  const nameOf = async ({ person: { userId } }: SignedIn) =>
    (await call(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as })).fullName;
  const names = [await nameOf(settings), await nameOf(handler)];
  const again = await resetWithoutCode();
  const granters = async () => {
    const { granters: named, givesReports, isUnheld } = await call(own.app, peopleRoutes.access, { as: again.as });
    return { named, givesReports, isUnheld };
  };
  // Vouching comes first, and whoever vouches here holds no department's key.
  expect(await granters()).toEqual({ named: [names[0]], givesReports: false, isUnheld: false });
  await call(own.app, peopleRoutes.grant, await releasing(settings));
  expect(await granters()).toEqual({ named: [names[1]], givesReports: true, isUnheld: false });
  await call(own.app, peopleRoutes.grant, await releasing(handler));
  expect(await titles(again, await open(again))).toEqual([OLD]);
});

test("whoever was reset and whoever releases them hear that nobody who can sign in holds the department's key", async () => {
  await report(OLD);
  const [settings, handler] = [await aPerson(["Einstellungen"]), await aPerson(["Meldungen"])];
  const again = await resetWithoutCode();
  const told = async () => [
    (await call(own.app, peopleRoutes.access, { as: again.as })).isUnheld,
    (await waitingOne(own, settings.as, office.person.userId)).unheld,
  ];
  expect(await told()).toEqual([false, []]);
  // Whoever is deactivated holds it still, and cannot sign in.
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", handler.person.userId).execute(),
  );
  expect(await told()).toEqual([true, [office.departmentId]]);
});

test("who hands on all that is missing is named before those who hand on a part; where nobody does, who hands on a department's key, and else everybody", async () => {
  await report(OLD);
  const [settings, admin, handler] = [await aPerson(["Einstellungen"]), await aPerson([...ROLES.Admin]), await aPerson(["Meldungen"])];
  const nameOf = async ({ person: { userId } }: SignedIn) =>
    (await call(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as })).fullName;
  const [partly, wholly] = [await nameOf(settings), await nameOf(admin)];
  const again = await resetWithoutCode();
  const named = async () => {
    const { granters, first } = await call(own.app, peopleRoutes.access, { as: again.as });
    return { granters: granters.toSorted(), first };
  };
  expect(await named()).toEqual({ granters: [partly, wholly].toSorted(), first: [wholly] });
  // A further key, held by somebody who cannot vouch and so hands on nothing yet.
  await own.db.tenant(office.accountId, async (tx) => {
    await sql`insert into department_keys (account_id, department_id, epoch, public_key, not_after, purpose, signature)
      select account_id, department_id, epoch + 1, public_key, not_after, purpose, signature from department_keys`.execute(tx);
    await sql`insert into grants (account_id, id, to_user_id, by_user_id, kind, department_id, epoch, box, signature)
      select account_id, gen_random_uuid(), to_user_id, by_user_id, kind, department_id, epoch + 1, box, signature from grants
      where to_user_id = ${handler.person.userId} and kind = 'department'`.execute(tx);
  });
  expect(await named()).toEqual({ granters: [partly, wholly].toSorted(), first: [wholly] });
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", admin.person.userId).where("kind", "=", "department").execute(),
  );
  expect(await named()).toMatchObject({ first: expect.arrayContaining([partly, wholly]) });
});

test("an administrator who has not compared the account's key yet is named as who can release afterwards, and told so by mail", async () => {
  const invitation = await invited(own, office, { permissions: [...ROLES.Admin], withCode: false });
  const { userId, userKey, as } = await joined(own, invitation, null);
  const admin = { ...office, person: { ...office.person, userId, userKey }, as };
  await released(own, office.accountId, founderOf(office), userId);
  const { fullName: name, email } = await call(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as });
  const again = await resetWithoutCode();
  const named = async () => {
    const { granters, uncompared } = await call(own.app, peopleRoutes.access, { as: again.as });
    return { granters, uncompared };
  };
  const renewal = async () => {
    const [department] = await call(own.app, departmentRoutes.list, { as });
    return [department!.renewers, department!.uncompared];
  };
  expect(await renewal()).toEqual([[userId], [userId]]);
  expect(await named()).toEqual({ granters: [], uncompared: [name] });
  await notifyOfNewKeys.handle(own.ctx, { accountId: office.accountId, userId, aboutId: office.person.userId }, { id: newId() });
  const told = (await newsTo(own, email, 1))[0]!;
  expect([told.subject, told.text.includes("Kontoschlüssel Ihres Unternehmens noch nicht verglichen")]).toEqual([
    "Freigabe nötig: neue Schlüssel nach einer Passwort-Rücksetzung",
    true,
  ]);
  const ring = await call(own.app, authRoutes.keys, { as });
  const body = await sealAnew(userKey, { accountId: office.accountId, userId }, ring, null);
  await call(own.app, resetRoutes.trust, { as, body });
  expect(await named()).toEqual({ granters: [name], uncompared: [] });
  expect(await renewal()).toEqual([[userId], []]);
  await call(own.app, peopleRoutes.grant, await releasing(admin));
  expect(await named()).toEqual({ granters: [], uncompared: [] });
});

test("since what somebody waits: they joined, set a new password, the account has a new key, or their keys were taken", async () => {
  const since = async ({ as }: { as: SignedIn["as"] }) => (await call(own.app, peopleRoutes.access, { as })).since;
  const joinedOne = await joined(own, await invited(own, office, { withCode: false }), null);
  expect(await since(joinedOne)).toBe("joined");
  const handler = await aColleague(own, office);
  const params = { id: handler.person.userId };
  for (const isActive of [false, true]) await call(own.app, peopleRoutes.update, { as: office.as, params, body: { isActive } });
  expect(await since(await signIn(own, handler.person))).toBe("taken");
  const { token, way, userKey } = await founding(office);
  await reset(office, token, userKey, way);
  expect(await since(await signIn(own, handler.person))).toBe("account-key");
  const { token: mailed, state } = await link(handler);
  const { userKey: fresh, ...keys } = await freshKeys(state.userId);
  expect(await since(await reset(handler, mailed, fresh, { kind: "fresh", ...keys }))).toBe("reset");
});

test("a note of a former account key is no word for the present one", async () => {
  const admin = await aPerson([...ROLES.Admin]);
  const compared = async () => (await own.db.tenant(office.accountId, (tx) => comparedBy(tx, office.accountId))).has(admin.person.userId);
  expect(await compared()).toBe(true);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set({ is_active: false }).where("id", "=", admin.person.userId).execute(),
  );
  const { token, way, userKey } = await founding(office);
  await reset(office, token, userKey, way);
  expect(await compared()).toBe(false);
});

test("a seed of the account's key without a permission for it names nobody, vouches for nobody, and keeps nobody from a new key", async () => {
  const handler = await aPerson(["Meldungen", "Einstellungen"]);
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .updateTable("users")
      .set({ permissions: ["Meldungen"] })
      .where("id", "=", handler.person.userId)
      .execute(),
  );
  const { state, token } = await link(office);
  expect([state.hasColleague, state.founding !== null]).toEqual([false, true]);
  const { userKey, ...keys } = await freshKeys(state.userId);
  const again = await reset(office, token, userKey, { kind: "fresh", ...keys });
  expect((await call(own.app, peopleRoutes.access, { as: again.as })).granters).toEqual([]);
  expect(await call(own.app, peopleRoutes.waiting, { as: handler.as })).toEqual([]);
  await hold(own, office.accountId, { ...handler.person, as: handler.as });
  const body = await releaseTo({ ...keys, id: state.userId, member: null, missing: { vouch: true, account: true, departments: [] } }, true);
  expect(await refused(own.app, peopleRoutes.grant, { params: { id: state.userId }, as: handler.as, body })).toBe("FORBIDDEN");
  expect(await refused(own.app, resetRoutes.validate, { query: { token } })).toBe("TOKEN_INVALID");
});
