import { type Authentication, billingRoutes, type Card } from "@hz/contract/billing/billing";
import type { PriceName } from "@hz/contract/billing/plans";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, signIn, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, answerBank, compare, priceOf } from "../../testing/builders-billing.ts";
import { call, type Headers, refused } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";
import { planDeletion } from "../operator/index.ts";
import { customerOf } from "./store.ts";
import { subscriptionsOf } from "./subscribe.ts";
import { running } from "./switch.ts";
import { readAgain } from "./sync.ts";
import { dropSwitch } from "./unconfirmed.ts";

const HOUR = 3_600_000;
const MONTHLY = 15_351;

let own: TestApplication;
let office: TestOffice;
let as: Headers;
beforeAll(async () => {
  own = await testApplication();
  await own.startWorker();
});
/** A company that pays for a plan by a card whose bank asks at every payment. */
beforeEach(async () => {
  office = await anOffice(own, { isConfirmed: false });
  ({ as } = office);
  const past = new Date(own.ctx.now().getTime() - 24 * HOUR);
  await own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, { trial_end_date: past }));
  await anAddress(own, as);
  const card = await aCard(own, "always_authenticate");
  const { clientSecret, setupIntentId } = await asked("50-100:month", { card });
  await answerBank(own, clientSecret, "succeed");
  const confirmed = { ...card, setupIntentId };
  await answerBank(own, (await asked("50-100:month", { card: confirmed })).clientSecret, "succeed");
  await choose("50-100:month", { card: confirmed });
  // Else what follows is of the same second, and of two invoices none is the newer one.
  own.move(60_000);
});
afterAll(() => own.close());

const choose = async (name: PriceName, more: { card?: Card; at?: number } = {}) =>
  call(own.app, billingRoutes.changePlan, { as, body: { priceId: await priceOf(own, name), ...more } });
async function asked(name: PriceName, more: { card?: Card; at?: number } = {}): Promise<Authentication> {
  const answer = await choose(name, more);
  if (!("authentication" in answer)) throw new Error("the bank asks nothing");
  return answer.authentication;
}
const bill = () => call(own.app, billingRoutes.get, { as });
const read = async () => {
  await readAgain(own.ctx, office.accountId);
  return bill();
};
const preview = async (name: PriceName) => call(own.app, billingRoutes.preview, { as, query: { priceId: await priceOf(own, name) } });
const customer = async () => (await own.db.tenant(office.accountId, (tx) => customerOf(tx, office.accountId)))!.customerId!;
const atProvider = async () => running(await own.ctx.payment.open(), await customer());
/** What the provider has charged, and what it would still take, newest first. */
async function invoices(): Promise<[string | null, number][]> {
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.invoices.list({ customer: await customer() });
  return data.map(({ status, amount_paid }) => [status, amount_paid]);
}
const plan = async (name: PriceName, more: object = {}) => ({
  subscription: { status: "active", plan: { id: await priceOf(own, name) }, ...more },
  user: { subscriptionStatus: "active" },
});
/** What confirms an order or a change of plan, and the address. */
const CONFIRMS = /^Ihre Bestellung|^Ihr Plan ist jetzt|^Bitte bestätigen/;
/** How the other mails about billing begin, once there are so many, by name. */
const subjects = async (count: number) => {
  const found = async () =>
    (await own.ctx.mailer.listMails()).filter(({ to, subject }) => to === office.person.email && !CONFIRMS.test(subject));
  await vi.waitFor(async () => expect(await found()).toHaveLength(count), { timeout: 20_000, interval: 50 });
  return (await found()).map(({ subject }) => subject.split(" ")[0]).toSorted();
};

