import { RESCUERS_NAMED } from "@hz/contract/keys/key-drill";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { ROLES } from "@hz/contract/permissions";
import { departmentRoutes } from "@hz/contract/people/departments";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { peopleRoutes } from "@hz/contract/people/people";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aKey, aRealDepartment } from "../../testing/builders-departments.ts";
import { founderOf, invited, joined, released } from "../../testing/builders-people.ts";
import { aRecoveryCode } from "../../testing/builders-reset.ts";
import { call } from "../../testing/call.ts";
import { keyLosses } from "../../testing/key-losses.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});

const { anEmergencyKey, founding, report, reset } = keyLosses(
  () => own,
  () => office,
);
const drill = ({ as }: SignedIn) => call(own.app, readinessRoutes.keys, { as });
const states = async (who: SignedIn) => {
  const { keys, people } = await drill(who);
  return [keys.map(({ state }) => state), people.map(({ state }) => state)];
};
const change = (who: SignedIn, values: object) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("users").set(values).where("account_id", "=", office.accountId).where("id", "=", who.person.userId).execute(),
  );
/** Leaves somebody the departments' keys alone. */
const asHandler = async (who: SignedIn) => {
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", who.person.userId).where("kind", "=", "account").execute(),
  );
  await change(who, { permissions: ["Meldungen"], role: "Fallbearbeitung" });
};

test("one person alone: one loss ends it; a confirmed code stands against it, the emergency key makes it safe", async () => {
  expect(await states(office)).toEqual([["single", "single"], ["single"]]);
  await aRecoveryCode(own, office, office.accountId);
  expect(await states(office)).toEqual([["code", "code"], ["code"]]);
  await anEmergencyKey();
  expect(await states(office)).toEqual([["safe", "safe"], ["safe"]]);
  expect((await drill(office)).people).toMatchObject([{ isSelf: true, hasCode: true, byEmergencyKey: true, rescuers: [], ended: [] }]);
});

test("an emergency key that lacks a department leaves it at risk, and the drill tells that there is one", async () => {
  const [karl, other] = [await aColleague(own, office), await aColleague(own, office)];
  const ombuds = await aRealDepartment(own, office, [karl.person, other.person]);
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.deleteFrom("department_members").where("department_id", "=", ombuds.id).where("user_id", "=", other.person.userId).execute();
    await tx.updateTable("channels").set({ department_id: ombuds.id }).execute();
  });
  await change(other, { is_active: false });
  const seen = async () => {
    const { hasEmergencyKey, keys } = await drill(office);
    const { atRisk } = await call(own.app, emergencyRoutes.get, { as: office.as });
    return [hasEmergencyKey, keys.find(({ id }) => id === ombuds.id), atRisk];
  };
  const lane = { state: "single", holders: [karl.person.fullName], hasEmergencyKey: false };
  const atRisk = [expect.any(String)];
  expect(await seen()).toEqual([false, expect.objectContaining(lane), atRisk]);
  await anEmergencyKey();
  expect(await seen()).toEqual([true, expect.objectContaining(lane), atRisk]);
});

test("an administrator and a handler: by what was granted, not by permissions", async () => {
  const handler = await aColleague(own, office);
  await asHandler(handler);
  const { keys, people, seesAll } = await drill(office);
  expect(seesAll).toBe(true);
  expect(keys.map(({ name, state }) => [name === null, state])).toEqual([
    [true, "single"],
    [false, "safe"],
  ]);
  const of = (who: SignedIn) => people.find(({ id }) => id === who.person.userId)!;
  // The account's key would be gone; what the handler holds comes back.
  expect(of(office)).toMatchObject({ state: "single", ended: [null], rescuers: [handler.person.fullName] });
  expect(of(handler)).toMatchObject({ state: "safe", ended: [], rescuers: [office.person.fullName] });
  // The permission alone brings nothing back.
  await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("grants").where("to_user_id", "=", handler.person.userId).execute());
  expect((await drill(office)).keys.map(({ state }) => state)).toEqual(["single", "single"]);
  // Somebody who cannot sign in hands nothing on, and is named apart.
  const admin = await aColleague(own, office, { role: "Admin" });
  await change(admin, { is_active: false });
  const [account] = (await drill(office)).keys;
  expect(account).toMatchObject({ state: "single", holders: [office.person.fullName], idle: [admin.person.fullName] });
});

test("who has not compared the account's key yet is named apart: they bring others back only afterwards", async () => {
  const invitation = await invited(own, office, { permissions: [...ROLES.Admin], withCode: false });
  const { userId, userKey, as } = await joined(own, invitation, null);
  await released(own, office.accountId, founderOf(office), userId);
  const { fullName } = await call(own.app, peopleRoutes.get, { params: { id: userId }, as: office.as });
  const seen = async () => {
    const { keys, people } = await drill(office);
    const [account] = keys;
    const self = people.find(({ isSelf }) => isSelf)!;
    return [account!.holders, account!.uncompared, self.rescuers, self.uncompared];
  };
  const founder = office.person.fullName;
  expect(await seen()).toEqual([[founder], [fullName], [], [fullName]]);
  const ring = await call(own.app, authRoutes.keys, { as });
  const body = await sealAnew(userKey, { accountId: office.accountId, userId }, ring, null);
  await call(own.app, resetRoutes.trust, { as, body });
  expect(await seen()).toEqual([expect.arrayContaining([founder, fullName]), [], [fullName], []]);
});

