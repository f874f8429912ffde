import type { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

const DAY = 86_400;

let provider: TestProvider;
beforeEach(async () => {
  provider = await testProvider();
});
afterEach(() => provider.close());

/** A company on its tenth day of a month, paid by a card whose bank asks at every payment from now on. */
async function asking() {
  const { stripe, prices } = provider;
  const { customer } = await provider.company();
  const { id, items } = await provider.subscribe(customer);
  const { id: method } = await stripe.paymentMethods.attach("pm_card_authenticationRequired", { customer });
  await stripe.subscriptions.update(id, { default_payment_method: method });
  await provider.pass(10);
  await provider.told();
  const item = items.data[0]!.id;
  const choose = (to: keyof typeof prices, more: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(id, {
      items: [{ id: item, price: prices[to] }],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
      expand: ["latest_invoice.confirmation_secret"],
      ...more,
    });
  return { id, customer, item, choose, end: items.data[0]!.current_period_end };
}
function invoiceIn({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice {
  if (invoice === null || typeof invoice === "string") throw new Error("not expanded");
  return invoice;
}
async function answer(secret: string | undefined, outcome: "succeed" | "fail"): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const reply = await provider.pages.inject({ method: "POST", url: `/testzahlung/auth/${secret}`, headers, payload: { outcome } });
  return reply.json<{ status: string }>().status;
}
const priceIn = ({ items }: Stripe.Subscription) => items.data[0]!.price.id;

test("a change waits for its payment: the subscription goes on as it was until the owner confirms", async () => {
  const { stripe, prices } = provider;
  const { id, item, choose } = await asking();
  const { frozen_time: now } = await stripe.testHelpers.testClocks.create({ frozen_time: 1 });
  const change = { items: [{ id: item, price: prices["251-1000:month"] }], proration_behavior: "always_invoice" as const };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: { ...change, proration_date: now } });
  await provider.pass(0.01);
  const waiting = await choose("251-1000:month", { proration_date: now });
  const invoice = invoiceIn(waiting);
  expect(waiting).toMatchObject({
    status: "active",
    items: { data: [{ price: { id: prices["50-100:month"] } }] },
    pending_update: {
      cancel_at_period_end: null,
      expires_at: invoice.created + 23 * 3600,
      subscription_items: [{ id: item, price: { id: prices["251-1000:month"] } }],
    },
  });
  expect(invoice).toMatchObject({ status: "open", total: preview.total, amount_due: preview.amount_due, next_payment_attempt: null });
  const asked = ["invoice.created", "invoice.finalized", "invoice.payment_action_required", "invoice.payment_failed"];
  expect(await provider.told()).toEqual([...asked, "customer.subscription.updated"]);

  expect(await answer(invoice.confirmation_secret?.client_secret, "fail")).toBe("requires_payment_method");
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: "active", pending_update: { expires_at: expect.any(Number) } });
  const again = await choose("251-1000:month", { proration_date: now });
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: "void" });
  await provider.told();
  expect(await answer(invoiceIn(again).confirmation_secret?.client_secret, "succeed")).toBe("succeeded");
  const switched = await stripe.subscriptions.retrieve(id, { expand: ["latest_invoice"] });
  expect(switched).toMatchObject({
    status: "active",
    pending_update: null,
    latest_invoice: { status: "paid", amount_paid: preview.total },
  });
  expect(priceIn(switched)).toBe(prices["251-1000:month"]);
  const done = ["customer.subscription.pending_update_applied", "customer.subscription.updated"];
  expect(await provider.told()).toEqual(["invoice.paid", "invoice.payment_succeeded", ...done]);
});

test("a change that nobody pays is over after 23 hours, or with the period, and gives back what it held", async () => {
  const { stripe, prices } = provider;
  const { id, customer, choose, end } = await asking();
  await stripe.customers.createBalanceTransaction(customer, { amount: -10, currency: "eur" });
  const first = await choose("251-1000:month");
  expect(invoiceIn(first)).toMatchObject({ starting_balance: -10, ending_balance: 0 });
  await provider.told();
  await provider.pass(22 / 24);
  expect((await stripe.subscriptions.retrieve(id)).pending_update).not.toBeNull();
  expect(await provider.told()).toEqual([]);
  await provider.pass(1 / 24);
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: "active", pending_update: null });
  expect(await provider.told()).toEqual([
    "customer.subscription.updated",
    "customer.updated",
    "invoice.voided",
    "customer.subscription.pending_update_expired",
  ]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -10 });
  expect(await answer(invoiceIn(first).confirmation_secret?.client_secret, "succeed")).toBe("canceled");
  expect(priceIn(await stripe.subscriptions.retrieve(id))).toBe(prices["50-100:month"]);

  const { frozen_time: now } = await stripe.testHelpers.testClocks.create({ frozen_time: 1 });
  await provider.pass((end - now) / DAY - 0.1);
  const late = await choose("251-1000:month");
  expect(late.pending_update?.expires_at).toBe(end);
  await provider.pass(0.2);
  const { data } = await stripe.invoices.list({ subscription: id, limit: 2 });
  // The next period is charged by the plan that runs.
  expect(data).toMatchObject([
    { billing_reason: "subscription_cycle", total: 15_351 },
    { id: invoiceIn(late).id, status: "void" },
  ]);
});

