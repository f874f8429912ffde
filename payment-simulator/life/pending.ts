import type { InvoiceRow, PendingUpdateRow, SubscriptionRow } from "../state.ts";
import { subscriptionEvent } from "../views/event.ts";
import { subscriptionView } from "../views/subscription.ts";
import type { World } from "../world.ts";
import { voidInvoice } from "./invoicing.ts";
import { movePrice } from "./proration.ts";
import { changeSubscription, tell } from "./tell.ts";

/** How long a change may wait to be paid; never beyond the period that it was reckoned in. */
const PATIENCE = 23 * 3600;

/** Until when a change that is not paid at once waits. */
export const expiryOf = ({ at }: World, { periodEnd }: SubscriptionRow): number => Math.min(at + PATIENCE, periodEnd);

/** Whether an invoice is the one that a change waits for. */
export const isWaitedFor = ({ pendingUpdate }: SubscriptionRow, { id }: InvoiceRow): boolean => pendingUpdate?.invoice === id;

/** Says from now on whether a subscription ends with its period. */
export function scheduleEnd(world: World, row: SubscriptionRow, ends: boolean): void {
  if (row.cancelAtPeriodEnd === ends) return;
  row.cancelAtPeriodEnd = ends;
  row.canceledAt = ends ? world.at : null;
  row.cancellation.reason = ends ? "cancellation_requested" : null;
}

/** Has a change come true whose invoice is paid: what it costs stands there, with all that had been waiting for one. */
export function takeEffect(
  world: World,
  row: SubscriptionRow,
  update: Pick<PendingUpdateRow, "price" | "from" | "cancelAtPeriodEnd">,
): void {
  movePrice(world, row, update.price, "none", update.from);
  row.pending = [];
  if (update.cancelAtPeriodEnd !== undefined) scheduleEnd(world, row, update.cancelAtPeriodEnd);
}

/** Has the change come true that was waiting. */
export function applyPendingUpdate(world: World, row: SubscriptionRow): void {
  const { pendingUpdate: update } = row;
  if (!update) return;
  changeSubscription(world, row, () => {
    delete row.pendingUpdate;
    takeEffect(world, row, update);
  });
  tell(world, subscriptionEvent(world, "pending_update_applied", subscriptionView(world, row)));
}

/** Drops the change that was waiting, and voids its invoice. */
export function dropPendingUpdate(world: World, row: SubscriptionRow): void {
  const { pendingUpdate: update } = row;
  if (!update) return;
  changeSubscription(world, row, () => void delete row.pendingUpdate);
  const invoice = world.state.invoices[update.invoice];
  if (invoice) voidInvoice(world, invoice);
  tell(world, subscriptionEvent(world, "pending_update_expired", subscriptionView(world, row)));
}
