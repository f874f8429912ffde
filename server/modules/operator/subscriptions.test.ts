import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { runForAll } from "../../testing/account-runs.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { signIn, type SignedIn } from "../../testing/builders.ts";
import { aCard, aTrial, compare, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, send } from "../../testing/call.ts";
import { deletions } from "./delete-account.ts";
import { detailOf, grantFreeMonths, planDeletion, previewFreeMonths } from "./index.ts";
import { monthsLater } from "./months.ts";

const DAY = 86_400_000;

let own: TestApplication;
let accountId: string;
let email: string;
let founder: SignedIn["person"];
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
let count = 0;
beforeEach(async () => {
  const { body, office } = await aTrial(own);
  const reply = await send(own.app, billingRoutes.signUp, { body, from: `10.2.0.${++count}` });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  ({ accountId } = office.registration.keys);
  ({ email } = body);
  founder = office.founder;
});
afterAll(() => own.close());

/** Lets days pass here and at the provider; what it tells arrives by its signed events. */
async function pass(days: number): Promise<void> {
  own.move(days * DAY);
  await own.ctx.payment.simulator!.tick();
}
// A session lasts twelve hours; whoever comes back after days signs in again.
const asOwner = async (): Promise<Headers> => (await signIn(own, founder)).as;
const bill = async (): Promise<Billing> => call(own.app, billingRoutes.get, { as: await asOwner() });
const detail = () => detailOf(own.ctx, accountId);
const becomes = (expected: object) =>
  vi.waitFor(async () => expect(await detail()).toMatchObject(expected), { timeout: 15_000, interval: 50 });
