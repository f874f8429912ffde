import type { Billing, PlanPreview, Subscription } from "@hz/contract/billing/billing";
import { bankDayFrom } from "@hz/contract/billing/bank-days";
import { amounts, type BillingInterval, type Plan } from "@hz/contract/billing/plans";
import { INVOICE_DAYS } from "@hz/contract/limits";
import { addDays, berlinDay, berlinMoment } from "@hz/contract/procedure/deadlines";
import { isByTransfer, wayOf } from "./ways.ts";
import { freeUntil, leftOpenIn, type Words, withTax } from "./words.ts";

export type Choice = { plan: Plan; interval: BillingInterval };
type Switch = Choice & { preview: PlanPreview | undefined; error: unknown };

/** What is charged now, what from then on, and that a cancellation does not stay. */
export function switchText(words: Words, billing: Billing, running: Subscription, choice: Switch): string {
  const { t, day, money, intervalWord, failure } = words;
  const { plan, interval, preview, error } = choice;
  const { reverseCharge } = billing;
  const isTrial = running.status === "trialing";
  if (!isTrial && !preview) return error ? failure(error, t("billChangeFailed")) : t("billSwitchLoading");
  const amount = money(withTax(amounts(plan, interval).net, reverseCharge).gross);
  return [
    preview ? dueText(words, billing, preview) : t("billSwitchTrial", { date: day(running.trial_end ?? 0) }),
    t(reverseCharge ? "billSwitchThenReverse" : "billSwitchThen", { amount, interval: intervalWord(interval) }),
    ...(running.cancel_at_period_end ? [t("billSwitchKeeps")] : []),
  ].join(" ");
}

const DUE = { card: "billDueCard", sepa_debit: "billDueDebit", invoice: "billDueInvoice" } as const;

function dueText({ t, money }: Words, { paymentMethod }: Billing, { dueNow, tax, credit, lines }: PlanPreview): string {
  if (dueNow <= 0 && credit > 0) return t("billSwitchAllCredit", { credit: money(credit) });
  const total = lines.reduce((sum, { amount }) => sum + amount, tax);
  if (dueNow <= 0) return total < 0 ? t("billSwitchCredit", { credit: money(-total) }) : t("billSwitchNothing");
  const due = t(DUE[paymentMethod ? wayOf(paymentMethod) : "card"], { amount: money(dueNow) });
  if (credit > 0) return t("billSwitchNowCredit", { due, credit: money(credit) });
  return tax > 0 ? t("billSwitchNow", { due, tax: money(tax) }) : t("billSwitchNowReverse", { due });
}

/** Until when an invoice of today may be transferred, in Unix seconds: past a weekend or a bank's holiday. */
const payableFromToday = (): number => berlinMoment(bankDayFrom(addDays(berlinDay(new Date()), INVOICE_DAYS)), "12:00").getTime() / 1000;

/** What is to be paid when, of a first or new order. */
export function beginText({ t, day, money, intervalWord }: Words, billing: Billing, { plan, interval }: Choice): string {
  const { user, reverseCharge, credit } = billing;
  const sums = amounts(plan, interval);
  const said = { net: money(sums.net), tax: money(sums.tax), gross: money(sums.gross), interval: intervalWord(interval) };
  const end = freeUntil(user, Date.now());
  const first =
    end === null
      ? isByTransfer(billing)
        ? t(reverseCharge ? "billBeginInvoiceReverse" : "billBeginInvoice", { ...said, until: day(payableFromToday()) })
        : t(reverseCharge ? "billBeginNowReverse" : "billBeginNow", said)
      : t(reverseCharge ? "billBeginTrialReverse" : "billBeginTrial", { ...said, date: day(end) });
  const left = leftOpenIn(billing.invoices).reduce((sum, { amount_due }) => sum + amount_due, 0);
  return [
    first,
    ...(credit > 0 ? [t("billBeginCredit", { credit: money(credit) })] : []),
    ...(left > 0 ? [t("billBeginLeft", { amount: money(left) })] : []),
  ].join(" ");
}
