import type { LineRow, SubscriptionRow } from "../state.ts";
import { periodEndAfter } from "../calendar.ts";
import { roundHalfAway } from "../money.ts";
import { newId, priceOf, type World } from "../world.ts";

export type ProrationBehavior = "create_prorations" | "always_invoice" | "none";

/** What a change of the price means: lines to settle, and whether a new period begins (and is charged) at once. */
type Change = { lines: LineRow[]; startsPeriod: boolean };

/** Moves a running subscription to another price at `at`; by the second, as the provider counts. The result is what follows from it. */
export function movePrice(world: World, subscription: SubscriptionRow, price: string, behavior: ProrationBehavior, at: number): Change {
  const before = priceOf(world, subscription.price);
  const after = priceOf(world, price);
  const startsPeriod = before.interval !== after.interval;
  const isProrated = behavior !== "none" && subscription.status !== "trialing";
  const { periodStart, periodEnd } = subscription;
  const left = (periodEnd - at) / (periodEnd - periodStart);
  const part = (id: string, amount: number, what: string): LineRow => ({
    id: newId("il"),
    amount: roundHalfAway(amount * left),
    price: id,
    description: `${what} ${world.state.products[priceOf(world, id).product]?.name ?? id} ab ${dayOf(at)}`,
    isProration: true,
    start: at,
    end: periodEnd,
  });
  const lines = isProrated ? [part(before.id, -before.unitAmount, "Nicht genutzte Zeit für")] : [];
  if (isProrated && !startsPeriod) lines.push(part(after.id, after.unitAmount, "Restliche Zeit für"));
  subscription.price = price;
  if (!startsPeriod || subscription.status === "trialing") return { lines, startsPeriod: false };
  subscription.anchor = at;
  subscription.periodStart = at;
  subscription.periodEnd = periodEndAfter(at, after.interval, at);
  subscription.toldUpcoming = false;
  return { lines, startsPeriod: true };
}

/** Turns a running subscription into a trial until `end`; what is paid already comes back as a credit, unless told not to. */
export function extendTrial(world: World, subscription: SubscriptionRow, end: number, behavior: ProrationBehavior): LineRow[] {
  const { status, periodStart, periodEnd } = subscription;
  const price = priceOf(world, subscription.price);
  const isCredited = status !== "trialing" && behavior !== "none";
  const lines: LineRow[] = isCredited
    ? [
        {
          id: newId("il"),
          amount: roundHalfAway((-price.unitAmount * (periodEnd - world.at)) / (periodEnd - periodStart)),
          price: price.id,
          description: `Nicht genutzte Zeit ab ${dayOf(world.at)}`,
          isProration: true,
          start: world.at,
          end: periodEnd,
        },
      ]
    : [];
  if (status !== "trialing") {
    subscription.trialStart = world.at;
    subscription.periodStart = world.at;
  }
  subscription.status = "trialing";
  subscription.trialEnd = end;
  subscription.anchor = end;
  subscription.periodEnd = end;
  subscription.toldTrialEnd = false;
  subscription.toldUpcoming = false;
  return lines;
}

const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("de-DE", { day: "numeric", month: "long", year: "numeric", timeZone: "Europe/Berlin" });
