import type { MailLanguage } from "@hz/contract/languages";
import { billingTextsDe } from "./billing-texts-de.ts";
import { billingTextsEn } from "./billing-texts-en.ts";
import { billingTextsFr } from "./billing-texts-fr.ts";

export const BILLING_MAILS = [
  "ordered",
  "switched",
  "resumed",
  "trial-ending",
  "trial-over",
  "card-expiring",
  "receipt",
  "payment-failed",
  "debit-announced",
  "invoice-due",
  "invoice-overdue",
  "cancelled",
  "ended",
  "lapsed",
  "free-month",
  "credit",
  "vat-id-unknown",
] as const;
export type BillingMail = (typeof BILLING_MAILS)[number];

/** The facts as words of one language. */
export type Said = {
  plan: string;
  trialEnd: string;
  periodEnd: string;
  /** Who pays the plan's next invoice how much, within a sentence (charge-texts.ts); null where none follows. */
  charge: string | null;
  /** Whether credit pays all of that invoice. */
  isCovered: boolean;
  amount: string;
  number: string;
  vatId: string;
  lacksAddress: boolean;
  isOverdue: boolean;
  /** Whether the invoice belongs to the plan that runs, and not to one that has ended. */
  isOfPlan: boolean;
  /** Whether a plan that has ended left an invoice to be paid. */
  isLeftOpen: boolean;
  credit: string;
  /** What was ordered or switched to: its price in words. */
  terms: string;
  /** When the plan is charged next, and whether that is the first time, at the end of a trial. */
  nextCharge: string;
  isTrial: boolean;
  /** What the account has of credits; null for nothing. */
  balance: string | null;
  /** Why a charge failed, as a sentence; null where that is not known. */
  refusal: string | null;
  /** When it is tried again; null for never. */
  nextTry: string | null;
  /** The card that pays, in words. */
  card: string;
  /** How it is paid, with what a bank knows it by: "per SEPA-Lastschrift (…)". */
  paidBy: string;
  way: Way;
  /** The first day on which a direct debit that begins now can be taken: the next bank day. */
  debitDay: string;
  /** Under which creditor identifier it is collected; null where that is not known. */
  creditorId: string | null;
  /** Until when the invoice is to be paid by transfer. */
  due: string;
};
/** How a plan is paid; by card as long as nobody has said. */
export type Way = "card" | "debit" | "transfer";
type Words = {
  subject: (said: Said) => string;
  text: (said: Said) => string[];
  link: string;
};

export type BillingTexts = Record<BillingMail, Words> & { reason: string; mailboxReason: string };

/** What each mail says, by language. */
export const texts: Record<MailLanguage, BillingTexts> = {
  Deutsch: billingTextsDe,
  English: billingTextsEn,
  Français: billingTextsFr,
};
