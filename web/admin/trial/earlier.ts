import { type Billing, cardOf } from "@hz/contract/billing/billing";
import { type BillingInterval, PLANS } from "@hz/contract/billing/plans";
import type { CurrentUser } from "@hz/contract/people/users";
import type { TrialFormValues } from "./trial-form.ts";

type Form = Pick<TrialFormValues, "email" | "companySize" | "interval">;
type Made = { user: Pick<CurrentUser, "email" | "planName">; billing: Pick<Billing, "subscription" | "paymentMethod"> | null };

/** What an account was made with by a try whose answer was lost; null what nobody could tell. */
export type Earlier = { email: string; plan: string | null; interval: BillingInterval | null; last4: string | null };

/**
 * What an account was made with where that is something else than the form says: an earlier try has made it, before the form was
 * corrected. Null where both say the same; what is not known yet is no difference.
 */
export function madeEarlier({ email, companySize, interval }: Form, { user, billing }: Made): Earlier | null {
  const plan = PLANS.find(({ name }) => name === user.planName) ?? null;
  const rhythm = billing?.subscription?.plan.interval ?? null;
  const isSame = user.email === email.toLowerCase() && (plan === null || plan.size === companySize) && (rhythm ?? interval) === interval;
  return isSame
    ? null
    : { email: user.email, plan: plan?.name ?? null, interval: rhythm, last4: cardOf(billing?.paymentMethod)?.card.last4 ?? null };
}
