import { isReached, type Operator } from "@hz/contract/account/operator";
import { type BillingDetails, EU_COUNTRIES } from "@hz/contract/billing/details";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { Stripe } from "stripe";
import { type Due, type InvoiceFacts, type Party, periodOf } from "./e-invoice.ts";

/** Who issues e-invoices; null where the configuration lacks something that EN 16931 or XRechnung demands of a seller. */
export function sellerOf(operator: Operator): InvoiceFacts["seller"] | null {
  const { name, street, vatId, phone, email, representedBy } = operator;
  const place = /^(\S*\d\S*)\s+(.+)$/.exec(operator.city ?? "");
  const country = codeOf(operator.country);
  if (!name || !street || !vatId || !phone || !place || !country || !isReached(operator)) return null;
  return { name, line1: street, postalCode: place[1]!, city: place[2]!, country, vatId, email, phone, contact: representedBy ?? name };
}

/** A country of the union by its German name; null for any other. */
function codeOf(name: string): string | null {
  const names = new Intl.DisplayNames("de", { type: "region" });
  return EU_COUNTRIES.find((code) => names.of(code) === name) ?? null;
}

/** Whom an invoice is made out to: as it stands there, or as the account says now where it was made before that was asked. */
function buyerOf(invoice: Stripe.Invoice, details: BillingDetails | null): Party | null {
  const { customer_name: name, customer_address: address, customer_email: email } = invoice;
  const vatId = invoice.customer_tax_ids?.find(({ type }) => type === "eu_vat")?.value ?? null;
  if (!email) return null;
  if (name && address?.line1 && address.postal_code && address.city && address.country)
    return { name, line1: address.line1, postalCode: address.postal_code, city: address.city, country: address.country, vatId, email };
  if (!details) return null;
  const { companyName, line1, postalCode, city, country } = details;
  return { name: companyName, line1, postalCode, city, country, vatId, email };
}

/** What an e-invoice says, of the provider's invoice and the account to transfer to, where it is to be paid; null where its buyer is not known fully. */
export function invoiceFacts(
  invoice: Stripe.Invoice,
  seller: InvoiceFacts["seller"],
  details: BillingDetails | null,
  account: Due["account"] | null,
): InvoiceFacts | null {
  const buyer = buyerOf(invoice, details);
  if (!buyer || !invoice.number) return null;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    number: invoice.number,
    corrects: null,
    issued: dayOf(invoice.status_transitions.finalized_at ?? invoice.created),
    seller,
    // Whoever gave no reference of their own is named by their account at the provider.
    buyer: { ...buyer, email: details?.invoiceEmail || buyer.email, reference: details?.buyerReference || idOf(invoice.customer) },
    lines: invoice.lines.data.map(({ description, amount, period }) => ({
      text: description ?? "Hinweiszentrale",
      net: amount,
      from: dayOf(period.start),
      to: dayOf(period.end),
    })),
    net: invoice.total - tax,
    tax,
    percent: VAT_PERCENT,
    isReverseCharge: invoice.customer_tax_exempt === "reverse",
    due: account && { day: dayOf(invoice.due_date ?? invoice.created), cents: invoice.amount_remaining, account },
  };
}

/** What the e-invoice of a credit note says: the same parties and period, and what is taken back as one line. */
export function correctionFacts(of: InvoiceFacts, note: Stripe.CreditNote): InvoiceFacts {
  const tax = (note.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const lines = note.lines.data.map(({ description, amount }) => ({
    text: description ?? "Rechnungskorrektur",
    net: -amount,
    ...periodOf(of),
  }));
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return { ...of, number: note.number, corrects: of.number, issued: dayOf(note.created), lines, net, tax: -tax, due: null };
}

const idOf = (customer: Stripe.Invoice["customer"]) => (typeof customer === "string" ? customer : (customer?.id ?? "–"));

/** The day in Germany of a Unix time in seconds, as "2026-11-28". */
const dayOf = (seconds: number) => new Date(seconds * 1000).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
