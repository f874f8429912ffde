import { authRoutes } from "@hz/contract/sign-in/auth";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { fromBase64Url, newUserKey, toBase64Url, unwrapFromRecovery, recoveryKeys } from "@hz/crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, authOf, type SignedIn, signIn, type TestOffice } from "../../testing/builders.ts";
import { aRecoveryCode, aResetToken, newPassword, noProof, wrongProof } from "../../testing/builders-reset.ts";
import { freshKeys } from "../../../web/vault/keys/reset-keys.ts";
import { noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
let person: SignedIn;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());
beforeEach(async () => {
  office = await anOffice(own);
  person = await aColleague(own, office);
});

const tokenFor = ({ person: { userId } }: SignedIn, hours?: number) =>
  aResetToken(own, { accountId: office.accountId, userId, ...(hours === undefined ? {} : { hours }) });
const rowOf = ({ person: { userId } }: SignedIn) =>
  own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirstOrThrow());
const setUser = ({ person: { userId } }: SignedIn, change: object) =>
  own.db.tenant(office.accountId, (tx) => tx.updateTable("users").set(change).where("id", "=", userId).execute());
const auditOf = (action: string) =>
  own.db.tenant(office.accountId, (tx) =>
    tx.selectFrom("audit_entries").select(["actor_id", "entry"]).where("action", "=", action).execute(),
  );
const mailsTo = async (address: string) => (await own.ctx.mailer.listMails()).filter(({ to }) => to === address);
async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  await expect.poll(look, { timeout: 15_000, interval: 100 }).toBeTruthy();
  return (await look())!;
}
const fresh = async (userId: string) => {
  const { userKey, ...keys } = await freshKeys(userId);
  return { userKey, way: { kind: "fresh" as const, ...keys } };
};

test("known and unknown addresses get the same answer, and the log and the job know neither", async () => {
  const known = await send(own.app, resetRoutes.request, { body: { email: person.person.email }, from: "10.7.0.1" });
  const unknown = await send(own.app, resetRoutes.request, { body: { email: "niemand@muster.example" }, from: "10.7.0.1" });
  expect([known.statusCode, known.body]).toEqual([200, "{}"]);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const mail = await until(async () => (await mailsTo(person.person.email))[0]);
  expect(mail.subject).toBe("Passwort zurücksetzen");
  const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
  expect(mail.html).toContain(token);
  expect((await call(own.app, resetRoutes.validate, { query: { token } })).userId).toBe(person.person.userId);
  expect(await mailsTo("niemand@muster.example")).toEqual([]);
  expect(own.log.join("\n")).not.toMatch(new RegExp(`${token}|${person.person.email}`));
});

test("the mail speaks the user's language, and a deactivated user gets none", async () => {
  await setUser(person, { language: "Français" });
  const off = await aColleague(own, office);
  await setUser(off, { is_active: false });
  for (const { person: who } of [off, person]) await call(own.app, resetRoutes.request, { body: { email: who.email }, from: "10.7.0.2" });
  const mail = await until(async () => (await mailsTo(person.person.email))[0]);
  expect(mail.subject).toBe("Réinitialiser votre mot de passe");
  expect(await mailsTo(off.person.email)).toEqual([]);
});

test("one origin asks twenty times an hour, and one mailbox gets three mails in a quarter of an hour, whoever asks", async () => {
  const asks = (email: string, from: string) => send(own.app, resetRoutes.request, { body: { email }, from });
  for (let n = 0; n < 20; n++) expect((await asks(`wer${n}@muster.example`, "10.7.1.1")).statusCode).toBe(200);
  expect((await asks("noch@muster.example", "10.7.1.1")).json().code).toBe("TOO_MANY_TRIES");
  const { email } = person.person;
  for (let n = 0; n < 3; n++) {
    expect((await asks(email, `10.7.2.${n}`)).statusCode).toBe(200);
    // Waiting runs merge into one: each mail is awaited before the next is asked for.
    await until(async () => ((await mailsTo(email)).length === n + 1 ? true : undefined));
  }
  expect((await asks(email.toUpperCase(), "10.7.2.9")).statusCode).toBe(200);
  const { rows } = await pending();
  expect(rows).toEqual([]);
});
const pending = () =>
  own.db.directory(async (tx) => {
    return sql`select 1 from pgboss.job where name = 'send-reset-link' and state in ('created', 'retry', 'active')`.execute(tx);
  });

