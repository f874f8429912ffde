import type { SubscriptionRow } from "../state.ts";
import { customerOf, type World } from "../world.ts";
import { subscriptionEvent } from "../views/event.ts";
import { subscriptionView } from "../views/subscription.ts";
import { changeCustomer, tell, tellInvoice } from "./tell.ts";

/** Ends a subscription for good; its open invoices stay, but nobody is charged for them any more unless somebody pays them. */
export function endSubscription(world: World, subscription: SubscriptionRow, reason: "cancellation_requested" | "payment_failed"): void {
  if (subscription.status === "incomplete") voidInvoice(world, subscription);
  subscription.status = "canceled";
  subscription.endedAt = world.at;
  subscription.canceledAt ??= world.at;
  subscription.cancellation.reason ??= reason;
  subscription.pending = [];
  stopCollecting(world, subscription);
  // The end is told as such; the change around it would tell it a second time.
  tell(world, subscriptionEvent(world, "deleted", subscriptionView(world, subscription)));
  world.ended.add(subscription.id);
}

/** Gives up a subscription whose first charge nobody completed in time. */
export function expireSubscription(world: World, subscription: SubscriptionRow): void {
  subscription.status = "incomplete_expired";
  subscription.endedAt = world.at;
  stopCollecting(world, subscription);
  voidInvoice(world, subscription);
}

/** Takes back the invoice that never became a contract, and gives back the credit that it had used up. */
function voidInvoice(world: World, subscription: SubscriptionRow): void {
  const invoice = subscription.latestInvoice === null ? undefined : world.state.invoices[subscription.latestInvoice];
  if (invoice?.status !== "open") return;
  invoice.status = "void";
  invoice.voidedAt = world.at;
  const customer = customerOf(world, invoice.customer);
  const used = (invoice.endingBalance ?? 0) - invoice.startingBalance;
  changeCustomer(world, customer, () => void (customer.balance -= used));
  tellInvoice(world, invoice, "voided");
}

function stopCollecting(world: World, { id }: SubscriptionRow): void {
  for (const invoice of Object.values(world.state.invoices)) if (invoice.subscription === id) invoice.nextAttempt = null;
}
