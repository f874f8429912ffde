import { billingRoutes, type Card, cardOf } from "@hz/contract/billing/billing";
import type { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, signIn, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, answerBank, compare, priceOf } from "../../testing/builders-billing.ts";
import { call, refused } from "../../testing/call.ts";
import { updateAccount } from "../accounts/index.ts";
import { customerOf } from "./store.ts";
import { running } from "./switch.ts";
import { readAgain } from "./sync.ts";

let own: TestApplication;
let office: TestOffice;
let priceId: string;
beforeAll(async () => {
  own = await testApplication();
  priceId = await priceOf(own, "50-100:month");
  await own.startWorker();
  // What the service learns it learns by its own questions: events are lost.
  own.ctx.payment.deliverTo(async () => true);
});
/** A company that pays for a plan by a card. */
beforeEach(async () => {
  office = await anOffice(own);
  const past = new Date(own.ctx.now().getTime() - 86_400_000);
  await own.db.tenant(office.accountId, (tx) => updateAccount(tx, office.accountId, { trial_end_date: past }));
  await anAddress(own, office.as);
  await order(await aCard(own));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => own.close());

const order = (card: Card) => call(own.app, billingRoutes.changePlan, { as: office.as, body: { priceId, card } });
const shown = async (as = office.as) => cardOf((await call(own.app, billingRoutes.get, { as })).paymentMethod)?.card.last4;
/** The last digits of the card that the provider charges for the plan. */
async function charged(): Promise<string | undefined> {
  const payment = await own.ctx.payment.open();
  const customer = await own.db.tenant(office.accountId, (tx) => customerOf(tx, office.accountId));
  const { default_payment_method: method } = await running(payment, customer!.customerId!);
  return (method as Stripe.PaymentMethod).card?.last4;
}

test("a change of card that stops half way: the page shows the card that is charged, and the comparison brings it to its end", async () => {
  const { stripe } = await own.ctx.payment.open();
  const update = vi.spyOn(stripe.subscriptions, "update");
  const { errors } = stripe.constructor as typeof Stripe;
  // Not in the change itself, and not in what is read after it.
  for (let time = 0; time < 2; time++) update.mockRejectedValueOnce(new errors.StripeConnectionError({ message: "away" } as never));
  const body = await aCard(own, "later_failure");
  expect(await refused(own.app, billingRoutes.setCard, { as: office.as, body })).toBe("PAYMENT_UNAVAILABLE");
  expect([await shown(), await charged()]).toEqual(["4242", "4242"]);
  await compare(own);
  expect([await shown(), await charged()]).toEqual(["0341", "0341"]);
});

test("a card that comes with an order while a colleague's plan runs already pays that plan", async () => {
  await order(await aCard(own, "later_failure"));
  expect([await shown(), await charged()]).toEqual(["0341", "0341"]);
});

test("a card whose bank asks pays what is overdue when its owner confirms; refused, the card stays and is asked anew", async () => {
  const { as } = office;
  await call(own.app, billingRoutes.setCard, { as, body: await aCard(own, "later_failure") });
  own.move(32 * 86_400_000);
  await own.ctx.payment.simulator!.tick();
  await readAgain(own.ctx, office.accountId);
  const { as: again } = await signIn(own, office.person);
  expect(await call(own.app, billingRoutes.get, { as: again })).toMatchObject({ subscription: { status: "past_due" } });

  let body = await aCard(own, "always_authenticate");
  const asked = async () => {
    const answer = await call(own.app, billingRoutes.setCard, { as: again, body });
    if (!("authentication" in answer)) throw new Error("the bank asks nothing");
    return answer.authentication;
  };
  const { clientSecret, setupIntentId } = await asked();
  await answerBank(own, clientSecret, "succeed");
  body = { ...body, setupIntentId };
  const first = await asked();
  expect(first.clientSecret).toMatch(/^pi_/);
  expect(first.setupIntentId).toBeUndefined();
  expect([await shown(again), await charged()]).toEqual(["3184", "3184"]);
  await answerBank(own, first.clientSecret, "fail");
  await readAgain(own.ctx, office.accountId);
  expect(await call(own.app, billingRoutes.get, { as: again })).toMatchObject({ subscription: { status: "past_due" } });

  await answerBank(own, (await asked()).clientSecret, "succeed");
  expect(await call(own.app, billingRoutes.setCard, { as: again, body })).toMatchObject({
    subscription: { status: "active" },
    user: { subscriptionStatus: "active" },
    invoices: [{ status: "paid" }, { status: "paid" }],
  });
});