test("what a link permits is told, and only by a link that is good", async () => {
  const state = await call(own.app, resetRoutes.validate, { query: { token: await tokenFor(person) } });
  expect(state).toEqual({
    userId: person.person.userId,
    accountId: office.accountId,
    person: { fullName: person.person.fullName, email: person.person.email, companyName: office.office.registration.companyName },
    hasRecoveryCode: false,
    emergencyId: null,
    hasColleague: true,
    hasOthers: true,
    readsReports: true,
    reopens: null,
    needsActivation: null,
    invitations: null,
    emergency: null,
    isLastSigner: false,
    needsSecondFactor: false,
    founding: null,
  });
  await aRecoveryCode(own, person, office.accountId);
  expect((await call(own.app, resetRoutes.validate, { query: { token: await tokenFor(person) } })).hasRecoveryCode).toBe(true);
});

test("expired, used, malformed and foreign tokens, and those of deactivated people, are one and the same nothing", async () => {
  const expired = await tokenFor(person, -0.001);
  const off = await aColleague(own, office);
  const ofOff = await tokenFor(off);
  await setUser(off, { is_active: false });
  const otherPurpose = await tokenFor(person);
  await own.db.directory((tx) =>
    tx.updateTable("directory_tokens").set({ purpose: "verify-email" }).where("user_id", "=", person.person.userId).execute(),
  );
  const password = await newPassword(person.person.userId, newUserKey());
  const { way } = await fresh(person.person.userId);
  for (const token of [expired, ofOff, otherPurpose, noProof, "x", "../..", "'; --", "A".repeat(200)]) {
    expect(await refused(own.app, resetRoutes.validate, { query: { token } }), token).toBe("TOKEN_INVALID");
    expect(await refused(own.app, resetRoutes.recovery, { body: { token, recoveryAuth: noProof } }), token).toBe("TOKEN_INVALID");
    expect(await refused(own.app, resetRoutes.emergency, { body: { token, auth: noProof } }), token).toBe("TOKEN_INVALID");
    expect(await refused(own.app, resetRoutes.confirm, { body: { ...password, token, way } }), token).toBe("TOKEN_INVALID");
  }
});

test("the recovery code releases its wrap; another code does not, and five wrong ones make this person wait", async () => {
  const { code, recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey } = person.person;
  const token = await tokenFor(person);
  const released = await call(own.app, resetRoutes.recovery, { body: { token, recoveryAuth } });
  const keys = await recoveryKeys(code.toLowerCase(), userId);
  expect(await unwrapFromRecovery(fromBase64Url(released.recoveryWrap), keys, userId)).toEqual(userKey);

  const wrong = async () => refused(own.app, resetRoutes.recovery, { body: { token, recoveryAuth: await wrongProof(userId) } });
  expect(await Promise.all(Array.from({ length: 8 }, wrong))).toEqual(
    expect.arrayContaining([...Array<string>(5).fill("RECOVERY_CODE_WRONG"), ...Array<string>(3).fill("TOO_MANY_TRIES")]),
  );
  const body = { token: await tokenFor(person), recoveryAuth };
  expect((await send(own.app, resetRoutes.recovery, { body })).json()).toMatchObject({
    code: "TOO_MANY_TRIES",
    message: expect.stringMatching(/ in 1[45] Minuten noch einmal\.$/),
  });
  own.move(15 * 60_000 + 1);
  await call(own.app, resetRoutes.recovery, { body: { token: await tokenFor(person), recoveryAuth } });
});

test("without a recovery code there is none that is right, not even one of nothing", async () => {
  const body = { token: await tokenFor(person), recoveryAuth: noProof };
  expect(await refused(own.app, resetRoutes.recovery, { body })).toBe("RECOVERY_CODE_WRONG");
});

