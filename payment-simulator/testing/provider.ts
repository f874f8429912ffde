import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { Stripe } from "stripe";
import { answerHeaders } from "../../server/pages/headers.ts";
import { ensureCatalogue } from "../../server/payment/catalogue.ts";
import { createSimulator, memoryStore, type SimulatorStore } from "../index.ts";

export const SECRET_KEY = "sk_test_simulator";
export const WEBHOOK_SECRET = "whsec_simulator";
/** Where the clock of tests stands; that of the signatures is the real one. */
export const START = Date.parse("2027-01-31T10:00:00Z") / 1000;
const DAY = 86_400;

/** A running simulator with the official client on it, and all that it told; ends with `close()`. */
export async function testProvider(store: SimulatorStore = memoryStore()) {
  const events: Stripe.Event[] = [];
  /** What the application answers to a webhook, and by how many seconds it was taken along each time; tests replace the first. */
  const application = { answer: async (_event: Stripe.Event) => true, moved: [] as number[] };
  const simulator = createSimulator({
    store,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    publicUrl: "https://hinweise.example",
    seller: ["Anbieter GmbH", "Marktplatz 1", "50667 Köln", "USt-IdNr. DE123456789"],
    headers: answerHeaders("site", { https: true }),
    now: () => new Date(),
    deliver: async (payload, signature) => {
      const event = Stripe.webhooks.constructEvent(payload, signature, WEBHOOK_SECRET);
      const isTaken = await application.answer(event);
      if (isTaken) events.push(event);
      return isTaken;
    },
  });
  const api = Fastify();
  simulator.registerApi(api);
  await api.listen({ port: 0, host: "127.0.0.1" });
  const { port } = api.server.address() as AddressInfo;
  const client = (key = SECRET_KEY) =>
    new Stripe(key, { host: "127.0.0.1", port, protocol: "http", telemetry: false, maxNetworkRetries: 0 });
  const stripe = client();
  const pages = Fastify();
  simulator.registerPages(pages, { clock: { mayReach: () => true, onMoved: async (seconds) => void application.moved.push(seconds) } });
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: START });
  const { prices, taxRate } = await ensureCatalogue(stripe);
  return {
    stripe,
    client,
    port,
    simulator,
    application,
    pages,
    events,
    prices,
    taxRate,
    /** What was told since the last time, without the events of customers. */
    async told() {
      await simulator.tick();
      return events.splice(0).map(({ type }) => type);
    },
    /** Moves the clock on by so many days. */
    async pass(days: number) {
      const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
      await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozen_time + Math.round(days * DAY) });
    },
    /** A company with a card. */
    async company(card = "pm_card_visa") {
      const customer = await stripe.customers.create({ name: "Beispiel GmbH", email: "rechnung@beispiel.example" });
      const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
      await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
      return { customer: customer.id, method: method.id };
    },
    subscribe: (customer: string, more: Partial<Stripe.SubscriptionCreateParams> = {}) =>
      stripe.subscriptions.create({ customer, items: [{ price: prices["50-100:month"] }], default_tax_rates: [taxRate], ...more }),
    async close() {
      await simulator.tick();
      await api.close();
      await pages.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof testProvider>>;
