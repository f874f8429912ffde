import { authRoutes } from "@hz/contract/sign-in/auth";
import { channelRoutes } from "@hz/contract/channels/channels";
import { peopleRoutes } from "@hz/contract/people/people";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { fromBase64Url, newId } from "@hz/crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aDepartment, anOffice, authOf, signIn, type TestOffice } from "../../testing/builders.ts";
import { withPasskey } from "../../testing/builders-factor.ts";
import { aRecoveryCode, atTheBrowserOf, newPassword } from "../../testing/builders-reset.ts";
import { call, refused, send } from "../../testing/call.ts";
import { sealAnew } from "../../../web/vault/keys/account-change.ts";
import { grantTo } from "../../../web/vault/people/grant.ts";
import { KeyRingFailure } from "../../../web/vault/keys/held-keys.ts";
import { answerWithCode, freshKeys } from "../../../web/vault/keys/reset-keys.ts";
import { grantToSelf } from "../../../web/vault/people/self-grants.ts";
import { insertGrant } from "../departments/index.ts";
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

const { link, ringOf, open, reset, titles, report, founding } = keyLosses(
  () => own,
  () => office,
);

test("the password: the recovery code opens everything as before", async () => {
  await report(OLD);
  const { code, recoveryAuth } = await aRecoveryCode(own, office, office.accountId);
  const { token, state } = await link(office);
  expect(state.hasRecoveryCode).toBe(true);
  const { auth, open: unwrap } = await answerWithCode(code, state.userId);
  const { recoveryWrap } = await call(own.app, resetRoutes.recovery, { body: { token, recoveryAuth: auth } });
  const again = await reset(office, token, await unwrap(recoveryWrap), { kind: "recovery", recoveryAuth });
  const held = await open(again);
  expect([held.isVouched, held.knowsAccountKey]).toEqual([true, true]);
  await report(NEW);
  expect(await titles(again, held)).toEqual([NEW, OLD]);
});

test("the recovery code: the password goes on, a new code takes the old one's place", async () => {
  const lost = await aRecoveryCode(own, office, office.accountId);
  const found = await aRecoveryCode(own, await signIn(own, office.person), office.accountId);
  const { token } = await link(office);
  const prove = (recoveryAuth: string) => ({ body: { token, recoveryAuth } });
  expect(await refused(own.app, resetRoutes.recovery, prove(lost.recoveryAuth))).toBe("RECOVERY_CODE_WRONG");
  await call(own.app, resetRoutes.recovery, prove(found.recoveryAuth));
});

test("password and recovery code, with a colleague: closed until the colleague grants, then open again", async () => {
  await report(OLD);
  const colleague = await aColleague(own, office);
  const { token, state } = await link(colleague);
  expect([state.hasColleague, state.founding]).toEqual([true, null]);
  const { userKey, ...keys } = await freshKeys(state.userId);
  const again = await reset(colleague, token, userKey, { kind: "fresh", ...keys });
  const before = await open(again);
  expect([before.isVouched, before.knowsAccountKey, before.seeds.size]).toEqual([false, false, 0]);
  expect(await titles(again, before)).toEqual(["?"]);

  // What the colleague's browser does after the fingerprints were compared.
  await atTheBrowserOf(own, office, office.accountId);
  const what = { kind: "department", departmentId: office.departmentId, epoch: 1 } as const;
  const grants = await grantTo({ userId: state.userId, kemPublicKey: fromBase64Url(keys.kemPublicKey) }, [what]);
  await own.db.tenant(office.accountId, (tx) => insertGrant(tx, office.accountId, state.userId, grants[0]!));
  expect(await titles(again, await open(again))).toEqual([OLD]);
});

