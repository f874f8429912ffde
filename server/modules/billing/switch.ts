import type { Authentication, PlanPreview } from "@hz/contract/billing/billing";
import { PREVIEW_MINUTES } from "@hz/contract/limits";
import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask, askUnlessOwner } from "./ask.ts";
import { knownCustomer } from "./customer.ts";
import { changeable } from "./owed.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { planOfPrice } from "./provider-shapes.ts";
import { creditHeldBy, dropSwitch, secretOf } from "./unconfirmed.ts";
import { isChargedAtOnce } from "./way.ts";

/** The difference is charged or credited at once; a charge that fails leaves the plan as it was. */
const AT_ONCE = { proration_behavior: "always_invoice" } as const;

/** The subscription that runs for a customer; throws NO_SUBSCRIPTION where there is none. */
export async function running(payment: Payment, customer: string): Promise<Stripe.Subscription> {
  const found = runningOne(await subscriptionsOf(payment, customer));
  if (!found) throw new Failure("NO_SUBSCRIPTION");
  return found;
}

const itemsOf = ({ items }: Stripe.Subscription, price: string) => [{ id: items.data[0]!.id, price }];

/** By which moment an invoice counts what was used, by the provider's clock; null where nothing is counted. */
const momentOf = ({ parent }: Stripe.Invoice) => parent?.subscription_details?.subscription_proration_date ?? null;

const invoiceOf = ({ stripe }: Payment, subscription: Stripe.Subscription, price: string) =>
  ask(() =>
    stripe.invoices.createPreview({
      subscription: subscription.id,
      subscription_details: { items: itemsOf(subscription, price), ...AT_ONCE },
    }),
  );

/** What a change to this price would cost now, by the provider's own reckoning. */
export async function previewPlan(ctx: Context, accountId: string, priceId: string): Promise<PlanPreview> {
  const payment = await ctx.payment.open();
  if (!planOfPrice(payment, priceId)) throw new Failure("PRICE_UNKNOWN");
  const subscription = await changeable(payment, await running(payment, await knownCustomer(ctx, accountId)));
  const invoice = await invoiceOf(payment, subscription, priceId);
  const lines = invoice.lines.data;
  // During a trial the preview is of the first invoice, which comes at its end.
  const isLater = subscription.status === "trialing";
  const due = Math.max(0, invoice.amount_due - (await creditHeldBy(payment, subscription)));
  return {
    dueNow: isLater ? 0 : due,
    credit: isLater ? 0 : Math.max(0, invoice.total - due),
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lines: lines.map(({ description, amount }) => ({ description: description ?? "", amount })),
    nextAt: Math.max(...lines.map(({ period }) => period.end), 0) || null,
    at: momentOf(invoice),
  };
}

/** Throws PREVIEW_STALE for a moment that no preview of the last hour has named: nobody picks the cheapest. */
async function refuseStale(payment: Payment, subscription: Stripe.Subscription, price: string, at: number): Promise<void> {
  // Asked of the provider, whose clock it is.
  const now = momentOf(await invoiceOf(payment, subscription, price)) ?? at;
  const begun = subscription.items.data[0]!.current_period_start;
  if (at > now || at < now - PREVIEW_MINUTES * 60 || at < begun) throw new Failure("PREVIEW_STALE");
}

/**
 * Moves a running subscription to another price, reckoned as the preview of that moment was; one that is there stays. Gives
 * what the card's bank asks its owner about the payment, else null: until they confirm it, plan and cancellation are as
 * they were. A switch that nobody confirmed makes room for this one. Throws PREVIEW_STALE or CARD_DECLINED.
 */
export async function switchPlan(
  payment: Payment,
  found: Stripe.Subscription,
  price: string,
  at: number | undefined,
): Promise<Authentication | null> {
  const subscription = await changeable(payment, await dropSwitch(payment, found));
  // The same call comes again when the owner has confirmed the payment at the bank.
  if (subscription.items.data[0]!.price.id === price && !subscription.cancel_at_period_end) return null;
  if (at !== undefined) await refuseStale(payment, subscription, price, at);
  const wish = {
    items: itemsOf(subscription, price),
    // Who chooses a plan wants to keep it.
    ...(subscription.cancel_at_period_end ? { cancel_at_period_end: false } : {}),
    ...AT_ONCE,
    ...(at === undefined ? {} : { proration_date: at }),
  };
  const update = (more: Stripe.SubscriptionUpdateParams) => payment.stripe.subscriptions.update(subscription.id, { ...wish, ...more });
  if (!isChargedAtOnce(found)) {
    await ask(() => update({}));
    return null;
  }
  if (await askUnlessOwner(() => update({ payment_behavior: "error_if_incomplete" }))) return null;
  // Its owner is there: the same once more, which now waits for their word.
  const waiting = await ask(() => update({ payment_behavior: "pending_if_incomplete", expand: ["latest_invoice.confirmation_secret"] }));
  return waiting.pending_update ? secretOf(waiting) : null;
}