test("who does not manage people sees themselves and their own departments; who is not vouched for sees nothing", async () => {
  const other = await aDepartment(own, office, "Ombudsstelle");
  const stranger = await aColleague(own, office, { departmentId: other });
  const handler = await aColleague(own, office);
  await asHandler(handler);
  await asHandler(stranger);
  const seen = await drill(handler);
  expect(seen).toMatchObject({ seesAll: false, people: [{ id: handler.person.userId, isSelf: true }] });
  expect(seen.keys.map(({ id }) => id)).toEqual([office.departmentId]);
  expect(JSON.stringify(seen)).not.toContain(stranger.person.fullName);
  await change(handler, { member_signature: null });
  expect(await drill(handler)).toEqual({ seesAll: false, hasEmergencyKey: false, keys: [], people: [] });
});

test("in a large office a few colleagues are named beside each person and the others counted; a key's holders are all named", async () => {
  const all: SignedIn[] = [office];
  for (let more = 0; more < RESCUERS_NAMED + 2; more++) all.push(await aColleague(own, office, { role: "Admin" }));
  const { keys, people } = await drill(office);
  expect(people).toHaveLength(all.length);
  for (const { name, rescuers, moreRescuers } of people) {
    expect([rescuers.length, moreRescuers, rescuers.includes(name)]).toEqual([RESCUERS_NAMED, 2, false]);
    expect(rescuers).toEqual(rescuers.toSorted());
  }
  expect(keys.map(({ holders }) => holders.length)).toEqual(keys.map(() => all.length));
});

test("after a new account key the older keys of a department stand apart: with whom they are, and whether that person waits", async () => {
  const handler = await aColleague(own, office);
  await asHandler(handler);
  await report("Vor dem Verlust");
  const { token, userKey, way } = await founding(office);
  const again = await reset(office, token, userKey, way);
  const lanes = async () =>
    (await drill(again)).keys.slice(1).map(({ isOlder, state, ...who }) => [isOlder, state, who.holders, who.uncompared, who.idle]);
  const [founder, colleague] = [office.person.fullName, handler.person.fullName];
  expect(await lanes()).toEqual([
    [false, "single", [founder], [], []],
    [true, "lost", [], [], [colleague]],
  ]);
  await change(handler, { member_signature: Buffer.alloc(64) });
  // Released, they still have to compare the new account key.
  expect((await lanes())[1]).toEqual([true, "single", [], [colleague], []]);
  // What the colleague alone holds is what they would lose.
  const { people } = await drill(again);
  expect(people.find(({ id }) => id === handler.person.userId)).toMatchObject({ state: "single", rescuers: [] });
});

test("a newest key that nobody holds is nobody's, not the emergency key's, and no former key stands in its place", async () => {
  const ombuds = await aRealDepartment(own, office, [office.person]);
  const lose = () =>
    own.db.tenant(office.accountId, (tx) =>
      tx
        .deleteFrom("grants")
        .where("department_id", "in", [office.departmentId, ombuds.id])
        .where("epoch", "=", sql<number>`(select max(k.epoch) from department_keys k where k.department_id = grants.department_id)`)
        .execute(),
    );
  const lanes = async () =>
    (await drill(office)).keys.slice(1).map(({ isOlder, ...one }) => [isOlder, one.state, one.hasEmergencyKey, one.holders]);
  // Of the office a former key is in use, and held by its founder and in the safe.
  await report("Mit dem früheren Schlüssel");
  const { key, grants } = await aKey(office, office.departmentId, 2, [office.person]);
  await call(own.app, departmentRoutes.renewKey, { as: office.as, params: { id: office.departmentId }, body: { key, grants } });
  await anEmergencyKey();
  await lose();
  expect(await lanes()).toEqual([
    [false, "lost", false, []],
    [true, "safe", true, [office.person.fullName]],
    [false, "lost", false, []],
  ]);
});

test("a key that only an open invitation's code opens is told with whom it is, until somebody has accepted it", async () => {
  const keeper = await aColleague(own, office, { role: "Verwaltung" });
  const setter = await aColleague(own, office);
  await change(setter, { permissions: ["Einstellungen"] });
  const invitation = await invited(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    sql`delete from grants where kind = 'department' and to_user_id <> ${invitation.body.id}`.execute(tx),
  );
  const { firstName, lastName } = invitation.body;
  const lane = async (who: SignedIn) => {
    const { state, holders, idle, invited: names } = (await drill(who)).keys.find(({ id }) => id === office.departmentId)!;
    return [state, [...holders, ...idle], names];
  };
  const check = async () => {
    const { channels } = await call(own.app, readinessRoutes.get, { as: office.as });
    return channels[0]!.checks.find((one) => one.check === "keys");
  };
  expect([await lane(keeper), await lane(setter)]).toEqual([
    ["lost", [], [`${firstName} ${lastName}`]],
    ["lost", [], [null]],
  ]);
  expect(await check()).toMatchObject({ light: "not-ready", reason: "keys-invited" });
  await joined(own, invitation);
  expect(await lane(keeper)).toEqual(["single", [`${firstName} ${lastName}`], []]);
  expect(await check()).toMatchObject({ reason: "keys-one" });
});
