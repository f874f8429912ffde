import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import type { Stripe } from "stripe";
import { type Invoice, isVatIdBelieved, type Subscription } from "@hz/contract/billing/billing";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import type { Payment } from "../../payment/payment.ts";
import type { BillingMail } from "../../mail/templates/billing-texts.ts";
import { lockAccount, updateAccount } from "../accounts/index.ts";
import { ask } from "./ask.ts";
import { withOwnCard } from "./card.ts";
import { mailBilling } from "./mails.ts";
import { customerOf, forgetCustomer, invoicesOf, upsertInvoice, payerOf, updateCustomer } from "./store.ts";
import { sellerFooter } from "./seller.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { cardShape, detailsShape, invoiceShape, planOfPrice, subscriptionOf } from "./provider-shapes.ts";
import { creditIn, hasBegun, unconfirmedInvoices } from "./unconfirmed.ts";

/** An invoice that the service sees for the first time when it is older than this is no news to anybody. */
const NEWS_DAYS = 7;

type ProviderInvoice = { invoice: Invoice; attempts: number };

/**
 * Asks the provider what an account's customer, subscription and invoices are now, and keeps it: whatever happened there,
 * in whatever order it was said, this is how it stands. Mails what is new. Nothing where the provider knows no such customer.
 * Throws PAYMENT_REFUSED or PAYMENT_UNAVAILABLE.
 */
export async function readAgain(ctx: Context, accountId: string): Promise<void> {
  const { known, payer } = await ctx.db.tenant(accountId, async (tx) => ({
    known: await customerOf(tx, accountId),
    payer: await payerOf(tx, accountId),
  }));
  if (!known?.customerId) return;
  const { customerId } = known;
  const readAt = ctx.now();
  const payment = await ctx.payment.open();
  const { stripe } = payment;
  const expand = ["tax_ids", "invoice_settings.default_payment_method"];
  const found = await ask(() => stripe.customers.retrieve(customerId, { expand }));
  if (found.deleted) return endSubscription(ctx, accountId, readAt);
  // The register of VAT numbers answers later than the form; a number that it does not know owes no tax elsewhere.
  const isUnknown = found.tax_exempt === "reverse" && found.tax_ids?.data.some(({ verification }) => verification?.status === "unverified");
  const foot = sellerFooter(ctx);
  const wrong = {
    ...(foot.invoice_settings && foot.invoice_settings.footer !== found.invoice_settings.footer ? foot : {}),
    ...(isUnknown ? ({ tax_exempt: "none" } as const) : {}),
    // Its own mails go to whoever pays now.
    ...(payer && !isReleasedAddress(payer.email) && payer.email !== found.email ? { email: payer.email } : {}),
  };
  const customer = Object.keys(wrong).length > 0 ? await ask(() => stripe.customers.update(found.id, { ...wrong, expand })) : found;
  const { subscriptions, data, unconfirmed } = await ordersOf(payment, customerId);
  const held = data.filter(({ id }) => unconfirmed.has(id)).reduce((sum, told) => sum + creditIn(told), 0);
  const invoices = data.flatMap((told) => {
    const invoice = unconfirmed.has(told.id) ? null : invoiceShape(told);
    return invoice ? [{ invoice, attempts: told.attempt_count }] : [];
  });
  const current = runningOne(subscriptions);
  const running = current && (await withOwnCard(payment, customer, current));
  await ctx.db.tenant(accountId, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const before = (await customerOf(tx, accountId))!;
    // Another reading began later and was kept first.
    if (before.readAt > readAt) return;
    const told = running ?? subscriptions.find(hasBegun) ?? null;
    const subscription = told && subscriptionOf(told);
    const reverseCharge = customer.tax_exempt === "reverse";
    const details = detailsShape(customer);
    const credit = Math.max(0, held - customer.balance);
    await updateCustomer(tx, accountId, {
      readAt,
      subscriptionId: told?.id ?? null,
      subscription,
      // What is charged is the running subscription's own card; whoever returns pays by the customer's.
      paymentMethod:
        cardShape(running?.default_payment_method) ??
        cardShape(customer.invoice_settings.default_payment_method) ??
        cardShape(told?.default_payment_method),
      details,
      reverseCharge,
      credit,
    });
    if (before.reverseCharge && !reverseCharge && details && !isVatIdBelieved({ details, reverseCharge }))
      await ctx.jobs.enqueue(mailBilling, { accountId, kind: "vat-id-unknown" });
    // A subscription that was over already says nothing new; the operator may have granted free time since.
    const isOldNews =
      subscription?.status === "canceled" && before.subscription?.status === "canceled" && told?.id === before.subscriptionId;
    if (subscription && !isOldNews) await updateAccount(tx, accountId, accountState(payment, subscription, account));
    // Whoever was reminded of another amount, or of none, hears of this one, too.
    const charge = comingCharge(subscription, reverseCharge, credit);
    if (charge !== null && charge !== comingCharge(before.subscription, before.reverseCharge, before.credit))
      await updateAccount(tx, accountId, { trial_reminded_at: null });
    await saveInvoices(ctx, tx, accountId, invoices);
    await mailChanges(ctx, accountId, before.subscription, subscription);
    emit(accountId, { type: "billing-changed", ref: null });
  });
}

