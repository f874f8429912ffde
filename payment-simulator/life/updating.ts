import type { SubscriptionRow } from "../state.ts";
import { declined, invalid, Refusal } from "../refusal.ts";
import { periodEndAfter } from "../calendar.ts";
import { priceOf, type World } from "../world.ts";
import { charge } from "./charging.ts";
import { issueInvoice, periodLine } from "./invoicing.ts";
import { dropPendingUpdate, expiryOf, scheduleEnd, takeEffect } from "./pending.ts";
import { extendTrial, movePrice, type ProrationBehavior } from "./proration.ts";
import { takePending } from "./renewal.ts";
import { changeSubscription } from "./tell.ts";

/** What becomes of a change whose charge fails: it comes nevertheless, it is refused, or it waits until it is paid. */
export type UpdateBehavior = "allow_incomplete" | "error_if_incomplete" | "pending_if_incomplete";

/** What may change; what is undefined stays. */
export type SubscriptionChange = Partial<
  Pick<
    SubscriptionRow,
    | "price"
    | "cancelAtPeriodEnd"
    | "defaultPaymentMethod"
    | "savesPaymentMethod"
    | "onMissingPaymentMethod"
    | "taxRates"
    | "metadata"
    | "description"
    | "daysUntilDue"
  >
> & {
  trialEnd?: number | "now";
  prorationBehavior: ProrationBehavior;
  prorationDate?: number;
  paymentBehavior: UpdateBehavior;
  cancellation?: Partial<SubscriptionRow["cancellation"]>;
};

/** Changes a subscription, and settles what the change costs. */
export function updateSubscription(world: World, row: SubscriptionRow, change: SubscriptionChange): void {
  refuseLate(row, change);
  if (contradicts(row, change)) dropPendingUpdate(world, row);
  changeSubscription(world, row, () => {
    if (chargeFirst(world, row, change)) return;
    if (change.metadata) row.metadata = change.metadata;
    if (change.cancellation) Object.assign(row.cancellation, change.cancellation);
    if (change.description !== undefined) row.description = change.description;
    if (change.defaultPaymentMethod !== undefined) row.defaultPaymentMethod = change.defaultPaymentMethod;
    if (change.daysUntilDue !== undefined) row.daysUntilDue = change.daysUntilDue;
    if (change.savesPaymentMethod !== undefined) row.savesPaymentMethod = change.savesPaymentMethod;
    if (change.onMissingPaymentMethod) row.onMissingPaymentMethod = change.onMissingPaymentMethod;
    if (change.taxRates) row.taxRates = change.taxRates;
    if (change.cancelAtPeriodEnd !== undefined) scheduleEnd(world, row, change.cancelAtPeriodEnd);
    settle(world, row, change);
  });
}

function refuseLate(row: SubscriptionRow, change: SubscriptionChange): void {
  const isOver = row.status === "canceled" || row.status === "incomplete_expired";
  const { price, trialEnd, cancelAtPeriodEnd, defaultPaymentMethod, taxRates } = change;
  const touches = [price, trialEnd, cancelAtPeriodEnd, taxRates, ...(isOver ? [defaultPaymentMethod] : [])].some(
    (value) => value !== undefined,
  );
  if (isOver && touches)
    throw new Refusal(400, "A canceled subscription can only update its cancellation_details and metadata.", {
      code: "invalid_canceled_subscription_fields",
    });
  if (row.status === "incomplete" && touches)
    throw new Refusal(400, "This subscription is incomplete: only its metadata and default payment method can be updated.");
}

/** Whether a change leaves no room for the one that waits. */
function contradicts(
  { pendingUpdate: update }: SubscriptionRow,
  { price, trialEnd, cancelAtPeriodEnd: ends }: SubscriptionChange,
): boolean {
  if (!update) return false;
  const otherEnd = ends !== undefined && update.cancelAtPeriodEnd !== undefined && ends !== update.cancelAtPeriodEnd;
  return price !== undefined || trialEnd !== undefined || otherEnd;
}

/** Charges a change that comes only when it is paid, reckoned on a copy; gives false where nothing is charged for it now. */
function chargeFirst(world: World, row: SubscriptionRow, change: SubscriptionChange): boolean {
  const { price, prorationBehavior, cancelAtPeriodEnd } = change;
  if (change.paymentBehavior !== "pending_if_incomplete" || price === undefined || price === row.price) return false;
  const from = momentOf(world, row, change);
  const aim = structuredClone(row);
  const { lines, startsPeriod } = movePrice(world, aim, price, prorationBehavior, from);
  const all = [...row.pending, ...lines, ...(startsPeriod ? [periodLine(world, aim)] : [])];
  if (!startsPeriod && (prorationBehavior !== "always_invoice" || all.length === 0)) return false;
  const invoice = issueInvoice(world, row, "subscription_update", all);
  const update = { price, from, ...(cancelAtPeriodEnd === undefined ? {} : { cancelAtPeriodEnd }) };
  if (charge(world, invoice, { isCondition: true }) === null) takeEffect(world, row, update);
  else row.pendingUpdate = { ...update, invoice: invoice.id, expiresAt: expiryOf(world, row) };
  return true;
}

/** The moment by which a change is reckoned. */
function momentOf(world: World, { periodStart, periodEnd }: SubscriptionRow, { prorationDate }: SubscriptionChange): number {
  const at = prorationDate ?? world.at;
  if (at < periodStart || at > periodEnd) throw invalid("Invalid proration_date: outside the current period.", "proration_date");
  return at;
}

function settle(world: World, row: SubscriptionRow, change: SubscriptionChange): void {
  const at = momentOf(world, row, change);
  const isMoved = change.price !== undefined && change.price !== row.price;
  const moved = isMoved
    ? movePrice(world, row, change.price ?? row.price, change.prorationBehavior, at)
    : { lines: [], startsPeriod: false };
  row.pending.push(...moved.lines);
  let startsPeriod = moved.startsPeriod;
  if (change.trialEnd === "now" && row.status === "trialing") {
    endTrial(world, row);
    startsPeriod = true;
  } else if (typeof change.trialEnd === "number") {
    if (change.trialEnd <= world.at) throw invalid("Invalid trial_end: must be in the future.", "trial_end");
    row.pending.push(...extendTrial(world, row, change.trialEnd, change.prorationBehavior));
  }
  const isDue = startsPeriod || (change.prorationBehavior === "always_invoice" && row.pending.length > 0);
  if (isDue) collect(world, row, startsPeriod, change.paymentBehavior === "error_if_incomplete");
}

function endTrial(world: World, row: SubscriptionRow): void {
  row.status = "active";
  row.trialEnd = world.at;
  row.anchor = world.at;
  row.periodStart = world.at;
  row.periodEnd = periodEndAfter(world.at, priceOf(world, row.price).interval, world.at);
}

function collect(world: World, row: SubscriptionRow, startsPeriod: boolean, isAllOrNothing: boolean): void {
  const lines = [...takePending(row), ...(startsPeriod ? [periodLine(world, row)] : [])];
  const decline = charge(world, issueInvoice(world, row, "subscription_update", lines));
  if (decline && isAllOrNothing) throw new Refusal(402, decline.message, { ...declined(decline).error });
}
