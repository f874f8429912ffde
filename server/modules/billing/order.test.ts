import { type Authentication, billingRoutes, type Card } from "@hz/contract/billing/billing";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, answerBank, priceOf } from "../../testing/builders-billing.ts";
import { call, refused } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";
import { subscriptionsOf } from "./subscribe.ts";
import { customerOf } from "./store.ts";
import { readAgain } from "./sync.ts";

let own: TestApplication;
let office: TestOffice;
let card: Card;
let priceId: string;
beforeAll(async () => {
  own = await testApplication();
  priceId = await priceOf(own, "50-100:month");
});
/** A company whose trial is over, with a card whose bank asks at every payment and has just been asked about the card itself. */
beforeEach(async () => {
  office = await anOffice(own);
  const past = new Date(own.ctx.now().getTime() - 86_400_000);
  await own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, { trial_end_date: past }));
  await anAddress(own, office.as);
  card = await aCard(own, "always_authenticate");
  const { clientSecret, setupIntentId } = await asked();
  await answerBank(own, clientSecret, "succeed");
  card = { ...card, setupIntentId };
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => own.close());

const order = () => call(own.app, billingRoutes.changePlan, { as: office.as, body: { priceId, card } });
const bill = () => call(own.app, billingRoutes.get, { as: office.as });
async function asked(): Promise<Authentication> {
  const answer = await order();
  if (!("authentication" in answer)) throw new Error("the bank asks nothing");
  return answer.authentication;
}
const subscriptions = async () => {
  const known = await own.db.tenant(office.accountId, (tx) => customerOf(tx, office.accountId));
  return (await subscriptionsOf(await own.ctx.payment.open(), known!.customerId!)).map(({ status }) => status);
};

test("a card whose bank asks at every payment pays for an order that its owner confirms", async () => {
  const { clientSecret, setupIntentId } = await asked();
  expect(clientSecret).toMatch(/^pi_/);
  expect(setupIntentId).toBeUndefined();
  // Until then nothing has happened: no plan, no invoice, no mail of a failed payment.
  await readAgain(own.ctx, office.accountId);
  expect(await bill()).toMatchObject({ subscription: null, invoices: [], user: { subscriptionStatus: "trialing" } });
  await answerBank(own, clientSecret, "succeed");
  expect(await order()).toMatchObject({
    subscription: { status: "active", plan: { id: priceId } },
    invoices: [{ status: "paid", amount_paid: 15_351 }],
  });
  expect(await subscriptions()).toEqual(["active"]);
});

test("an order that nobody confirmed never blocks: the next one takes its place", async () => {
  const first = await asked();
  await answerBank(own, first.clientSecret, "fail");
  const second = await asked();
  expect(second.clientSecret).not.toBe(first.clientSecret);
  expect(await subscriptions()).toEqual(["incomplete", "canceled"]);
  await readAgain(own.ctx, office.accountId);
  expect((await bill()).subscription).toBeNull();
  await answerBank(own, second.clientSecret, "succeed");
  const paid = await order();
  expect(paid).toMatchObject({ subscription: { status: "active" } });
  expect("invoices" in paid && paid.invoices.map(({ status }) => status).toSorted()).toEqual(["paid", "void"]);
  expect(await subscriptions()).toEqual(["active", "canceled"]);
});

test("another card pays at once after an order was given up, and what was given up is charged by nobody", async () => {
  await asked();
  await call(own.app, billingRoutes.setCard, { as: office.as, body: await aCard(own) });
  expect(await subscriptions()).toEqual(["incomplete"]);
  card = await aCard(own);
  expect(await order()).toMatchObject({ subscription: { status: "active" } });
  expect(await subscriptions()).toEqual(["active", "canceled"]);
});

test("what its owner has just paid is not taken back because the provider has not said so of the subscription yet", async () => {
  const { clientSecret } = await asked();
  const { stripe } = await own.ctx.payment.open();
  const known = await own.db.tenant(office.accountId, (tx) => customerOf(tx, office.accountId));
  const before = await stripe.subscriptions.list({ customer: known!.customerId!, status: "all" });
  await answerBank(own, clientSecret, "succeed");
  // Before the card is taken, before the order, and in it.
  const lag = () => {
    const lagging = vi.spyOn(stripe.subscriptions, "list");
    for (let time = 0; time < 3; time++) lagging.mockResolvedValueOnce(before);
  };
  lag();
  expect(await order()).toMatchObject({ subscription: { status: "active", plan: { id: priceId } } });
  // Another plan is not begun beside it.
  vi.restoreAllMocks();
  lag();
  const other = { priceId: await priceOf(own, "251-1000:month"), card };
  expect(await refused(own.app, billingRoutes.changePlan, { as: office.as, body: other })).toBe("PAYMENT_UNAVAILABLE");
  expect(await subscriptions()).toEqual(["active"]);
});
