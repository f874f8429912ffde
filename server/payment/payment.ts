import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { PriceName } from "@hz/contract/plans";
import Fastify, { type FastifyInstance } from "fastify";
import { Stripe } from "stripe";
import type { Config, StripeConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { ensureCatalogue } from "./catalogue.ts";
import { databaseStore } from "./simulator/database-store.ts";
import { createSimulator, type Simulator } from "./simulator/index.ts";

/** The payment provider as the service uses it: its official library, and what was made there for our plans. */
export type Payment = {
  stripe: Stripe;
  /** Price ids by plan and interval. */
  prices: Record<PriceName, string>;
  /** The tax rate of German value added tax. */
  taxRate: string;
  webhookSecret: string;
  /** The time there: moments that are sent are compared with it, and the simulator's may have been moved on. */
  now(): Promise<Date>;
};

export type PaymentDesk = {
  /** For the browser's card field; null in test mode. */
  publishableKey: string | null;
  /** Gives the provider, ready to be asked; throws when the simulator cannot be started. */
  open(): Promise<Payment>;
  /** The stand-in of an installation without a provider, else null. */
  simulator: Simulator | null;
  /** Takes where signed events of the simulator go; before that they wait. */
  deliverTo(bring: (payload: string, signature: string) => Promise<boolean>): void;
  close(): Promise<void>;
};

/** How long a call to the provider may take, and how often one that got no answer is repeated by the library. */
const CALLS = { timeout: 15_000, maxNetworkRetries: 3, telemetry: false } as const;

/** Takes a secret key and gives the provider's library with it. */
export const clientOf = (secretKey: string): Stripe => new Stripe(secretKey, CALLS);

/** Takes the configuration and gives the way to the payment provider, or to its simulator where none is configured. */
export function createPayment(config: Config, db: Database, now: () => Date): PaymentDesk {
  return config.stripe ? connected(config.stripe, now) : simulated(config, db, now);
}

function connected({ secretKey, publishableKey, webhookSecret, prices, taxRate }: StripeConfig, now: () => Date): PaymentDesk {
  const payment = { stripe: clientOf(secretKey), prices, taxRate, webhookSecret, now: async () => now() };
  return { publishableKey, simulator: null, open: async () => payment, deliverTo: () => {}, close: async () => {} };
}

/** The simulator stands on a port of its own that only this process knows the key of; it starts when it is first asked. */
function simulated({ publicUrl }: Config, db: Database, now: () => Date): PaymentDesk {
  const secretKey = `sk_test_${randomBytes(24).toString("hex")}`;
  const webhookSecret = `whsec_${randomBytes(24).toString("hex")}`;
  let bring = async (_payload: string, _signature: string) => false;
  const simulator = createSimulator({
    store: databaseStore(db),
    secretKey,
    webhookSecret,
    publicUrl,
    now,
    deliver: (payload, signature) => bring(payload, signature),
  });
  let listener: FastifyInstance | null = null;
  const start = async (): Promise<Payment> => {
    listener = Fastify({ logger: false });
    simulator.registerApi(listener);
    await listener.listen({ port: 0, host: "127.0.0.1" });
    const { port } = listener.server.address() as AddressInfo;
    const stripe = new Stripe(secretKey, { ...CALLS, host: "127.0.0.1", port, protocol: "http" });
    return { stripe, ...(await ensureCatalogue(stripe)), webhookSecret, now: () => simulator.now() };
  };
  let opened: Promise<Payment> | null = null;
  return {
    publishableKey: null,
    simulator,
    open: () =>
      (opened ??= start().catch((error: unknown) => {
        opened = null;
        throw error;
      })),
    deliverTo: (to) => {
      bring = to;
    },
    close: async () => listener?.close(),
  };
}
