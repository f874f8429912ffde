import { auditRoutes } from "@hz/contract/account/audit";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { call } from "../../testing/call.ts";
import { accountOf, hasPlan, updateAccount } from "../accounts/index.ts";
import { detailOf, grantFreeMonths, previewFreeMonths } from "./index.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  own.stop();
  await own.startWorker();
});
beforeEach(async () => {
  office = await anOffice(own);
});
afterAll(() => own.close());

const DAY = 86_400_000;
/** The end of a trial that runs: noon in Berlin on the next last day of January that has not come yet. */
function endOfJanuary(): Date {
  const end = (year: number) => new Date(Date.UTC(year, 0, 31, 11));
  const now = own.ctx.now();
  const year = now.getUTCFullYear();
  return end(year) > now ? end(year) : end(year + 1);
}
const change = (to: Parameters<typeof updateAccount>[2]) =>
  own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, to));
const account = () => own.db.tenant(office.accountId, (tx) => accountOf(tx, office.accountId));
const mailTo = (subject: RegExp) =>
  vi.waitFor(
    async () => {
      const mails = await own.ctx.mailer.listMails();
      expect(mails.filter((mail) => mail.to === office.person.email && subject.test(mail.subject))).toHaveLength(1);
    },
    { timeout: 20_000, interval: 50 },
  );
const grant = async (months = 1) => grantFreeMonths(own.ctx, await previewFreeMonths(own.ctx, office.accountId, months));

test("a running trial is prolonged from its end, and the last day of a month stays the last day", async () => {
  const end = endOfJanuary();
  // The day before the first of March, in a leap year or not.
  const until = new Date(Date.UTC(end.getUTCFullYear(), 2, 0, 11));
  await change({ trial_end_date: end, trial_reminded_at: new Date() });
  const preview = await previewFreeMonths(own.ctx, office.accountId, 1);
  expect(preview).toMatchObject({ subscriptionId: null, until });
  expect(await grantFreeMonths(own.ctx, preview)).toEqual({ isReadAgain: true });
  expect(await account()).toMatchObject({
    subscription_status: "trialing",
    trial_end_date: until,
    trial_reminded_at: null,
  });
});

test("a trial that is over begins again from now", async () => {
  await change({ trial_end_date: new Date(own.ctx.now().getTime() - 40 * DAY) });
  expect(await detailOf(own.ctx, office.accountId)).toMatchObject({ state: "expired" });
  await grant(2);
  const { trial_end_date: end } = await account();
  const days = (end!.getTime() - own.ctx.now().getTime()) / DAY;
  expect(days).toBeGreaterThan(58);
  expect(days).toBeLessThan(63);
  expect(await detailOf(own.ctx, office.accountId)).toMatchObject({ state: "trialing" });
});

test("a company that had cancelled gets a trial that ends by itself", async () => {
  const past = new Date(own.ctx.now().getTime() - DAY);
  await change({ subscription_status: "canceled", current_period_end: past, cancel_at_period_end: true, trial_end_date: past });
  await grant();
  const now = await account();
  expect(now).toMatchObject({ subscription_status: "trialing", current_period_end: null, cancel_at_period_end: false });
  expect(hasPlan(now, own.ctx.now())).toBe(true);
  expect(hasPlan(now, new Date(own.ctx.now().getTime() + 32 * DAY))).toBe(false);
});

test("the owner hears of it, and the account's log says that the service did it", async () => {
  const end = endOfJanuary();
  const year = end.getUTCFullYear();
  await change({ trial_end_date: end });
  await grant(3);
  await mailTo(new RegExp(`^Bis 30\\. April ${year} für Sie kostenlos$`));
  const { entries } = await call(own.app, auditRoutes.list, { as: office.as });
  expect(entries[0]).toMatchObject({
    actor: null,
    action: "billing.month-granted",
    details: { months: 3, until: `${year}-04-30T10:00:00.000Z` },
  });
});

test("a preview changes nothing, and an unknown account is refused", async () => {
  const before = await account();
  await previewFreeMonths(own.ctx, office.accountId, 12);
  expect(await account()).toEqual(before);
  await expect(previewFreeMonths(own.ctx, "00000000-0000-4000-8000-000000000000", 1)).rejects.toThrow("gibt es nicht");
});
