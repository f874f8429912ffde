import { type Authentication, type Card, TRIAL_NEARLY_OVER_MS } from "@hz/contract/billing/billing";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import type { Payment } from "../../payment/payment.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { ask } from "./ask.ts";
import { setUpCard } from "./card.ts";
import { customerFor, knownCustomer } from "./customer.ts";
import { readChanged } from "./jobs.ts";
import { oneOrderAtATime } from "./one-order.ts";
import { installationOf, runningOne, subscribe, subscriptionsOf } from "./subscribe.ts";
import { changeable } from "./owed.ts";
import { running, switchPlan } from "./switch.ts";
import { planOfPrice } from "./provider-shapes.ts";
import { customerOf } from "./store.ts";
import { dropSwitch } from "./unconfirmed.ts";
import { keptWay, payBy, type Way } from "./way.ts";

type Change = { priceId: string; card?: Card | undefined; at?: number | undefined };

/**
 * Switches an account to another plan, or begins its first or next subscription. Gives what the card's bank asks its owner
 * first, or null when it is done. Throws PRICE_UNKNOWN, ADDRESS_NEEDED, PAYMENT_OVERDUE, PREVIEW_STALE,
 * CARD_NEEDED or CARD_DECLINED.
 */
export async function changePlan(ctx: Context, caller: UserCaller, { priceId, card, at }: Change): Promise<Authentication | null> {
  const { accountId, userId } = caller;
  const payment = await ctx.payment.open();
  const wanted = planOfPrice(payment, priceId);
  if (!wanted) throw new Failure("PRICE_UNKNOWN");
  const kept = await ctx.db.tenant(accountId, (tx) => customerOf(tx, accountId));
  // Without whom it is made out to an invoice would be none (§ 14 (4) UStG).
  if (!kept?.details) throw new Failure("ADDRESS_NEEDED");
  const customer = await customerFor(ctx, payment, accountId);
  const known = runningOne(await subscriptionsOf(payment, customer));
  if (known) await changeable(payment, known);
  const order = () =>
    oneOrderAtATime(ctx, accountId, async () => {
      // Somebody else of the company may have begun one meanwhile.
      const now = runningOne(await subscriptionsOf(payment, customer));
      if (now && card) await payBy(payment, await changeable(payment, now), { method: card.paymentMethodId, isCard: true });
      return now
        ? switchPlan(payment, await changeable(payment, now), priceId, at)
        : begin(ctx, payment, { accountId, customer, price: priceId, way: card && { method: card.paymentMethodId, isCard: true } });
    });
  const authentication = (card ? await setUpCard(payment, customer, card) : null) ?? (await order());
  if (authentication) return authentication;
  await ctx.db.tenant(accountId, async () =>
    record(accountId, {
      actor: userId,
      action: "billing.plan-changed",
      details: { plan: wanted.plan.name, interval: wanted.interval },
    }),
  );
  await readChanged(ctx, accountId);
  return null;
}

/** The trial of an account without a plan goes on to its end; who had a subscription before pays at once. */
async function begin(
  ctx: Context,
  payment: Payment,
  { way, ...plan }: { accountId: string; customer: string; price: string; way: Way | undefined },
): Promise<Authentication | null> {
  const paying = way ?? (await wayOf(payment, plan.customer));
  if (!paying) throw new Failure("CARD_NEEDED");
  const account = await ctx.db.tenant(plan.accountId, (tx) => accountOf(tx, plan.accountId));
  const { subscription_status: status, trial_end_date: end } = account;
  const now = await payment.now();
  const isTrialing = status === "trialing" && end !== null && end.getTime() > now.getTime() + TRIAL_NEARLY_OVER_MS;
  return subscribe(payment, {
    ...plan,
    way: paying,
    now,
    installation: installationOf(ctx),
    trialEnd: isTrialing ? Math.floor(end.getTime() / 1000) : null,
  });
}

async function wayOf({ stripe }: Payment, id: string): Promise<Way | null> {
  const customer = await ask(() => stripe.customers.retrieve(id, { expand: ["invoice_settings.default_payment_method"] }));
  return customer.deleted ? null : keptWay(customer);
}

/** Ends the subscription with the period that is paid for, or takes that back. Throws NO_SUBSCRIPTION. */
export async function setCancelled(ctx: Context, { accountId, userId }: UserCaller, isCancelled: boolean): Promise<void> {
  const payment = await ctx.payment.open();
  const customer = await knownCustomer(ctx, accountId);
  await oneOrderAtATime(ctx, accountId, async () => {
    const { id } = await dropSwitch(payment, await running(payment, customer));
    await ask(() => payment.stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }));
  });
  await ctx.db.tenant(accountId, async () =>
    record(accountId, { actor: userId, action: isCancelled ? "billing.cancelled" : "billing.reactivated" }),
  );
  await readChanged(ctx, accountId);
}
