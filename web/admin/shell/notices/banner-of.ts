import type { CurrentUser } from "@hz/contract/people/users";

/** What the top banner says: that a visitor's demo ends, or else (specification 4.3) in its order of priority. */
export type Banner =
  | { kind: "demo"; until: string }
  | { kind: "verify" }
  | { kind: "trial"; daysLeft: number }
  | { kind: "trial-over" }
  | { kind: "past-due" }
  | { kind: "collecting" }
  | { kind: "canceled"; until: string | null; isOver: boolean }
  | { kind: "ended-unpaid"; on: string }
  | { kind: "active"; planName: string; next: string };

type Facts = Pick<
  CurrentUser,
  | "demoUntil"
  | "isEmailVerified"
  | "subscriptionStatus"
  | "planName"
  | "trialEndDate"
  | "stripeCurrentPeriodEnd"
  | "cancelAtPeriodEnd"
  | "paymentStanding"
>;
const DAY_MS = 86_400_000;
/** What `planName` is as long as no plan was chosen. */
const NO_PLAN = "trial";

/** The one line of the top banner; null for none. */
export function bannerOf(user: Facts, now: number): Banner | null {
  const { subscriptionStatus: status, stripeCurrentPeriodEnd: paidUntil } = user;
  if (user.demoUntil) return { kind: "demo", until: user.demoUntil };
  if (!user.isEmailVerified) return { kind: "verify" };
  const isEnding = user.cancelAtPeriodEnd && (status === "trialing" || status === "active");
  if (status === "trialing" && !isEnding) {
    const daysLeft = user.trialEndDate ? Math.max(0, Math.ceil((Date.parse(user.trialEndDate) - now) / DAY_MS)) : 0;
    if (daysLeft > 0) return { kind: "trial", daysLeft };
    // With a card the plan begins by itself; the provider's word on the first charge is on its way.
    return paidUntil ? null : { kind: "trial-over" };
  }
  if (status === "past_due" || status === "unpaid" || status === "incomplete")
    return { kind: user.paymentStanding === "collecting" ? "collecting" : "past-due" };
  if (status === "canceled" && user.paymentStanding === "ended-unpaid" && paidUntil) return { kind: "ended-unpaid", on: paidUntil };
  if (isEnding || status === "canceled" || status === "cancelled" || status === "incomplete_expired")
    return { kind: "canceled", until: paidUntil, isOver: paidUntil !== null && Date.parse(paidUntil) <= now };
  if (status === "active" && paidUntil)
    return { kind: "active", planName: user.planName && user.planName !== NO_PLAN ? user.planName : "Professional", next: paidUntil };
  return null;
}