describe("password and recovery code of the only one who holds the account's key", () => {
  test("a new account key: old reports stay closed, new ones open, links name another key", async () => {
    await report(OLD);
    const second = await aDepartment(own, office);
    const { token, userKey, way } = await founding(office);
    const again = await reset(office, token, userKey, way);
    const held = await open(again);
    expect([held.isVouched, held.knowsAccountKey]).toEqual([true, true]);
    expect([...held.seeds.keys()].toSorted()).toEqual([`${office.departmentId}/2`, `${second}/2`].toSorted());
    await report(NEW);
    expect(await titles(again, held)).toEqual(["?", NEW]);
    const channel = await call(own.app, channelRoutes.portal, { params: { linkSuffix: office.channel.linkSuffix } });
    expect(channel.accountPublicKey).toBe(way.accountPublicKey);
    expect(channel.accountPublicKey).not.toBe(office.channel.accountPublicKey);
  });

  test("a colleague who pinned the old key opens nothing until the new one is accepted, then reads on", async () => {
    await report(OLD);
    const handler = await aColleague(own, office);
    // A handler holds the departments' keys and pins the account's; the seed is for people who manage.
    const pin = await grantToSelf(
      { accountId: office.accountId, userId: handler.person.userId },
      await open(handler),
      { kind: "trust" },
      fromBase64Url(office.channel.accountPublicKey),
    );
    await own.db.tenant(office.accountId, async (tx) => {
      await tx.deleteFrom("grants").where("to_user_id", "=", handler.person.userId).where("kind", "=", "account").execute();
      await insertGrant(tx, office.accountId, handler.person.userId, pin);
    });
    const { token, userKey, way } = await founding(office);
    await reset(office, token, userKey, way);

    const failure = await open(handler).catch((error: unknown) => error as KeyRingFailure);
    expect(failure).toBeInstanceOf(KeyRingFailure);
    const known = (failure as KeyRingFailure).knownAccountKey!;
    expect(known).toEqual(fromBase64Url(office.channel.accountPublicKey));
    const holder = { accountId: office.accountId, userId: handler.person.userId };
    const body = await sealAnew(handler.person.userKey, holder, await ringOf(handler), known);
    const stale = { ...body, accountPublicKey: office.channel.accountPublicKey };
    expect(await refused(own.app, resetRoutes.trust, { as: handler.as, body: stale })).toBe("KEYS_CHANGED");
    const others = [{ ...body.grants[0]!, what: { kind: "department" as const, departmentId: office.departmentId, epoch: 2 } }];
    expect(await refused(own.app, resetRoutes.trust, { as: handler.as, body: { ...body, grants: [...body.grants, ...others] } })).toBe(
      "BOX_REFUSED",
    );
    await call(own.app, resetRoutes.trust, { as: handler.as, body });
    const held = await open(handler);
    expect([held.knowsAccountKey, held.isVouched]).toEqual([true, false]);
    expect(await titles(handler, held)).toEqual([OLD]);
  });

  test("a colleague who held the old seed gives it up by accepting", async () => {
    await report(OLD);
    const settings = await aColleague(own, office, { role: "Admin" });
    const { userId, userKey: settingsKey } = settings.person;
    const setActive = (active: boolean) =>
      own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set({ is_active: active }).where("id", "=", userId).execute());
    const holder = { accountId: office.accountId, userId };
    const before = await open(settings);
    const kept = [
      await grantToSelf(holder, before, { kind: "account" }, before.accountSeed!),
      await grantToSelf(
        holder,
        before,
        { kind: "department", departmentId: office.departmentId, epoch: 1 },
        [...before.seeds.values()][0]!,
      ),
    ];
    await own.db.tenant(office.accountId, async (tx) => {
      await tx.deleteFrom("grants").where("to_user_id", "=", userId).execute();
      for (const grant of kept) await insertGrant(tx, office.accountId, userId, grant);
    });
    // Who is deactivated can bring nobody back: only then may the account get a new key.
    await setActive(false);
    const { token, userKey, way } = await founding(office);
    await reset(office, token, userKey, way);
    await setActive(true);
    const failure = (await open(settings).catch((error: unknown) => error)) as KeyRingFailure;
    const body = await sealAnew(settingsKey, holder, await ringOf(settings), failure.knownAccountKey!);
    expect(body.formerSeeds).toEqual([kept[0]!.signature]);
    await call(own.app, resetRoutes.trust, { as: settings.as, body });
    const held = await open(settings);
    expect([held.knowsAccountKey, held.accountSeed]).toEqual([true, null]);
    expect(await titles(settings, held)).toEqual([OLD]);
  });

  test("is refused while somebody else can grant, and to those who manage nobody", async () => {
    const { token, userKey, way } = await founding(office);
    const handler = await aColleague(own, office);
    const admin = await aColleague(own, office, { role: "Admin" });
    const body = { ...(await newPassword(office.person.userId, userKey)), token, way };
    expect(await refused(own.app, resetRoutes.confirm, { body })).toBe("FORBIDDEN");
    await own.db.tenant(office.accountId, (tx) =>
      tx
        .updateTable("users")
        .set({ is_active: false, is_account_owner: false })
        .where("id", "in", [admin.person.userId, office.person.userId])
        .execute(),
    );
    expect((await link(handler)).state).toMatchObject({ hasColleague: false, founding: null });
  });

  test("is refused with departments that are other ones by now, and with seeds that would be nobody's or somebody else's", async () => {
    const { token, userKey, way } = await founding(office);
    const password = await newPassword(office.person.userId, userKey);
    const attempt = (change: Partial<typeof way>) =>
      refused(own.app, resetRoutes.confirm, { body: { ...password, token, way: { ...way, ...change } } });
    expect(await attempt({ grants: way.grants.slice(0, 1) })).toBe("BOX_REFUSED");
    expect(await attempt({ grants: way.grants.map((grant) => ({ ...grant, byUserId: newId() })) })).toBe("BOX_REFUSED");
    expect(await attempt({ member: { ...way.member, userId: newId() } })).toBe("BOX_REFUSED");
    expect(await attempt({ departments: way.departments.map((key) => ({ ...key, epoch: 3 })) })).toBe("KEYS_CHANGED");
    await aDepartment(own, office);
    expect(await attempt({})).toBe("KEYS_CHANGED");
    expect((await open(office)).seeds.size).toBe(1);
  });
});

