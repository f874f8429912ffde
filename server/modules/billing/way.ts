import type { PaymentMethod, PaymentWay } from "@hz/contract/billing/billing";
import type { BillingDetails } from "@hz/contract/billing/details";
import { INVOICE_DAYS } from "@hz/contract/limits";
import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import type { Payment } from "../../payment/payment.ts";
import { accountOf } from "../accounts/index.ts";
import { ask } from "./ask.ts";
import { methodShape } from "./provider-shapes.ts";
import { customerOf } from "./store.ts";

/** How something is paid: by a method that the provider keeps, or by transfer. */
export type Way = { method: string; isCard: boolean } | "transfer";

/** The mark on a customer who pays by transfer: the provider knows that of subscriptions alone. */
export const PAYS_BY = "pays_by";
const TRANSFER = "invoice";

const idOf = (method: Stripe.PaymentMethod | string | null) => (typeof method === "string" ? method : (method?.id ?? null));

/** How a customer wants to pay, with the method expanded; null where nobody has said. */
export function keptWay({ metadata, invoice_settings: { default_payment_method: kept } }: Stripe.Customer): Way | null {
  if (metadata[PAYS_BY] === TRANSFER) return "transfer";
  const method = idOf(kept);
  return method === null ? null : { method, isCard: typeof kept === "string" || kept?.type !== "sepa_debit" };
}

/** The same as it is shown. */
export const keptShape = ({ metadata, invoice_settings: kept }: Stripe.Customer): PaymentMethod | null =>
  metadata[PAYS_BY] === TRANSFER ? { invoice: { daysUntilDue: INVOICE_DAYS } } : methodShape(kept.default_payment_method);

/** How a subscription is paid, as it is shown; null where its customer's own method pays. */
export const shapeIn = ({ collection_method, days_until_due, default_payment_method }: Stripe.Subscription): PaymentMethod | null =>
  collection_method === "send_invoice"
    ? { invoice: { daysUntilDue: days_until_due ?? INVOICE_DAYS } }
    : methodShape(default_payment_method);

/** Whether a subscription is charged at once, so that its bank can say no at once. */
export const isChargedAtOnce = (subscription: Stripe.Subscription): boolean => {
  const shape = shapeIn(subscription);
  return shape === null || "card" in shape;
};

/** The buyer's bank gets an account to transfer to, one for each customer, so that the provider knows whose money came. */
const BY_TRANSFER = {
  collection_method: "send_invoice",
  days_until_due: INVOICE_DAYS,
  payment_settings: {
    payment_method_types: ["customer_balance"],
    payment_method_options: {
      customer_balance: { funding_type: "bank_transfer", bank_transfer: { type: "eu_bank_transfer", eu_bank_transfer: { country: "DE" } } },
    },
  },
} as const satisfies Stripe.SubscriptionUpdateParams;

/** What a subscription that begins says of how it is paid. */
export const wishFor = (way: Way) => (way === "transfer" ? BY_TRANSFER : { default_payment_method: way.method });

/** Has a running subscription paid this way from now on; resolves to it as it is then. */
export async function payBy({ stripe }: Payment, running: Stripe.Subscription, way: Way): Promise<Stripe.Subscription> {
  const isSent = running.collection_method === "send_invoice";
  if (way === "transfer" ? isSent : !isSent && idOf(running.default_payment_method) === way.method) return running;
  const back = isSent ? ({ collection_method: "charge_automatically", payment_settings: { payment_method_types: "" } } as const) : {};
  const change: Stripe.SubscriptionUpdateParams =
    way === "transfer" ? { ...BY_TRANSFER, default_payment_method: "" } : { ...back, default_payment_method: way.method };
  return ask(() => stripe.subscriptions.update(running.id, { ...change, expand: ["default_payment_method"] }));
}

/**
 * Has a customer's running subscription paid by the customer's own way: it is kept for the customer first, so that a difference
 * is a change that did not get to its end. Where the provider refuses, all stays, and so does what the operator has made a
 * subscription that is paid by transfer.
 */
export async function withOwnWay(payment: Payment, customer: Stripe.Customer, running: Stripe.Subscription): Promise<Stripe.Subscription> {
  const way = keptWay(customer);
  if (way === null || running.collection_method === "send_invoice" || (way !== "transfer" && !running.default_payment_method))
    return running;
  return payBy(payment, running, way).catch(() => running);
}

/** What is known of an account that may choose this way. Throws WAY_NOT_OFFERED, DEMO_ACCOUNT or ADDRESS_NEEDED. */
export async function mayPayBy(ctx: Context, { accountId }: UserCaller, way: PaymentWay): Promise<BillingDetails> {
  if (!ctx.config.paymentWays.includes(way)) throw new Failure("WAY_NOT_OFFERED");
  return ctx.db.tenant(accountId, async (tx) => {
    if ((await accountOf(tx, accountId)).demo_until) throw new Failure("DEMO_ACCOUNT");
    const details = (await customerOf(tx, accountId))?.details;
    if (!details) throw new Failure("ADDRESS_NEEDED");
    return details;
  });
}
