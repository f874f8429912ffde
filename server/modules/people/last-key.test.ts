import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { peopleRoutes } from "@hz/contract/people/people";
import { userRoutes } from "@hz/contract/people/users";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertGrantOnce } from "../departments/index.ts";
import { offerEmergency } from "../../../web/vault/keys/emergency.ts";
import { openRing } from "../../../web/vault/keys/keys.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, type SignedIn, signIn, type TestOffice } from "../../testing/builders.ts";
import { aGrant, aKey, aRealDepartment, aSubmittedTo, type TestDepartment } from "../../testing/builders-departments.ts";
import { invited } from "../../testing/builders-people.ts";
import { atTheBrowserOf } from "../../testing/builders-reset.ts";
import { call, type Headers, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
/** Reads for the second department, at first alone. */
let handler: SignedIn;
let second: TestDepartment;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
  handler = await aColleague(own, office);
  second = await aRealDepartment(own, office, [handler.person]);
});

const verdict = (reply: Awaited<ReturnType<typeof send>>) => reply.json().code ?? reply.statusCode;
const change = async (id: string, body: object, as: Headers = office.as) =>
  verdict(await send(own.app, peopleRoutes.update, { params: { id }, body, as }));
const remove = async (id: string) => verdict(await send(own.app, peopleRoutes.remove, { params: { id }, as: office.as }));
const removeFromDepartment = async (userId: string) =>
  verdict(await send(own.app, departmentRoutes.removeMember, { params: { id: second.id, userId }, as: office.as }));
const state = async () => (await call(own.app, departmentRoutes.list, { as: office.as })).find(({ id }) => id === second.id)!;
const seedsOf = async (who: SignedIn) => {
  const ring = await call(own.app, authRoutes.keys, { as: who.as });
  const held = await openRing(who.person.userKey, { accountId: office.accountId, userId: who.person.userId }, ring);
  return [...held.seeds.keys()].filter((name) => name.startsWith(second.id));
};
/** `withKey` has the one who reads hand on the key. */
async function addToDepartment(who: SignedIn, withKey = false): Promise<void> {
  const params = { id: second.id, userId: who.person.userId };
  await call(own.app, departmentRoutes.addMember, { params, body: { grants: [] }, as: office.as });
  if (!withKey) return;
  const grant = await aGrant(office, { departmentId: second.id, epoch: 1 }, second.seed, who.person, handler.person);
  await call(own.app, departmentRoutes.grant, { params, body: { grants: [grant] }, as: handler.as });
}

