import { authRoutes } from "@hz/contract/sign-in/auth";
import { confirmationRoutes } from "@hz/contract/reports/confirmation";
import { userRoutes } from "@hz/contract/people/users";
import {
  fromBase64Url,
  newCode,
  passwordKeys,
  recoveryKeys,
  toBase64Url,
  unwrapFromRecovery,
  unwrapUserKey,
  wrapForRecovery,
} from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, authOf, quickly, signIn, type TestOffice } from "../../testing/builders.ts";
import { wholeSignIn } from "../../testing/builders-factor.ts";
import { noBox } from "../../testing/builders-thread.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf } from "../../testing/job-queue.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
});
afterAll(() => own.close());

const WRONG = toBase64Url(new Uint8Array(32));
const challenge = (email: string) => call(own.app, authRoutes.challenge, { body: { email } });
const tryPair = (email: string, auth: string, from: string) =>
  refused(own.app, authRoutes.signIn, { body: { email, auth, remember: false }, from });

test("signing in gives the wrapped user key, which the password opens", async () => {
  const { email, password, userId, userKey } = office.person;
  const { kdfSuite: suite, kdfSalt } = await challenge(`  ${email.toUpperCase()} `.trim());
  const salt = fromBase64Url(kdfSalt);
  const keys = await passwordKeys(await quickly(password, salt, suite), { userId, suite, salt });
  const signedIn = await wholeSignIn(own, { email: email.toUpperCase(), auth: toBase64Url(keys.auth) });
  expect(await unwrapUserKey(fromBase64Url(signedIn.userKeyWrap), keys, { userId })).toEqual(userKey);
  expect(signedIn.user).toMatchObject({ id: userId, email });
});

test("what a copy of the database holds of a password neither signs in nor opens the user key", async () => {
  const row = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").selectAll().executeTakeFirstOrThrow());
  const { auth, userKeyWrap } = office.office.registration.keys;
  expect(row.auth_hash.toString("base64url")).not.toBe(auth);
  expect(row.user_key_wrap.includes(Buffer.from(userKeyWrap, "base64url"))).toBe(false);
  expect(await tryPair(office.person.email, row.auth_hash.toString("base64url"), "10.1.0.1")).toBe("SIGN_IN_FAILED");
});

test("an unknown address gets values that look like anybody's and stay the same", async () => {
  const real = await challenge(office.person.email);
  const made = await challenge("niemand@muster.example");
  expect(Object.keys(made)).toEqual(Object.keys(real));
  expect(await challenge("Niemand@Muster.example")).toEqual(made);
  expect(await challenge("keiner@muster.example")).not.toEqual(made);
});

test("made-up user ids have every form that a real one can have", async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, async (_, n) => (await challenge(`niemand${n}@muster.example`)).userId));
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(true);
  // Otherwise an id with another of the four signs would betray an address that exists.
  expect(new Set(ids.map((id) => id[19]))).toEqual(new Set(["8", "9", "a", "b"]));
});

test("a wrong password and an unknown address get the same answer", async () => {
  const bodies = await Promise.all(
    [office.person.email, "niemand@muster.example"].map(async (email) => {
      const reply = await send(own.app, authRoutes.signIn, { body: { email, auth: WRONG, remember: false } });
      return { status: reply.statusCode, body: reply.json(), cookies: reply.cookies };
    }),
  );
  expect(bodies[0]).toEqual({
    status: 401,
    body: { code: "SIGN_IN_FAILED", message: "E-Mail-Adresse oder Passwort ist falsch." },
    cookies: [],
  });
  expect(bodies[1]).toEqual(bodies[0]);
});

test("after ten wrong passwords one origin waits five minutes; elsewhere the right one still works", async () => {
  const { email, password } = office.person;
  const auth = await authOf(own, email, password);
  const tries: string[] = [];
  for (let n = 0; n < 11; n++) tries.push(await tryPair(n % 2 ? email : email.toUpperCase(), WRONG, "10.2.0.1"));
  expect(tries).toEqual([...Array.from({ length: 10 }, () => "SIGN_IN_FAILED"), "TOO_MANY_TRIES"]);
  expect(await tryPair(email, auth, "10.2.0.1")).toBe("TOO_MANY_TRIES");
  const body = { email, auth, remember: false };
  await call(own.app, authRoutes.signIn, { body, from: "10.2.0.2" });
  expect(await tryPair("anders@muster.example", WRONG, "10.2.0.1")).toBe("SIGN_IN_FAILED");
  own.move(5 * 60_000 + 1);
  await call(own.app, authRoutes.signIn, { body, from: "10.2.0.1" });
});

