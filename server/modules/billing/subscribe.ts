import type { Authentication } from "@hz/contract/billing/billing";
import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask, askUnlessOwner } from "./ask.ts";
import { dropOrder, isPaid, secretOf } from "./unconfirmed.ts";
import { type Way, wishFor } from "./way.ts";

/** Of a subscription in these states nothing comes any more, or nothing yet: the owner has not confirmed the first payment. */
const OVER: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired", "incomplete"];

/** A customer's subscriptions, newest first. */
export async function subscriptionsOf({ stripe }: Payment, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await ask(() =>
    stripe.subscriptions.list({ customer, status: "all", limit: 100, expand: ["data.default_payment_method"] }),
  );
  return data.sort((a, b) => b.created - a.created);
}

/** The oldest that is not over, of a customer's subscriptions, newest first. */
export const runningOne = (subscriptions: Stripe.Subscription[]) => subscriptions.findLast(({ status }) => !OVER.includes(status)) ?? null;

/** What this installation marks its subscriptions with: several may share one account at the provider. */
export const installationOf = ({ secrets }: Context): string => secrets.hash("installation").toString("base64url").slice(0, 16);

/**
 * Begins a subscription, with a trial until the given moment (Unix seconds) or paid at once; where one runs already, that
 * one stays the only one. Gives what the card's bank asks its owner about the first payment, else null; an order that nobody
 * confirmed makes room for this one. Throws CARD_DECLINED when the first charge fails: then there is none; PAYMENT_UNAVAILABLE
 * where the provider is just beginning another one.
 */
export async function subscribe(
  payment: Payment,
  {
    accountId,
    customer,
    price,
    way,
    trialEnd,
    now,
    installation,
  }: { accountId: string; customer: string; price: string; way: Way; trialEnd: number | null; now: Date; installation: string },
): Promise<Authentication | null> {
  const former = await subscriptionsOf(payment, customer);
  if (runningOne(former)) return null;
  for (const order of former.filter(({ status }) => status === "incomplete"))
    if (await isPaid(payment, order)) {
      // It begins by itself: the same choice is made, another one comes after it.
      if (order.items.data[0]!.price.id === price) return null;
      throw new Failure("PAYMENT_UNAVAILABLE");
    }
  for (const order of former.filter(({ status }) => status === "incomplete")) await dropOrder(payment, order);
  const { stripe, taxRate } = payment;
  const minute = Math.floor(now.getTime() / 60_000);
  const wish = {
    customer,
    items: [{ price }],
    ...wishFor(way),
    default_tax_rates: [taxRate],
    metadata: { account_id: accountId, installation },
    ...(trialEnd === null ? {} : { trial_end: trialEnd }),
  };
  // A second click at the same moment gets the first one's answer; a minute later the bank is asked anew.
  const idempotencyKey = `subscribe ${accountId} ${former.length} ${price} ${way === "transfer" ? way : way.method} ${minute}`;
  const { subscriptions } = stripe;
  // Of a debit the bank says days later whether it is paid, of a transfer nobody is asked: the plan runs meanwhile.
  if (way === "transfer" || !way.isCard) {
    await ask(() => subscriptions.create(wish, { idempotencyKey }));
    return null;
  }
  const begun = await askUnlessOwner(() =>
    subscriptions.create({ ...wish, off_session: true, payment_behavior: "error_if_incomplete" }, { idempotencyKey }),
  );
  if (begun) return null;
  // Its owner is there: the same once more, which now waits for their word.
  const waiting = await ask(() =>
    subscriptions.create(
      { ...wish, payment_behavior: "allow_incomplete", expand: ["latest_invoice.confirmation_secret"] },
      { idempotencyKey: `${idempotencyKey} confirmed` },
    ),
  );
  return waiting.status === "incomplete" ? secretOf(waiting) : null;
}
