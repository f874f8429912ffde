import { CARDS, type Decline, NEEDS_OWNER, NO_CARD } from "../cards.ts";
import { DAY } from "../calendar.ts";
import { settlesAt } from "../debits.ts";
import { amountDue } from "../money.ts";
import type { InvoiceRow, PaymentIntentRow, SubscriptionRow } from "../state.ts";
import { customerOf, need, subscriptionOf, type World } from "../world.ts";
import { changeSubscription, tellInvoice } from "./tell.ts";
import { endSubscription } from "./ending.ts";
import { applyPendingUpdate, isWaitedFor } from "./pending.ts";

/** After how many days a failed charge is tried again, each counted from the try before; after the last the subscription is cancelled. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** Who pays an invoice when nobody says anything else. */
export function payerOf(world: World, subscription: SubscriptionRow): string | null {
  return subscription.defaultPaymentMethod ?? customerOf(world, subscription.customer).defaultPaymentMethod;
}

/**
 * `isManual`: somebody asked for it, so that the plan of retries stays as it is; `hasOwner`: the card's owner is there to
 * authenticate; `isCondition`: the invoice is of a change that comes only when it is paid.
 */
type ChargeOptions = { method?: string | null; isManual?: boolean; hasOwner?: boolean; isCondition?: boolean };

/** Tries to charge an open invoice, tells what came of it and moves its subscription on; gives null, or why the bank refused. */
export function charge(world: World, invoice: InvoiceRow, options: ChargeOptions = {}): Decline | null {
  const subscription = subscriptionOf(world, invoice.subscription);
  if (invoice.dueDate != null && options.isManual !== true && amountDue(invoice) > 0) return waits(world, subscription);
  const method = options.method ?? payerOf(world, subscription);
  const intent = invoice.paymentIntent === null ? null : need(world.state.paymentIntents, invoice.paymentIntent, "payment_intent");
  const isExtra = options.isManual === true && invoice.attempts > 0;
  if (intent && !isExtra) invoice.attempts++;
  const account = world.state.paymentMethods[method ?? ""]?.debit;
  if (intent && account) {
    intent.paymentMethod = method;
    intent.decline = null;
    intent.status = "processing";
    intent.settlesAt = settlesAt(account, world.at);
    invoice.nextAttempt = null;
    return waits(world, subscription);
  }
  const decline = intent && answerOfBank(world, method, options.hasOwner === true);
  if (intent) {
    intent.paymentMethod = method;
    intent.decline = decline;
    intent.status = decline === null ? "succeeded" : decline === NEEDS_OWNER ? "requires_action" : "requires_payment_method";
  }
  changeSubscription(world, subscription, () => {
    if (decline === null) paid(world, invoice, subscription, method);
    else refused(world, invoice, subscription, decline, isExtra, options.isCondition === true);
  });
  return decline;
}

/** The payment comes later, by a transfer or from a bank account: the subscription runs meanwhile. */
function waits(world: World, subscription: SubscriptionRow): null {
  if (subscription.status === "incomplete") changeSubscription(world, subscription, () => void (subscription.status = "active"));
  return null;
}

/** Whether a direct debit of an invoice is under way. */
export const isUnderWay = ({ state }: World, { paymentIntent }: InvoiceRow): boolean =>
  state.paymentIntents[paymentIntent ?? ""]?.status === "processing";

/** The bank says what became of a direct debit. */
export function settle(world: World, invoice: InvoiceRow, intent: PaymentIntentRow): void {
  const subscription = subscriptionOf(world, invoice.subscription);
  const decline = world.state.paymentMethods[intent.paymentMethod ?? ""]?.debit?.decline ?? null;
  intent.decline = decline;
  intent.status = decline === null ? "succeeded" : "requires_payment_method";
  changeSubscription(world, subscription, () => {
    if (decline === null) paid(world, invoice, subscription, intent.paymentMethod);
    else refused(world, invoice, subscription, decline, false, false);
  });
}

/** A transfer for an invoice has arrived. */
export function receiveTransfer(world: World, invoice: InvoiceRow): void {
  const subscription = subscriptionOf(world, invoice.subscription);
  const intent = world.state.paymentIntents[invoice.paymentIntent ?? ""];
  if (intent) intent.status = "succeeded";
  changeSubscription(world, subscription, () => paid(world, invoice, subscription, null));
}

