import { billingRoutes } from "@hz/contract/billing/billing";
import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, compare, priceOf } from "../../testing/builders-billing.ts";
import { call, refused } from "../../testing/call.ts";
import { compareBilling } from "./jobs.ts";

let own: TestApplication;
let office: TestOffice;
let customer: string;
let subscription: string;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  // The simulator's own events are lost, those of the order, too: only what a test sends arrives.
  const lose = () => own.ctx.payment.deliverTo(async () => true);
  lose();
  await anAddress(own, office.as);
  await call(own.app, billingRoutes.changePlan, {
    as: office.as,
    body: { priceId: await priceOf(own, "1-49:month"), card: await aCard(own) },
  });
  const row = await own.db.tenant(office.accountId, (tx) => tx.selectFrom("billing_customers").selectAll().executeTakeFirstOrThrow());
  customer = row.customer_id!;
  subscription = row.subscription_id!;
  await own.startWorker();
  lose();
});
afterAll(() => own.close());

async function tell(event: object, sign: { secret?: string; timestamp?: number } = {}) {
  const payload = JSON.stringify(event);
  const { webhookSecret } = await own.ctx.payment.open();
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: sign.secret ?? webhookSecret,
    ...(sign.timestamp ? { timestamp: sign.timestamp } : {}),
  });
  return own.app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    payload,
  });
}
const updated = (object: object = { object: "subscription", customer }) => ({
  id: `evt_${Math.round(performance.now() * 1000)}`,
  object: "event",
  type: "customer.subscription.updated",
  data: { object },
});
const bill = () => call(own.app, billingRoutes.get, { as: office.as });
const atProvider = async (change: Stripe.SubscriptionUpdateParams) =>
  (await own.ctx.payment.open()).stripe.subscriptions.update(subscription, change);
/** Changes it at the provider, and has it known here. */
async function known(change: Stripe.SubscriptionUpdateParams): Promise<void> {
  await atProvider(change);
  await compare(own);
  expect((await bill()).subscription).toMatchObject(change);
}

test("an event says whom to ask about; what holds is read from the provider, whatever the event claims", async () => {
  await known({ cancel_at_period_end: false });
  await atProvider({ cancel_at_period_end: true });
  expect((await bill()).subscription).toMatchObject({ cancel_at_period_end: false });
  const reply = await tell(updated({ object: "subscription", customer, status: "canceled", cancel_at_period_end: false }));
  expect(reply.statusCode).toBe(200);
  await vi.waitFor(
    async () => expect((await bill()).subscription).toMatchObject({ cancel_at_period_end: true, status: "trialing" }),
    10_000,
  );
});

test("the same event twice, and one from last year, change nothing", async () => {
  await known({ cancel_at_period_end: true });
  const event = updated();
  for (const one of [
    event,
    event,
    { ...updated(), created: 1_700_000_000, data: { object: { object: "subscription", customer, status: "active" } } },
  ])
    expect((await tell(one)).statusCode).toBe(200);
  await vi.waitFor(
    async () => expect((await bill()).subscription).toMatchObject({ cancel_at_period_end: true, status: "trialing" }),
    10_000,
  );
});

test.each([
  ["a wrong signature", { secret: "whsec_other" }],
  ["a signature from last year", { timestamp: Math.floor(Date.now() / 1000) - 365 * 86_400 }],
])("%s is refused", async (_, sign) => {
  expect((await tell(updated(), sign)).statusCode).toBe(400);
});

test.each([
  ["without a signature", {}, "{}"],
  ["with a signature that is none", { "stripe-signature": "t=1,v1=x" }, "{}"],
  ["with no body", { "stripe-signature": "t=1,v1=x" }, undefined],
])("a call %s is refused, never a fault", async (_, headers, payload) => {
  const reply = await own.app.inject({
    method: "POST",
    url: "/api/stripe/webhook",
    headers: { ...headers, ...(payload ? { "content-type": "application/json" } : {}) },
    ...(payload ? { payload } : {}),
  });
  expect(reply.statusCode).toBe(400);
});

test("what is about nobody we know is heard and forgotten: a customer that does not exist yet, unknown kinds, no object's customer", async () => {
  for (const object of [
    { object: "subscription", customer: "cus_later" },
    { object: "customer", id: "cus_later" },
    { object: "new_thing" },
    {},
  ])
    expect((await tell({ ...updated(object), type: "some.new.kind" })).statusCode).toBe(200);
});

