import { type Billing, billingRoutes } from "@hz/contract/billing/billing";
import { Stripe } from "stripe";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice, type TestOffice } from "../../testing/builders.ts";
import { aCard, anAddress, priceOf } from "../../testing/builders-billing.ts";
import { call, send } from "../../testing/call.ts";

let own: TestApplication;
let office: TestOffice;
beforeAll(async () => {
  own = await testApplication();
  office = await anOffice(own);
  await anAddress(own, office.as);
  await own.startWorker();
  // What the service learns it learns by its own questions: events are lost.
  own.ctx.payment.deliverTo(async () => true);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => own.close());

const bill = () => call(own.app, billingRoutes.get, { as: office.as });
const becomes = (expected: object) =>
  vi.waitFor(async () => expect(await bill()).toMatchObject(expected), { timeout: 15_000, interval: 50 });

/** The provider takes every change, and falls silent when it is asked how things stand, so many times. */
async function silent(times: number): Promise<void> {
  const { stripe } = await own.ctx.payment.open();
  const away = new Stripe("sk_test_away", { host: "127.0.0.1", port: 9, protocol: "http", maxNetworkRetries: 0, telemetry: false });
  const retrieve = vi.spyOn(stripe.customers, "retrieve");
  for (let time = 0; time < times; time++) retrieve.mockImplementationOnce((id: string) => away.customers.retrieve(id));
}

test("a change that the provider has made is no failure when it then falls silent; how it stands is read later", async () => {
  const { as } = office;
  const priceId = await priceOf(own, "50-100:month");
  const changes: [() => ReturnType<typeof send>, object][] = [
    [
      async () => send(own.app, billingRoutes.changePlan, { as, body: { priceId, card: await aCard(own) } }),
      { subscription: { status: "trialing", plan: { id: priceId } } },
    ],
    [() => send(own.app, billingRoutes.cancel, { as }), { subscription: { cancel_at_period_end: true } }],
    [() => send(own.app, billingRoutes.reactivate, { as }), { subscription: { cancel_at_period_end: false } }],
    [
      async () => send(own.app, billingRoutes.setCard, { as, body: await aCard(own, "later_failure") }),
      { paymentMethod: { card: { last4: "0341" } } },
    ],
    [() => send(own.app, billingRoutes.setDetails, { as, body: WERK }), { details: { city: "Köln" } }],
  ];
  for (const [change, after] of changes) {
    await silent(1);
    const reply = await change();
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json<Billing>().user.email).toBe(office.person.email);
    await becomes(after);
  }
});

const WERK = {
  companyName: "Werk GmbH",
  line1: "Ring 1",
  postalCode: "50667",
  city: "Köln",
  country: "DE",
  vatId: "",
  buyerReference: "",
  invoiceEmail: "",
};
