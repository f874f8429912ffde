import type { PriceName } from "@hz/contract/billing/plans";
import type { Simulator } from "@hz/payment-simulator";
import type { Stripe } from "stripe";
import type { Config, StripeConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { ApplicationClock } from "./application-clock.ts";

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
  /** The provider, ready to be asked; throws when the simulator cannot be started. */
  open(): Promise<Payment>;
  /** The stand-in of an installation without a provider, else null. */
  simulator: Simulator | null;
  /** Sets where signed events of the simulator go; before that they wait. */
  deliverTo(bring: (payload: string, signature: string) => Promise<boolean>): void;
  close(): Promise<void>;
};

/** How long a call to the provider may take, and how often one that got no answer is repeated by the library. */
const CALLS = { timeout: 15_000, maxNetworkRetries: 3, telemetry: false } as const;

/** The provider's library with this secret key; loaded when somebody first pays: it takes a fifth of a start. */
export async function clientOf(secretKey: string, where: Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> = {}): Promise<Stripe> {
  const { Stripe: Client } = await import("stripe");
  return new Client(secretKey, { ...CALLS, ...where });
}

/** The way to the payment provider, by the machine's time, or to its simulator where none is configured: nothing of it is loaded anywhere else. */
export async function createPayment(config: Config, db: Database, now: () => Date, clock: ApplicationClock): Promise<PaymentDesk> {
  if (config.stripe) return connected(config.stripe, now);
  const { simulated } = await import("./simulated.ts");
  return simulated(config, db, now, clock);
}

function connected({ secretKey, publishableKey, webhookSecret, prices, taxRate }: StripeConfig, now: () => Date): PaymentDesk {
  const connect = async () => ({ stripe: await clientOf(secretKey), prices, taxRate, webhookSecret, now: async () => now() });
  let opened: Promise<Payment> | null = null;
  return { publishableKey, simulator: null, open: () => (opened ??= connect()), deliverTo: () => {}, close: async () => {} };
}