test("a VAT number of another country moves the tax there, until its register does not know it", async () => {
  const address = {
    companyName: "Werk GmbH",
    line1: "Ring 1",
    postalCode: "1010",
    city: "Wien",
    country: "AT",
    buyerReference: "",
    invoiceEmail: "",
  };
  const set = (vatId: string) => call(own.app, billingRoutes.setDetails, { as: office.as, body: { ...address, vatId } });
  expect(await set("ATU12345678")).toMatchObject({ reverseCharge: true, details: { ...address, vatId: "ATU12345678" } });
  expect(await set("")).toMatchObject({ reverseCharge: false, details: { vatId: "" } });
  await set("ATU12345000");
  // The register answers at one of the next steps of the provider.
  await own.ctx.payment.simulator!.tick();
  await compare(own);
  expect(await bill()).toMatchObject({ reverseCharge: false, details: { vatId: "ATU12345000" } });

  // Where it answers after the form has, whoever pays hears of it.
  expect(await set("ATU12345678")).toMatchObject({ reverseCharge: true });
  const { stripe } = await own.ctx.payment.open();
  const { data } = await stripe.customers.listTaxIds(customer);
  for (const { id } of data) await stripe.customers.deleteTaxId(customer, id);
  await stripe.customers.createTaxId(customer, { type: "eu_vat", value: "ATU12345000" });
  await own.ctx.payment.simulator!.tick();
  await compare(own);
  expect(await bill()).toMatchObject({ reverseCharge: false });
  await vi.waitFor(
    async () => {
      const about = (await own.ctx.mailer.listMails()).filter(({ text }) => text.includes("ATU12345000"));
      expect(about).toMatchObject([{ to: office.person.email, subject: "Ihre Umsatzsteuer-ID wurde nicht bestätigt" }]);
    },
    { timeout: 15_000, interval: 50 },
  );
  for (const [vatId, country] of [
    ["DE123456789", "AT"],
    ["ATU1", "AT"],
  ] as const)
    expect(await refused(own.app, billingRoutes.setDetails, { as: office.as, body: { ...address, country, vatId } })).toBe(
      "VAT_ID_INVALID",
    );
});

test("the provider's own mails go to whoever pays now", async () => {
  const { stripe } = await own.ctx.payment.open();
  await stripe.customers.update(customer, { email: "frueher@werk.example" });
  await compare(own);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ email: office.person.email });
});

test("the nightly comparison repairs what events have missed", async () => {
  await atProvider({ cancel_at_period_end: false });
  expect((await bill()).subscription).toMatchObject({ cancel_at_period_end: true });
  await compare(own);
  expect((await bill()).subscription).toMatchObject({ cancel_at_period_end: false });
});

test("the provider is away: changes say so, the page opens, the comparison comes again, nobody loses their plan", async () => {
  const payment = await own.ctx.payment.open();
  const away = new Stripe("sk_test_away", { host: "127.0.0.1", port: 9, protocol: "http", maxNetworkRetries: 0, telemetry: false });
  const open = vi.spyOn(own.ctx.payment, "open").mockResolvedValue({ ...payment, stripe: away });
  const { as } = office;
  expect(await bill()).toMatchObject({ subscription: { status: "trialing" } });
  for (const route of [billingRoutes.cancel, billingRoutes.reactivate, billingRoutes.customerPortal])
    expect(await refused(own.app, route, { as })).toBe("PAYMENT_UNAVAILABLE");
  await expect(compareBilling(own.ctx)).rejects.toThrow();
  expect(await bill()).toMatchObject({ user: { subscriptionStatus: "trialing" } });
  open.mockRestore();
  await compare(own);
});

test("a customer that was deleted at the provider pays nothing any more; the next choice of a plan makes another", async () => {
  const { as } = office;
  const { stripe } = await own.ctx.payment.open();
  await stripe.customers.del(customer);
  expect(await bill()).toMatchObject({ subscription: { status: "trialing" } });
  await compare(own);
  expect(await bill()).toMatchObject({
    user: { subscriptionStatus: "canceled", cancelAtPeriodEnd: false },
    subscription: { status: "canceled" },
    paymentMethod: null,
    details: null,
  });
  expect((await bill()).subscription!.current_period_end).toBeLessThanOrEqual(own.ctx.now().getTime() / 1000);
  // Again changes nothing, an event about it is heard and forgotten, and what needs a customer says so.
  await compare(own);
  expect((await tell(updated({ object: "customer", id: customer }))).statusCode).toBe(200);
  expect(await refused(own.app, billingRoutes.customerPortal, { as })).toBe("NO_SUBSCRIPTION");
  const body = { priceId: await priceOf(own, "1-49:month"), card: await aCard(own) };
  // Whom invoices are made out to was known there alone.
  expect(await refused(own.app, billingRoutes.changePlan, { as, body })).toBe("ADDRESS_NEEDED");
  await anAddress(own, as);
  expect(await call(own.app, billingRoutes.changePlan, { as, body })).toMatchObject({ subscription: { status: "active" } });
  const { data } = await stripe.customers.list();
  expect(data.map(({ id }) => id)).not.toContain(customer);
  await compare(own);
  expect(await bill()).toMatchObject({ user: { subscriptionStatus: "active" } });
});
