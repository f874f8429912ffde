import { cardOf, type PaymentMethod, type Subscription } from "@hz/contract/billing/billing";
import type { Invoice } from "@hz/contract/billing/invoices";
import { payableUntil } from "@hz/contract/billing/owed";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { paths } from "@hz/contract/paths";
import { addBankDays } from "@hz/contract/billing/bank-days";
import { berlinDay } from "@hz/contract/procedure/deadlines";
import { dateIn, moneyIn } from "../figures.ts";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";
import { type BillingMail, type Said, texts, type Way } from "./billing-texts.ts";
import { chargeTexts } from "./charge-texts.ts";
import { orderTexts, type Refusal } from "./order-texts.ts";

export type BillingFacts = {
  /** The installation's address, under which its terms stand. */
  publicUrl: string;
  planName: string;
  trialEnd: Date | null;
  periodEnd: Date | null;
  /** Whether the plan has not begun yet, because a trial runs. */
  isTrial: boolean;
  /** What is charged when the trial or the period ends; null where nothing is. */
  plan: Subscription["plan"] | null;
  reverseCharge: boolean;
  /** The VAT number that invoices are made out with; null or empty for none. */
  vatId: string | null;
  /** Whether nobody has said yet whom invoices are made out to. */
  lacksAddress: boolean;
  /** Whether an invoice of the running plan failed: what needs a plan is locked until it is paid. */
  isOverdue: boolean;
  /** Whether a plan that has ended left an invoice to be paid. */
  isLeftOpen: boolean;
  invoice: Invoice | null;
  /** Why the invoice could not be charged, and when that is tried again; null where it is not known, or never. */
  refusal: Refusal | null;
  nextTry: Date | null;
  /** What the operator has credited; cents. */
  credit: { amount: number; currency: string } | null;
  /** What the account has of credits; cents. The next charge uses it up first. */
  balance: number;
  method: PaymentMethod | null;
  /** Under which creditor identifier direct debits are collected; null where the operator has not said it. */
  creditorId: string | null;
  /** When the mail is written. */
  now: Date;
};

/** Tells whoever pays, in their language, what happened with trial, plan or an invoice; or the mailbox that is named for invoices. */
export function billingMail(kind: BillingMail, language: string, facts: BillingFacts, address: string, toMailbox = false): Mail {
  const { [kind]: words, ...reasons } = wordsIn(texts, language);
  const reason = toMailbox ? reasons.mailboxReason : reasons.reason;
  const { plan, invoice, method, balance } = facts;
  const { refusals } = wordsIn(orderTexts, language);
  const day = (at: Date | null) => (at ? dateIn(language, at) : "–");
  const said: Said = {
    plan: facts.planName,
    trialEnd: day(facts.trialEnd),
    periodEnd: day(facts.periodEnd),
    charge: plan && chargeOf(language, plan, facts),
    isCovered: plan !== null && balance >= priced(plan.amount, facts.reverseCharge).gross,
    amount: invoice ? moneyIn(language, invoice.amount_paid || invoice.amount_due, invoice.currency) : "–",
    number: invoice?.number ?? "–",
    vatId: facts.vatId || "–",
    lacksAddress: facts.lacksAddress,
    isOverdue: facts.isOverdue,
    isOfPlan: invoice?.is_of_plan ?? true,
    isLeftOpen: facts.isLeftOpen,
    credit: facts.credit ? moneyIn(language, facts.credit.amount, facts.credit.currency) : "–",
    terms: plan ? termsOf(language, plan, facts) : "–",
    nextCharge: day(facts.isTrial ? facts.trialEnd : facts.periodEnd),
    isTrial: facts.isTrial,
    balance: balance > 0 ? moneyIn(language, balance, plan?.currency ?? "eur") : null,
    refusal: facts.refusal && refusals[facts.refusal],
    nextTry: facts.nextTry && day(facts.nextTry),
    card: cardWords(language, method) ?? "–",
    paidBy: paidBy(language, method),
    way: wayOf(method),
    creditorId: facts.creditorId,
    debitDay: day(new Date(addBankDays(berlinDay(facts.now), 1))),
    due: day(invoice?.due_date ? new Date(payableUntil(invoice.due_date) * 1000) : null),
  };
  return layOut(words.subject(said), words.text(said), { label: words.link, address }, { language, reason });
}

const twoDigits = (month: number) => String(month).padStart(2, "0");
const brandOf = (brand: string) =>
  /^(visa|mastercard)$/.test(brand) ? brand.charAt(0).toUpperCase() + brand.slice(1) : brand.toUpperCase();

const wayOf = (method: PaymentMethod | null): Way =>
  method && "sepaDebit" in method ? "debit" : method && "invoice" in method ? "transfer" : "card";

function cardWords(language: string, method: PaymentMethod | null): string | null {
  const card = cardOf(method)?.card;
  if (!card) return null;
  const expiry = `${twoDigits(card.exp_month)}/${card.exp_year}`;
  return wordsIn(orderTexts, language).card({ brand: brandOf(card.brand), last4: card.last4, expiry });
}

/** How it is paid, within a sentence, with what a bank knows it by. */
export function paidBy(language: string, method: PaymentMethod | null): string {
  const { byCard, byDebit, byTransfer } = wordsIn(orderTexts, language);
  if (method && "sepaDebit" in method) return byDebit(method.sepaDebit);
  return method && "invoice" in method ? byTransfer(method.invoice.daysUntilDue) : byCard(cardWords(language, method));
}

/** A plan's tax and gross price; cents. */
function priced(amount: number, reverseCharge: boolean): { tax: number; gross: number } {
  const tax = reverseCharge ? 0 : Math.round((amount * VAT_PERCENT) / 100);
  return { tax, gross: amount + tax };
}

function termsOf(language: string, plan: Subscription["plan"], { planName, reverseCharge, publicUrl, method }: BillingFacts): string {
  const { tax, gross } = priced(plan.amount, reverseCharge);
  const money = (cents: number) => moneyIn(language, cents, plan.currency);
  const price = { plan: planName, isYearly: plan.interval === "year", net: money(plan.amount), gross: money(gross) };
  return wordsIn(orderTexts, language).terms(
    { ...price, tax: reverseCharge ? null : money(tax), paidBy: paidBy(language, method) },
    { terms: publicUrl + paths.terms, privacy: publicUrl + paths.privacy },
  );
}

function chargeOf(language: string, plan: Subscription["plan"], { reverseCharge, balance, method }: BillingFacts): string {
  const { gross } = priced(plan.amount, reverseCharge);
  const credit = Math.min(balance, gross);
  const money = (cents: number) => moneyIn(language, cents, plan.currency);
  const share = (cents: number) => (cents > 0 ? money(cents) : null);
  return wordsIn(chargeTexts, language)({ price: money(gross), credit: share(credit), rest: share(gross - credit), way: wayOf(method) });
}
