import { departmentRoutes } from "@hz/contract/people/departments";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { peopleRoutes } from "@hz/contract/people/people";
import { newId } from "@hz/crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, aFounding, anOffice, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { aRealDepartment } from "../../testing/builders-departments.ts";
import { atTheBrowserOf, newPassword, wrongProof } from "../../testing/builders-reset.ts";
import { call, refused } from "../../testing/call.ts";
import { offerEmergency } from "../../../web/vault/keys/emergency.ts";
import { insertGrant } from "../departments/index.ts";
import { KeyRingFailure } from "../../../web/vault/keys/held-keys.ts";
import { answerWithCode, keysByEmergency } from "../../../web/vault/keys/reset-keys.ts";
import { keyLosses, NEW, OLD } from "../../testing/key-losses.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
});

const { link, open, reset, titles, report, founding, anEmergencyKey } = keyLosses(
  () => own,
  () => office,
);

describe("the emergency key", () => {
  const use = async (who: SignedIn, code: string) => {
    const { token, state } = await link(who);
    const { auth, open: unwrap } = await answerWithCode(code, state.emergencyId!);
    const { wrap, ...released } = await call(own.app, resetRoutes.emergency, { body: { token, auth } });
    const emergency = { userKey: await unwrap(wrap), id: state.emergencyId!, ...released };
    const holder = { accountId: office.accountId, userId: who.person.userId };
    return { token, auth, emergency, holder };
  };

  test("opens everything again for the only one who holds the account's key", async () => {
    await report(OLD);
    const { code } = await anEmergencyKey();
    const { token, auth, emergency, holder } = await use(office, code);
    const { userKey, ...vouched } = await keysByEmergency(holder, emergency);
    const again = await reset(office, token, userKey, { kind: "emergency", emergencyAuth: auth, ...vouched });
    const held = await open(again);
    expect([held.isVouched, held.accountSeed !== null]).toEqual([true, true]);
    await report(NEW);
    expect(await titles(again, held)).toEqual([NEW, OLD]);
    const used = await own.db.tenant(office.accountId, (tx) =>
      tx.selectFrom("audit_entries").select(["actor_id", "target_id"]).where("action", "=", "emergency-key.used").execute(),
    );
    expect(used).toEqual([{ actor_id: office.person.userId, target_id: emergency.id }]);
  });

  test("is in the audit log, and in the mails to the other Admins and to who reads what it opens, as soon as it was given out, whatever follows", async () => {
    const { code } = await anEmergencyKey();
    const admin = await aColleague(own, office, { role: "Admin" });
    const handler = await aColleague(own, office);
    const reader = await aColleague(own, office);
    await aColleague(own, office, { departmentId: await aDepartment(own, office, "Eine andere") });
    const { emergency } = await use(handler, code);
    const seen = await own.db.tenant(office.accountId, async (tx) => ({
      used: await tx.selectFrom("audit_entries").select(["actor_id", "target_id"]).where("action", "=", "emergency-key.used").execute(),
      told: (await sql<{ data: { userId: string; as: string } }>`select data from pgboss.job where name = 'tell-of-emergency'`.execute(tx))
        .rows,
    }));
    expect(seen.used).toEqual([{ actor_id: handler.person.userId, target_id: emergency.id }]);
    const told = [admin, office, reader].map(({ person }) => `${person.userId} ${person === reader.person ? "reader" : "admin"}`);
    expect(seen.told.map(({ data }) => `${data.userId} ${data.as}`).sort()).toEqual(told.sort());
  });

  test("opens a department that stands in to its own people alone, whatever somebody else manages", async () => {
    const member = await aColleague(own, office);
    const board = await aRealDepartment(own, office, [member.person]);
    const { code, key } = await anEmergencyKey();
    const what = { kind: "department" as const, departmentId: board.id, epoch: 1 };
    await own.db.tenant(office.accountId, (tx) => insertGrant(tx, office.accountId, key.id, { ...key.grants[0]!, what }));
    const opens = async (who: SignedIn) => {
      const { emergency } = await use(who, code);
      return emergency.ring.grants.some(({ what: one }) => one.kind === "department" && one.departmentId === board.id);
    };
    expect([await opens(office), await opens(member)]).toEqual([true, true]);
    await own.db.tenant(office.accountId, async (tx) => {
      await tx
        .deleteFrom("department_members")
        .where("department_id", "=", office.departmentId)
        .where("user_id", "=", member.person.userId)
        .execute();
      await tx.updateTable("channels").set({ conflict_department_id: board.id }).execute();
    });
    expect([await opens(office), await opens(member)]).toEqual([false, true]);
    // Nor is more taken than was given out.
    const { token, auth, emergency, holder } = await use(office, code);
    const { userKey, ...kept } = await keysByEmergency(holder, emergency);
    const greedy = [...kept.grants, { ...kept.grants[0]!, what }];
    const way = { kind: "emergency" as const, emergencyAuth: auth, member: kept.member, grants: greedy };
    const body = { ...(await newPassword(office.person.userId, userKey)), token, way };
    expect(await refused(own.app, resetRoutes.confirm, { body })).toBe("BOX_REFUSED");
  });

  test("of a department that stands in opens nothing to whoever joined without its key, unless nobody else holds that", async () => {
    const member = await aColleague(own, office);
    const board = await aRealDepartment(own, office, [member.person]);
    const { code, key } = await anEmergencyKey();
    const what = { kind: "department" as const, departmentId: board.id, epoch: 1 };
    const joiner = await aColleague(own, office, { role: "Admin" });
    await own.db.tenant(office.accountId, async (tx) => {
      await insertGrant(tx, office.accountId, key.id, { ...key.grants[0]!, what });
      await tx
        .deleteFrom("department_members")
        .where("user_id", "in", [member.person.userId, joiner.person.userId])
        .where("department_id", "=", office.departmentId)
        .execute();
      await tx.updateTable("channels").set({ conflict_department_id: board.id }).execute();
    });
    await call(own.app, departmentRoutes.addMember, {
      params: { id: board.id, userId: joiner.person.userId },
      body: { grants: [] },
      as: office.as,
    });
    const opens = async (who: SignedIn) => {
      const { emergency } = await use(who, code);
      return emergency.ring.grants.some(({ what: one }) => one.kind === "department" && one.departmentId === board.id);
    };
    const inSafe = async () => (await call(own.app, peopleRoutes.access, { as: joiner.as })).inSafe;
    expect([await opens(member), await opens(joiner), await inSafe()]).toEqual([true, false, false]);
    const active = (is_active: boolean) =>
      own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ is_active }).where("id", "=", member.person.userId).execute());
    await active(false);
    expect(await opens(joiner)).toBe(false);
    await active(true);
    // Who lost everything comes back by it, as long as no colleague could release them.
    await own.db.tenant(office.accountId, (tx) => tx.deleteFrom("grants").where("to_user_id", "=", member.person.userId).execute());
    expect([await opens(member), await inSafe()]).toEqual([true, true]);
  });

  test("of a department that stands in opens nothing to whoever joined and had its people deactivated, or stripped of it", async () => {
    const [first, second] = [await aColleague(own, office), await aColleague(own, office)];
    const board = await aRealDepartment(own, office, [first.person, second.person]);
    const { code, key } = await anEmergencyKey();
    const what = { kind: "department" as const, departmentId: board.id, epoch: 1 };
    const joiner = await aColleague(own, office, { role: "Admin" });
    await own.db.tenant(office.accountId, async (tx) => {
      await insertGrant(tx, office.accountId, key.id, { ...key.grants[0]!, what });
      await tx.deleteFrom("department_members").where("department_id", "=", office.departmentId).execute();
      await tx.updateTable("channels").set({ conflict_department_id: board.id }).execute();
    });
    const where = (who: SignedIn) => ({ params: { id: board.id, userId: who.person.userId }, as: office.as });
    await call(own.app, departmentRoutes.addMember, { ...where(joiner), body: { grants: [] } });
    const change = (who: SignedIn, body: object) => ({ params: { id: who.person.userId }, body, as: office.as });
    await call(own.app, peopleRoutes.update, change(first, { isActive: false }));
    for (const attempt of [
      () => refused(own.app, peopleRoutes.update, change(second, { permissions: [] })),
      () => refused(own.app, departmentRoutes.removeMember, where(second)),
    ])
      expect(await attempt()).toBe("LAST_MEMBER");
    await call(own.app, peopleRoutes.update, change(second, { isActive: false }));
    const { emergency } = await use(joiner, code);
    expect(emergency.ring.grants.filter(({ what: one }) => one.kind === "department" && one.departmentId === board.id)).toEqual([]);
  });

  test("gives a handler the own departments and no account seed, whatever is sent", async () => {
    const { code } = await anEmergencyKey();
    const other = await aDepartment(own, office);
    const handler = await aColleague(own, office, { departmentId: other });
    const { token, auth, emergency, holder } = await use(handler, code);
    expect(emergency.mayHoldAccountKey).toBe(false);
    expect(emergency.ring.grants.some(({ what }) => what.kind === "department")).toBe(false);
    const greedy = await keysByEmergency(holder, { ...emergency, mayHoldAccountKey: true });
    const body = { ...(await newPassword(handler.person.userId, greedy.userKey)), token };
    const way = { kind: "emergency" as const, emergencyAuth: auth, member: greedy.member, grants: greedy.grants };
    expect(await refused(own.app, resetRoutes.confirm, { body: { ...body, way } })).toBe("BOX_REFUSED");
    const { userKey, ...modest } = await keysByEmergency(holder, emergency);
    const again = await reset(handler, token, userKey, { kind: "emergency", emergencyAuth: auth, ...modest });
    const held = await open(again);
    expect([held.isVouched, held.knowsAccountKey, held.accountSeed]).toEqual([true, true, null]);
  });

  test("is refused without its code; a server that names another account key gets no new keys vouched for", async () => {
    const { code } = await anEmergencyKey();
    const { token, state } = await link(office);
    const auth = await wrongProof(state.emergencyId!);
    expect(await refused(own.app, resetRoutes.emergency, { body: { token, auth } })).toBe("RECOVERY_CODE_WRONG");
    const { emergency, holder } = await use(office, code);
    const { accountPublicKey } = (await aFounding()).founded.keys;
    const lying = { ...emergency, ring: { ...emergency.ring, accountPublicKey } };
    await expect(keysByEmergency(holder, lying)).rejects.toThrow(KeyRingFailure);
  });

  test("says what it does not open, ends with the next one and with an account key that is founded anew", async () => {
    const state = () => call(own.app, emergencyRoutes.get, { as: office.as });
    expect(await state()).toEqual({ key: null, atRisk: [expect.any(String)] });
    const first = await anEmergencyKey();
    expect((await state()).key).toMatchObject({ id: first.key.id, missing: [], createdBy: office.person.fullName });
    await aDepartment(own, office, "Ombudsstelle");
    expect((await state()).key?.missing).toEqual([{ name: "Ombudsstelle", grantedBy: "members" }]);
    const second = await anEmergencyKey();
    const { token, state: linked } = await link(office);
    expect(linked.emergencyId).toBe(second.key.id);
    const { auth } = await answerWithCode(first.code, second.key.id);
    expect(await refused(own.app, resetRoutes.emergency, { body: { token, auth } })).toBe("RECOVERY_CODE_WRONG");
    const made = await founding(office);
    const again = await reset(office, made.token, made.userKey, made.way);
    expect(await call(own.app, emergencyRoutes.get, { as: again.as })).toEqual({ key: null, atRisk: [expect.any(String)] });
  });

  test("cannot take a person's id, or grant in a person's name; a department that is not there is left out", async () => {
    await atTheBrowserOf(own, office, office.accountId);
    const { key } = await offerEmergency(null);
    const put = (change: object) => refused(own.app, emergencyRoutes.put, { as: office.as, body: { ...key, ...change } });
    const { userId } = office.person;
    const asPerson = { id: userId, member: { ...key.member, userId }, grants: key.grants.map((grant) => ({ ...grant, byUserId: userId })) };
    expect(await put(asPerson)).toBe("BOX_REFUSED");
    expect(await put({ grants: asPerson.grants })).toBe("BOX_REFUSED");
    const unknown = { kind: "department" as const, departmentId: newId(), epoch: 1 };
    expect((await call(own.app, emergencyRoutes.get, { as: office.as })).key).toBeNull();
    await call(own.app, emergencyRoutes.put, {
      as: office.as,
      body: { ...key, grants: [...key.grants, { ...key.grants[0]!, what: unknown }] },
    });
    expect((await call(own.app, emergencyRoutes.get, { as: office.as })).key!.missing).toEqual([]);
  });
});
