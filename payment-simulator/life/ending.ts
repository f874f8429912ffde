import type { SubscriptionRow } from "../state.ts";
import type { World } from "../world.ts";
import { subscriptionEvent } from "../views/event.ts";
import { subscriptionView } from "../views/subscription.ts";
import { voidInvoice } from "./invoicing.ts";
import { tell } from "./tell.ts";

/** Ends a subscription for good; its open invoices stay, but nobody is charged for them any more unless somebody pays them. */
export function endSubscription(world: World, subscription: SubscriptionRow, reason: "cancellation_requested" | "payment_failed"): void {
  if (subscription.status === "incomplete") voidLatest(world, subscription);
  delete subscription.pendingUpdate;
  subscription.status = "canceled";
  subscription.endedAt = world.at;
  subscription.canceledAt ??= world.at;
  // What ended it counts, also where it was cancelled to a later day.
  if (reason === "payment_failed") subscription.cancellation.reason = reason;
  else subscription.cancellation.reason ??= reason;
  subscription.pending = [];
  stopCollecting(world, subscription);
  // The end is told as such; the change around it would tell it a second time.
  tell(world, subscriptionEvent(world, "deleted", subscriptionView(world, subscription)));
  world.ended.add(subscription.id);
}

/** Ends a subscription whose first charge nobody completed in time. */
export function expireSubscription(world: World, subscription: SubscriptionRow): void {
  subscription.status = "incomplete_expired";
  subscription.endedAt = world.at;
  stopCollecting(world, subscription);
  voidLatest(world, subscription);
}

/** Voids the invoice that never became a contract. */
function voidLatest(world: World, { latestInvoice }: SubscriptionRow): void {
  const invoice = latestInvoice === null ? undefined : world.state.invoices[latestInvoice];
  if (invoice) voidInvoice(world, invoice);
}

function stopCollecting(world: World, { id }: SubscriptionRow): void {
  for (const invoice of Object.values(world.state.invoices)) if (invoice.subscription === id) invoice.nextAttempt = null;
}
