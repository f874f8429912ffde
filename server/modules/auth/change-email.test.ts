import { authRoutes } from "@hz/contract/sign-in/auth";
import { passwordRoutes } from "@hz/contract/sign-in/password";
import { resetRoutes } from "@hz/contract/sign-in/password-reset";
import { userRoutes } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { toBase64Url } from "@hz/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, aToken, authOf, signIn, type TestOffice } from "../../testing/builders.ts";
import { aRecoveryCode, newPassword } from "../../testing/builders-reset.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf, untilJobs } from "../../testing/job-queue.ts";
import { mailsTo, newsTo, tokenIn } from "../../testing/mails.ts";
import { wire } from "../../bytes.ts";
import { issueToken } from "../tokens/index.ts";
import { mailResetLink } from "../reset/jobs.ts";
import { emailHash } from "./directory.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const current = (office: TestOffice) => call(own.app, userRoutes.current, { as: office.as });
const ask = async (office: TestOffice, email: string) => {
  const auth = await authOf(own, (await current(office)).email, office.person.password);
  return call(own.app, verificationRoutes.changeEmail, { as: office.as, body: { email, auth } });
};
const follow = (token: string) => call(own.app, verificationRoutes.verify, { query: { token } });
const refusal = (token: string) => refused(own.app, verificationRoutes.verify, { query: { token } });

test("the new address counts once its owner has followed the link; the session goes on, the old address is told", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const old = office.person.email;
  const now = "gerda.neu@muster.example";
  expect(await ask(office, " Gerda.Neu@Muster.example ".trim())).toEqual({ pendingEmail: now });
  const [mail] = await mailsTo(own, now, 1);
  expect(mail!.subject).toBe("Bitte bestätigen Sie Ihre neue E-Mail-Adresse");
  expect(await current(office)).toMatchObject({ email: old, pendingEmail: now });
  await signIn(own, office.person);

  expect((await follow(tokenIn(mail!))).user).toEqual({ email: now });
  expect(await current(office)).toMatchObject({ email: now, pendingEmail: null, isEmailVerified: true });
  await signIn(own, { ...office.person, email: now });
  await expect(signIn(own, office.person)).rejects.toThrow("SIGN_IN_FAILED");
  const [notice] = await newsTo(own, old, 1);
  expect(notice!.subject).toBe("Ihre E-Mail-Adresse wurde geändert");
  expect(notice!.text + notice!.html).not.toContain(now);
  expect(await refusal(tokenIn(mail!))).toBe("TOKEN_INVALID");
  const entries = await own.db.tenant(office.accountId, (tx) =>
    tx
      .selectFrom("audit_entries")
      .select(["action", "entry"])
      .where("account_id", "=", office.accountId)
      .where("action", "like", "email.%")
      .execute(),
  );
  expect(entries.map(({ action }) => action)).toEqual(["email.changed"]);
  const traces = JSON.stringify([entries, await jobsOf(own, "mail-email-changed"), await jobsOf(own, "mail-change-of-email"), own.log]);
  expect(traces).not.toContain("@muster.example");
});

test("without the current password nothing happens, and it cannot be guessed", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const guess = () =>
    refused(own.app, verificationRoutes.changeEmail, {
      as: office.as,
      body: { email: "dieb@muster.example", auth: toBase64Url(new Uint8Array(32)) },
    });
  for (let n = 0; n < 10; n++) expect(await guess()).toBe("PASSWORD_WRONG");
  expect(await guess()).toBe("TOO_MANY_TRIES");
  expect(await current(office)).toMatchObject({ pendingEmail: null });
  await mailsTo(own, "dieb@muster.example", 0);
  own.move(10 * 60_000);
  expect(await ask(office, "doch@muster.example")).toEqual({ pendingEmail: "doch@muster.example" });
});

test("the own address is no change", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const auth = await authOf(own, office.person.email, office.person.password);
  const body = { email: office.person.email.toUpperCase(), auth };
  expect(await refused(own.app, verificationRoutes.changeEmail, { as: office.as, body })).toBe("INVALID_INPUT");
});

test("an address that somebody has is answered like any other; only a mail to it says so", async () => {
  const [office, other] = [await anOffice(own, { isConfirmed: false }), await anOffice(own, { isConfirmed: false })];
  await mailsTo(own, other.person.email, 1);
  expect(await ask(office, other.person.email)).toEqual({ pendingEmail: other.person.email });
  const [, mail] = await mailsTo(own, other.person.email, 2);
  expect(mail!.subject).toBe("Für diese E-Mail-Adresse gibt es bereits ein Konto");
  expect(tokenIn(mail!)).toBe("");
  expect(await current(other)).toMatchObject({ email: other.person.email });
});