describe("the last one who can read a department's reports", () => {
  test("is neither deleted nor loses the permission, until another member was granted", async () => {
    const { userId } = handler.person;
    const other = await aColleague(own, office);
    await addToDepartment(other);
    for (const attempt of [() => remove(userId), () => change(userId, { permissions: ["Statistiken"] })]) {
      expect(await attempt()).toBe("LAST_MEMBER");
      expect(await seedsOf(handler)).toEqual([`${second.id}/1`]);
    }
    await addToDepartment(other, true);
    expect(await change(userId, { permissions: ["Statistiken"] })).toBe(200);
    expect(await remove(other.person.userId)).toBe("LAST_MEMBER");
    expect(await remove(userId)).toBe(200);
  });

  test("is deactivated at once; the keys stay, and activated again everything opens", async () => {
    const { userId } = handler.person;
    expect(await change(userId, { isActive: false })).toBe(200);
    expect(await refused(own.app, userRoutes.current, { as: handler.as })).toBe("NOT_SIGNED_IN");
    await expect(signIn(own, handler.person)).rejects.toThrow();
    expect(await state()).toMatchObject({ renewalDue: true });
    // Whoever holds the last key without a sign-in holds it still.
    expect(await remove(userId)).toBe("LAST_MEMBER");
    const other = await aColleague(own, office);
    await addToDepartment(other);
    expect(await removeFromDepartment(userId)).toBe("LAST_MEMBER");
    expect(await change(userId, { permissions: [] })).toBe("LAST_MEMBER");
    expect(await change(userId, { isActive: true })).toBe(200);
    expect(await seedsOf(await signIn(own, handler.person))).toEqual([`${second.id}/1`]);
    expect(await state()).toMatchObject({ renewalDue: true });
  });

  test("a deactivated one, and one without the permission, count for nobody", async () => {
    const [other, third] = [await aColleague(own, office), await aColleague(own, office)];
    await addToDepartment(other, true);
    expect(await change(other.person.userId, { isActive: false })).toBe(200);
    expect(await remove(handler.person.userId)).toBe("LAST_MEMBER");
    await addToDepartment(third, true);
    await change(handler.person.userId, { isActive: false });
    expect(await remove(third.person.userId)).toBe("LAST_MEMBER");
    // What somebody else held went with the sign-in.
    await change(other.person.userId, { isActive: true });
    expect(await seedsOf(await signIn(own, other.person))).toEqual([]);
  });

  test("an older key that reports are sealed to counts as well", async () => {
    const [channel] = await call(own.app, channelRoutes.list, { as: office.as });
    const body = { departmentId: second.id, conflictDepartmentId: null };
    await call(own.app, channelRoutes.setDelivery, { params: { id: channel!.id }, body, as: office.as });
    await aSubmittedTo(own, office, second.key);
    const other = await aColleague(own, office);
    await addToDepartment(other);
    const next = await aKey(office, second.id, 2, [handler.person, other.person]);
    const [forOther, grants] = [true, false].map((is) => next.grants.filter(({ toUserId }) => (toUserId === other.person.userId) === is));
    // Whom nobody has released yet gets no key by a renewal.
    const renewal = (body: Pick<typeof next, "key" | "grants">) => ({ params: { id: second.id }, body, as: office.as });
    expect(await refused(own.app, departmentRoutes.renewKey, renewal({ key: next.key, grants: next.grants }))).toBe("KEYS_CHANGED");
    await call(own.app, departmentRoutes.renewKey, renewal({ key: next.key, grants: grants! }));
    await own.db.tenant(office.accountId, (tx) => insertGrantOnce(tx, office.accountId, other.person.userId, forOther![0]!.grant));
    expect(await remove(handler.person.userId)).toBe("LAST_MEMBER");
    expect(await remove(other.person.userId)).toBe(200);
  });

  test("of two at once one stays, whichever way they go", async () => {
    const ways = [
      (userId: string) => remove(userId),
      (userId: string) => removeFromDepartment(userId),
      (userId: string) => change(userId, { permissions: [] }),
    ];
    for (const way of ways) {
      const [one, two] = [await aColleague(own, office), await aColleague(own, office)];
      second = await aRealDepartment(own, office, [one.person, two.person]);
      const verdicts = await Promise.all([way(one.person.userId), remove(two.person.userId)]);
      expect(verdicts.map(String).toSorted()).toEqual(["200", "LAST_MEMBER"]);
    }
  });
});

test("an invitation whose code alone opens a department is neither withdrawn, renewed nor emptied, until somebody else holds the key or the code has run out", async () => {
  const { accountId, departmentId } = office;
  const [one, two] = [await invited(own, office), await invited(own, office)];
  // Everybody else lost theirs.
  const [kept] = await own.db.tenant(accountId, async (tx) => {
    const others = tx.deleteFrom("grants").where("department_id", "=", departmentId);
    return others.where("to_user_id", "not in", [one.body.id, two.body.id]).returningAll().execute();
  });
  const renew = async ({ body: { id } }: typeof one) =>
    verdict(await send(own.app, invitationRoutes.renew, { params: { id }, body: { keys: null }, as: office.as }));
  const ways = [renew, (of: typeof one) => change(of.body.id, { permissions: ["Statistiken"] }), (of: typeof one) => remove(of.body.id)];
  expect(await remove(two.body.id)).toBe(200);
  for (const way of ways) expect(await way(one)).toBe("LAST_MEMBER");
  await own.db.tenant(accountId, (tx) => tx.insertInto("grants").values(kept!).execute());
  expect(await change(one.body.id, { permissions: ["Statistiken"] })).toBe(200);
  const last = await invited(own, office);
  await own.db.tenant(accountId, async (tx) => {
    await tx.deleteFrom("grants").where("department_id", "=", departmentId).where("to_user_id", "!=", last.body.id).execute();
    await tx.updateTable("invitations").set({ not_after: 1 }).where("id", "=", last.body.id).execute();
  });
  expect(await remove(last.body.id)).toBe(200);
});

