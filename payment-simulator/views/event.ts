import type { Stripe } from "stripe";
import { newId, type World } from "../world.ts";

type Base = Pick<Stripe.EventBase, "id" | "object" | "api_version" | "created" | "livemode" | "pending_webhooks" | "request">;

/** Not asked of the library, which is a fifth of a start to load; the compiler says when it has another. */
const VERSION: typeof Stripe.API_VERSION = "2026-10-28.endive";

const base = (world: World): Base => ({
  id: newId("evt"),
  object: "event",
  api_version: VERSION,
  created: world.at,
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
});

/** What changed, as the provider tells it: the values from before. */
export function previous<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key in before) if (JSON.stringify(before[key]) !== JSON.stringify(after[key])) changed[key] = before[key];
  return changed;
}

export const customerEvent = (world: World, object: Stripe.Customer, before?: Stripe.Customer): Stripe.Event =>
  before
    ? { ...base(world), type: "customer.updated", data: { object, previous_attributes: previous(before, object) } }
    : { ...base(world), type: "customer.created", data: { object } };

export const customerDeletedEvent = (world: World, object: Stripe.Customer): Stripe.Event => ({
  ...base(world),
  type: "customer.deleted",
  data: { object },
});

export const taxIdEvent = (world: World, change: "created" | "updated" | "deleted", object: Stripe.TaxId): Stripe.Event => ({
  ...base(world),
  type: `customer.tax_id.${change}`,
  data: { object },
});

export const setupIntentEvent = (world: World, outcome: "succeeded" | "setup_failed", object: Stripe.SetupIntent): Stripe.Event => ({
  ...base(world),
  type: `setup_intent.${outcome}`,
  data: { object },
});

export const paymentMethodEvent = (world: World, change: "attached" | "detached", object: Stripe.PaymentMethod): Stripe.Event => ({
  ...base(world),
  type: `payment_method.${change}`,
  data: { object },
});

export const subscriptionEvent = (
  world: World,
  change: "created" | "updated" | "deleted" | "trial_will_end" | "pending_update_applied" | "pending_update_expired",
  object: Stripe.Subscription,
  before?: Stripe.Subscription,
): Stripe.Event => ({
  ...base(world),
  type: `customer.subscription.${change}`,
  data: { object, ...(before ? { previous_attributes: previous(before, object) } : {}) },
});

export type InvoiceChange =
  | "created"
  | "finalized"
  | "paid"
  | "payment_succeeded"
  | "payment_failed"
  | "payment_action_required"
  | "upcoming"
  | "overdue"
  | "voided";

export const invoiceEvent = (world: World, change: InvoiceChange, object: Stripe.Invoice): Stripe.Event => ({
  ...base(world),
  type: `invoice.${change}`,
  data: { object },
});
