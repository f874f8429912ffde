import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());

const dayOf = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);
const latest = async (subscription: string) => {
  const { data } = await provider.stripe.invoices.list({ subscription, limit: 1 });
  return data[0]!;
};

test("what a preview shows is what is charged then", async () => {
  const { stripe, prices } = provider;
  for (const [to, behavior] of [
    ["251-1000:month", "always_invoice"],
    ["1-49:month", "always_invoice"],
    ["50-100:year", "create_prorations"],
    ["101-250:month", "create_prorations"],
  ] as const) {
    const { customer } = await provider.company();
    const { id, items } = await provider.subscribe(customer);
    await provider.pass(10.3);
    const { frozen_time: now } = await stripe.testHelpers.testClocks.create({ frozen_time: 1 });
    const change = { items: [{ id: items.data[0]!.id, price: prices[to] }], proration_behavior: behavior, proration_date: now };
    const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
    const before = await stripe.invoices.list({ subscription: id });
    await stripe.subscriptions.update(id, change);
    if (to === "101-250:month") {
      expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(before.data.length);
      await provider.pass(25);
    }
    const charged = await latest(id);
    const figures = (invoice: typeof charged) => ({
      total: invoice.total,
      subtotal: invoice.subtotal,
      taxes: invoice.total_taxes,
      due: invoice.amount_due,
      lines: invoice.lines.data.map(({ amount, description, period }) => ({ amount, description, period })),
    });
    expect(figures(charged)).toEqual(figures(preview));
    expect(charged.total_taxes?.[0]?.amount).toBe(charged.total - charged.subtotal);
    expect(charged.id).not.toBe(before.data[0]?.id);
    if (to === "1-49:month") {
      // Cheaper: nothing to pay, and a credit that the next invoice uses up.
      expect(charged.total).toBeLessThan(0);
      expect(charged).toMatchObject({ amount_due: 0, status: "paid" });
      expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: charged.total });
      await provider.pass(21);
      const next = await latest(id);
      expect(next.amount_paid).toBe(next.total + charged.total);
    }
  }
});

test("prorations go by the second, and a half month costs half of the difference", async () => {
  const { stripe, prices } = provider;
  const { customer } = await provider.company();
  const { items, id } = await provider.subscribe(customer);
  const { current_period_start: start, current_period_end: end } = items.data[0]!;
  const { lines, total } = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: [{ id: items.data[0]!.id, price: prices["251-1000:month"] }],
      proration_behavior: "always_invoice",
      proration_date: (start + end) / 2,
    },
  });
  expect(lines.data.map(({ amount }) => amount)).toEqual([-6450, 14_950]);
  expect(total).toBe(Math.round(8500 * 1.19));
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ items: { data: [{ price: { id: prices["50-100:month"] } }] } });
});

test("a subscription of the 31st is charged on the last day of shorter months", async () => {
  const fresh = await testProvider();
  const { customer } = await fresh.company();
  const { id } = await fresh.subscribe(customer);
  const ends: string[] = [];
  for (const days of [0, 28.2, 31, 30]) {
    if (days) await fresh.pass(days);
    const { items } = await fresh.stripe.subscriptions.retrieve(id);
    ends.push(dayOf(items.data[0]?.current_period_end));
  }
  expect(ends).toEqual(["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31"]);
  await fresh.close();
});

test("who never pays is cancelled after the last try, and told at each", async () => {
  const { stripe } = provider;
  const { customer } = await provider.company();
  const { id } = await provider.subscribe(customer, { trial_period_days: 7 });
  const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe.subscriptions.update(id, { default_payment_method: failing.id });
  await provider.told();
  for (const [days, attempts, status] of [
    [7.01, 1, "past_due"],
    [3, 2, "past_due"],
    [5, 3, "past_due"],
    [7, 4, "canceled"],
  ] as const) {
    await provider.pass(days);
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status });
    expect(await latest(id)).toMatchObject({ attempt_count: attempts, status: "open" });
  }
  const told = await provider.told();
  expect(told.filter((type) => type === "invoice.payment_failed")).toHaveLength(4);
  expect(told.at(-1)).toBe("customer.subscription.deleted");
  expect(await latest(id)).toMatchObject({ next_payment_attempt: null });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancellation_details: { reason: "payment_failed" } });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({ statusCode: 400 });
});

