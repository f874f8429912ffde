import { billingRoutes } from "@hz/contract/billing/billing";
import { reportRoutes } from "@hz/contract/reports/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { catchUp } from "./catch-up.ts";
import type { Config } from "./config.ts";
import { defineJob } from "./jobs/job.ts";
import * as z from "zod";
import { type TestApplication, testApplication } from "./testing/application.ts";
import { anOffice, aSubmitted, credentials, signIn } from "./testing/builders.ts";
import { aTrial } from "./testing/builders-billing.ts";
import { firstStep, secondStep, totpCode, withFactor } from "./testing/builders-factor.ts";
import { call, refused, send } from "./testing/call.ts";
import { jobsOf, untilJobs } from "./testing/job-queue.ts";
import { newsTo } from "./testing/mails.ts";
import { wire } from "./wiring.ts";

const DAY = 86_400_000;
const OWN_PAGE = { "sec-fetch-site": "same-origin", host: "localhost:3000" };

let own: TestApplication;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
afterAll(() => own.close());

const press = ({ app }: TestApplication, payload: Record<string, string>, headers: Record<string, string> = OWN_PAGE) =>
  app.inject({ method: "POST", url: "/testzahlung/uhr", headers, payload });
/** Moves the provider's clock and the application along. */
async function move(test: TestApplication, days: number): Promise<void> {
  const reply = await press(test, { days: String(days), application: "yes" });
  expect(reply.statusCode, reply.body).toBe(303);
}
const daysAhead = ({ ctx }: TestApplication) => ctx.clock.ahead() / DAY;
const caughtUp = (test: TestApplication) =>
  untilJobs(test, catchUp.name, (jobs) => jobs.length > 0 && jobs.every(({ state }) => state === "completed"));

test("a trial with a card is reminded of two days before its end, and then charged, as the application goes along", async () => {
  const { office, body } = await aTrial(own);
  const reply = await send(own.app, billingRoutes.signUp, { body, from: "10.7.0.1" });
  expect(reply.statusCode, reply.body).toBe(200);
  const as = credentials(reply);
  const { email } = office.founder;
  await own.owner.query("update users set is_email_verified = true where email = $1", [email]);
  expect((await call(own.app, billingRoutes.get, { as })).subscription).toMatchObject({ status: "trialing" });
  const subjects = async (count: number) => (await newsTo(own, email, count)).map(({ subject }) => subject);
  const before = (await subjects(1)).length;

  await move(own, 5);
  const all = await subjects(before + 1);
  expect(all.at(-1)).toMatch(/^Ihre Testphase endet am /);
  // Sessions are over, as after five days.
  expect(await refused(own.app, billingRoutes.get, { as })).toBe("NOT_SIGNED_IN");
  const again = await signIn(own, office.founder);
  const { subscription } = await call(own.app, billingRoutes.get, { as: again.as });
  const left = subscription!.trial_end! * 1000 - own.ctx.now().getTime();
  expect(left / DAY).toBeGreaterThan(1.9);
  expect(left / DAY).toBeLessThanOrEqual(2);

  await move(own, 3);
  await vi.waitFor(async () => {
    const { as: later } = await signIn(own, office.founder);
    expect((await call(own.app, billingRoutes.get, { as: later })).subscription).toMatchObject({ status: "active" });
  }, 20_000);
  expect((await subjects(before + 2)).at(-1)).toMatch(/^Zahlungsbeleg /);
});

test("what the database writes has the application's time", async () => {
  const office = await anOffice(own);
  await move(own, 1);
  const { id } = await aSubmitted(own, office);
  const { as } = await signIn(own, office.person);
  const report = await call(own.app, reportRoutes.get, { as, params: { id } });
  expect(Math.abs(Date.parse(report.receivedAt) - own.ctx.now().getTime())).toBeLessThan(60_000);
  const { rows } = await own.owner.query("select at from audit_entries where account_id = $1 order by seq desc limit 1", [
    office.accountId,
  ]);
  expect(Math.abs(rows[0].at.getTime() - own.ctx.now().getTime())).toBeLessThan(60_000);
});

