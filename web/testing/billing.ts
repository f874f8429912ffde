import { type Billing, billingRoutes, type Subscription } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { answers } from "./answers.ts";
import { cardFrame } from "./card-frame.ts";
import { mount } from "./mount.tsx";
import { somebody } from "./office.ts";
import { noBilling } from "./samples.ts";

export const DAY = 86_400;
export const now = Math.floor(Date.now() / 1000);
export const soon = now + 20 * DAY;
/** A paid invoice, or one as it is given. */
export const invoice = (given: Partial<Invoice>): Invoice => ({
  id: "in_1",
  number: "HZ-0001",
  status: "paid",
  total: 23_681,
  amount_due: 23_681,
  amount_paid: 23_681,
  corrected: 0,
  has_correction: false,
  tax: 3_781,
  currency: "eur",
  created: now - DAY,
  period_start: now - DAY,
  period_end: soon,
  due_date: null,
  is_processing: false,
  is_of_plan: true,
  transfer_to: null,
  hosted_invoice_url: "https://pay.example/in_1",
  ...given,
});

type State = { subscription?: Partial<Subscription>; user?: Partial<CurrentUser>; invoices?: Invoice[] };

/** Billing of a company with the plan Business, or with what is given instead. */
export function business({ subscription, user, invoices = [invoice({})] }: State = {}): Billing {
  const none = noBilling();
  const prices = none.prices.map((price) => ({ ...price, id: price.id.replaceAll(/[^a-z0-9_]/g, "_") }));
  const plan = { id: "price_101_250_month", amount: 19_900, currency: "eur", interval: "month" } as const;
  return {
    ...none,
    user: somebody({
      planName: "Business",
      subscriptionStatus: "active",
      stripeCurrentPeriodEnd: new Date(soon * 1000).toISOString(),
      ...user,
    }),
    subscription: { status: "active", cancel_at_period_end: false, current_period_end: soon, trial_end: null, plan, ...subscription },
    paymentMethod: { card: { brand: "visa", last4: "4242", exp_month: 12, exp_year: new Date().getFullYear() + 3 } },
    invoices,
    prices,
  };
}

/** Opens /abrechnung of a company whose bank asks about each payment, and says no. */
export function openBilling(billing: Billing): void {
  answers(billingRoutes.get, billing);
  answers(billingRoutes.preview, { dueNow: 11_900, tax: 1_900, credit: 0, lines: [], nextAt: soon, at: now });
  const frame = cardFrame(`tell(type === "bank"
    ? { type: "failed", asked, code: "bank_refused", reason: null } : { type: "made", asked, paymentMethodId: "pm_other" })`);
  answers(billingRoutes.facts, { publishableKey: null, frame, paymentWays: ["card"] });
  mount(paths.billing, billing.user);
}

/** The same where direct debits and invoices are offered beside the card, paid by what is given. */
export const withWays = (billing: Billing, paymentMethod: Billing["paymentMethod"] = billing.paymentMethod): Billing => ({
  ...billing,
  paymentWays: ["card", "sepa_debit", "invoice"],
  paymentMethod,
});

export const DEBIT = { sepaDebit: { last4: "3000", mandate: "HZ-MANDAT-7" } };
export const BY_INVOICE = { invoice: { daysUntilDue: 14 } };
