import { periodEndAfter } from "../calendar.ts";
import type { InvoiceRow, SubscriptionRow } from "../state.ts";
import { priceOf, type World } from "../world.ts";
import { charge, payerOf } from "./charging.ts";
import { endSubscription } from "./ending.ts";
import { draftInvoice, issueInvoice, periodLine } from "./invoicing.ts";
import { changeSubscription } from "./tell.ts";

/** What happens when a period or a trial is over: the subscription ends, or the next period is charged. */
export function renew(world: World, subscription: SubscriptionRow): void {
  changeSubscription(world, subscription, () => {
    const hasNoCard = subscription.status === "trialing" && subscription.daysUntilDue == null && payerOf(world, subscription) === null;
    const ends = subscription.cancelAtPeriodEnd || (hasNoCard && subscription.onMissingPaymentMethod === "cancel");
    if (ends) return endWithPeriod(world, subscription);
    startPeriod(world, subscription);
    const invoice = issueInvoice(world, subscription, "subscription_cycle", [
      ...takePending(subscription),
      periodLine(world, subscription),
    ]);
    charge(world, invoice);
  });
}

function endWithPeriod(world: World, subscription: SubscriptionRow): void {
  const pending = takePending(subscription);
  if (pending.length > 0) charge(world, issueInvoice(world, subscription, "subscription_cycle", pending));
  if (subscription.status !== "canceled") endSubscription(world, subscription, "cancellation_requested");
}

/** Moves a subscription into its next period. */
function startPeriod(world: World, subscription: SubscriptionRow): void {
  if (subscription.status === "trialing") subscription.status = "active";
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEndAfter(subscription.anchor, priceOf(world, subscription.price).interval, subscription.periodStart);
  subscription.toldUpcoming = false;
}

/** Removes and returns the prorations that waited. */
export function takePending(subscription: SubscriptionRow): SubscriptionRow["pending"] {
  return subscription.pending.splice(0);
}

/** The invoice of the next period; changes the world, which has to be one that is thrown away afterwards. */
export function nextInvoice(world: World, subscription: SubscriptionRow): InvoiceRow {
  startPeriod(world, subscription);
  return draftInvoice(world, subscription, "upcoming", [...takePending(subscription), periodLine(world, subscription)]);
}
