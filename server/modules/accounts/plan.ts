import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";

type PlanState = Pick<Selectable<Tables["accounts"]>, "subscription_status" | "trial_end_date" | "current_period_end">;

/**
 * Whether a running trial or a paid plan stands behind an account. A trial with a card counts until the provider says what became
 * of it: that its word comes late is nobody's debt.
 */
export function hasPlan({ subscription_status, trial_end_date, current_period_end }: PlanState, now: Date): boolean {
  if (subscription_status === "active") return true;
  if (subscription_status !== "trialing") return false;
  return current_period_end !== null || (trial_end_date !== null && trial_end_date > now);
}

/** Whether a card or an invoice stands behind an account: a trial without one is anybody's. */
export const isPaidFor = ({
  subscription_status,
  current_period_end,
}: Pick<PlanState, "subscription_status" | "current_period_end">): boolean =>
  subscription_status === "active" || current_period_end !== null;
