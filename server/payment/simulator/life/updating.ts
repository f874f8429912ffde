import type { SubscriptionRow } from "../state.ts";
import { declined, invalid, Refusal } from "../refusal.ts";
import { periodEndAfter } from "../calendar.ts";
import { priceOf, type World } from "../world.ts";
import { charge } from "./charging.ts";
import { issueInvoice, periodLine } from "./invoicing.ts";
import { extendTrial, movePrice, type ProrationBehavior } from "./proration.ts";
import { takePending } from "./renewal.ts";
import { changeSubscription } from "./tell.ts";

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
  >
> & {
  trialEnd?: number | "now";
  prorationBehavior: ProrationBehavior;
  prorationDate?: number;
  isAllOrNothing: boolean;
  cancellation?: Partial<SubscriptionRow["cancellation"]>;
};

/** Changes a subscription, and settles what the change costs. */
export function updateSubscription(world: World, row: SubscriptionRow, change: SubscriptionChange): void {
  refuseLate(row, change);
  changeSubscription(world, row, () => {
    if (change.metadata) row.metadata = change.metadata;
    if (change.cancellation) Object.assign(row.cancellation, change.cancellation);
    if (change.description !== undefined) row.description = change.description;
    if (change.defaultPaymentMethod !== undefined) row.defaultPaymentMethod = change.defaultPaymentMethod;
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

function scheduleEnd(world: World, row: SubscriptionRow, ends: boolean): void {
  if (row.cancelAtPeriodEnd === ends) return;
  row.cancelAtPeriodEnd = ends;
  row.canceledAt = ends ? world.at : null;
  row.cancellation.reason = ends ? "cancellation_requested" : null;
}

function settle(world: World, row: SubscriptionRow, change: SubscriptionChange): void {
  const at = change.prorationDate ?? world.at;
  if (at < row.periodStart || at > row.periodEnd) throw invalid("Invalid proration_date: outside the current period.", "proration_date");
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
  if (isDue) collect(world, row, startsPeriod, change.isAllOrNothing);
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
