import type { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testProvider, type TestProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeEach(async () => {
  provider = await testProvider();
});
afterEach(() => provider.close());

/** A company that pays from this account, with its mandate. */
async function company(iban: string) {
  const { stripe } = provider;
  const { id: customer } = await stripe.customers.create({ name: "Beispiel GmbH" });
  const { id: method } = await stripe.paymentMethods.create({
    type: "sepa_debit",
    sepa_debit: { iban },
    billing_details: { name: "Beispiel GmbH", email: "rechnung@beispiel.example" },
  });
  const intent = await stripe.setupIntents.create({
    customer,
    payment_method: method,
    confirm: true,
    mandate_data: { customer_acceptance: { type: "online", online: { ip_address: "192.0.2.1", user_agent: "x" } } },
    expand: ["mandate"],
  });
  return { customer, method, mandate: intent.mandate as Stripe.Mandate };
}
const invoice = async (customer: string) => {
  const { data } = await provider.stripe.invoices.list({ customer, expand: ["data.payments"] });
  return data[0]!;
};

test.each([
  ["DE89370400440532013000", 5, "paid", "active"],
  ["DE62370400440532013001", 5, "open", "past_due"],
  ["DE08370400440532013003", 8, "paid", "active"],
  ["DE78370400440532013004", 8, "open", "past_due"],
  ["AT611904300234573201", 5, "paid", "active"],
])("a debit from %s is under way for %i days, then its invoice is %s and the subscription %s", async (iban, days, status, state) => {
  const { customer, method, mandate } = await company(iban);
  expect(mandate.payment_method_details.sepa_debit?.reference).toMatch(/^[0-9A-Z]{16}$/);
  const { id, status: begun } = await provider.subscribe(customer, { default_payment_method: method });
  expect(begun).toBe("active");
  await provider.pass(days - 0.1);
  const { id: open } = await invoice(customer);
  await expect(provider.stripe.invoices.pay(open!)).rejects.toThrow("payment in progress");
  expect((await invoice(customer)).status).toBe("open");
  await provider.pass(0.2);
  expect((await invoice(customer)).status).toBe(status);
  expect((await provider.stripe.subscriptions.retrieve(id)).status).toBe(state);
  expect(await provider.told()).toContain(status === "paid" ? "invoice.paid" : "invoice.payment_failed");
});

test("an account without right check digits, or without a mandate, is not kept", async () => {
  await expect(company("DE00370400440532013000")).rejects.toMatchObject({ code: "invalid_bank_account_iban" });
  const { method } = await company("DE89370400440532013000");
  const intent = provider.stripe.setupIntents.create({ payment_method: method, confirm: true });
  await expect(intent).rejects.toMatchObject({ param: "mandate_data" });
});

test.each([false, true])(
  "an invoice that is sent waits for its transfer: overdue at its day, and 14 days later its subscription is over; cancelled: %s",
  async (isCancelled) => {
    const { customer } = await company("DE89370400440532013000");
    const sent = { collection_method: "send_invoice", days_until_due: 10 } as const;
    const { id } = await provider.subscribe(customer, sent);
    const state = async () => (await provider.stripe.subscriptions.retrieve(id)).status;
    const { created, due_date, hosted_invoice_url } = await invoice(customer);
    expect(due_date! - created).toBe(10 * 86_400);
    const page = await provider.pages.inject({ url: new URL(hosted_invoice_url!).pathname });
    expect(page.body).toContain("Überweisung eingegangen");
    await provider.pass(9.9);
    expect(await state()).toBe("active");
    await provider.told();
    await provider.pass(0.2);
    expect(await state()).toBe("past_due");
    expect(await provider.told()).toContain("invoice.overdue");
    if (isCancelled) await provider.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await provider.pass(14);
    expect(await state()).toBe("canceled");
    // Also where it would have ended by itself, later.
    expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({ cancellation_details: { reason: "payment_failed" } });
  },
);
