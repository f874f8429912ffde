import { authRoutes } from "@hz/contract/sign-in/auth";
import { isReleasedAddress, verificationRoutes } from "@hz/contract/sign-in/verification";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { userRoutes } from "@hz/contract/people/users";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aFounding, anOffice, aToken, authOf, signIn } from "../../testing/builders.ts";
import { call, refused, send } from "../../testing/call.ts";
import { untilJobs } from "../../testing/job-queue.ts";
import { mailsTo, tokenIn } from "../../testing/mails.ts";
import { allAccountIds } from "../accounts/index.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

let networks = 0;
const register = async (email: string) =>
  (await send(own.app, authRoutes.register, { body: (await aFounding(email)).registration, from: `10.78.0.${++networks}` })).json().code ??
  "registered";
const release = (token: string) => ({ body: { token } });

test("whoever reads the mails takes their address back from a stranger who registered with it, and registers", async () => {
  const stranger = await anOffice(own, { isConfirmed: false });
  const { email } = stranger.person;
  const [mail] = await mailsTo(own, email, 1);
  expect(mail!.text).toContain(`Das war ich nicht: Adresse freigeben:\nhttp://localhost:3000/adresse-freigeben?token=${tokenIn(mail!)}`);
  expect(mail!.html).toContain("Das war ich nicht: Adresse freigeben</a>");
  expect(await register(email)).toBe("EMAIL_TAKEN");

  await call(own.app, verificationRoutes.release, release(tokenIn(mail!)));
  expect(await register(email)).toBe("registered");
  // The stranger's link confirms nothing any more, and a second click has nothing to take.
  expect(await refused(own.app, verificationRoutes.verify, { query: { token: tokenIn(mail!) } })).toBe("TOKEN_INVALID");
  expect(await refused(own.app, verificationRoutes.release, release(tokenIn(mail!)))).toBe("TOKEN_INVALID");
  // The new account is the one that the mailbox confirms.
  const [, theirs] = await mailsTo(own, email, 2);
  expect((await call(own.app, verificationRoutes.verify, { query: { token: tokenIn(theirs!) } })).user.email).toBe(email);
});

test("who loses the address keeps the account, works on in it and names another one", async () => {
  const stranger = await anOffice(own, { isConfirmed: false });
  const { email, password } = stranger.person;
  await call(own.app, verificationRoutes.release, release(await aToken(own, stranger, "verify-email")));
  const user = await call(own.app, userRoutes.current, { as: stranger.as });
  expect(user).toMatchObject({ isEmailVerified: false, companyName: stranger.session.user.companyName });
  expect(isReleasedAddress(user.email)).toBe(true);
  expect(await allAccountIds(own.db)).toContain(stranger.accountId);
  // The freed address signs in to nothing, and a new password for it goes to nobody.
  await expect(signIn(own, stranger.person)).rejects.toThrow();
  await call(own.app, resetRoutes.request, { body: { email } });
  await untilJobs(own, "send-reset-link", (list) => list.length > 0 && list.every(({ state }) => state === "completed"));
  expect((await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === email && /Passwort/.test(subject))).toEqual([]);

  const auth = await authOf(own, user.email, password);
  const next = `eigene.${email}`;
  await call(own.app, verificationRoutes.changeEmail, { as: stranger.as, body: { email: next, auth } });
  const [mail] = await mailsTo(own, next, 1);
  await call(own.app, verificationRoutes.verify, { query: { token: tokenIn(mail!) } });
  expect((await signIn(own, { ...stranger.person, email: next })).session.user).toMatchObject({ email: next, isEmailVerified: true });
});

test("an address that was confirmed is taken from nobody, whichever link is at hand", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const token = await aToken(own, office, "verify-email");
  const reset = await aToken(own, office, "reset-password");
  expect(await refused(own.app, verificationRoutes.release, release(reset))).toBe("TOKEN_INVALID");
  expect(await refused(own.app, verificationRoutes.release, release("A".repeat(43)))).toBe("TOKEN_INVALID");
  expect(await refused(own.app, verificationRoutes.release, release("abc"))).toBe("INVALID_INPUT");
  await call(own.app, verificationRoutes.verify, { query: { token } });
  expect(await refused(own.app, verificationRoutes.release, release(token))).toBe("EMAIL_TAKEN");
  // What was refused took no link away.
  expect((await call(own.app, verificationRoutes.verify, { query: { token } })).user.email).toBe(office.person.email);
  await call(own.app, resetRoutes.validate, { query: { token: reset } });
  expect((await signIn(own, office.person)).session.user.email).toBe(office.person.email);
});

test("confirming and taking back at once: one of both, and the account agrees with it", async () => {
  for (let round = 0; round < 5; round++) {
    const office = await anOffice(own, { isConfirmed: false });
    const token = await aToken(own, office, "verify-email");
    const [verified, released] = await Promise.all([
      send(own.app, verificationRoutes.verify, { query: { token } }),
      send(own.app, verificationRoutes.release, release(token)),
    ]);
    const outcome = [verified.statusCode === 200, released.statusCode === 200];
    expect(outcome.filter(Boolean)).toHaveLength(1);
    const user = await call(own.app, userRoutes.current, { as: office.as });
    expect([user.isEmailVerified, isReleasedAddress(user.email)]).toEqual(outcome);
  }
});

test("no mail goes to an address that was taken back", async () => {
  const stranger = await anOffice(own, { isConfirmed: false });
  await mailsTo(own, stranger.person.email, 1);
  await call(own.app, verificationRoutes.release, release(await aToken(own, stranger, "verify-email")));
  const { email } = await call(own.app, userRoutes.current, { as: stranger.as });
  await call(own.app, verificationRoutes.resend, { body: { email } });
  await untilJobs(own, "mail-verification", (list) => list.every(({ state }) => state === "completed"));
  await untilJobs(own, "resend-verification", (list) => list.length > 0 && list.every(({ state }) => state === "completed"));
  expect((await own.ctx.mailer.listMails()).filter(({ to }) => isReleasedAddress(to))).toEqual([]);
});