test("a dearer plan comes when its payment is confirmed at the bank, for what the preview said, once", async () => {
  const { dueNow, at } = await preview("251-1000:month");
  const { clientSecret, setupIntentId } = await asked("251-1000:month", { at: at! });
  expect(clientSecret).toMatch(/^pi_/);
  expect(setupIntentId).toBeUndefined();
  // Until then nothing has happened, whoever looks.
  await compare(own);
  const before = await bill();
  expect(before).toMatchObject(await plan("50-100:month", { cancel_at_period_end: false }));
  expect(before.invoices).toMatchObject([{ status: "paid", amount_paid: MONTHLY }]);
  await answerBank(own, clientSecret, "succeed");
  for (let repeated = 0; repeated < 2; repeated++) {
    const done = await choose("251-1000:month", { at: at! });
    expect(done).toMatchObject(await plan("251-1000:month"));
    expect("invoices" in done && done.invoices).toMatchObject([{ amount_paid: dueNow }, { amount_paid: MONTHLY }]);
  }
  expect(await invoices()).toEqual([
    ["paid", dueNow],
    ["paid", MONTHLY],
  ]);
  expect(await subjects(2)).toEqual(["Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("what the owner confirmed after closing the page arrives by the provider's events", async () => {
  const { clientSecret } = await asked("251-1000:month");
  await answerBank(own, clientSecret, "succeed");
  const switched = await plan("251-1000:month");
  await vi.waitFor(async () => expect(await bill()).toMatchObject(switched), { timeout: 15_000, interval: 50 });
});

test("refused at the bank the plan stays; the same choice asks anew, and the first question leads nowhere any more", async () => {
  const first = await asked("251-1000:month");
  await answerBank(own, first.clientSecret, "fail");
  expect(await read()).toMatchObject(await plan("50-100:month"));
  const second = await asked("251-1000:month");
  const third = await asked("251-1000:month");
  expect(new Set([first, second, third].map(({ clientSecret }) => clientSecret)).size).toBe(3);
  await answerBank(own, second.clientSecret, "succeed");
  expect(await read()).toMatchObject(await plan("50-100:month"));
  await answerBank(own, third.clientSecret, "succeed");
  expect(await choose("251-1000:month")).toMatchObject(await plan("251-1000:month"));
  expect((await invoices()).map(([status]) => status)).toEqual(["paid", "void", "void", "paid"]);
  expect(await subjects(2)).toEqual(["Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("another plan takes the place of the one that waits: a cheaper one at once, a dearer one when it is confirmed", async () => {
  const first = await asked("251-1000:month");
  const second = await asked("over 1000:month");
  await answerBank(own, first.clientSecret, "succeed");
  expect((await atProvider()).pending_update).not.toBeNull();
  // Also the one that runs is a choice.
  expect(await choose("50-100:month")).toMatchObject(await plan("50-100:month"));
  expect((await atProvider()).pending_update).toBeNull();
  const third = await asked("over 1000:month");
  expect(await choose("1-49:month")).toMatchObject(await plan("1-49:month"));
  for (const { clientSecret } of [second, third]) await answerBank(own, clientSecret, "succeed");
  expect(await read()).toMatchObject(await plan("1-49:month"));
  expect((await invoices()).filter(([, paid]) => paid > 0)).toEqual([["paid", MONTHLY]]);
});

test("a cancellation gives up the switch that waits", async () => {
  const { clientSecret } = await asked("251-1000:month");
  expect(await call(own.app, billingRoutes.cancel, { as })).toMatchObject({ subscription: { cancel_at_period_end: true } });
  await answerBank(own, clientSecret, "succeed");
  expect(await read()).toMatchObject(await plan("50-100:month", { cancel_at_period_end: true }));
  expect((await invoices()).map(([status]) => status)).toEqual(["void", "paid"]);
});

test("a planned cancellation stays until the payment is confirmed, and goes with it", async () => {
  await call(own.app, billingRoutes.cancel, { as });
  const { clientSecret } = await asked("251-1000:month");
  expect(await read()).toMatchObject(await plan("50-100:month", { cancel_at_period_end: true }));
  await answerBank(own, clientSecret, "fail");
  expect(await read()).toMatchObject(await plan("50-100:month", { cancel_at_period_end: true }));
  await answerBank(own, (await asked("251-1000:month")).clientSecret, "succeed");
  expect(await choose("251-1000:month")).toMatchObject(await plan("251-1000:month", { cancel_at_period_end: false }));
  expect(await subjects(3)).toEqual(["Ihre", "Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("another card does not pay for a switch that nobody confirmed; the next choice goes by that card", async () => {
  const { clientSecret } = await asked("251-1000:month");
  const after = await call(own.app, billingRoutes.setCard, { as, body: await aCard(own) });
  expect(after).toMatchObject(await plan("50-100:month"));
  expect(await invoices()).toEqual([
    ["open", 0],
    ["paid", MONTHLY],
  ]);
  expect(await choose("251-1000:month")).toMatchObject(await plan("251-1000:month"));
  await answerBank(own, clientSecret, "succeed");
  expect((await invoices()).map(([status]) => status)).toEqual(["paid", "void", "paid"]);
});

test("a card that is refused leaves plan and cancellation as they were, and nothing open", async () => {
  await call(own.app, billingRoutes.setCard, { as, body: await aCard(own, "later_failure") });
  await call(own.app, billingRoutes.cancel, { as });
  const body = { priceId: await priceOf(own, "251-1000:month") };
  expect(await refused(own.app, billingRoutes.changePlan, { as, body })).toBe("CARD_DECLINED");
  expect(await read()).toMatchObject(await plan("50-100:month", { cancel_at_period_end: true }));
  expect((await atProvider()).pending_update).toBeNull();
  expect((await invoices()).map(([status]) => status)).toEqual(["paid"]);
});

test("nobody answers the bank: after 23 hours it is over, without a word", async () => {
  const { clientSecret } = await asked("251-1000:month");
  own.move(24 * HOUR);
  await own.ctx.payment.simulator!.tick();
  ({ as } = await signIn(own, office.person));
  await compare(own);
  expect(await bill()).toMatchObject(await plan("50-100:month"));
  expect((await atProvider()).pending_update).toBeNull();
  await answerBank(own, clientSecret, "succeed");
  expect((await invoices()).map(([status]) => status)).toEqual(["void", "paid"]);
  // A preview from before that time is too old; a fresh choice goes.
  await answerBank(own, (await asked("251-1000:month")).clientSecret, "succeed");
  expect(await choose("251-1000:month")).toMatchObject(await plan("251-1000:month"));
  expect(await subjects(2)).toEqual(["Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("two who choose at the same moment are both asked, and one payment is made, whatever both confirm", async () => {
  const both = await Promise.all([asked("251-1000:month"), asked("over 1000:month")]);
  expect((await invoices()).filter(([status]) => status === "open")).toHaveLength(1);
  for (const { clientSecret } of both) await answerBank(own, clientSecret, "succeed");
  expect((await invoices()).filter(([, paid]) => paid > 0)).toHaveLength(2);
  expect((await atProvider()).pending_update).toBeNull();
});

test("a switch that is confirmed in the moment in which it is given up has taken effect, and is not charged again", async () => {
  const { clientSecret } = await asked("251-1000:month");
  const stale = await atProvider();
  await answerBank(own, clientSecret, "succeed");
  const now = await dropSwitch(await own.ctx.payment.open(), stale);
  expect(now).toMatchObject({ pending_update: null, items: { data: [{ price: { id: await priceOf(own, "251-1000:month") } }] } });
});

test("an event that is read while a switch begins and is confirmed mails nobody that a payment failed", async () => {
  const payment = await own.ctx.payment.open();
  const { stripe } = payment;
  const first = await subscriptionsOf(payment, await customer());
  const { clientSecret } = await asked("251-1000:month");
  await own.ctx.payment.simulator!.tick();
  await compare(own);
  const open = await stripe.invoices.list({ customer: await customer() });
  await answerBank(own, clientSecret, "succeed");
  await compare(own);
  // What was asked for before the switch began, and before it was confirmed, answered to a reading that goes on after both.
  const whole = await stripe.subscriptions.list({ customer: await customer(), status: "all" });
  const [orders, bills] = [vi.spyOn(stripe.subscriptions, "list"), vi.spyOn(stripe.invoices, "list")];
  orders.mockResolvedValueOnce({ ...whole, data: first });
  bills.mockResolvedValueOnce({ ...open });
  const after = await read();
  orders.mockRestore();
  bills.mockRestore();
  expect(after.invoices).toMatchObject([{ status: "paid" }, { status: "paid" }]);
  expect(await subjects(2)).toEqual(["Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("an event that is read while a switch begins mails nobody that a payment failed", async () => {
  const payment = await own.ctx.payment.open();
  const { stripe } = payment;
  const first = await subscriptionsOf(payment, await customer());
  const { clientSecret } = await asked("251-1000:month");
  // Nobody else reads meanwhile.
  await own.ctx.payment.simulator!.tick();
  await compare(own);
  // What was asked for before the switch began, answered to a reading that asks for invoices after it.
  const list = vi.spyOn(stripe.subscriptions, "list");
  const whole = await stripe.subscriptions.list({ customer: await customer(), status: "all" });
  list.mockResolvedValueOnce({ ...whole, data: first });
  const after = await read();
  list.mockRestore();
  expect(after.invoices).toMatchObject([{ status: "paid" }]);
  await answerBank(own, clientSecret, "succeed");
  await choose("251-1000:month");
  expect(await subjects(2)).toEqual(["Zahlungsbeleg", "Zahlungsbeleg"]);
});

test("a credit stays the customer's while a switch waits, in what is shown and in what the next preview says", async () => {
  const { stripe } = await own.ctx.payment.open();
  await stripe.customers.createBalanceTransaction(await customer(), { amount: -1000, currency: "eur" });
  const { dueNow, credit, at } = await preview("251-1000:month");
  expect(credit).toBe(1000);
  const { clientSecret } = await asked("251-1000:month", { at: at! });
  await answerBank(own, clientSecret, "fail");
  expect(await read()).toMatchObject({ credit: 1000 });
  const again = await preview("251-1000:month");
  expect(again.credit).toBe(1000);
  expect(dueNow - again.dueNow).toBeLessThan(10);
  await answerBank(own, (await asked("251-1000:month", { at: again.at! })).clientSecret, "succeed");
  const done = await choose("251-1000:month", { at: again.at! });
  expect(done).toMatchObject({ credit: 0 });
  expect("invoices" in done && done.invoices[0]).toMatchObject({ amount_paid: again.dueNow });
});

test("during a trial no payment is asked for: the plan is another one at once", async () => {
  const other = await anOffice(own, { isConfirmed: false });
  ({ as } = other);
  office = other;
  await anAddress(own, as);
  const card = await aCard(own, "always_authenticate");
  const { clientSecret, setupIntentId } = await asked("50-100:month", { card });
  await answerBank(own, clientSecret, "succeed");
  await choose("50-100:month", { card: { ...card, setupIntentId } });
  expect(await choose("251-1000:month")).toMatchObject({
    subscription: { status: "trialing", plan: { id: await priceOf(own, "251-1000:month") } },
  });
});

test("a deletion that is planned gives the switch up with the plan", async () => {
  const { clientSecret } = await asked("251-1000:month");
  await planDeletion(own.ctx, office.accountId);
  await answerBank(own, clientSecret, "succeed");
  expect(await read()).toMatchObject({ subscription: { status: "canceled" } });
  expect((await invoices()).map(([status]) => status)).toEqual(["void", "paid"]);
});