/** What a customer has ordered and been billed, and which of the invoices wait for their owner's word to the bank. */
async function ordersOf(payment: Payment, customer: string) {
  const invoices = async () => (await ask(() => payment.stripe.invoices.list({ customer, limit: 100 }))).data;
  const earlier = await subscriptionsOf(payment, customer);
  const before = await invoices();
  const waiting = unconfirmedInvoices(earlier);
  const open = new Set(before.flatMap(({ id, status }) => (status === "open" ? [id] : [])));
  // What began between the two questions left an invoice of which the first answer knew nothing …
  if ([...open].every((id) => waiting.has(id))) return { subscriptions: earlier, data: before, unconfirmed: waiting };
  // … and may be confirmed by now. Owed is what was open before and after an answer that knows of nothing waiting.
  const subscriptions = await subscriptionsOf(payment, customer);
  const data = await invoices();
  const begun = data.flatMap(({ id, status }) => (status === "open" && !open.has(id) ? [id] : []));
  return { subscriptions, data, unconfirmed: new Set([...unconfirmedInvoices(subscriptions), ...begun]) };
}

/** Whoever deletes a customer at the provider ends what ran for it: nothing is charged any more, and the next choice of a plan makes another. */
async function endSubscription(ctx: Context, accountId: string, readAt: Date): Promise<void> {
  await ctx.db.tenant(accountId, async (tx) => {
    await lockAccount(tx, accountId);
    const before = (await customerOf(tx, accountId))!;
    if (before.readAt > readAt) return;
    const ended = before.subscription && before.subscription.status !== "canceled" ? before.subscription : null;
    const end = ended && Math.min(ended.current_period_end, Math.floor(readAt.getTime() / 1000));
    const subscription: Subscription | null = ended ? { ...ended, status: "canceled", current_period_end: end! } : before.subscription;
    await updateCustomer(tx, accountId, {
      ...before,
      readAt,
      subscription,
      paymentMethod: null,
      details: null,
      reverseCharge: false,
      credit: 0,
    });
    await forgetCustomer(tx, accountId);
    if (ended)
      await updateAccount(tx, accountId, { subscription_status: "canceled", cancel_at_period_end: false, current_period_end: readAt });
    await mailChanges(ctx, accountId, before.subscription, subscription);
    emit(accountId, { type: "billing-changed", ref: null });
  });
}

function accountState(payment: Payment, subscription: Subscription, before: { plan_name: string; trial_end_date: Date | null }) {
  const { status, cancel_at_period_end, current_period_end, trial_end, plan } = subscription;
  return {
    subscription_status: status,
    plan_name: planOfPrice(payment, plan.id)?.plan.name ?? before.plan_name,
    trial_end_date: trial_end === null ? before.trial_end_date : new Date(trial_end * 1000),
    current_period_end: new Date(current_period_end * 1000),
    cancel_at_period_end,
  };
}

/** What is charged when a trial ends, to be compared; null where none runs. */
const comingCharge = (subscription: Subscription | null, reverseCharge: boolean, credit: number): string | null =>
  subscription?.status === "trialing" ? `${subscription.plan.amount} ${subscription.plan.interval} ${reverseCharge} ${credit}` : null;

async function saveInvoices(ctx: Context, tx: Tx, accountId: string, told: ProviderInvoice[]): Promise<void> {
  const stored = new Map((await invoicesOf(tx, accountId)).map((one) => [one.invoice.id, one]));
  for (const { invoice, attempts } of told) {
    const before = stored.get(invoice.id);
    const isNews = before !== undefined || ctx.now().getTime() - invoice.created * 1000 < NEWS_DAYS * 86_400_000;
    const isPaid = invoice.status === "paid" && invoice.amount_paid > 0;
    const hasFailed = invoice.status === "open" && attempts > (before?.failuresMailed ?? 0);
    if (isNews && isPaid && !before?.receiptMailed)
      await ctx.jobs.enqueue(mailBilling, { accountId, kind: "receipt", invoiceId: invoice.id });
    if (isNews && hasFailed) await ctx.jobs.enqueue(mailBilling, { accountId, kind: "payment-failed", invoiceId: invoice.id });
    await upsertInvoice(tx, accountId, {
      invoice,
      receiptMailed: isPaid || (before?.receiptMailed ?? false),
      failuresMailed: hasFailed ? attempts : (before?.failuresMailed ?? 0),
    });
  }
}

/** Mails what became of a subscription between two readings. */
async function mailChanges(ctx: Context, accountId: string, before: Subscription | null, now: Subscription | null): Promise<void> {
  const kind = changeBetween(before, now);
  if (kind) await ctx.jobs.enqueue(mailBilling, { accountId, kind });
}

const isOver = ({ status }: Subscription) => status === "canceled" || status === "incomplete_expired";

function changeBetween(before: Subscription | null, now: Subscription | null): BillingMail | null {
  if (!now) return null;
  if (isOver(now)) {
    if (!before || isOver(before)) return null;
    // The provider has given up after its last try.
    return before.status === "past_due" && !before.cancel_at_period_end ? "lapsed" : "ended";
  }
  if (!before || isOver(before)) return "ordered";
  // Whoever switches takes a cancellation back with it.
  if (before.plan.id !== now.plan.id) return "switched";
  if (now.cancel_at_period_end !== before.cancel_at_period_end) return now.cancel_at_period_end ? "cancelled" : "resumed";
  return null;
}

/** The customer id in an event of the provider, or null where it is about none. */
export function customerIn({ object }: Stripe.Event.Data): string | null {
  const about = object as { object?: string; id?: string; customer?: string | { id: string } | null };
  if (about.object === "customer") return about.id ?? null;
  return typeof about.customer === "string" ? about.customer : (about.customer?.id ?? null);
}
