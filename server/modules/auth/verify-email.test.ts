import { authRoutes } from "@hz/contract/sign-in/auth";
import { userRoutes } from "@hz/contract/people/users";
import { verificationRoutes } from "@hz/contract/sign-in/verification";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, aFounding, anOffice, aToken } from "../../testing/builders.ts";
import { call, refused, send } from "../../testing/call.ts";
import { jobsOf, untilJobs } from "../../testing/job-queue.ts";
import { mailsTo, tokenIn } from "../../testing/mails.ts";

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const verify = (token: string) => ({ query: { token } });
const actions = (accountId: string) =>
  own.db.tenant(accountId, (tx) =>
    tx.selectFrom("audit_entries").select("action").where("account_id", "=", accountId).where("action", "like", "email.%").execute(),
  );

test("registering brings a mail whose link confirms the address, and says so again when it is followed twice", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  expect(office.session.user).toMatchObject({ isEmailVerified: false, pendingEmail: null });
  const [mail] = await mailsTo(own, office.person.email, 1);
  expect(mail!.subject).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse");
  const token = tokenIn(mail!);
  expect(mail!.text).toContain(`http://localhost:3000/verify-email?token=${token}`);
  expect(await call(own.app, verificationRoutes.verify, verify(token))).toEqual({
    message: "E-Mail-Adresse erfolgreich bestätigt.",
    user: { email: office.person.email },
  });
  expect((await call(own.app, userRoutes.current, { as: office.as })).isEmailVerified).toBe(true);
  expect(await actions(office.accountId)).toContainEqual({ action: "email.verified" });
  // A second click, or a program that followed the link before, is told the same and does nothing more.
  expect((await call(own.app, verificationRoutes.verify, verify(token))).user.email).toBe(office.person.email);
  expect((await actions(office.accountId)).filter(({ action }) => action === "email.verified")).toHaveLength(1);
  // Whoever read the first mail gets a second one: what comes next, and when the trial ends.
  const [, welcome] = await mailsTo(own, office.person.email, 2);
  expect(welcome!.subject).toBe("Willkommen bei der Hinweiszentrale");
  expect(welcome!.text).toMatch(/Ihre Testphase endet am \d+\. \S+ 20\d\d, ohne dass etwas abgebucht wird/);
});

test("a registration that is refused sends nothing", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  await mailsTo(own, office.person.email, 1);
  const jobs = (await jobsOf(own, "mail-verification")).length;
  const again = await aFounding(office.person.email);
  expect(await refused(own.app, authRoutes.register, { body: again.registration, from: "10.77.0.1" })).toBe("EMAIL_TAKEN");
  expect(await jobsOf(own, "mail-verification")).toHaveLength(jobs);
});

test("expired, foreign and malformed tokens confirm nothing", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const reset = await aToken(own, office, "reset-password");
  const old = await aToken(own, office, "verify-email");
  expect(await refused(own.app, verificationRoutes.verify, verify(reset))).toBe("TOKEN_INVALID");
  expect(await refused(own.app, verificationRoutes.verify, verify("A".repeat(43)))).toBe("TOKEN_INVALID");
  for (const token of ["", "abc", `${old}A`, `${old.slice(0, -1)}!`])
    expect(await refused(own.app, verificationRoutes.verify, verify(token))).toBe("INVALID_INPUT");
  own.move(48 * 3_600_000);
  expect(await refused(own.app, verificationRoutes.verify, verify(old))).toBe("TOKEN_INVALID");
  expect(await actions(office.accountId)).toEqual([]);
});

test("asking again does and answers the same for every address; only who waits gets a mail", async () => {
  const office = await anOffice(own, { isConfirmed: false });
  const verified = await aColleague(own, office);
  await mailsTo(own, office.person.email, 1);
  const before = (await jobsOf(own, "resend-verification")).length;
  const answers: unknown[] = [];
  for (const email of [office.person.email.toUpperCase(), verified.person.email, "niemand@nirgends.example"]) {
    const { statusCode, body } = await send(own.app, verificationRoutes.resend, { body: { email } });
    answers.push({ statusCode, body });
  }
  expect(answers).toEqual([1, 2, 3].map(() => ({ statusCode: 200, body: "{}" })));
  const jobs = (await jobsOf(own, "resend-verification")).slice(before);
  expect(jobs).toHaveLength(3);
  for (const { data } of jobs) expect(data).toEqual({ emailHash: expect.stringMatching(/^[\w-]{43}$/) });
  await untilJobs(own, "resend-verification", (list) => list.every(({ state }) => state === "completed"));

  const [, second] = await mailsTo(own, office.person.email, 2);
  await untilJobs(own, "mail-verification", (list) => list.every(({ state }) => state === "completed"));
  await mailsTo(own, verified.person.email, 0);
  await mailsTo(own, "niemand@nirgends.example", 0);
  // Confirming by one link, the others say the same, and there is nothing to send any more.
  await call(own.app, verificationRoutes.verify, verify(tokenIn(second!)));
  const [oldest] = await mailsTo(own, office.person.email, 3);
  expect((await call(own.app, verificationRoutes.verify, verify(tokenIn(oldest!)))).user.email).toBe(office.person.email);
  await call(own.app, verificationRoutes.resend, { body: { email: office.person.email } });
  await untilJobs(own, "resend-verification", (list) => list.length === before + 4 && list.every(({ state }) => state === "completed"));
  await untilJobs(own, "mail-verification", (list) => list.every(({ state }) => state === "completed"));
  await mailsTo(own, office.person.email, 3);
});

test("nobody can have an address flooded, and it is free again after minutes", async () => {
  const ask = (from: string) => send(own.app, verificationRoutes.resend, { body: { email: "Flut@muster.example" }, from });
  for (let n = 0; n < 5; n++) expect((await ask(`10.8.0.${n}`)).statusCode).toBe(200);
  expect((await ask("10.8.1.1")).json()).toMatchObject({ code: "TOO_MANY_TRIES" });
  own.move(10 * 60_000);
  expect((await ask("10.8.1.1")).statusCode).toBe(200);
});

test("tokens cannot be tried out", async () => {
  const guess = () => refused(own.app, verificationRoutes.verify, { ...verify("B".repeat(43)), from: "10.8.2.1" });
  for (let n = 0; n < 30; n++) expect(await guess()).toBe("TOKEN_INVALID");
  expect(await guess()).toBe("TOO_MANY_TRIES");
});
