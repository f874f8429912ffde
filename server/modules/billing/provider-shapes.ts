import { type PaymentMethod, type Subscription, SubscriptionStatus } from "@hz/contract/billing/billing";
import type { Invoice, TransferAccount } from "@hz/contract/billing/invoices";
import { BillingDetails, REFERENCE_MAX } from "@hz/contract/billing/details";
import { Email } from "@hz/contract/scalars";
import type { Plan } from "@hz/contract/billing/plans";
import { planFor, type BillingInterval, type CompanySize } from "@hz/contract/billing/plans";
import type { Stripe } from "stripe";
import type { Payment } from "../../payment/payment.ts";

export function subscriptionOf(told: Stripe.Subscription): Subscription {
  const { price, current_period_end } = told.items.data[0]!;
  return {
    status: SubscriptionStatus.parse(told.status === "paused" ? "unpaid" : told.status),
    cancel_at_period_end: told.cancel_at_period_end,
    current_period_end: told.ended_at ?? current_period_end,
    trial_end: told.trial_end,
    plan: {
      id: price.id,
      amount: price.unit_amount ?? 0,
      currency: price.currency,
      interval: price.recurring?.interval === "year" ? "year" : "month",
    },
  };
}

/** What of an invoice the provider tells elsewhere; `transferTo` of its customer, whatever this invoice is paid by. */
type Beside = { processing: boolean; ofPlan: boolean; transferTo: TransferAccount | null };

/** Null for a draft, which may still change. */
export function invoiceShape(told: Stripe.Invoice, { processing, ofPlan, transferTo }: Beside): Invoice | null {
  if (told.status === "draft" || told.status === null) return null;
  return {
    id: told.id!,
    number: told.number,
    status: told.status,
    total: told.total,
    amount_due: told.amount_due,
    amount_paid: told.amount_paid,
    corrected: told.pre_payment_credit_notes_amount,
    has_correction: told.pre_payment_credit_notes_amount + told.post_payment_credit_notes_amount > 0,
    tax: (told.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    currency: told.currency,
    created: told.created,
    period_start: told.period_start,
    period_end: told.period_end,
    due_date: told.due_date,
    is_processing: processing,
    is_of_plan: ofPlan,
    transfer_to: told.status === "open" && told.due_date !== null ? transferTo : null,
    hosted_invoice_url: told.hosted_invoice_url ?? null,
  };
}

/** Orders invoices: newest first; of one second, which is all that the provider tells, the one with the higher number. */
export function newestFirst(one: Invoice, other: Invoice): number {
  return other.created - one.created || (other.number ?? "").localeCompare(one.number ?? "", "en", { numeric: true });
}

/** A card or a bank account as the provider expands it, null for none. */
export function methodShape(told: Stripe.PaymentMethod | string | null | undefined): PaymentMethod | null {
  if (!told || typeof told === "string") return null;
  if (told.sepa_debit) return { sepaDebit: { last4: told.sepa_debit.last4 ?? "", mandate: told.metadata?.["mandate"] ?? "" } };
  if (!told.card) return null;
  const { brand, last4, exp_month, exp_year } = told.card;
  return { card: { brand, last4, exp_month, exp_year } };
}

/** Whom invoices are made out to, from a customer with its tax ids; null while something is missing. */
export function detailsShape(told: Stripe.Customer): BillingDetails | null {
  const details = BillingDetails.safeParse({
    companyName: told.name ?? "",
    line1: told.address?.line1 ?? "",
    postalCode: told.address?.postal_code ?? "",
    city: told.address?.city ?? "",
    country: told.address?.country ?? "",
    vatId: told.tax_ids?.data[0]?.value ?? "",
    // Whoever writes something longer on the provider's pages does not lose the address by it.
    buyerReference: (told.metadata["buyer_reference"] ?? "").slice(0, REFERENCE_MAX),
    invoiceEmail: Email.safeParse(told.metadata["invoice_email"]).data ?? "",
  });
  return details.success ? details.data : null;
}

/** The plan and interval that a price stands for; null for one that is none of ours any more. */
export function planOfPrice({ prices }: Payment, id: string): { plan: Plan; interval: BillingInterval } | null {
  const name = Object.entries(prices).find(([, price]) => price === id)?.[0];
  if (!name) return null;
  const at = name.lastIndexOf(":");
  return { plan: planFor(name.slice(0, at) as CompanySize), interval: name.slice(at + 1) as BillingInterval };
}
