import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";

/** Of a subscription in these states nothing comes any more. */
const OVER: readonly Stripe.Subscription.Status[] = ["canceled", "incomplete_expired"];

/** Gives a customer's subscriptions, newest first. */
export async function subscriptionsOf({ stripe }: Payment, customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await ask(() =>
    stripe.subscriptions.list({ customer, status: "all", limit: 100, expand: ["data.default_payment_method"] }),
  );
  return data.sort((a, b) => b.created - a.created);
}

/** Takes a customer's subscriptions, newest first, and gives the oldest that is not over. */
export const runningOne = (subscriptions: Stripe.Subscription[]) => subscriptions.findLast(({ status }) => !OVER.includes(status)) ?? null;

/** What this installation marks its subscriptions with: several may share one account at the provider. */
export const installationOf = ({ secrets }: Context): string => secrets.hash("installation").toString("base64url").slice(0, 16);

/**
 * Begins a subscription, with a trial until the given moment (Unix seconds) or paid at once; where one runs already, that
 * one stays the only one. Throws CARD_DECLINED when the first charge fails: then there is none.
 */
export async function subscribe(
  payment: Payment,
  {
    accountId,
    customer,
    price,
    card,
    trialEnd,
    now,
    installation,
  }: { accountId: string; customer: string; price: string; card: string; trialEnd: number | null; now: Date; installation: string },
): Promise<void> {
  const former = await subscriptionsOf(payment, customer);
  if (runningOne(former)) return;
  const { stripe, taxRate } = payment;
  const minute = Math.floor(now.getTime() / 60_000);
  await ask(() =>
    stripe.subscriptions.create(
      {
        customer,
        items: [{ price }],
        default_payment_method: card,
        default_tax_rates: [taxRate],
        metadata: { account_id: accountId, installation },
        off_session: true,
        payment_behavior: "error_if_incomplete",
        ...(trialEnd === null ? {} : { trial_end: trialEnd }),
      },
      // A second click at the same moment gets the first one's answer; a minute later the bank is asked anew.
      { idempotencyKey: `subscribe ${accountId} ${former.length} ${price} ${card} ${minute}` },
    ),
  );
}
