import type { Stripe } from "stripe";
import { amountDue } from "../money.ts";
import type { InvoiceRow } from "../state.ts";

/** By what an invoice is paid, or was tried to be. */
export function invoicePaymentsView(row: InvoiceRow): Stripe.ApiList<Stripe.InvoicePayment> {
  const data = row.paymentIntent === null ? [] : [paymentView(row, row.paymentIntent)];
  return { object: "list", data, has_more: false, url: `/v1/invoice_payments?invoice=${row.id}` };
}

const paymentView = (row: InvoiceRow, intent: string): Stripe.InvoicePayment => ({
  id: `inpay_${row.id.replace(/^in_/, "")}`,
  object: "invoice_payment",
  amount_paid: row.status === "paid" ? row.amountPaid : null,
  amount_requested: amountDue(row),
  created: row.finalizedAt ?? row.created,
  currency: "eur",
  invoice: row.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: "payment_intent" },
  status: row.status === "paid" ? "paid" : row.status === "void" ? "canceled" : "open",
  status_transitions: { canceled_at: row.voidedAt, paid_at: row.paidAt },
});
