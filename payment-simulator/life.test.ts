import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
beforeEach(() => provider.told());
afterAll(() => provider.close());

const MONTHLY = { net: 12_900, tax: 2451, gross: 15_351 };
const dayOf = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

test("a whole life: trial, charge, failure, recovery, cancellation, end", async () => {
  const { stripe, told, pass } = provider;
  const { customer, method } = await provider.company();
  const started = await provider.subscribe(customer, { trial_period_days: 7, default_payment_method: method, expand: ["latest_invoice"] });
  expect(started).toMatchObject({
    status: "trialing",
    latest_invoice: { status: "paid", total: 0, billing_reason: "subscription_create" },
  });
  expect(dayOf(started.trial_end)).toBe("2027-02-07");
  expect(await told()).toEqual([
    "customer.created",
    "payment_method.attached",
    "customer.updated",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
  ]);

  await pass(4);
  expect(await told()).toEqual(["customer.subscription.trial_will_end"]);
  await pass(3.001);
  expect(await told()).toEqual([
    "invoice.created",
    "invoice.finalized",
    "invoice.paid",
    "invoice.payment_succeeded",
    "customer.subscription.updated",
  ]);
  const active = await stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });
  expect(active).toMatchObject({
    status: "active",
    latest_invoice: {
      status: "paid",
      subtotal: MONTHLY.net,
      total: MONTHLY.gross,
      amount_paid: MONTHLY.gross,
      billing_reason: "subscription_cycle",
    },
  });
  expect(dayOf(active.items.data[0]?.current_period_end)).toBe("2027-03-07");

  const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.subscriptions.update(started.id, { default_payment_method: failing.id });
  await pass(28);
  expect(await told()).toContain("invoice.payment_failed");
  const due = await stripe.subscriptions.retrieve(started.id, { expand: ["latest_invoice"] });
  const invoice = due.latest_invoice;
  if (invoice === null || typeof invoice === "string") throw new Error("not expanded");
  expect(due.status).toBe("past_due");
  expect(invoice).toMatchObject({ status: "open", attempt_count: 1, amount_remaining: MONTHLY.gross });
  expect(dayOf(invoice.next_payment_attempt)).toBe("2027-03-10");

  await expect(stripe.invoices.pay(invoice.id)).rejects.toMatchObject({
    code: "card_declined",
    message: "Ihre Karte wurde abgelehnt.",
    statusCode: 402,
  });
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
    attempt_count: 1,
    next_payment_attempt: invoice.next_payment_attempt,
  });
  await stripe.subscriptions.update(started.id, { default_payment_method: method });
  await pass(3);
  expect(await stripe.subscriptions.retrieve(started.id)).toMatchObject({ status: "active" });
  expect(await told()).toEqual(expect.arrayContaining(["invoice.paid", "customer.subscription.updated"]));

  const ending = await stripe.subscriptions.update(started.id, { cancel_at_period_end: true });
  expect(dayOf(ending.cancel_at)).toBe("2027-04-07");
  expect(await stripe.subscriptions.update(started.id, { cancel_at_period_end: false })).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
  await stripe.subscriptions.update(started.id, { cancel_at_period_end: true });
  expect(await told()).toEqual(Array(3).fill("customer.subscription.updated"));
  await pass(40);
  expect(await told()).toEqual(["customer.subscription.deleted"]);
  const ended = await stripe.subscriptions.retrieve(started.id);
  expect(ended).toMatchObject({ status: "canceled", cancellation_details: { reason: "cancellation_requested" } });
  expect(dayOf(ended.ended_at)).toBe("2027-04-07");

  const again = await provider.subscribe(customer);
  expect(again).toMatchObject({ status: "active", customer });
  const all = await stripe.subscriptions.list({ customer, status: "all" });
  expect(all.data.map(({ status }) => status)).toEqual(["active", "canceled"]);
});