test("a first charge that fails leaves an incomplete subscription, which is paid or expires after a day", async () => {
  const { stripe } = provider;
  const { customer, method } = await provider.company();
  const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  const begin = () => provider.subscribe(customer, { default_payment_method: failing.id });
  const [paid, left, dropped] = [await begin(), await begin(), await begin()];
  await stripe.subscriptions.cancel(dropped.id);
  expect(await latest(dropped.id)).toMatchObject({ status: "void" });
  expect([paid.status, left.status]).toEqual(["incomplete", "incomplete"]);
  await stripe.invoices.pay((await latest(paid.id)).id, { payment_method: method });
  await expect(stripe.invoices.pay((await latest(paid.id)).id)).rejects.toMatchObject({
    statusCode: 400,
    message: "Invoice is already paid",
  });
  await provider.pass(1);
  expect((await stripe.subscriptions.retrieve(paid.id)).status).toBe("active");
  expect((await stripe.subscriptions.retrieve(left.id)).status).toBe("incomplete_expired");
  expect(await latest(left.id)).toMatchObject({ status: "void" });
  await expect(
    provider.subscribe(customer, { default_payment_method: failing.id, payment_behavior: "error_if_incomplete" }),
  ).rejects.toMatchObject({
    code: "card_declined",
    statusCode: 402,
  });
  // Tried is tried: the same key gives the same answer, whatever the card could do by now.
  const wish = { customer, items: [{ price: provider.prices["1-49:month"] }], payment_behavior: "error_if_incomplete" as const };
  const begun = () => stripe.subscriptions.create({ ...wish, default_payment_method: failing.id }, { idempotencyKey: "begin" });
  await expect(begun()).rejects.toMatchObject({ code: "card_declined" });
  await expect(begun()).rejects.toMatchObject({ code: "card_declined", headers: { "idempotent-replayed": "true" } });
  expect((await stripe.subscriptions.list({ customer, status: "all" })).data).toHaveLength(3);
});

test("a trial without a card asks for one, goes past due without, and can be longer", async () => {
  const { stripe } = provider;
  const { id: customer } = await stripe.customers.create({});
  const row = await provider.subscribe(customer, { trial_period_days: 14, expand: ["pending_setup_intent"] });
  expect(row.pending_setup_intent).toMatchObject({ status: "requires_payment_method", customer });
  const end = (row.trial_end ?? 0) + 30 * 86_400;
  const longer = await stripe.subscriptions.update(row.id, { trial_end: end, proration_behavior: "none" });
  expect(longer).toMatchObject({ status: "trialing", trial_end: end, items: { data: [{ current_period_end: end }] } });
  await provider.pass(45);
  expect((await stripe.subscriptions.retrieve(row.id)).status).toBe("past_due");
  const cancelled = await stripe.subscriptions.cancel(row.id, { cancellation_details: { feedback: "unused" } });
  expect(cancelled).toMatchObject({ status: "canceled", cancellation_details: { feedback: "unused", reason: "cancellation_requested" } });
  // Nobody asks for the money of a cancelled subscription any more.
  const tries = (await latest(row.id)).attempt_count;
  await provider.pass(30);
  expect(await latest(row.id)).toMatchObject({ status: "open", attempt_count: tries, next_payment_attempt: null });
  await expect(stripe.subscriptions.cancel(row.id)).rejects.toMatchObject({ code: "resource_missing" });
});

