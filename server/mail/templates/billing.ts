import type { Invoice, Subscription } from "@hz/contract/billing/billing";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { dateIn, moneyIn } from "../figures.ts";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";
import { type BillingMail, type Said, texts } from "./billing-texts.ts";
import { chargeTexts } from "./charge-texts.ts";

export type BillingFacts = {
  planName: string;
  trialEnd: Date | null;
  periodEnd: Date | null;
  /** What is charged when the trial or the period ends; null where nothing is. */
  plan: Subscription["plan"] | null;
  reverseCharge: boolean;
  /** The VAT number that invoices are made out with; null or empty for none. */
  vatId: string | null;
  /** Whether nobody has said yet whom invoices are made out to. */
  lacksAddress: boolean;
  /** Whether an invoice of the running plan failed: what needs a plan is locked until it is paid. */
  isOverdue: boolean;
  invoice: Invoice | null;
  /** What the operator has credited; cents. */
  credit: { amount: number; currency: string } | null;
  /** What the account has of credits; cents. The next charge uses it up first. */
  balance: number;
};

/** Tells whoever pays, in their language, what happened with trial, plan or an invoice. */
export function billingMail(kind: BillingMail, language: string, facts: BillingFacts, address: string): Mail {
  const { [kind]: words, reason } = wordsIn(texts, language);
  const { plan, invoice } = facts;
  const said: Said = {
    plan: facts.planName,
    trialEnd: facts.trialEnd ? dateIn(language, facts.trialEnd) : "–",
    periodEnd: facts.periodEnd ? dateIn(language, facts.periodEnd) : "–",
    charge: plan && chargeOf(language, plan, facts),
    amount: invoice ? moneyIn(language, invoice.amount_paid || invoice.amount_due, invoice.currency) : "–",
    number: invoice?.number ?? "–",
    vatId: facts.vatId || "–",
    lacksAddress: facts.lacksAddress,
    isOverdue: facts.isOverdue,
    credit: facts.credit ? moneyIn(language, facts.credit.amount, facts.credit.currency) : "–",
  };
  return layOut(words.subject(said), words.text(said), { label: words.link, address }, { language, reason });
}

function chargeOf(language: string, plan: Subscription["plan"], { reverseCharge, balance }: BillingFacts): string {
  const gross = Math.round(plan.amount * (reverseCharge ? 1 : 1 + VAT_PERCENT / 100));
  const credit = Math.min(balance, gross);
  const money = (cents: number) => moneyIn(language, cents, plan.currency);
  const share = (cents: number) => (cents > 0 ? money(cents) : null);
  return wordsIn(chargeTexts, language)({ price: money(gross), credit: share(credit), card: share(gross - credit) });
}
