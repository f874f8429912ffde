import type { Selectable } from "kysely";
import { NEUTRAL_NAME } from "@hz/contract/people/neutral-name";
import type { CurrentUser } from "@hz/contract/people/users";
import type { Tables } from "../../db/tables.ts";
import type { UserRow } from "./store.ts";

type Account = Selectable<Tables["accounts"]>;

export const displayName = (user: { full_name: string }, account: { show_handler_names: boolean }) =>
  account.show_handler_names ? user.full_name : NEUTRAL_NAME;

/** How the account pays; a guest from outside has no business with it. */
const planView = (account: Account) => ({
  subscriptionStatus: account.subscription_status,
  planName: account.plan_name,
  trialEndDate: account.trial_end_date?.toISOString() ?? null,
  stripeCurrentPeriodEnd: account.current_period_end?.toISOString() ?? null,
  cancelAtPeriodEnd: account.cancel_at_period_end,
  paymentStanding: account.payment_standing,
});
const NO_PLAN: ReturnType<typeof planView> = {
  subscriptionStatus: "",
  planName: "",
  trialEndDate: null,
  stripeCurrentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  paymentStanding: null,
};

/** The signed-in person as their own pages know them. */
export const currentUserView = (user: UserRow, account: Account): CurrentUser => ({
  id: user.id,
  accountId: user.account_id,
  firstName: user.first_name,
  lastName: user.last_name,
  fullName: user.full_name,
  email: user.email,
  isEmailVerified: user.is_email_verified,
  pendingEmail: user.pending_email,
  createdAt: user.created_at.toISOString(),
  companyName: account.company_name,
  companyWebsite: account.company_website,
  ...(user.is_guest ? NO_PLAN : planView(account)),
  demoUntil: account.demo_until?.toISOString() ?? null,
  role: user.role,
  permissions: user.permissions,
  language: user.language,
  isAccountOwner: user.is_account_owner,
  isGuest: user.is_guest,
  recoveryConfirmed: user.recovery_confirmed_at !== null,
  displayName: displayName(user, account),
  hasSecondFactor: user.totp_confirmed_at !== null,
  secondFactorRequired: account.require_second_factor,
});