const charges = async () => (await detail()).invoices.filter((invoice) => invoice.amount_paid > 0).length;
const grant = async (months = 1) => {
  const preview = await previewFreeMonths(own.ctx, accountId, months);
  expect(await grantFreeMonths(own.ctx, preview)).toEqual({ isReadAgain: true });
  return preview;
};
const mailsNow = async () => (await own.ctx.mailer.listMails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const mail = (subject: RegExp) =>
  vi.waitFor(
    async () => {
      const mails = (await own.ctx.mailer.listMails()).filter(({ to }) => to === email);
      const found = mails.filter((one) => subject.test(one.subject));
      expect(found, mails.map((one) => one.subject).join(" | ")).toHaveLength(1);
      return found[0]!;
    },
    { timeout: 20_000, interval: 50 },
  );
/** The same service while the provider does not answer. */
const cutOff = (): Context => {
  const stripe = new Stripe("sk_test_nobody", { host: "127.0.0.1", port: 9, protocol: "http", maxNetworkRetries: 0 });
  const open = async () => ({ ...(await own.ctx.payment.open()), stripe });
  return { ...own.ctx, payment: { ...own.ctx.payment, open } };
};

test("a free month in a trial with a card: the first charge comes a month later", async () => {
  const before = (await detail()).trialEnd!;
  const { until, subscriptionId } = await grant();
  expect(subscriptionId).toMatch(/^sub_/);
  expect(until).toEqual(monthsLater(before, 1));
  expect(await detail()).toMatchObject({ state: "trialing", trialEnd: until, paidUntil: until });
  expect((await mail(/kostenlos$/)).text).toContain("Ihre Karte wird mit 153,51\u00A0€ belastet");
  await pass(20);
  await compare(own);
  expect(await charges()).toBe(0);
  await pass(20);
  await becomes({ state: "active" });
  expect(await charges()).toBe(1);
});

test("two free months in a paid one: the plan stays paid for, and a credit pays the next two invoices", async () => {
  await pass(8);
  await becomes({ state: "active" });
  const { paidUntil, trialEnd } = await detail();
  const preview = await grant(2);
  expect(preview).toMatchObject({ credit: { amount: 30_702, currency: "eur" }, until: null });
  expect(await detail()).toMatchObject({ state: "active", paidUntil, trialEnd });
  expect(await bill()).toMatchObject({ credit: 30_702, subscription: { status: "active" } });
  const { subject, text } = await mail(/^Guthaben für Sie/);
  expect(subject).toBe("Guthaben für Sie: 307,02\u00A0€");
  expect(text).toContain("mit den nächsten Rechnungen verrechnet");

  // The same once more, as after an answer that never came: it counts once.
  await grantFreeMonths(own.ctx, preview);
  expect((await bill()).credit).toBe(30_702);

  // A switch in that time is reckoned as ever, and the credit pays it.
  const priceId = await priceOf(own, "101-250:month");
  expect(await call(own.app, billingRoutes.preview, { as: await asOwner(), query: { priceId } })).toMatchObject({ dueNow: 0 });
  await pass(31);
  await compare(own);
  expect(await bill()).toMatchObject({ credit: 15_351 });
  await pass(31);
  await compare(own);
  expect(await bill()).toMatchObject({ credit: 0 });
  expect(await charges()).toBe(1);
  await pass(31);
  await compare(own);
  expect(await charges()).toBe(2);
});

test("of a yearly plan a free month is worth a twelfth of the year; who has cancelled hears when it counts", async () => {
  const priceId = await priceOf(own, "50-100:year");
  const { subscription } = await call(own.app, billingRoutes.changePlan, { as: await asOwner(), body: { priceId } }).then(bill);
  await pass(8);
  await becomes({ state: "active" });
  await call(own.app, billingRoutes.cancel, { as: await asOwner() });
  const gross = subscription!.plan.amount + Math.round(subscription!.plan.amount * 0.19);
  expect(await grant(1)).toMatchObject({ isCancelled: true, credit: { amount: Math.round(gross / 12) } });
  expect((await mail(/^Guthaben für Sie/)).text).toContain("wenn Sie die Kündigung unter „Abrechnung“ zurücknehmen");
});

test("no month is granted to an account that is to be deleted", async () => {
  await planDeletion(own.ctx, accountId);
  await expect(previewFreeMonths(own.ctx, accountId, 1)).rejects.toThrow(/^Für dieses Konto ist eine Löschung vorgemerkt/);
});

test("whoever has cancelled keeps the cancellation, a month later", async () => {
  await call(own.app, billingRoutes.cancel, { as: await asOwner() });
  const { isCancelled, until } = await grant();
  expect(isCancelled).toBe(true);
  expect(await detail()).toMatchObject({ isCancelled: true, paidUntil: until });
  expect((await mail(/kostenlos$/)).text).not.toContain("belastet");
  await pass(40);
  await becomes({ state: "canceled" });
  expect(await charges()).toBe(0);
});

test("whose subscription is over gets a trial of their own, which the nightly comparison leaves alone, and can return from it", async () => {
  await call(own.app, billingRoutes.cancel, { as: await asOwner() });
  await pass(8);
  await becomes({ state: "canceled" });
  const { subscriptionId, until } = await grant();
  expect(subscriptionId).toBeNull();
  await compare(own);
  expect(await detail()).toMatchObject({ state: "trialing", trialEnd: until, paidUntil: null, isCancelled: false });
  expect((await mail(/kostenlos$/)).text).not.toContain("belastet");

  const body = { priceId: await priceOf(own, "1-49:month") };
  await call(own.app, billingRoutes.changePlan, { as: await asOwner(), body });
  expect(await bill()).toMatchObject({ subscription: { status: "trialing", trial_end: Math.floor(until!.getTime() / 1000) } });
});

test("without the provider no month is granted and no deletion planned", async () => {
  const { trialEnd } = await detail();
  await expect(previewFreeMonths(cutOff(), accountId, 1)).rejects.toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
  await expect(planDeletion(cutOff(), accountId)).rejects.toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
  expect(await detail()).toMatchObject({ state: "trialing", trialEnd, deletionDue: null });
});

test("a planned deletion ends the subscription at once; nothing is charged any more", async () => {
  expect(await planDeletion(own.ctx, accountId)).toMatchObject({ isNew: true, ended: 1 });
  expect(await detail()).toMatchObject({ state: "canceled" });
  expect((await bill()).subscription).toMatchObject({ status: "canceled" });
  expect(await planDeletion(own.ctx, accountId)).toMatchObject({ isNew: false, ended: 0 });
  await pass(10);
  await compare(own);
  expect(await charges()).toBe(0);
});

test("whoever chooses a plan again while the deletion waits is not deleted", async () => {
  await planDeletion(own.ctx, accountId);
  const body = { priceId: await priceOf(own, "1-49:month"), card: await aCard(own) };
  await call(own.app, billingRoutes.changePlan, { as: await asOwner(), body });
  await expect(runForAll(cutOff(), deletions)).rejects.toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
  await runForAll(own.ctx, deletions);
  await mail(/nicht gelöscht$/);
  expect(await detail()).toMatchObject({ deletionDue: null });
  // Nobody who stays is told that they are about to be deleted.
  await pass(27.5);
  await runForAll(own.ctx, deletions);
  expect((await mailsNow()).filter((subject) => subject.startsWith("Erinnerung"))).toEqual([]);
});