test("the note of the account's key: reading goes on, and sealing after the fingerprint was compared again", async () => {
  await report(OLD);
  const colleague = await aColleague(own, office);
  await own.db.tenant(office.accountId, (tx) =>
    tx.deleteFrom("grants").where("to_user_id", "=", colleague.person.userId).where("kind", "=", "trust").execute(),
  );
  const held = await open(colleague);
  expect([held.knowsAccountKey, held.accountSeed, held.seeds.size]).toEqual([false, null, 0]);
  expect(await titles(colleague, held)).toEqual([OLD]);
  const holder = { accountId: office.accountId, userId: colleague.person.userId };
  const ring = { ...(await ringOf(colleague)), accountPublicKey: office.channel.accountPublicKey };
  await call(own.app, resetRoutes.trust, { as: colleague.as, body: await sealAnew(colleague.person.userKey, holder, ring, null) });
  const again = await open(colleague);
  expect([again.knowsAccountKey, again.seeds.size]).toEqual([true, 1]);
});

test("the only one who reads for a department: not deleted, and deactivated their keys stay", async () => {
  await report(OLD);
  const admin = await aColleague(own, office, { role: "Admin", departmentId: await aDepartment(own, office) });
  const { userId } = office.person;
  // The owner can neither be deleted nor deactivated: it is the colleague's account from here on.
  for (const [id, isOwner] of [[userId, false] as const, [admin.person.userId, true] as const])
    await own.db.tenant(office.accountId, (tx) =>
      tx.updateTable("users").set({ is_account_owner: isOwner }).where("id", "=", id).execute(),
    );
  const only = { params: { id: userId }, as: admin.as };
  expect(await refused(own.app, peopleRoutes.remove, only)).toBe("LAST_MEMBER");
  expect(await refused(own.app, peopleRoutes.update, { ...only, body: { permissions: [] } })).toBe("LAST_MEMBER");
  await call(own.app, peopleRoutes.update, { ...only, body: { isActive: false } });
  await expect(signIn(own, office.person)).rejects.toThrow();
  await call(own.app, peopleRoutes.update, { ...only, body: { isActive: true } });
  const again = await signIn(own, office.person);
  expect(await titles(again, await open(again))).toEqual([OLD]);
});

test("the session: the password opens the same keys again, and the lost session opens nothing", async () => {
  const lost = await signIn(own, office.person);
  await call(own.app, authRoutes.signOut, { as: lost.as });
  expect(await refused(own.app, authRoutes.keys, { as: lost.as })).toBe("NOT_SIGNED_IN");
  const again = await signIn(own, office.person);
  expect(again.session.sessionKey).not.toBe(lost.session.sessionKey);
  expect((await open(again)).seeds.size).toBe(1);
});

test("everything: without codes and colleagues no password the server knows of opens an old report", async () => {
  await report(OLD);
  const { token, state } = await link(office);
  const { userKey, ...keys } = await freshKeys(state.userId);
  const again = await reset(office, token, userKey, { kind: "fresh", ...keys });
  expect(await titles(again, await open(again))).toEqual(["?"]);
});

describe("the passkey", () => {
  const signInBy = async (passkey: Awaited<ReturnType<typeof withPasskey>>) => {
    const { ticket, question } = await call(own.app, passkeyRoutes.question);
    const body = { ticket, response: passkey.assert({ challenge: question.challenge }), remember: false };
    return send(own.app, passkeyRoutes.signIn, { body });
  };

  test("nothing is lost: the password opens the same keys, and what was removed signs nobody in", async () => {
    await report(OLD);
    const passkey = await withPasskey(own, office, { prf: true });
    expect((await signInBy(passkey)).statusCode).toBe(200);
    const again = await signIn(own, office.person);
    expect(await titles(again, await open(again))).toEqual([OLD]);
    const body = { auth: await authOf(own, office.person.email, office.person.password) };
    await call(own.app, passkeyRoutes.remove, { as: again.as, params: { id: passkey.rowId }, body });
    expect((await signInBy(passkey)).statusCode).toBe(401);
  });

  test("password and recovery code lost as well: after a reset without a code it opens no keys any more", async () => {
    const colleague = await aColleague(own, office);
    const passkey = await withPasskey(own, colleague, { prf: true });
    const { token } = await link(colleague);
    const { userKey, ...keys } = await freshKeys(colleague.person.userId);
    await reset(colleague, token, userKey, { kind: "fresh", ...keys });
    expect((await signInBy(passkey)).statusCode).toBe(401);
  });
});