describe("the only one who can sign with the account's key", () => {
  const admin = async () => {
    const one = await aColleague(own, office, { role: "Admin" });
    // The owner lost theirs, and nobody has released them yet.
    await own.db.tenant(office.accountId, (tx) =>
      tx.deleteFrom("grants").where("kind", "=", "account").where("to_user_id", "=", office.person.userId).execute(),
    );
    return one.person.userId;
  };

  test("is neither deleted nor loses the permission; deactivated their key stays", async () => {
    const userId = await admin();
    expect(await remove(userId)).toBe("LAST_SIGNER");
    expect(await change(userId, { permissions: ["Meldungen"] })).toBe("LAST_SIGNER");
    expect(await change(userId, { permissions: ["Meldungen", "Einstellungen"] })).toBe(200);
    expect(await change(userId, { isActive: false })).toBe(200);
    const kept = await own.db.tenant(office.accountId, (tx) =>
      tx.selectFrom("grants").select("kind").where("to_user_id", "=", userId).where("kind", "=", "account").execute(),
    );
    expect(kept).toHaveLength(1);
  });

  test("goes where a colleague can sign as well; of two at once one stays", async () => {
    const [one, two] = [await admin(), await admin()];
    const verdicts = await Promise.all([remove(one), remove(two)]);
    expect(verdicts.map(String).toSorted()).toEqual(["200", "LAST_SIGNER"]);
  });
});

describe("the emergency key", () => {
  const make = async () => {
    await atTheBrowserOf(own, office, office.accountId);
    await call(own.app, emergencyRoutes.put, { as: office.as, body: (await offerEmergency(null)).key });
  };

  test("holds a department's keys, so that the last one who reads can go", async () => {
    await addToDepartment(office, true);
    await make();
    expect(await removeFromDepartment(office.person.userId)).toBe(200);
    expect(await remove(handler.person.userId)).toBe(200);
    // Now it is the last one: neither ended nor replaced by one that does not open the department.
    await atTheBrowserOf(own, office, office.accountId);
    const { key: present } = await call(own.app, emergencyRoutes.get, { as: office.as });
    const { key } = await offerEmergency(present!.id);
    expect(await refused(own.app, emergencyRoutes.put, { as: office.as, body: key })).toBe("LAST_MEMBER");
    expect(await refused(own.app, emergencyRoutes.remove, { as: office.as, body: { lost: null } })).toBe("LAST_MEMBER");
  });

  test("takes no key from the last one who reads when they are deactivated: no colleague could give it back", async () => {
    await addToDepartment(office, true);
    await make();
    expect(await removeFromDepartment(office.person.userId)).toBe(200);
    expect(await change(handler.person.userId, { isActive: false })).toBe(200);
    expect(await change(handler.person.userId, { isActive: true })).toBe(200);
    expect(await seedsOf(await signIn(own, handler.person))).toEqual([`${second.id}/1`]);
  });

  test("counts for nothing where it was made without them", async () => {
    await make();
    expect(await remove(handler.person.userId)).toBe("LAST_MEMBER");
  });
});

test("the account's key stays with the last one who holds it", async () => {
  const admin = await aColleague(own, office, { role: "Admin" });
  // The owner cannot be deactivated: it is the colleague's account from here on.
  for (const [id, isOwner] of [[office.person.userId, false] as const, [admin.person.userId, true] as const])
    await own.db.tenant(office.accountId, (tx) =>
      tx.updateTable("users").set({ is_account_owner: isOwner }).where("id", "=", id).execute(),
    );
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "!=", office.person.userId).where("kind", "=", "account").execute(),
  );
  expect(await change(office.person.userId, { isActive: false }, admin.as)).toBe(200);
  expect(await change(office.person.userId, { isActive: true }, admin.as)).toBe(200);
  const again = await signIn(own, office.person);
  const ring = await call(own.app, authRoutes.keys, { as: again.as });
  const held = await openRing(again.person.userKey, { accountId: office.accountId, userId: again.person.userId }, ring);
  expect([held.accountSeed !== null, held.isVouched]).toEqual([true, true]);
});
