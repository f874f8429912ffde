import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { accountFingerprint, accountKey, fingerprintForLink, fromBase64Url, signDepartment, toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aFounding, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { founderOf, hold, released } from "../../testing/builders-people.ts";
import { newPassword } from "../../testing/builders-reset.ts";
import { call, refused } from "../../testing/call.ts";
import { insertGrant } from "../departments/index.ts";
import { keyLosses } from "../../testing/key-losses.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { checkKey, statementOf } from "../../../web/vault/report/check-key.ts";
import { namedKey } from "../../../web/vault/report/named-key.ts";
import { signPurpose } from "../../../web/vault/people/purpose.ts";
import { grantEpochs, makeNextEpoch } from "../../../web/vault/people/renewal.ts";

// A board stands in for the office. Whoever founds a new account key belongs to the office alone.
let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());

const { reset, founding } = keyLosses(
  () => own,
  () => office,
);

test("after a new account key no department stands in until its key is renewed without who founded it, and signed", async () => {
  office = await anOffice(own);
  const member = await aColleague(own, office, { role: "Admin" });
  const board = await aRealDepartment(own, office, [member.person]);
  const leaves = (departmentId: string, { person }: SignedIn) =>
    own.db.tenant(office.accountId, async (tx) => {
      const { userId } = person;
      await tx.deleteFrom("department_members").where("department_id", "=", departmentId).where("user_id", "=", userId).execute();
      await tx.deleteFrom("grants").where("department_id", "=", departmentId).where("to_user_id", "=", userId).execute();
    });
  await leaves(office.departmentId, member);
  const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
  const body = { departmentId: office.departmentId, conflictDepartmentId: board.id };
  await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
  await hold(own, office.accountId, founderOf(office));
  const purpose = { name: board.name, standsInFor: [office.departmentId] };
  await call(own.app, departmentRoutes.setPurpose, {
    params: { id: board.id },
    body: await signPurpose(board.key, purpose),
    as: office.as,
  });
  const portal = () => call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
  expect((await portal()).conflict).toMatchObject({ departmentId: board.id });

  // The member's own seed is of no use while they are switched off; afterwards it is a former one.
  const switched = (active: boolean) =>
    own.db.tenant(office.accountId, (tx) =>
      tx.updateTable("users").set({ is_active: active }).where("id", "=", member.person.userId).execute(),
    );
  await switched(false);
  const { token, userKey, way } = await founding(office);
  const anna = await reset(office, token, userKey, way);
  await switched(true);
  const listed = async () =>
    (await call(own.app, departmentRoutes.list, { as: anna.as })).map(({ id, epoch, renewalDue }) => [id, epoch, renewalDue]);
  expect(await listed()).toEqual([
    [office.departmentId, 2, false],
    [board.id, 2, true],
  ]);
  const served = await portal();
  expect(served.conflict).toBeNull();
  const link = namedKey(`#k=${fingerprintForLink(await accountFingerprint(office.accountId, fromBase64Url(served.accountPublicKey)))}`, 0);
  expect(await checkKey(served, link)).toMatchObject({ state: "trusted" });

  // The member accepts, is released, and makes the next key for the board alone.
  const holder = { accountId: office.accountId, userId: member.person.userId };
  const ring = await call(own.app, authRoutes.keys, { as: member.as });
  await call(own.app, resetRoutes.trust, {
    as: member.as,
    body: await sealAnew(member.person.userKey, holder, ring, fromBase64Url(office.channel.accountPublicKey)),
  });
  await released(own, office.accountId, { ...anna.person, as: anna.as }, member.person.userId);
  const boardNow = async () => (await call(own.app, departmentRoutes.list, { as: member.as })).find(({ id }) => id === board.id)!;
  await hold(own, office.accountId, { ...anna.person, as: anna.as });
  // Nobody holds the new key: whatever is signed of it, the portal takes no report about the office.
  expect((await boardNow()).isLost).toBe(true);
  await hold(own, office.accountId, { ...member.person, as: member.as });
  await call(own.app, departmentRoutes.renewKey, {
    params: { id: board.id },
    body: await makeNextEpoch(await boardNow(), [member.person.userId]),
    as: member.as,
  });
  expect(await listed()).toEqual([
    [office.departmentId, 2, false],
    [board.id, 3, false],
  ]);
  await hold(own, office.accountId, { ...member.person, as: member.as });
  const signed = await signPurpose((await boardNow()).key, purpose);
  await call(own.app, departmentRoutes.setPurpose, { params: { id: board.id }, body: signed, as: member.as });
  const again = await portal();
  expect(again.conflict).toMatchObject({ departmentId: board.id, epoch: 3, purpose: { standsInFor: [office.departmentId] } });
  expect(await checkKey(again, link)).toMatchObject({ state: "trusted" });
});