test("voiding its invoice gives a change up; other invoices are not voided", async () => {
  const { stripe, prices } = provider;
  const { id, choose } = await asking();
  const { id: invoice } = invoiceIn(await choose("251-1000:month"));
  expect(await stripe.invoices.voidInvoice(invoice)).toMatchObject({ status: "void" });
  const now = await stripe.subscriptions.retrieve(id);
  expect(now).toMatchObject({ status: "active", pending_update: null });
  expect(priceIn(now)).toBe(prices["50-100:month"]);
  const { data } = await stripe.invoices.list({ subscription: id });
  for (const one of data) await expect(stripe.invoices.voidInvoice(one.id)).rejects.toMatchObject({ statusCode: 400 });
});

test("another change of the plan, and the end of the subscription, leave no room for the one that waits", async () => {
  const { stripe, prices } = provider;
  const { id, item, choose } = await asking();
  const { id: first } = invoiceIn(await choose("251-1000:month"));
  // Cheaper: nothing to pay, so nothing to wait for.
  const cheaper = await choose("1-49:month");
  expect(cheaper).toMatchObject({ pending_update: null, latest_invoice: { status: "paid" } });
  expect(priceIn(cheaper)).toBe(prices["1-49:month"]);
  expect(await stripe.invoices.retrieve(first)).toMatchObject({ status: "void" });
  const { id: second } = invoiceIn(await choose("251-1000:month"));
  // What touches neither price nor end goes beside it.
  expect(await stripe.subscriptions.update(id, { description: "Beschreibung" })).toMatchObject({ pending_update: {} });
  await expect(
    stripe.subscriptions.update(id, { items: [{ id: item, price: "price_none" }], payment_behavior: "pending_if_incomplete" }),
  ).rejects.toMatchObject({ statusCode: 404 });
  expect(await stripe.invoices.retrieve(second)).toMatchObject({ status: "open" });
  // As with any other invoice, an end leaves it open; whoever gives the change up has to void it before.
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ pending_update: null });
  expect(await stripe.invoices.retrieve(second)).toMatchObject({ status: "open" });
});

test("a planned end is part of the change: it goes with the payment, or stays", async () => {
  const { stripe } = provider;
  const { id, choose } = await asking();
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  const waiting = await choose("251-1000:month", { cancel_at_period_end: false });
  expect(waiting).toMatchObject({ cancel_at_period_end: true, pending_update: { cancel_at_period_end: false } });
  expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({ pending_update: null });
  const again = await choose("251-1000:month", { cancel_at_period_end: false });
  await answer(invoiceIn(again).confirmation_secret?.client_secret, "succeed");
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
});

test("a card that is not asked about pays at once, and a yearly plan begins with its payment", async () => {
  const { stripe, prices } = provider;
  const { customer } = await provider.company();
  const { id, items } = await provider.subscribe(customer);
  await provider.pass(3);
  await provider.told();
  const change = { items: [{ id: items.data[0]!.id, price: prices["50-100:year"] }], payment_behavior: "pending_if_incomplete" as const };
  const yearly = await stripe.subscriptions.update(id, change);
  expect(yearly.pending_update).toBeNull();
  expect(priceIn(yearly)).toBe(prices["50-100:year"]);
  expect(await provider.told()).not.toContain("customer.subscription.pending_update_applied");

  const { id: other, choose } = await asking();
  const waiting = await choose("50-100:year");
  await answer(invoiceIn(waiting).confirmation_secret?.client_secret, "succeed");
  const begun = await stripe.subscriptions.retrieve(other);
  expect(begun.items.data[0]!.current_period_start).toBe(invoiceIn(waiting).created);
  expect(begun.items.data[0]!.current_period_end).toBe(begun.billing_cycle_anchor + 365 * DAY);
});

test.each([
  { default_payment_method: "" },
  { default_tax_rates: "" as const },
  { metadata: { a: "b" } },
  { off_session: true },
  { description: "Text" },
  { cancellation_details: { comment: "Text" } },
])("a change that waits takes no %o", async (more) => {
  const { id, choose } = await asking();
  const before = await provider.stripe.invoices.list({ subscription: id });
  await expect(choose("251-1000:month", more)).rejects.toMatchObject({ statusCode: 400, param: Object.keys(more)[0] });
  expect((await provider.stripe.invoices.list({ subscription: id })).data).toHaveLength(before.data.length);
});
