import { afterEach, beforeEach, expect, test } from "vitest";
import { testProvider, type TestProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeEach(async () => {
  provider = await testProvider();
});
afterEach(() => provider.close());

/** An open invoice of 153.51 euros that is to be transferred, of which credit has paid so many cents. */
async function open(credit = 0) {
  const { stripe } = provider;
  const { customer } = await provider.company();
  if (credit > 0) await stripe.customers.createBalanceTransaction(customer, { amount: -credit, currency: "eur" });
  await provider.subscribe(customer, { collection_method: "send_invoice", days_until_due: 14 });
  const { data } = await stripe.invoices.list({ customer });
  return { customer, id: data[0]!.id! };
}
const credit = (invoice: string, net: number, credit_amount?: number) => {
  const line = { type: "custom_line_item" as const, description: "Rest", quantity: 1, unit_amount: net, tax_rates: [provider.taxRate] };
  return provider.stripe.creditNotes.create({ invoice, lines: [line], ...(credit_amount ? { credit_amount } : {}), email_type: "none" });
};
const balance = async (customer: string) => {
  const found = await provider.stripe.customers.retrieve(customer);
  return found.deleted ? null : found.balance;
};

test("a credit note of an open invoice takes its gross amount off what is due", async () => {
  const { id, customer } = await open();
  expect(await credit(id, 10_000)).toMatchObject({ pre_payment_amount: 11_900, post_payment_amount: 0 });
  expect(await provider.stripe.invoices.retrieve(id)).toMatchObject({
    status: "open",
    total: 15_351,
    amount_due: 3_451,
    amount_remaining: 3_451,
    pre_payment_credit_notes_amount: 11_900,
  });
  expect(await balance(customer)).toBe(0);
  await credit(id, 1_000);
  const { number } = await provider.stripe.invoices.retrieve(id);
  const { data } = await provider.stripe.creditNotes.list({ invoice: id });
  expect(data.toSorted((one, other) => one.number.localeCompare(other.number))).toMatchObject([
    {
      number: `${number}-CN-01`,
      total: 11_900,
      total_taxes: [{ amount: 1_900 }],
      lines: { data: [{ amount: 10_000, description: "Rest" }] },
    },
    { number: `${number}-CN-02`, total: 1_190 },
  ]);
});

test("what credit had paid comes back as credit, and where nothing remains the invoice is paid", async () => {
  const { id, customer } = await open(10_000);
  await expect(credit(id, 10_000)).rejects.toThrow("must equal 6549");
  await credit(id, 10_000, 6_549);
  expect(await provider.stripe.invoices.retrieve(id)).toMatchObject({ status: "paid", amount_due: 0, amount_paid: 0 });
  expect(await balance(customer)).toBe(-6_549);
});

test("of an invoice that is paid all of it becomes credit", async () => {
  const { id, customer } = await open();
  await provider.stripe.invoices.pay(id);
  await credit(id, 1_000, 1_190);
  expect(await balance(customer)).toBe(-1_190);
  expect(await provider.stripe.invoices.retrieve(id)).toMatchObject({ amount_paid: 15_351, post_payment_credit_notes_amount: 1_190 });
});