test("an authenticator application goes on by the machine's time", async () => {
  const office = await anOffice(own);
  const { secret } = await withFactor(own, office);
  await move(own, 1);
  const { ticket } = await firstStep(own, office.person);
  expect((await secondStep(own, ticket, totpCode(own, secret))).statusCode).toBe(200);
});

test("what waits for a moment waits so much less, and is counted from the application's time", async () => {
  const wait = defineJob("notify-of-waiting", z.object({}), async () => {});
  const startAfter = new Date(own.ctx.now().getTime() + 3 * DAY);
  await own.db.directory(() => own.ctx.jobs.enqueue(wait, {}, { startAfter }));
  const left = async () => ((await jobsOf(own, wait.name)).at(-1)!.start_after.getTime() - Date.now()) / DAY;
  expect(await left()).toBeCloseTo(3, 2);
  await move(own, 2);
  await caughtUp(own);
  expect(await left()).toBeCloseTo(1, 2);
});

test("every instance hears of it, one that starts later as well, and two moves at once are both made", async () => {
  const other = await own.another();
  const before = daysAhead(own);
  expect(daysAhead(other)).toBe(before);
  await Promise.all([move(own, 2), move(other, 3)]);
  await vi.waitFor(() => expect([daysAhead(own), daysAhead(other)]).toEqual([before + 5, before + 5]), 10_000);
  await press(own, { days: "4" });
  const third = await own.another();
  expect(daysAhead(third)).toBe(before + 5);
  // Taken along again, it goes to where the provider is.
  await move(own, 1);
  expect(daysAhead(own)).toBe(before + 10);
  // These two have asked the provider nothing since.
  await vi.waitFor(() => expect([daysAhead(other), daysAhead(third)]).toEqual([before + 10, before + 10]), 10_000);
});

test("nothing but our own page on this machine moves it, by whole days", async () => {
  const before = daysAhead(own);
  for (const days of ["0", "-3", "1.5", "732", "1e9", "x", ""])
    expect((await press(own, { days, application: "yes" })).statusCode, days).toBe(400);
  const yes = { days: "3", application: "yes" };
  expect((await press(own, yes, { ...OWN_PAGE, "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  // A proxy that stands on this machine, and a name that was made to point here.
  expect((await press(own, yes, { ...OWN_PAGE, "x-forwarded-for": "10.1.1.1" })).statusCode).toBe(404);
  expect((await press(own, yes, { ...OWN_PAGE, host: "evil.example" })).statusCode).toBe(404);
  expect(daysAhead(own)).toBe(before);
});

test("with a real provider, or where others reach it, the time is the real one, and the start says so", async () => {
  const moved = await testApplication();
  await move(moved, 6);
  const stripe = { secretKey: "sk_x", publishableKey: "pk_x", webhookSecret: "whsec_x", prices: {}, taxRate: "txr_x" };
  const others: Partial<Config>[] = [{ stripe } as unknown as Config, { publicUrl: "https://hinweise.example" }];
  for (const settings of others) {
    const wired = await wire({ ...moved.ctx.config, ...settings }, () => {});
    expect(Math.abs(wired.ctx.now().getTime() - Date.now())).toBeLessThan(5000);
    expect(wired.notices.join()).toMatch(/war mit dieser Datenbank um 6 Tage vorgestellt.*gilt die wirkliche Zeit/);
    await wired.close();
  }
  const again = await wire(moved.ctx.config, () => {});
  expect(again.notices.join()).toContain("ist um 6 Tage vorgestellt");
  await again.close();
  await moved.close();
  const open = await testApplication({ publicUrl: "https://hinweise.example" });
  expect((await press(open, { days: "3", application: "yes" }, { ...OWN_PAGE, host: "hinweise.example" })).statusCode).toBe(404);
  await open.close();
});
