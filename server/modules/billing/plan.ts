import type { Authentication, Card, PlanPreview } from "@hz/contract/billing";
import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import type { Payment } from "../../payment/payment.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { ask } from "./ask.ts";
import { setUpCard } from "./card.ts";
import { customerFor, knownCustomer } from "./customer.ts";
import { oneOrderAtATime } from "./one-order.ts";
import { installationOf, runningOne, subscribe, subscriptionsOf } from "./subscribe.ts";
import { readAgain } from "./sync.ts";
import { planOfPrice } from "./told.ts";

type Change = { priceId: string; card?: Card | undefined };

/** The difference is charged or credited at once; a charge that fails leaves the plan as it was. */
const AT_ONCE = { proration_behavior: "always_invoice" } as const;
const OWED: readonly Stripe.Subscription.Status[] = ["past_due", "unpaid", "incomplete"];

function changeable(subscription: Stripe.Subscription): Stripe.Subscription {
  if (OWED.includes(subscription.status)) throw new Failure("PAYMENT_OVERDUE");
  return subscription;
}

async function running(payment: Payment, customer: string): Promise<Stripe.Subscription> {
  const found = runningOne(await subscriptionsOf(payment, customer));
  if (!found) throw new Failure("NO_SUBSCRIPTION");
  return found;
}

/**
 * Switches an account to another plan, or begins its first or next subscription. Gives what the card's bank asks its owner
 * first, or null when it is done. Throws PRICE_UNKNOWN, PAYMENT_OVERDUE, CARD_NEEDED or CARD_DECLINED.
 */
export async function changePlan(ctx: Context, caller: UserCaller, { priceId, card }: Change): Promise<Authentication | null> {
  const { accountId, userId } = caller;
  const payment = await ctx.payment.open();
  const { stripe } = payment;
  const wanted = planOfPrice(payment, priceId);
  if (!wanted) throw new Failure("PRICE_UNKNOWN");
  const customer = await customerFor(ctx, payment, accountId);
  const known = runningOne(await subscriptionsOf(payment, customer));
  if (known) changeable(known);
  const authentication = card ? await setUpCard(payment, customer, card) : null;
  if (authentication) return authentication;
  await oneOrderAtATime(ctx, accountId, async () => {
    // Somebody else of the company may have begun one meanwhile.
    const running = runningOne(await subscriptionsOf(payment, customer));
    if (!running) return begin(ctx, payment, { accountId, customer, price: priceId, card: card?.paymentMethodId });
    const { id, items } = changeable(running);
    await ask(() =>
      stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]!.id, price: priceId }],
        // Who chooses a plan wants to keep it.
        cancel_at_period_end: false,
        payment_behavior: "error_if_incomplete",
        ...AT_ONCE,
      }),
    );
  });
  await ctx.db.tenant(accountId, async () =>
    record(accountId, {
      actor: userId,
      action: "billing.plan-changed",
      details: { plan: wanted.plan.name, interval: wanted.interval },
    }),
  );
  await readAgain(ctx, accountId);
  return null;
}

/** The trial of an account without a card goes on to its end; who had a subscription before pays at once. */
async function begin(
  ctx: Context,
  payment: Payment,
  { card, ...plan }: { accountId: string; customer: string; price: string; card: string | undefined },
): Promise<void> {
  const paying = card ?? (await defaultCard(payment, plan.customer));
  if (!paying) throw new Failure("CARD_NEEDED");
  const account = await ctx.db.tenant(plan.accountId, (tx) => accountOf(tx, plan.accountId));
  const { subscription_status: status, trial_end_date: end } = account;
  const isTrialing = status === "trialing" && end !== null && end > ctx.now();
  await subscribe(payment, {
    ...plan,
    card: paying,
    now: ctx.now(),
    installation: installationOf(ctx),
    trialEnd: isTrialing ? Math.floor(end.getTime() / 1000) : null,
  });
}

async function defaultCard({ stripe }: Payment, id: string): Promise<string | null> {
  const customer = await ask(() => stripe.customers.retrieve(id));
  const card = customer.deleted ? null : customer.invoice_settings.default_payment_method;
  return typeof card === "string" ? card : (card?.id ?? null);
}

/** What a change to this price would cost now, by the provider's own reckoning. */
export async function previewPlan(ctx: Context, accountId: string, priceId: string): Promise<PlanPreview> {
  const payment = await ctx.payment.open();
  if (!planOfPrice(payment, priceId)) throw new Failure("PRICE_UNKNOWN");
  const customer = await knownCustomer(ctx, accountId);
  const subscription = changeable(await running(payment, customer));
  const items = [{ id: subscription.items.data[0]!.id, price: priceId }];
  const invoice = await ask(() =>
    payment.stripe.invoices.createPreview({ customer, subscription: subscription.id, subscription_details: { items, ...AT_ONCE } }),
  );
  const lines = invoice.lines.data;
  return {
    // During a trial the preview is of the first invoice, which comes at its end.
    dueNow: subscription.status === "trialing" ? 0 : invoice.amount_due,
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    lines: lines.map(({ description, amount }) => ({ description: description ?? "", amount })),
    nextAt: Math.max(...lines.map(({ period }) => period.end), 0) || null,
  };
}

/** Ends the subscription with the period that is paid for, or takes that back. Throws NO_SUBSCRIPTION. */
export async function setCancelled(ctx: Context, { accountId, userId }: UserCaller, isCancelled: boolean): Promise<void> {
  const payment = await ctx.payment.open();
  const subscription = await running(payment, await knownCustomer(ctx, accountId));
  await ask(() => payment.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: isCancelled }));
  await ctx.db.tenant(accountId, async () =>
    record(accountId, { actor: userId, action: isCancelled ? "billing.cancelled" : "billing.reactivated" }),
  );
  await readAgain(ctx, accountId);
}
