import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { Stripe } from "stripe";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";
import { isUnderWay } from "./owed.ts";

type Line = Pick<Stripe.InvoiceLineItem, "amount" | "period">;

/** What of an invoice's lines, net and in cents, is for the time after `end`, by the second, as the provider counts. */
export function unusedNet(lines: readonly Line[], end: number): number {
  const unused = lines.reduce((sum, { amount, period: { start, end: to } }) => {
    const share = to <= start ? 0 : Math.min(1, Math.max(0, to - end) / (to - start));
    return sum + amount * share;
  }, 0);
  return Math.max(0, Math.round(unused));
}

/**
 * Credits, of what plans that ended unpaid left open, the time after their end: it was not given, and a new plan charges it
 * again. What credit had paid of it comes back as credit. Resolves to the invoices as they are then; one that is credited
 * already, or that the provider does not let us credit, stays as it is.
 */
export async function creditUnused(
  payment: Payment,
  subscriptions: Stripe.Subscription[],
  invoices: Stripe.Invoice[],
): Promise<Stripe.Invoice[]> {
  const ends = new Map(
    subscriptions.flatMap(({ id, status, ended_at, cancellation_details: end }) =>
      status === "canceled" && ended_at !== null && end?.reason === "payment_failed" ? [[id, ended_at]] : [],
    ),
  );
  const after: Stripe.Invoice[] = [];
  for (const invoice of invoices) {
    const of = invoice.parent?.subscription_details?.subscription;
    const end = ends.get((typeof of === "string" ? of : of?.id) ?? "");
    after.push(end !== undefined && isToCredit(invoice, end) ? await credited(payment, invoice, end).catch(() => invoice) : invoice);
  }
  return after;
}

/** Also what was paid after the end, before anybody had credited it. */
function isToCredit(invoice: Stripe.Invoice, end: number): boolean {
  const { status, status_transitions: at, pre_payment_credit_notes_amount: before, post_payment_credit_notes_amount: after } = invoice;
  return before + after === 0 && (status === "open" || (status === "paid" && (at.paid_at ?? 0) > end));
}

async function credited(payment: Payment, invoice: Stripe.Invoice, end: number): Promise<Stripe.Invoice> {
  const { stripe, taxRate } = payment;
  const id = invoice.id!;
  const net = unusedNet(invoice.lines.data, end);
  // What a bank is about to pay nobody can change: it is credited when that is over.
  if (net === 0 || (await isUnderWay(payment, id))) return invoice;
  const isTaxed = (invoice.total_taxes ?? []).some(({ amount }) => amount > 0);
  const gross = net + (isTaxed ? Math.round((net * VAT_PERCENT) / 100) : 0);
  const excess = Math.max(0, gross - invoice.amount_remaining);
  const line = { type: "custom_line_item", description: "Zeit nach dem Ende des Plans", quantity: 1, unit_amount: net } as const;
  await ask(() =>
    stripe.creditNotes.create(
      {
        invoice: id,
        lines: [{ ...line, ...(isTaxed ? { tax_rates: [taxRate] } : {}) }],
        ...(excess > 0 ? { credit_amount: excess } : {}),
        email_type: "none",
      },
      { idempotencyKey: `unused ${id}` },
    ),
  );
  return ask(() => stripe.invoices.retrieve(id));
}
