import { cardRefusalOf } from "@hz/contract/billing/card-refusal";
import type { Stripe } from "stripe";
import type { Context } from "../../context.ts";
import type { Refusal } from "../../mail/templates/order-texts.ts";
import { ask } from "./ask.ts";

/** Why an invoice could not be charged, null where the provider does not say, and when it tries again, null for never. */
export type RefusedCharge = { refusal: Refusal | null; nextTry: Date | null };

/** Asks the provider about an invoice that was not paid. Throws PAYMENT_REFUSED or PAYMENT_UNAVAILABLE. */
export async function refusedCharge(ctx: Context, invoiceId: string): Promise<RefusedCharge> {
  const { stripe } = await ctx.payment.open();
  const invoice = await ask(() => stripe.invoices.retrieve(invoiceId, { expand: ["payments.data.payment.payment_intent"] }));
  const errors = (invoice.payments?.data ?? []).map(({ payment }) => errorOf(payment.payment_intent));
  const told = errors.find((error) => error !== null);
  return {
    refusal: told ? refusalIn(told) : null,
    nextTry: invoice.next_payment_attempt === null ? null : new Date(invoice.next_payment_attempt * 1000),
  };
}

const refusalIn = (told: Stripe.PaymentIntent.LastPaymentError): Refusal =>
  told.payment_method?.type === "sepa_debit" ? "DEBIT_RETURNED" : cardRefusalOf(told.code, told.decline_code);

const errorOf = (intent: Stripe.PaymentIntent | string | undefined) => (typeof intent === "object" ? intent.last_payment_error : null);