test("tries that are sent at the same moment are counted one by one", async () => {
  const tries = await Promise.all(Array.from({ length: 25 }, () => tryPair("gleichzeitig@muster.example", WRONG, "10.2.0.9")));
  expect(tries.filter((code) => code === "SIGN_IN_FAILED")).toHaveLength(10);
});

test("who tries many addresses from one origin is stopped as well", async () => {
  for (let n = 0; n < 100; n++) expect(await tryPair(`liste${n}@muster.example`, WRONG, "10.3.0.1")).toBe("SIGN_IN_FAILED");
  expect(await tryPair("liste100@muster.example", WRONG, "10.3.0.1")).toBe("TOO_MANY_TRIES");
});

test("right sign-ins are never counted", async () => {
  for (let n = 0; n < 15; n++) await signIn(own, office.person);
});

test("only a proxy on this machine may say where a request comes from", async () => {
  const body = { email: "proxy@muster.example", auth: WRONG, remember: false };
  const through = (from: string, claimed: string) =>
    refused(own.app, authRoutes.signIn, { body, from, as: { "x-forwarded-for": claimed } });
  for (let n = 0; n < 10; n++) await through("10.4.0.1", `10.5.0.${n}`);
  expect(await through("10.4.0.1", "10.5.0.99")).toBe("TOO_MANY_TRIES");
  for (let n = 0; n < 11; n++) expect(await through("127.0.0.1", `10.6.0.${n}`)).toBe("SIGN_IN_FAILED");
});

test("a confirmed recovery code is kept as its proof and the wrapped user key, both of no use without the service's key", async () => {
  const { userId, userKey } = office.person;
  const code = await newCode("recovery");
  // The clock has moved on since the sign-in.
  const auth = await authOf(own, office.person.email, office.person.password);
  await call(own.app, confirmationRoutes.confirm, { as: office.as, body: { auth } });
  const keys = await recoveryKeys(code, userId);
  const recoveryWrap = toBase64Url(await wrapForRecovery(userKey, keys, userId));
  expect(office.session.user.recoveryConfirmed).toBe(false);
  await call(own.app, authRoutes.setRecovery, { as: office.as, body: { recoveryAuth: toBase64Url(keys.auth), recoveryWrap } });
  expect((await call(own.app, userRoutes.current, { as: office.as })).recoveryConfirmed).toBe(true);
  const row = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").selectAll().executeTakeFirstOrThrow());
  expect(row.recovery_auth_hash).toEqual(own.ctx.secrets.hash("recovery", userId, keys.auth));
  const kept = own.ctx.secrets.open(row.recovery_wrap!, `recovery ${userId}`);
  expect(await unwrapFromRecovery(new Uint8Array(kept), keys, userId)).toEqual(userKey);
});

test("a recovery wrap that is no box is refused and keeps the one before", async () => {
  const before = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").select("recovery_wrap").executeTakeFirstOrThrow());
  const auth = await authOf(own, office.person.email, office.person.password);
  const body = { recoveryAuth: WRONG, recoveryWrap: noBox(88), auth };
  expect(await refused(own.app, authRoutes.setRecovery, { as: office.as, body })).toBe("BOX_REFUSED");
  const after = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("users").select("recovery_wrap").executeTakeFirstOrThrow());
  expect(after).toEqual(before);
});

test("a code that counts is replaced for the password only, and its owner is told", async () => {
  const { email, password, userId, userKey } = office.person;
  const keys = await recoveryKeys(await newCode("recovery"), userId);
  const renewed = { recoveryAuth: toBase64Url(keys.auth), recoveryWrap: toBase64Url(await wrapForRecovery(userKey, keys, userId)) };
  const renew = (proof: { auth?: string }) => send(own.app, authRoutes.setRecovery, { as: office.as, body: { ...renewed, ...proof } });
  for (const proof of [{}, { auth: WRONG }]) {
    const reply = await renew(proof);
    expect([reply.statusCode, reply.json().code]).toEqual([403, "PASSWORD_WRONG"]);
  }
  expect(await jobsOf(own, "notify-security")).toEqual([]);
  expect((await renew({ auth: await authOf(own, email, password) })).statusCode).toBe(200);
  expect(await jobsOf(own, "notify-security")).toMatchObject([{ data: { userId, notice: "recovery-renewed" } }]);
});
