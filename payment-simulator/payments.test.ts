import type { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestProvider, testProvider } from "./testing/provider.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider();
});
afterAll(() => provider.close());

const setup = async (card: string, customer: string, more: Partial<Stripe.SetupIntentCreateParams> = {}) =>
  provider.stripe.setupIntents.create({ customer, payment_method: card, confirm: true, usage: "off_session", ...more });

test("a card that is set up belongs to the customer and can be charged", async () => {
  const { id: customer } = await provider.stripe.customers.create({});
  await provider.told();
  const intent = await setup("pm_card_visa", customer, { expand: ["payment_method"] });
  expect(intent).toMatchObject({ status: "succeeded", payment_method: { customer, card: { brand: "visa", last4: "4242" } } });
  expect(await provider.told()).toEqual(["payment_method.attached", "setup_intent.succeeded"]);
  const { data } = await provider.stripe.customers.listPaymentMethods(customer);
  expect(data).toHaveLength(1);
});

test.each([
  ["pm_card_visa_chargeDeclined", "card_declined", "generic_decline", "Ihre Karte wurde abgelehnt."],
  [
    "pm_card_visa_chargeDeclinedInsufficientFunds",
    "card_declined",
    "insufficient_funds",
    "Ihre Karte verfügt nicht über ausreichende Deckung.",
  ],
  ["pm_card_chargeDeclinedExpiredCard", "expired_card", "", "Ihre Karte ist abgelaufen."],
])("%s is refused with the bank's reason, and the intent remembers it", async (card, code, decline_code, message) => {
  const { id: customer } = await provider.stripe.customers.create({});
  await provider.told();
  const error: Stripe.errors.StripeCardError = await setup(card, customer).then(
    () => expect.unreachable(),
    (thrown) => thrown,
  );
  expect(error).toMatchObject({ type: "StripeCardError", statusCode: 402, code, message });
  expect(error.decline_code).toBe(decline_code);
  const kept = await provider.stripe.setupIntents.retrieve(error.setup_intent?.id ?? "");
  expect(kept).toMatchObject({ status: "requires_payment_method", last_setup_error: { code }, payment_method: null });
  expect(await provider.told()).toEqual(["setup_intent.setup_failed"]);
  expect((await provider.stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
  expect(await provider.stripe.setupIntents.confirm(kept.id, { payment_method: "pm_card_visa" })).toMatchObject({ status: "succeeded" });
  await expect(provider.stripe.paymentMethods.attach(card, { customer })).rejects.toMatchObject({ code });
});

test("a card that needs its owner waits for them", async () => {
  const { id: customer } = await provider.stripe.customers.create({});
  const asked = await setup("pm_card_authenticationRequiredOnSetup", customer, { return_url: "https://hinweise.example/abrechnung" });
  expect(asked.status).toBe("requires_action");
  expect(asked.next_action?.redirect_to_url?.url).toContain(`https://hinweise.example/testzahlung/auth/${asked.client_secret}`);
  expect((await provider.stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
});

test("without its owner a card that was never set up is not charged", async () => {
  const { customer } = await provider.company("pm_card_authenticationRequiredOnSetup");
  await provider.told();
  const row = await provider.subscribe(customer, { expand: ["latest_invoice.confirmation_secret"] });
  expect(row).toMatchObject({ status: "incomplete", latest_invoice: { status: "open", confirmation_secret: { type: "payment_intent" } } });
  expect(await provider.told()).toEqual(expect.arrayContaining(["invoice.payment_action_required", "invoice.payment_failed"]));
  const { data } = await provider.stripe.invoices.list({ customer, status: "open" });
  await expect(provider.stripe.invoices.pay(data[0]!.id)).rejects.toMatchObject({ code: "invoice_payment_intent_requires_action" });
});

test("a detached card pays for nothing any more", async () => {
  const { customer, method } = await provider.company();
  const { id } = await provider.subscribe(customer, { default_payment_method: method, trial_period_days: 3 });
  await provider.stripe.paymentMethods.detach(method);
  expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({ default_payment_method: null });
  expect(await provider.stripe.customers.retrieve(customer)).toMatchObject({ invoice_settings: { default_payment_method: null } });
  await expect(provider.stripe.customers.update(customer, { invoice_settings: { default_payment_method: method } })).rejects.toMatchObject({
    statusCode: 400,
  });
  await provider.pass(4);
  expect(await provider.stripe.subscriptions.retrieve(id)).toMatchObject({ status: "past_due" });
});