test("a free month on a paid subscription moves the next charge and gives the rest of this one back", async () => {
  const { stripe } = provider;
  const { customer } = await provider.company();
  const { id, items } = await provider.subscribe(customer);
  const end = items.data[0]!.current_period_end + 30 * 86_400;
  const free = await stripe.subscriptions.update(id, { trial_end: end, proration_behavior: "none" });
  expect(free).toMatchObject({ status: "trialing", billing_cycle_anchor: end });
  await provider.pass(35);
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  await provider.pass(30);
  expect(await latest(id)).toMatchObject({ amount_paid: 15_351 });
  expect(
    await stripe.subscriptions.update(id, { trial_end: (await stripe.subscriptions.retrieve(id)).items.data[0]!.current_period_end + 99 }),
  ).toMatchObject({
    status: "trialing",
  });
});

test("a credit pays what comes next, is part of previews, and comes back with an invoice that is taken back", async () => {
  const { stripe, prices } = provider;
  const { customer } = await provider.company();
  const { id, items } = await provider.subscribe(customer);
  const grant = () =>
    stripe.customers.createBalanceTransaction(
      customer,
      { amount: -20_000, currency: "eur", description: "1 Freimonat" },
      { idempotencyKey: `grant ${customer}` },
    );
  expect(await grant()).toMatchObject({ amount: -20_000, ending_balance: -20_000, customer, description: "1 Freimonat" });
  await grant();
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -20_000 });
  const change = { items: [{ id: items.data[0]!.id, price: prices["101-250:month"] }], proration_behavior: "always_invoice" as const };
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  expect(preview).toMatchObject({ starting_balance: -20_000, amount_due: 0 });
  expect(preview.total).toBeGreaterThan(0);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -20_000 });
  await provider.pass(32);
  expect(await latest(id)).toMatchObject({
    starting_balance: -20_000,
    ending_balance: -4649,
    amount_due: 0,
    amount_paid: 0,
    status: "paid",
  });
  const failing = await stripe.paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  const begun = await provider.subscribe(customer, { default_payment_method: failing.id });
  expect(await latest(begun.id)).toMatchObject({ amount_due: 15_351 - 4649, status: "open" });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
  await stripe.subscriptions.cancel(begun.id);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -4649 });
  await expect(stripe.customers.createBalanceTransaction(customer, { amount: -1, currency: "usd" })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("ending the trial now charges at once", async () => {
  const { customer } = await provider.company();
  const { id } = await provider.subscribe(customer, { trial_period_days: 7 });
  expect(await provider.stripe.subscriptions.update(id, { trial_end: "now" })).toMatchObject({ status: "active" });
  expect(await latest(id)).toMatchObject({ status: "paid", amount_paid: 15_351 });
});

test("a company elsewhere in the union owes the tax itself", async () => {
  const { stripe } = provider;
  const { customer } = await provider.company();
  const taxId = await stripe.customers.createTaxId(customer, { type: "eu_vat", value: "ATU12345678" });
  expect(taxId).toMatchObject({ country: "AT", verification: { status: "verified" } });
  await stripe.customers.update(customer, { tax_exempt: "reverse" });
  const { id } = await provider.subscribe(customer);
  expect(await latest(id)).toMatchObject({
    total: 12_900,
    customer_tax_exempt: "reverse",
    customer_tax_ids: [{ type: "eu_vat", value: "ATU12345678" }],
    total_taxes: [{ amount: 0, taxability_reason: "reverse_charge" }],
  });
  await provider.told();
  const unknown = await stripe.customers.createTaxId(customer, { type: "eu_vat", value: "DE123456000" });
  expect(unknown.verification?.status).toBe("pending");
  expect(await provider.told()).toEqual(["customer.tax_id.created", "customer.tax_id.updated"]);
  const { tax_ids } = await stripe.customers
    .retrieve(customer, { expand: ["tax_ids"] })
    .then((found) => (found.deleted ? { tax_ids: undefined } : found));
  expect(tax_ids?.data.map(({ verification }) => verification?.status)).toEqual(["verified", "unverified"]);
  await expect(stripe.customers.createTaxId(customer, { type: "eu_vat", value: "DE12" })).rejects.toMatchObject({ code: "tax_id_invalid" });
  await stripe.customers.deleteTaxId(customer, unknown.id);
  expect((await stripe.customers.listTaxIds(customer)).data).toHaveLength(1);
});
