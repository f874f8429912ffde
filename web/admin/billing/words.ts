import { type Billing, type PaidByCard, type PaymentMethod, type Subscription, TRIAL_NEARLY_OVER_MS } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { awaitsTransfer, isCollecting, isOwed } from "@hz/contract/billing/owed";
import { type BillingInterval, type CompanySize, sizeFigures, VAT_PERCENT } from "@hz/contract/billing/plans";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ApplicationLanguage } from "@hz/contract/languages";
import type { CurrentUser } from "@hz/contract/people/users";
import { ApiError } from "../../api/client.ts";
import { adminBillingDe } from "../../i18n/admin-billing-de.ts";
import { adminBillingEn } from "../../i18n/admin-billing-en.ts";
import { createT, type Translate } from "../../i18n/translate.ts";
import type { Tone } from "../../ui/pill.tsx";
import { CardRefused } from "../payment/index.ts";
import { useBillingLanguage } from "./language.ts";

/** Dates and amounts of the English page are written as the specification has them. */
const LOCALES: Record<ApplicationLanguage, string> = { de: "de-DE", en: "en-US" };
const speakers: Record<ApplicationLanguage, Translate<typeof adminBillingEn>> = {
  de: createT("de", adminBillingDe as typeof adminBillingEn),
  en: createT("en", adminBillingEn),
};

/** Whether the page has the badge that is specified, which it is for the English page: what it leaves open stands beside it there. */
const HAS_SPECIFIED_BADGE: Record<ApplicationLanguage, boolean> = { de: false, en: true };

type State = { label: string; tone: Tone };
type Paid = Pick<Billing, "subscription" | "user" | "invoices">;
type T = Translate<typeof adminBillingEn>;

/** The badge of specification 4.4; the subscription's state comes before the user's. */
function badgeIn(t: T, { subscription, user }: Paid): State {
  const status = subscription?.status ?? user.subscriptionStatus;
  if (status === "active") return { label: t("billActive"), tone: "ok" };
  if (status === "past_due") return { label: t("billPastDue"), tone: "danger" };
  if (status === "incomplete") return { label: t("billIncomplete"), tone: "accent" };
  if (status === "incomplete_expired") return { label: t("billExpired"), tone: "danger" };
  if (status === "unpaid") return { label: t("billUnpaid"), tone: "danger" };
  return { label: t("billInactive"), tone: "neutral" };
}

/** What the specified badge does not tell apart: a trial, an order that begins later, a debit that collects what is overdue, a cancellation that takes effect later. */
function exactly(t: T, day: (seconds: number) => string, { subscription, user, invoices }: Paid, now: number): State | null {
  if (!isRunning(subscription)) return freeUntil(user, now) === null ? null : { label: t("billTrial"), tone: "info" };
  if (isOverdue(subscription)) return isCollecting(invoices) ? { label: t("billBadgeCollecting"), tone: "info" } : null;
  const { cancel_at_period_end, current_period_end, status, trial_end } = subscription;
  if (cancel_at_period_end) return { label: t("billBadgeCancelled", { date: day(current_period_end) }), tone: "accent" };
  return status === "trialing" && trial_end !== null ? { label: t("billBadgeOrdered", { date: day(trial_end) }), tone: "ok" } : null;
}

type InvoiceFacts = Pick<Invoice, "status" | "total" | "is_processing" | "due_date">;

/** What the provider's own word for an invoice's state does not tell. */
function stateBeside(t: T, invoice: InvoiceFacts, now: number): string | null {
  if (invoice.status === "paid") return invoice.total < 0 ? t("billCredited") : invoice.total === 0 ? t("billNothingOpen") : null;
  if (invoice.status !== "open") return null;
  if (invoice.is_processing) return t("billCollecting");
  return invoice.due_date !== null && !awaitsTransfer(invoice, now) ? t("billOverdue") : null;
}

/** The provider may tell of the mandate later. */
const debitWords = (t: T, { last4, mandate }: { last4: string; mandate: string }): string =>
  mandate ? t("billDebitWords", { last4, mandate }) : t("billDebitWordsShort", { last4 });

