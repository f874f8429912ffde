import type { Authentication } from "@hz/contract/billing/billing";
import type { Stripe } from "stripe";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask, isRefusal } from "./ask.ts";

/** What we write on an order that nobody confirmed, when it makes room for the next. */
const UNCONFIRMED = "unconfirmed";

/** Whether a subscription has ever begun: an order that nobody confirmed at the bank is none. */
export const hasBegun = ({ status, cancellation_details: end }: Stripe.Subscription): boolean =>
  status !== "incomplete" && status !== "incomplete_expired" && end?.comment !== UNCONFIRMED;

const latestInvoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription) => (typeof invoice === "string" ? invoice : invoice?.id);

/** The invoices of orders and switches that wait for their owner's word to the bank: until then they are no news, and no debt. */
export const unconfirmedInvoices = (subscriptions: Stripe.Subscription[]): ReadonlySet<string | undefined> =>
  new Set(subscriptions.filter(({ status, pending_update }) => status === "incomplete" || pending_update).map(latestInvoiceOf));

/** How much of the customer's credit an invoice has taken for itself; voided, it gives that back. */
export const creditIn = ({ starting_balance: before, ending_balance: after }: Stripe.Invoice): number =>
  Math.max(0, (after ?? before) - before);

/** The same of a subscription's switch that nobody has confirmed; 0 where none waits. */
export async function creditHeldBy({ stripe }: Payment, subscription: Stripe.Subscription): Promise<number> {
  const invoice = subscription.pending_update && latestInvoiceOf(subscription);
  return invoice ? creditIn(await ask(() => stripe.invoices.retrieve(invoice))) : 0;
}

/** What the browser needs to let a card's owner confirm the payment of the latest invoice. */
export function secretOf({ latest_invoice: invoice }: Stripe.Subscription): Authentication {
  const secret = typeof invoice === "string" ? undefined : invoice?.confirmation_secret?.client_secret;
  if (!secret) throw new Failure("CARD_DECLINED");
  return { clientSecret: secret };
}

/** Whether the payment of an order was made this very moment: the provider may know it of the invoice before the subscription. */
export async function isPaid({ stripe }: Payment, order: Stripe.Subscription): Promise<boolean> {
  const invoice = latestInvoiceOf(order);
  return invoice !== undefined && (await ask(() => stripe.invoices.retrieve(invoice))).status === "paid";
}

/** Drops an order that nobody confirmed, so that it makes room for the next. */
export const dropOrder = ({ stripe }: Payment, { id }: Stripe.Subscription) =>
  ask(() => stripe.subscriptions.cancel(id, { cancellation_details: { comment: UNCONFIRMED } }));

/**
 * Drops a switch that nobody confirmed, with its invoice; resolves to the subscription as it is then. One that was confirmed in
 * this very moment has taken effect. Throws PAYMENT_UNAVAILABLE where the provider is still busy with it.
 */
export async function dropSwitch({ stripe }: Payment, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  const invoice = subscription.pending_update && latestInvoiceOf(subscription);
  if (!invoice) return subscription;
  await ask(() => stripe.invoices.voidInvoice(invoice).catch(unlessRefused));
  const now = await ask(() => stripe.subscriptions.retrieve(subscription.id));
  if (now.pending_update) throw new Failure("PAYMENT_UNAVAILABLE");
  return now;
}

/** What was paid or taken back meanwhile can no longer be voided, and need not. */
function unlessRefused(error: unknown): void {
  if (!isRefusal(error, "StripeInvalidRequestError")) throw error;
}
