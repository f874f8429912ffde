import type { InvoiceReason, InvoiceRow, LineRow, SubscriptionRow } from "../state.ts";
import { DAY } from "../calendar.ts";
import { amountDue, taxed, totals } from "../money.ts";
import { customerOf, newId, priceOf, type World } from "../world.ts";
import { changeCustomer, tellInvoice } from "./tell.ts";

/** Drafts an invoice, which nobody has been told of. */
export function draftInvoice(world: World, subscription: SubscriptionRow, reason: InvoiceReason, lines: LineRow[]): InvoiceRow {
  const customer = customerOf(world, subscription.customer);
  const { name, email, phone, address, taxExempt } = customer;
  const taxIds = Object.values(world.state.taxIds).filter((taxId) => taxId.customer === customer.id);
  return {
    id: newId("in"),
    created: world.at,
    customer: customer.id,
    to: { name, email, phone, address, taxExempt, taxIds: taxIds.map(({ value }) => value) },
    subscription: subscription.id,
    reason,
    status: "draft",
    number: null,
    lines: taxed(world.state, lines, subscription.taxRates, taxExempt),
    taxRates: subscription.taxRates,
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    startingBalance: customer.balance,
    endingBalance: null,
    amountPaid: 0,
    attempts: 0,
    nextAttempt: null,
    dueDate: subscription.daysUntilDue == null ? null : world.at + subscription.daysUntilDue * DAY,
    paymentIntent: null,
    prorationDate: lines.find(({ isProration }) => isProration)?.start ?? null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    subscriptionMetadata: subscription.metadata,
    metadata: {},
  };
}

/** Makes an invoice that counts: numbered, with the customer's credit used up, told to the application; not yet paid. */
export function issueInvoice(world: World, subscription: SubscriptionRow, reason: InvoiceReason, lines: LineRow[]): InvoiceRow {
  const invoice = draftInvoice(world, subscription, reason, lines);
  world.state.invoices[invoice.id] = invoice;
  subscription.latestInvoice = invoice.id;
  tellInvoice(world, invoice, "created");
  const customer = customerOf(world, invoice.customer);
  invoice.status = "open";
  invoice.finalizedAt = world.at;
  invoice.number = `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, "0")}`;
  const { gross } = totals(invoice);
  // A credit shrinks by what it pays, and grows by an invoice below zero.
  invoice.endingBalance = Math.min(0, customer.balance + gross);
  customer.nextInvoice++;
  changeCustomer(world, customer, () => void (customer.balance = invoice.endingBalance ?? 0));
  const amount = amountDue(invoice);
  if (amount > 0) {
    const id = newId("pi");
    invoice.paymentIntent = id;
    world.state.paymentIntents[id] = {
      id,
      created: world.at,
      secret: `${id}_${newId("secret")}`,
      invoice: invoice.id,
      paymentMethod: null,
      status: "requires_payment_method",
      decline: null,
    };
  }
  tellInvoice(world, invoice, "finalized");
  return invoice;
}

/** Voids an open invoice: its payment is asked for no more, and the credit that it had used up comes back. */
export function voidInvoice(world: World, invoice: InvoiceRow): void {
  if (invoice.status !== "open") return;
  invoice.status = "void";
  invoice.voidedAt = world.at;
  invoice.nextAttempt = null;
  const intent = world.state.paymentIntents[invoice.paymentIntent ?? ""];
  if (intent) intent.status = "canceled";
  const customer = customerOf(world, invoice.customer);
  const used = (invoice.endingBalance ?? 0) - invoice.startingBalance;
  changeCustomer(world, customer, () => void (customer.balance -= used));
  tellInvoice(world, invoice, "voided");
}

/** The line of one whole period, or of a trial, which costs nothing. */
export function periodLine(world: World, subscription: SubscriptionRow): LineRow {
  const price = priceOf(world, subscription.price);
  const name = world.state.products[price.product]?.name ?? price.id;
  const isTrial = subscription.status === "trialing";
  return {
    id: newId("il"),
    amount: isTrial ? 0 : price.unitAmount,
    price: price.id,
    description: isTrial ? `Testphase für ${name}` : `1 × ${name} (${price.interval === "month" ? "monatlich" : "jährlich"})`,
    isProration: false,
    start: subscription.periodStart,
    end: subscription.periodEnd,
  };
}