test("whoever founds a new account key keeps no key of a department that stands in, which others hold, joined or not", async () => {
  office = await anOffice(own);
  const member = await aColleague(own, office);
  const board = await aRealDepartment(own, office, [member.person]);
  await own.db.tenant(office.accountId, (tx) =>
    tx.updateTable("departments").set({ was_for_conflicts: true }).where("id", "=", board.id).execute(),
  );
  await call(own.app, departmentRoutes.addMember, {
    params: { id: board.id, userId: office.person.userId },
    body: { grants: [] },
    as: office.as,
  });
  const { token, userKey, way } = await founding(office);
  const standsIn = await Promise.all(
    way.departments.map(async (key) => {
      const purpose = { name: "Zweite Stelle", standsInFor: key.departmentId === board.id ? [office.departmentId] : [], signedAt: 0 };
      const made = await accountKey((await aFounding()).founded.accountSeed);
      return { ...key, purpose, signature: toBase64Url(await signDepartment(made, statementOf(office.accountId, { ...key, purpose }))) };
    }),
  );
  const forged = { ...(await newPassword(office.person.userId, userKey)), token, way: { ...way, departments: standsIn } };
  expect(await refused(own.app, resetRoutes.confirm, { body: forged })).toBe("BOX_REFUSED");
  const anna = await reset(office, token, userKey, way);
  const held = await own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("grants").select(["to_user_id", "epoch"]).where("department_id", "=", board.id).execute(),
  );
  expect(held).toEqual([{ to_user_id: member.person.userId, epoch: 1 }]);
  const listed = (await call(own.app, departmentRoutes.list, { as: anna.as })).find(({ id }) => id === board.id)!;
  expect([listed.epoch, listed.isLost]).toEqual([2, true]);
  // Nor do they make themselves the next one: that goes to who read there before, once they are vouched for.
  await hold(own, office.accountId, { ...anna.person, as: anna.as });
  const body = await makeNextEpoch(listed, [anna.person.userId]);
  expect(await refused(own.app, departmentRoutes.renewKey, { params: { id: board.id }, body, as: anna.as })).toBe("LAST_MEMBER");
});

test("whoever founded a new account key and alone holds one of a department that stands in takes themselves in and goes on holding it, as long as no member does", async () => {
  office = await anOffice(own);
  const member = await aColleague(own, office);
  const board = await aRealDepartment(own, office, [member.person]);
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.updateTable("departments").set({ was_for_conflicts: true }).where("id", "=", board.id).execute();
    // Its only reader lost their keys.
    await tx.deleteFrom("grants").where("department_id", "=", board.id).execute();
  });
  const { token, userKey, way } = await founding(office);
  const anna = await reset(office, token, userKey, way);
  await hold(own, office.accountId, { ...anna.person, as: anna.as });
  const { userId } = anna.person;
  const grants = await grantEpochs(board.id, [2], userId);
  expect(grants).toHaveLength(1);
  const join = async () => {
    await call(own.app, departmentRoutes.addMember, { params: { id: board.id, userId }, body: { grants }, as: anna.as });
    const { members } = (await call(own.app, departmentRoutes.list, { as: anna.as })).find(({ id }) => id === board.id)!;
    return members.find((one) => one.userId === userId)?.hasKeys;
  };
  expect(await join()).toBe(true);
  await own.db.tenant(office.accountId, async (tx) => {
    await tx.deleteFrom("department_members").where("department_id", "=", board.id).where("user_id", "=", userId).execute();
    await insertGrant(tx, office.accountId, member.person.userId, grants[0]!.grant);
  });
  expect(await join()).toBe(false);
});