/** How the billing page says things in a language. */
export function wordsIn(language: ApplicationLanguage) {
  const t = speakers[language];
  const locale = LOCALES[language];
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
  const day = (seconds: number): string => dates.format(new Date(seconds * 1000));
  const inCurrency = (amount: number, currency: string, digits?: number) =>
    amount.toLocaleString(locale, { style: "currency", currency: currency.toUpperCase(), maximumFractionDigits: digits });
  const invoiceWords: Record<string, string> = {
    paid: t("billPaid"),
    open: t("billOpen"),
    void: t("billVoid"),
    uncollectible: t("billUncollectible"),
  };

  return {
    language,
    t,
    /** The day of a Unix time in seconds. */
    day,
    /** An amount of cents. */
    money: (cents: number, currency = "eur"): string => inCurrency(cents / 100, currency),
    wholeEuros: (euros: number): string => inCurrency(euros, "eur", 0),
    /** What holds just now; where it has to be, after the badge that is specified. */
    badgesOf: (billing: Paid, now: number): State[] => {
      const specified = badgeIn(t, billing);
      const exact = exactly(t, day, billing, now);
      if (!exact) return [specified];
      return HAS_SPECIFIED_BADGE[language] ? [specified, exact] : [exact];
    },
    /** Paid is green, any other state yellow; what credits more than it charges was paid by nobody. */
    invoiceState: (invoice: InvoiceFacts, now: number): State => ({
      label: stateBeside(t, invoice, now) ?? invoiceWords[invoice.status] ?? invoice.status,
      tone: invoice.status === "paid" ? "ok" : "accent",
    }),
    /** What a plan is paid by, as people know it: a card by brand, last four digits and expiry. */
    methodWords: (method: PaymentMethod): string => {
      if ("invoice" in method) return t("billInvoiceWords", { days: method.invoice.daysUntilDue });
      if ("sepaDebit" in method) return debitWords(t, method.sepaDebit);
      const { brand, last4, exp_month, exp_year } = method.card;
      const name = brand === "visa" ? "Visa" : brand === "mastercard" ? "Mastercard" : brand.toUpperCase();
      return t("billCard", { brand: name, last4, month: String(exp_month).padStart(2, "0"), year: String(exp_year) });
    },
    /** Whom a plan of this size is for. */
    sizeWords: (size: CompanySize): string =>
      t(size.startsWith("over ") ? "billEmployeesOver" : "billEmployees", { band: sizeFigures(size, language) }),
    intervalWord: (interval: BillingInterval): string => (interval === "month" ? t("billMonth") : t("billYear")),
    /** A sentence for people about whatever was thrown; `otherwise` where the error is none of ours or there is no connection. */
    failure: (error: unknown, otherwise: string): string => {
      if (error instanceof CardRefused) return error.message || ERROR_TEXTS[language].CARD_DECLINED;
      if (!(error instanceof ApiError)) return otherwise;
      return error.code === "OFFLINE" ? otherwise : ERROR_TEXTS[language][error.code];
    },
  };
}
export type Words = ReturnType<typeof wordsIn>;

const words: Record<ApplicationLanguage, Words> = { de: wordsIn("de"), en: wordsIn("en") };

/** The billing page's words in the language that it speaks now. */
export const useWords = (): Words => words[useBillingLanguage()];

/** Gross amount and tax for a net amount, all in cents; no tax where the customer owes it. */
export function withTax(net: number, reverseCharge: boolean): { gross: number; tax: number } {
  const tax = reverseCharge ? 0 : Math.round((net * VAT_PERCENT) / 100);
  return { gross: net + tax, tax };
}

/** Whether a card can no longer be charged, because its last month is over. */
export const isExpired = ({ card }: PaidByCard, now: Date): boolean => new Date(card.exp_year, card.exp_month) <= now;

/** Whether a plan or its trial goes on at the provider. */
export const isRunning = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.status !== "canceled" && subscription.status !== "incomplete_expired";

/** Whether something of a running plan is owed: until it is paid the plan cannot be switched. */
export const isOverdue = ({ status }: Subscription): boolean => status === "past_due" || status === "unpaid" || status === "incomplete";

/** What plans that are over left open. */
export const leftOpenIn = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.filter(({ status, is_of_plan }) => status === "open" && !is_of_plan);

/** What another way to pay pays at once, in cents: the open invoices of a plan that is overdue. */
export const owedIn = ({ subscription, invoices }: Pick<Billing, "subscription" | "invoices">): number =>
  isRunning(subscription) && isOverdue(subscription)
    ? invoices.reduce((sum, { amount_due, ...invoice }) => (isOwed(invoice, Date.now()) ? sum + amount_due : sum), 0)
    : 0;

/** When the trial that runs without a plan ends, in Unix seconds; null where none runs or it is nearly over. */
export function freeUntil(
  { subscriptionStatus, trialEndDate }: Pick<CurrentUser, "subscriptionStatus" | "trialEndDate">,
  now: number,
): number | null {
  const end = trialEndDate ? Date.parse(trialEndDate) : 0;
  return subscriptionStatus === "trialing" && end > now + TRIAL_NEARLY_OVER_MS ? Math.floor(end / 1000) : null;
}
