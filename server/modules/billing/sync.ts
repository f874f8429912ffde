import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import type { Stripe } from "stripe";
import { isVatIdBelieved, type Subscription } from "@hz/contract/billing/billing";
import { isAwaiting, isCollecting } from "@hz/contract/billing/owed";
import type { CurrentUser } from "@hz/contract/people/users";
import type { Context } from "../../context.ts";
import { emit } from "../../events/emit.ts";
import type { Payment } from "../../payment/payment.ts";
import type { BillingMail } from "../../mail/templates/billing-texts.ts";
import { lockAccount, updateAccount } from "../accounts/index.ts";
import { ask } from "./ask.ts";
import { mailBilling } from "./mails.ts";
import { type Customer, customerOf, forgetCustomer, payerOf, updateCustomer } from "./store.ts";
import { type ProviderInvoice, saveInvoices } from "./save-invoices.ts";
import { sellerFooter } from "./seller.ts";
import { runningOne, subscriptionsOf } from "./subscribe.ts";
import { isUnderWay } from "./owed.ts";
import { detailsShape, invoiceShape, methodShape, planOfPrice, subscriptionOf } from "./provider-shapes.ts";
import { creditUnused } from "./unused.ts";
import { creditIn, hasBegun, unconfirmedInvoices } from "./unconfirmed.ts";
import { transferAccount } from "./transfer-account.ts";
import { keptShape, shapeIn, withOwnWay } from "./way.ts";

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
  const { subscriptions, data: told, unconfirmed } = await ordersOf(payment, customerId);
  const data = await creditUnused(payment, subscriptions, told);
  const held = data.filter(({ id }) => unconfirmed.has(id)).reduce((sum, told) => sum + creditIn(told), 0);
  const current = runningOne(subscriptions);
  const invoices = await shapesOf(payment, { customer: customerId, data }, unconfirmed, current);
  const now = await payment.now();
  const running = current && (await withOwnWay(payment, customer, current));
  await ctx.db.tenant(accountId, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const before = (await customerOf(tx, accountId))!;
    // Another reading began later and was kept first.
    if (before.readAt > readAt) return;
    const told = running ?? subscriptions.find(hasBegun) ?? null;
    const subscription = told && standsAs(subscriptionOf(told), invoices, now);
    const reverseCharge = customer.tax_exempt === "reverse";
    const details = detailsShape(customer);
    const credit = Math.max(0, held - customer.balance);
    // What is charged is the running subscription's own; whoever returns pays as the customer does.
    const paymentMethod = (running && shapeIn(running)) ?? keptShape(customer) ?? methodShape(told?.default_payment_method);
    await updateCustomer(tx, accountId, {
      readAt,
      subscriptionId: told?.id ?? null,
      subscription,
      paymentMethod,
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
    const standing = told && standingOf(told, invoices);
    await updateAccount(tx, accountId, { payment_standing: standing });
    // Whoever was reminded of another amount or way to pay, or of none, hears of this one, too.
    const charge = comingCharge({ subscription, reverseCharge, credit, paymentMethod });
    if (charge !== null && charge !== comingCharge(before)) await updateAccount(tx, accountId, { trial_reminded_at: null });
    await saveInvoices(ctx, tx, accountId, invoices, now);
    await mailChanges(ctx, accountId, before.subscription, subscription, standing === "ended-unpaid");
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

/** The invoices that are no drafts and wait for nobody's word, with how often they were tried to be charged. */
async function shapesOf(
  payment: Payment,
  { customer, data }: { customer: string; data: Stripe.Invoice[] },
  unconfirmed: ReadonlySet<string | undefined>,
  running: Stripe.Subscription | null,
) {
  const shapes: ProviderInvoice[] = [];
  const isAwaiting = data.some(({ status, due_date }) => status === "open" && due_date !== null);
  // Where the provider does not tell, the invoice's own page does.
  const transferTo = isAwaiting ? await transferAccount(payment, customer).catch(() => null) : null;
  for (const told of data.filter(({ id }) => !unconfirmed.has(id))) {
    const of = told.parent?.subscription_details?.subscription;
    const invoice = invoiceShape(told, {
      processing: told.status === "open" && (await isUnderWay(payment, told.id!)),
      ofPlan: running !== null && (typeof of === "string" ? of : of?.id) === running.id,
      transferTo,
    });
    if (invoice) shapes.push({ invoice, attempts: told.attempt_count });
  }
  return shapes;
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
      await updateAccount(tx, accountId, {
        subscription_status: "canceled",
        cancel_at_period_end: false,
        current_period_end: readAt,
        payment_standing: null,
      });
    await mailChanges(ctx, accountId, before.subscription, subscription, false);
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

/** The provider says past due on the very day, be it a Sunday: until a transfer is overdue here, the plan goes on. */
const standsAs = (subscription: Subscription, invoices: ProviderInvoice[], now: Date): Subscription =>
  subscription.status === "past_due" &&
  isAwaiting(
    invoices.map(({ invoice }) => invoice),
    now.getTime(),
  )
    ? { ...subscription, status: "active" }
    : subscription;

/** What the state of a plan does not tell: that what is overdue is being collected, or that it ended because an invoice was not paid. */
function standingOf(
  { status, cancellation_details: end }: Stripe.Subscription,
  invoices: ProviderInvoice[],
): CurrentUser["paymentStanding"] {
  if (status === "canceled") return end?.reason === "payment_failed" ? "ended-unpaid" : null;
  return (status === "past_due" || status === "unpaid") && isCollecting(invoices.map(({ invoice }) => invoice)) ? "collecting" : null;
}

/** What is charged when a trial ends, to be compared; null where none runs. */
const comingCharge = ({ subscription, reverseCharge, credit, paymentMethod }: Charged): string | null =>
  subscription?.status === "trialing"
    ? `${subscription.plan.amount} ${subscription.plan.interval} ${reverseCharge} ${credit} ${Object.keys(paymentMethod ?? {}).join()}`
    : null;
type Charged = Pick<Customer, "subscription" | "reverseCharge" | "credit" | "paymentMethod">;

/** Mails what became of a subscription between two readings. */
async function mailChanges(
  ctx: Context,
  accountId: string,
  before: Subscription | null,
  now: Subscription | null,
  isUnpaid: boolean,
): Promise<void> {
  const kind = changeBetween(before, now, isUnpaid);
  if (kind) await ctx.jobs.enqueue(mailBilling, { accountId, kind });
}

const isOver = ({ status }: Subscription) => status === "canceled" || status === "incomplete_expired";

function changeBetween(before: Subscription | null, now: Subscription | null, isUnpaid: boolean): BillingMail | null {
  if (!now) return null;
  if (isOver(now)) {
    if (!before || isOver(before)) return null;
    // The provider has given up after its last try, or somebody there what was overdue.
    return isUnpaid || (before.status === "past_due" && !before.cancel_at_period_end) ? "lapsed" : "ended";
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
