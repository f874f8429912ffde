import { type Billing, type Invoice, type PaymentMethod, type Subscription, TRIAL_NEARLY_OVER_MS } from "@hz/contract/billing/billing";
import { type BillingInterval, type CompanySize, sizeFigures, VAT_PERCENT } from "@hz/contract/billing/plans";
import type { CurrentUser } from "@hz/contract/people/users";
import type { Tone } from "../../ui/pill.tsx";
import { t } from "../shared/texts/texts.ts";

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });

/** The day of a Unix time in seconds, as the billing page writes it. */
export const day = (seconds: number): string => dates.format(new Date(seconds * 1000));

/** An amount of cents, as the billing page writes it. */
export const money = (cents: number, currency = "eur"): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: currency.toUpperCase() });

export const wholeEuros = (euros: number): string =>
  euros.toLocaleString("en-US", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });

/** Gross amount and tax for a net amount, all in cents; no tax where the customer owes it. */
export function withTax(net: number, reverseCharge: boolean): { gross: number; tax: number } {
  const tax = reverseCharge ? 0 : Math.round((net * VAT_PERCENT) / 100);
  return { gross: net + tax, tax };
}

type State = { label: string; tone: Tone };

/** The badge of specification 4.4; the subscription's state comes before the user's. */
export function badgeOf({ subscription, user }: Pick<Billing, "subscription" | "user">): State {
  const status = subscription?.status ?? user.subscriptionStatus;
  if (status === "active") return { label: t("billActive"), tone: "ok" };
  if (status === "past_due") return { label: t("billPastDue"), tone: "danger" };
  if (status === "incomplete") return { label: t("billIncomplete"), tone: "accent" };
  if (status === "incomplete_expired") return { label: t("billExpired"), tone: "danger" };
  if (status === "unpaid") return { label: t("billUnpaid"), tone: "danger" };
  return { label: t("billInactive"), tone: "neutral" };
}

const INVOICE_WORDS: Record<string, string> = {
  paid: t("billPaid"),
  open: t("billOpen"),
  void: t("billVoid"),
  uncollectible: t("billUncollectible"),
};
/** Paid is green, any other state yellow. */
export const invoiceState = ({ status }: Pick<Invoice, "status">): State => ({
  label: INVOICE_WORDS[status] ?? status,
  tone: status === "paid" ? "ok" : "accent",
});

/** A card as people know it: brand, last four digits, expiry. */
export function cardWords({ card }: PaymentMethod): string {
  const brand = card.brand === "visa" ? "Visa" : card.brand === "mastercard" ? "Mastercard" : card.brand.toUpperCase();
  return t("billCard", { brand, last4: card.last4, month: String(card.exp_month).padStart(2, "0"), year: String(card.exp_year) });
}

/** Whether a card can no longer be charged, because its last month is over. */
export const isExpired = ({ card }: PaymentMethod, now: Date): boolean => new Date(card.exp_year, card.exp_month) <= now;

/** Whether a plan or its trial goes on at the provider. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.status !== "canceled" && subscription.status !== "incomplete_expired";

/** When the trial that runs without a plan ends, in Unix seconds; null where none runs or it is nearly over. */
export function freeUntil(
  { subscriptionStatus, trialEndDate }: Pick<CurrentUser, "subscriptionStatus" | "trialEndDate">,
  now: number,
): number | null {
  const end = trialEndDate ? Date.parse(trialEndDate) : 0;
  return subscriptionStatus === "trialing" && end > now + TRIAL_NEARLY_OVER_MS ? Math.floor(end / 1000) : null;
}

/** Whom a plan of this size is for. */
export const sizeWords = (size: CompanySize): string =>
  t(size.startsWith("over ") ? "billEmployeesOver" : "billEmployees", { band: sizeFigures(size, "en") });

export const intervalWord = (interval: BillingInterval): string => (interval === "month" ? t("billMonth") : t("billYear"));
