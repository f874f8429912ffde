import { NO_CARD } from "../cards.ts";
import { periodEndAfter } from "../calendar.ts";
import { declined, Refusal } from "../refusal.ts";
import type { SubscriptionRow } from "../state.ts";
import { subscriptionEvent } from "../views/event.ts";
import { paymentMethodView } from "../views/payment.ts";
import { subscriptionView } from "../views/subscription.ts";
import { newId, priceOf, type World } from "../world.ts";
import { charge, payerOf } from "./charging.ts";
import { issueInvoice, periodLine } from "./invoicing.ts";
import { setupForTrial } from "./methods.ts";
import { tell } from "./tell.ts";

export type PaymentBehavior = "allow_incomplete" | "default_incomplete" | "error_if_incomplete";
type Wish = Pick<
  SubscriptionRow,
  | "customer"
  | "price"
  | "trialEnd"
  | "defaultPaymentMethod"
  | "savesPaymentMethod"
  | "onMissingPaymentMethod"
  | "taxRates"
  | "description"
  | "metadata"
  | "cancelAtPeriodEnd"
  | "daysUntilDue"
>;

/** Begins a subscription: with a trial, or with a first charge that decides whether it is active or incomplete. */
export function subscribe(world: World, wish: Wish, behavior: PaymentBehavior): SubscriptionRow {
  const { interval } = priceOf(world, wish.price);
  const anchor = wish.trialEnd ?? world.at;
  const row: SubscriptionRow = {
    ...wish,
    id: newId("sub"),
    created: world.at,
    itemId: newId("si"),
    itemCreated: world.at,
    status: wish.trialEnd === null ? "incomplete" : "trialing",
    trialStart: wish.trialEnd === null ? null : world.at,
    anchor,
    periodStart: world.at,
    periodEnd: periodEndAfter(anchor, interval, world.at),
    canceledAt: wish.cancelAtPeriodEnd ? world.at : null,
    endedAt: null,
    cancellation: { comment: null, feedback: null, reason: wish.cancelAtPeriodEnd ? "cancellation_requested" : null },
    latestInvoice: null,
    pendingSetupIntent: null,
    pending: [],
    toldTrialEnd: false,
    toldUpcoming: false,
  };
  const payer = payerOf(world, row);
  if (row.status === "incomplete" && payer === null && row.daysUntilDue == null && behavior !== "default_incomplete")
    throw new Refusal(400, "This customer has no attached payment source or default payment method.", { code: "resource_missing" });
  world.state.subscriptions[row.id] = row;
  // Told before its invoice, as with the provider; what the charge changes is part of it.
  const place = world.state.webhooks.length;
  const invoice = issueInvoice(world, row, "subscription_create", [periodLine(world, row)]);
  if (row.status === "trialing") {
    charge(world, invoice);
    row.pendingSetupIntent = setupForTrial(world, row, payer);
  } else if (behavior !== "default_incomplete") beginCharged(world, row, behavior);
  tell(world, subscriptionEvent(world, "created", subscriptionView(world, row)));
  const [created] = world.state.webhooks.splice(-1);
  if (created) world.state.webhooks.splice(place, 0, created);
  return row;
}

function beginCharged(world: World, row: SubscriptionRow, behavior: PaymentBehavior): void {
  const invoice = world.state.invoices[row.latestInvoice ?? ""];
  if (!invoice) return;
  world.changing.add(row.id);
  const decline = charge(world, invoice);
  world.changing.delete(row.id);
  if (decline === null || behavior !== "error_if_incomplete") return;
  const method = world.state.paymentMethods[payerOf(world, row) ?? ""];
  throw new Refusal(402, decline.message, {
    ...declined(decline === NO_CARD ? NO_CARD : decline, method ? { payment_method: paymentMethodView(method) } : {}).error,
  });
}
