import type { Stripe } from "stripe";
import type { CustomerRow, InvoiceRow, SubscriptionRow } from "../state.ts";
import type { World } from "../world.ts";
import { customerView } from "../views/customer.ts";
import { customerEvent, type InvoiceChange, invoiceEvent, subscriptionEvent } from "../views/event.ts";
import { invoiceView } from "../views/invoice.ts";
import { subscriptionView } from "../views/subscription.ts";

/** Lays an event ready for the application, as it is now. */
export function tell(world: World, event: Stripe.Event): void {
  const { id, created } = event;
  const payload = JSON.stringify(event);
  world.state.webhooks.push({ id, created, payload, attempts: 0, dueAt: world.at, firstTriedAt: null, claimedUntil: null });
}

export function tellInvoice(world: World, row: InvoiceRow, ...changes: InvoiceChange[]): void {
  for (const change of changes) tell(world, invoiceEvent(world, change, invoiceView(world, row)));
}

/** Runs a change of a customer and tells of it if anything became different. */
export function changeCustomer(world: World, row: CustomerRow, work: () => void): void {
  const before = customerView(world.state, row);
  work();
  const after = customerView(world.state, row);
  if (JSON.stringify(after) !== JSON.stringify(before)) tell(world, customerEvent(world, after, before));
}

/** The same for a subscription; a change inside a change is told with the outer one. */
export function changeSubscription(world: World, row: SubscriptionRow, work: () => void): void {
  if (world.changing.has(row.id)) return work();
  world.changing.add(row.id);
  const before = subscriptionView(world, row);
  work();
  world.changing.delete(row.id);
  if (world.ended.has(row.id)) return;
  const after = subscriptionView(world, row);
  if (JSON.stringify(after) !== JSON.stringify(before)) tell(world, subscriptionEvent(world, "updated", after, before));
}
