import { DAY } from "../calendar.ts";
import type { InvoiceRow, SubscriptionRow } from "../state.ts";
import type { World } from "../world.ts";
import { taxIdView } from "../views/customer.ts";
import { invoiceEvent, subscriptionEvent, taxIdEvent } from "../views/event.ts";
import { invoiceView } from "../views/invoice.ts";
import { subscriptionView } from "../views/subscription.ts";
import { charge, dunningOf, settle } from "./charging.ts";
import { expireSubscription } from "./ending.ts";
import { dropPendingUpdate } from "./pending.ts";
import { nextInvoice, renew } from "./renewal.ts";
import { changeSubscription, tell } from "./tell.ts";

const TRIAL_NOTICE = 3 * DAY;
const UPCOMING_NOTICE = 7 * DAY;
/** How long a first charge may stay incomplete. */
const INCOMPLETE = 23 * 3600;

type Due = { at: number; run: () => void };

/** Does all that is due up to `until`, each thing at its own time. */
export function catchUp(world: World, until: number): void {
  for (let next = earliest(world); next && next.at <= until; next = earliest(world)) {
    world.at = Math.max(next.at, 0);
    world.ended.clear();
    next.run();
  }
  world.at = until;
  world.ended.clear();
}

function earliest(world: World): Due | undefined {
  const { subscriptions, invoices, taxIds } = world.state;
  const all = [
    ...Object.values(subscriptions).flatMap((row) => ofSubscription(world, row)),
    ...Object.values(invoices).flatMap((row) => ofInvoice(world, row)),
    ...Object.values(taxIds).flatMap((row) => (row.status === "pending" ? [{ at: row.created, run: () => verify(world, row) }] : [])),
  ];
  return all.reduce<Due | undefined>((first, due) => (first && first.at <= due.at ? first : due), undefined);
}

function ofSubscription(world: World, row: SubscriptionRow): Due[] {
  if (row.status === "incomplete")
    return [{ at: row.created + INCOMPLETE, run: () => changeSubscription(world, row, () => expireSubscription(world, row)) }];
  if (row.status !== "trialing" && row.status !== "active" && row.status !== "past_due") return [];
  const due: Due[] = [{ at: row.periodEnd, run: () => renew(world, row) }];
  // Of two things at the same time this one comes first: what waits never outlives its period.
  if (row.pendingUpdate) due.unshift({ at: row.pendingUpdate.expiresAt, run: () => dropPendingUpdate(world, row) });
  if (row.status === "trialing" && !row.toldTrialEnd)
    due.push({ at: Math.max(row.created, row.periodEnd - TRIAL_NOTICE), run: () => tellTrialEnd(world, row) });
  if (row.status !== "trialing" && !row.toldUpcoming && !row.cancelAtPeriodEnd)
    due.push({ at: row.periodEnd - UPCOMING_NOTICE, run: () => tellUpcoming(world, row) });
  return due;
}

function ofInvoice(world: World, row: InvoiceRow): Due[] {
  if (row.status !== "open") return [];
  const intent = world.state.paymentIntents[row.paymentIntent ?? ""];
  if (intent?.status === "processing") return [{ at: intent.settlesAt ?? world.at, run: () => settle(world, row, intent) }];
  return [...dunningOf(world, row), ...(row.nextAttempt === null ? [] : [{ at: row.nextAttempt, run: () => void charge(world, row) }])];
}

function tellTrialEnd(world: World, row: SubscriptionRow): void {
  row.toldTrialEnd = true;
  tell(world, subscriptionEvent(world, "trial_will_end", subscriptionView(world, row)));
}

function tellUpcoming(world: World, row: SubscriptionRow): void {
  row.toldUpcoming = true;
  const draft = aside(world);
  const copy = draft.state.subscriptions[row.id];
  if (copy) tell(world, invoiceEvent(world, "upcoming", invoiceView(draft, nextInvoice(draft, copy))));
}

/** A copy of the world in which anything can be tried out. */
export function aside(world: World): World {
  return { ...world, state: structuredClone(world.state), changing: new Set(), ended: new Set() };
}

function verify(world: World, row: World["state"]["taxIds"][string]): void {
  row.status = "unverified";
  tell(world, taxIdEvent(world, "updated", taxIdView(row)));
}
