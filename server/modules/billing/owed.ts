import { awaitsTransfer, overdueFrom } from "@hz/contract/billing/owed";
import type { Stripe } from "stripe";
import { Failure } from "../../http/failures.ts";
import type { Payment } from "../../payment/payment.ts";
import { ask } from "./ask.ts";
import { runningOne } from "./subscribe.ts";
import { unconfirmedInvoices } from "./unconfirmed.ts";

/** Whether a direct debit of an open invoice is under way. */
export async function isUnderWay({ stripe }: Payment, id: string): Promise<boolean> {
  const { payments } = await ask(() => stripe.invoices.retrieve(id, { expand: ["payments.data.payment.payment_intent"] }));
  return (payments?.data ?? []).some(
    ({ payment: { payment_intent: intent } }) => typeof intent === "object" && intent.status === "processing",
  );
}

/**
 * The invoices of the running plan, of these subscriptions of a customer, that another way to pay is to pay at once. What a plan
 * that is over left open is not among them: its end promised that nothing more is charged. Nor is a switch that nobody confirmed,
 * what is being collected, or what may still be transferred: it would be paid twice.
 */
export async function owedInvoices(payment: Payment, customer: string, subscriptions: Stripe.Subscription[]): Promise<string[]> {
  const running = runningOne(subscriptions);
  if (!running) return [];
  const open = { customer, subscription: running.id, status: "open", limit: 100 } as const;
  const { data } = await ask(() => payment.stripe.invoices.list(open));
  const [unconfirmed, now] = [unconfirmedInvoices(subscriptions), (await payment.now()).getTime()];
  const owed: string[] = [];
  for (const { id, due_date } of data)
    if (!unconfirmed.has(id) && (due_date === null || overdueFrom(due_date) <= now) && !(await isUnderWay(payment, id!))) owed.push(id!);
  return owed;
}

const OWED: readonly Stripe.Subscription.Status[] = ["past_due", "unpaid", "incomplete"];

/** Throws PAYMENT_OVERDUE where something is owed: such a subscription's plan may not be changed. What the provider calls past due on the day itself is not owed while a transfer may be on its way. */
export async function changeable(payment: Payment, subscription: Stripe.Subscription): Promise<Stripe.Subscription> {
  if (!OWED.includes(subscription.status)) return subscription;
  if (subscription.status !== "past_due") throw new Failure("PAYMENT_OVERDUE");
  const { data } = await ask(() => payment.stripe.invoices.list({ subscription: subscription.id, status: "open", limit: 100 }));
  const now = (await payment.now()).getTime();
  const isAwaited = data.length > 0 && data.every(({ due_date }) => awaitsTransfer({ status: "open", due_date }, now));
  if (!isAwaited) throw new Failure("PAYMENT_OVERDUE");
  return subscription;
}