/** How long after its due date an invoice may stay open before the subscription is ended. */
const PATIENCE = 14 * DAY;

/** What becomes of an open invoice that nobody has paid in time: it is overdue, and later its subscription is over. */
export function dunningOf(world: World, invoice: InvoiceRow): { at: number; run: () => void }[] {
  if (invoice.status !== "open" || invoice.dueDate == null || isUnderWay(world, invoice)) return [];
  const subscription = subscriptionOf(world, invoice.subscription);
  if (!invoice.toldOverdue)
    return [
      {
        at: invoice.dueDate,
        run() {
          invoice.toldOverdue = true;
          tellInvoice(world, invoice, "overdue");
          if (subscription.status === "active" && subscription.latestInvoice === invoice.id)
            changeSubscription(world, subscription, () => void (subscription.status = "past_due"));
        },
      },
    ];
  const isOwed = subscription.status === "past_due" && subscription.latestInvoice === invoice.id;
  return isOwed ? [{ at: invoice.dueDate + PATIENCE, run: () => endSubscription(world, subscription, "payment_failed") }] : [];
}

function answerOfBank(world: World, method: string | null, hasOwner: boolean): Decline | null {
  const row = method === null ? undefined : world.state.paymentMethods[method];
  if (!row || row.card === null) return NO_CARD;
  const { charge: answer } = CARDS[row.card];
  if (answer === "ok" || (hasOwner && (answer === "ask" || answer === "ask unless set up"))) return null;
  if (answer === "ask unless set up") return row.isSetUp ? null : NEEDS_OWNER;
  return answer === "ask" ? NEEDS_OWNER : answer;
}

function paid(world: World, invoice: InvoiceRow, subscription: SubscriptionRow, method: string | null): void {
  invoice.status = "paid";
  invoice.paidAt = world.at;
  invoice.amountPaid = amountDue(invoice);
  invoice.nextAttempt = null;
  tellInvoice(world, invoice, "paid", "payment_succeeded");
  if (subscription.savesPaymentMethod && invoice.amountPaid > 0) subscription.defaultPaymentMethod = method;
  // What counts is the latest invoice, as with the provider.
  const waits = subscription.status === "past_due" || subscription.status === "incomplete";
  if (waits && subscription.latestInvoice === invoice.id) subscription.status = "active";
  if (isWaitedFor(subscription, invoice)) applyPendingUpdate(world, subscription);
}

function refused(
  world: World,
  invoice: InvoiceRow,
  subscription: SubscriptionRow,
  decline: Decline,
  isExtra: boolean,
  isCondition: boolean,
): void {
  // What is to be transferred is tried by nobody again.
  if (invoice.dueDate != null) return tellInvoice(world, invoice, "payment_failed");
  // The subscription goes on as if nobody had asked for the change.
  const goesOn = isCondition || isWaitedFor(subscription, invoice);
  const isRunning = !goesOn && (subscription.status === "active" || subscription.status === "past_due");
  const days = isRunning ? RETRY_AFTER_DAYS[invoice.attempts - 1] : undefined;
  if (!isExtra) invoice.nextAttempt = days === undefined ? null : world.at + days * DAY;
  tellInvoice(world, invoice, ...(decline === NEEDS_OWNER ? (["payment_action_required"] as const) : []), "payment_failed");
  if (!isRunning || isExtra) return;
  if (days === undefined) endSubscription(world, subscription, "payment_failed");
  else if (subscription.latestInvoice === invoice.id) subscription.status = "past_due";
}

/** Carries on with a payment that its owner has confirmed or refused at the bank. */
export function authenticatePayment(world: World, intent: PaymentIntentRow, isConfirmed: boolean): void {
  const invoice = need(world.state.invoices, intent.invoice, "invoice");
  if (isConfirmed) {
    charge(world, invoice, { method: intent.paymentMethod, isManual: true, hasOwner: true });
    return;
  }
  intent.status = "requires_payment_method";
  intent.decline = {
    code: "payment_intent_authentication_failure",
    declineCode: null,
    message: "Die Bestätigung bei Ihrer Bank ist fehlgeschlagen. Bitte wählen Sie eine andere Zahlungsart.",
  };
  tellInvoice(world, invoice, "payment_failed");
}