test("a reset with the recovery code keeps the keys, ends all sessions and tells the user", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey, email } = person.person;
  const before = await rowOf(person);
  const second = await signIn(own, person.person);
  const token = await tokenFor(person);
  const password = await newPassword(userId, userKey, "Ganz-Neu-2026!");
  await call(own.app, resetRoutes.confirm, { body: { ...password, token, way: { kind: "recovery", recoveryAuth } } });

  for (const { as } of [person, second]) expect(await refused(own.app, authRoutes.session, { as })).toBe("NOT_SIGNED_IN");
  expect(
    await refused(own.app, authRoutes.signIn, { body: { email, auth: await authOf(own, email, "Ein Passwort 2026"), remember: false } }),
  ).toBe("SIGN_IN_FAILED");
  const again = await signIn(own, { ...person.person, password: "Ganz-Neu-2026!" });
  const ring = await call(own.app, authRoutes.keys, { as: again.as });
  expect(ring.grants).toHaveLength(2);
  const after = await rowOf(person);
  expect([after.kem_public_key, after.member_signature, after.recovery_wrap]).toEqual([
    before.kem_public_key,
    before.member_signature,
    before.recovery_wrap,
  ]);
  expect((await auditOf("password.reset")).map(({ actor_id }) => actor_id)).toEqual([userId]);
  const mail = await until(async () => (await mailsTo(email)).find(({ subject }) => subject === "Ihr Passwort wurde geändert"));
  expect(mail.text).toContain("/passwort-vergessen");
  // Whoever resets has no session of their own that would go on.
  expect(mail.text).toContain("Alle Sitzungen sind beendet.");
});

test("a wrong code or a wrap that is none changes nothing, and the token stays good", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey } = person.person;
  const token = await tokenFor(person);
  const password = await newPassword(userId, userKey);
  const before = await rowOf(person);
  const confirm = (change: object) => ({
    body: { ...password, token, way: { kind: "recovery" as const, recoveryAuth }, ...change },
  });
  const wrongWay = { way: { kind: "recovery" as const, recoveryAuth: await wrongProof(userId) } };
  expect(await refused(own.app, resetRoutes.confirm, confirm(wrongWay))).toBe("RECOVERY_CODE_WRONG");
  expect(await refused(own.app, resetRoutes.confirm, confirm({ userKeyWrap: noBox(141) }))).toBe("BOX_REFUSED");
  expect(await rowOf(person)).toEqual(before);
  await call(own.app, authRoutes.session, { as: person.as });
  await call(own.app, resetRoutes.confirm, confirm({}));
});

test("a token is used once, also by two at the same moment, and takes the person's other ones with it", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey } = person.person;
  const [token, other] = [await tokenFor(person), await tokenFor(person)];
  const body = { ...(await newPassword(userId, userKey)), token, way: { kind: "recovery" as const, recoveryAuth } };
  const replies = await Promise.all([1, 2, 3].map(() => send(own.app, resetRoutes.confirm, { body })));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404, 404]);
  expect(await refused(own.app, resetRoutes.confirm, { body: { ...body, token: other } })).toBe("TOKEN_INVALID");
});

test("the link shows that the mailbox is theirs: an unconfirmed address is confirmed, and the log says so once", async () => {
  await setUser(person, { is_email_verified: false });
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  for (const _ of [1, 2]) {
    const password = await newPassword(person.person.userId, person.person.userKey);
    await call(own.app, resetRoutes.confirm, {
      body: { ...password, token: await tokenFor(person), way: { kind: "recovery", recoveryAuth } },
    });
  }
  expect((await rowOf(person)).is_email_verified).toBe(true);
  expect(await auditOf("email.verified")).toHaveLength(1);
});

test("another person's token resets that person and nobody else", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const other = await aColleague(own, office);
  const token = await tokenFor(other);
  const body = {
    ...(await newPassword(person.person.userId, person.person.userKey)),
    token,
    way: { kind: "recovery" as const, recoveryAuth },
  };
  expect(await refused(own.app, resetRoutes.confirm, { body })).toBe("RECOVERY_CODE_WRONG");
  await call(own.app, authRoutes.session, { as: other.as });
});