test("of two who ask for the same address the first to follow the link gets it", async () => {
  const [first, second] = [await anOffice(own, { isConfirmed: false }), await anOffice(own, { isConfirmed: false })];
  const wanted = "beide@muster.example";
  await ask(first, wanted);
  const [one] = await mailsTo(own, wanted, 1);
  await ask(second, wanted);
  const [, two] = await mailsTo(own, wanted, 2);
  const attempt = (token: string) => send(own.app, verificationRoutes.verify, { query: { token } });
  const answers = await Promise.all([attempt(tokenIn(one!)), attempt(tokenIn(two!))]);
  expect(answers.map((answer) => answer.json().code ?? "ok").toSorted()).toEqual(["TOKEN_INVALID", "ok"]);
  const owners = [await current(first), await current(second)].filter(({ email }) => email === wanted);
  expect(owners).toHaveLength(1);
  await expect(signIn(own, first.person).then(() => signIn(own, second.person))).rejects.toThrow("SIGN_IN_FAILED");
});

test("a link counts for the address it was sent to and no other", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  await ask(office, "erst@muster.example");
  const [first] = await mailsTo(own, "erst@muster.example", 1);
  await ask(office, "dann@muster.example");
  const [second] = await mailsTo(own, "dann@muster.example", 1);
  expect(await refusal(tokenIn(first!))).toBe("TOKEN_INVALID");
  await call(own.app, verificationRoutes.cancelEmailChange, { as: office.as });
  expect(await refusal(tokenIn(second!))).toBe("TOKEN_INVALID");
  expect(await current(office)).toMatchObject({ email: office.person.email, pendingEmail: null });
});

test("a link for a new password that was sent to the old address opens nothing any more, and none is sent to the new one", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const { email: old, userId } = office.person;
  await call(own.app, resetRoutes.request, { body: { email: old } });
  const [, reset] = await mailsTo(own, old, 2);
  const validate = () => send(own.app, resetRoutes.validate, { query: { token: tokenIn(reset!) } });
  expect((await validate()).statusCode).toBe(200);
  await ask(office, "umgezogen@muster.example");
  const [mail] = await mailsTo(own, "umgezogen@muster.example", 1);
  await follow(tokenIn(mail!));
  expect((await validate()).json().code).toBe("TOKEN_INVALID");

  // As if the mail had waited: it was asked for at the address of before.
  const late = { accountId: office.accountId, userId, emailHash: wire(emailHash(own.ctx.secrets, old)) };
  await own.db.tenant(office.accountId, () => own.ctx.jobs.enqueue(mailResetLink, late));
  await untilJobs(own, "mail-reset-link", (jobs) => jobs.length > 1 && jobs.every(({ state }) => state === "completed"));
  await mailsTo(own, "umgezogen@muster.example", 1);
});

test("a confirmation that was on its way to the old address confirms nothing of the new one", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const [first] = await mailsTo(own, office.person.email, 1);
  await ask(office, "weiter@muster.example");
  const [mail] = await mailsTo(own, "weiter@muster.example", 1);
  await follow(tokenIn(mail!));
  expect(await refusal(tokenIn(first!))).toBe("TOKEN_INVALID");
  await untilJobs(own, "mail-email-changed", (jobs) => jobs.every(({ state }) => state === "completed"));
  await call(own.app, authRoutes.session, { as: office.as });
});

test("a link proves the mailbox that it went to, also where the mail was being written while another address was asked for", async () => {
  const office = await anOffice(own);
  const { accountId, person } = office;
  await ask(office, "erst@muster.example");
  await ask(office, "dann@muster.example");
  const late = (email: string, purpose: "change-email" | "reset-password") =>
    own.db.tenant(accountId, (tx) => issueToken(own.ctx, tx, { accountId, userId: person.userId, email, purpose, run: "in flight" }));
  expect(await refusal(await late("erst@muster.example", "change-email"))).toBe("TOKEN_INVALID");
  expect(await current(office)).toMatchObject({ email: person.email, pendingEmail: "dann@muster.example" });
  expect((await follow(await late("dann@muster.example", "change-email"))).user.email).toBe("dann@muster.example");
  // Nor is a new password set from the mailbox that was given up.
  const token = await late(person.email, "reset-password");
  expect(await refused(own.app, resetRoutes.validate, { query: { token } })).toBe("TOKEN_INVALID");
});

test("a change that was asked for ends with a new password: whoever knew the former one may have asked", async () => {
  for (const way of ["change", "reset"] as const) {
    const office = await anOffice(own);
    const { email, password, userId, userKey } = office.person;
    const thief = `dieb.${way}@muster.example`;
    await ask(office, thief);
    const [mail] = await mailsTo(own, thief, 1);
    const made = await newPassword(userId, userKey);
    if (way === "change") {
      const { auth: newAuth, ...keys } = made;
      await call(own.app, passwordRoutes.change, { as: office.as, body: { ...keys, newAuth, auth: await authOf(own, email, password) } });
    } else {
      const { recoveryAuth } = await aRecoveryCode(own, office, office.accountId);
      const token = await aToken(own, office, "reset-password");
      await call(own.app, resetRoutes.confirm, { body: { ...made, token, way: { kind: "recovery", recoveryAuth } } });
    }
    expect(await refusal(tokenIn(mail!))).toBe("TOKEN_INVALID");
    const { session } = await signIn(own, { ...office.person, password: "Neu-Gesetzt-2026!" });
    expect(session.user).toMatchObject({ email, pendingEmail: null });
  }
});