test("fresh keys: nobody vouches for them, everything the old ones opened is gone, old signatures stay, colleagues are told", async () => {
  await aRecoveryCode(own, person, office.accountId);
  const { userId, email } = person.person;
  const before = await rowOf(person);
  const { userKey, way } = await fresh(userId);
  const token = await tokenFor(person);
  await call(own.app, resetRoutes.confirm, { body: { ...(await newPassword(userId, userKey, "Ohne-Code-2026!")), token, way } });

  const after = await rowOf(person);
  expect(after).toMatchObject({ member_signature: null, recovery_wrap: null, recovery_auth_hash: null, recovery_confirmed_at: null });
  expect(toBase64Url(new Uint8Array(after.sig_public_key))).toBe(way.sigPublicKey);
  expect(after.keys_changed_at).not.toBeNull();
  const again = await signIn(own, { ...person.person, password: "Ohne-Code-2026!", userKey });
  const ring = await call(own.app, authRoutes.keys, { as: again.as });
  expect(ring.grants).toEqual([]);
  expect(ring.members.filter((member) => member.userId === userId)).toEqual([
    expect.objectContaining({ sigPublicKey: toBase64Url(new Uint8Array(before.sig_public_key)) }),
  ]);
  const mail = await until(async () => (await mailsTo(office.person.email)).find(({ subject }) => subject.startsWith("Freigabe nötig")));
  expect(mail.text).toContain(person.person.fullName);
  expect(mail.text).not.toContain(email);
  expect(await auditOf("password.reset")).toHaveLength(1);
});

test("a second factor is demanded with the code and at the end, by one and the same code, which then is used up", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey } = person.person;
  const secret = new Secret({ size: 20 });
  const sealed = own.ctx.secrets.seal(secret.bytes, `totp ${userId}`);
  await setUser(person, { totp_secret: sealed, totp_confirmed_at: own.ctx.now() });
  const codeNow = () => new TOTP({ secret }).generate({ timestamp: own.ctx.now().getTime() });
  const password = await newPassword(userId, userKey);
  const way = { kind: "recovery" as const, recoveryAuth };
  const token = await tokenFor(person);
  expect((await call(own.app, resetRoutes.validate, { query: { token } })).needsSecondFactor).toBe(true);

  expect(await refused(own.app, resetRoutes.recovery, { body: { token, recoveryAuth } })).toBe("SECOND_FACTOR_WRONG");
  expect(await refused(own.app, resetRoutes.recovery, { body: { token, recoveryAuth, secondFactor: "12345" } })).toBe(
    "SECOND_FACTOR_WRONG",
  );
  expect(await refused(own.app, resetRoutes.confirm, { body: { ...password, token, way } })).toBe("SECOND_FACTOR_WRONG");
  const secondFactor = codeNow();
  await call(own.app, resetRoutes.recovery, { body: { token, recoveryAuth, secondFactor } });
  await call(own.app, resetRoutes.confirm, {
    body: { ...password, token, secondFactor: `${secondFactor.slice(0, 3)} ${secondFactor.slice(3)}`, way },
  });
  const replay = { ...password, token: await tokenFor(person), secondFactor, way };
  expect(await refused(own.app, resetRoutes.confirm, { body: replay })).toBe("SECOND_FACTOR_WRONG");
  own.move(60_000);
  await call(own.app, resetRoutes.confirm, { body: { ...replay, token: await tokenFor(person), secondFactor: codeNow() } });
});

test("a code of the second factor's list stands for the digits, once", async () => {
  const { recoveryAuth } = await aRecoveryCode(own, person, office.accountId);
  const { userId, userKey } = person.person;
  const sealed = own.ctx.secrets.seal(new Secret({ size: 20 }).bytes, `totp ${userId}`);
  await setUser(person, { totp_secret: sealed, totp_confirmed_at: own.ctx.now() });
  await own.db.tenant(office.accountId, (tx) =>
    tx
      .insertInto("second_factor_codes")
      .values({ account_id: office.accountId, user_id: userId, code_hash: own.ctx.secrets.hash("second-factor-code", userId, "ABCD2345") })
      .execute(),
  );
  const body = async () => ({
    ...(await newPassword(userId, userKey)),
    token: await tokenFor(person),
    secondFactor: "abcd-2345",
    way: { kind: "recovery" as const, recoveryAuth },
  });
  await call(own.app, resetRoutes.confirm, { body: await body() });
  expect(await refused(own.app, resetRoutes.confirm, { body: await body() })).toBe("SECOND_FACTOR_WRONG");
});

test("a new recovery code is written down, the first one is not a renewal", async () => {
  await aRecoveryCode(own, person, office.accountId);
  expect(await auditOf("recovery-code.renewed")).toEqual([]);
  await aRecoveryCode(own, person, office.accountId);
  expect((await auditOf("recovery-code.renewed")).map(({ actor_id }) => actor_id)).toEqual([person.person.userId]);
});
