import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { BillingTexts, Said, Way } from "./billing-texts.ts";

/** When the first payment of an order is due and what follows, by how it is paid. */
const FIRST: Record<Way, (days: { debitDay: string; nextCharge: string }) => string> = {
  card: ({ nextCharge }) => `The first payment is due today, the next one on ${nextCharge}`,
  debit: ({ debitDay, nextCharge }) => `The first direct debit follows on ${debitDay} at the earliest, the next one after ${nextCharge}`,
  transfer: ({ nextCharge }) => `Your first invoice comes by a mail of its own, the next one on ${nextCharge}`,
};
const FIRST_AFTER_TRIAL: Record<Way, string> = {
  card: "The first charge is on",
  debit: "The first direct debit follows after",
  transfer: "Your first invoice comes on",
};
const NEXT: Record<Way, string> = {
  card: "The next charge is on",
  debit: "The next direct debit follows after",
  transfer: "The next invoice comes on",
};
/** What comes next, and how much: of an invoice that credit pays wholly nothing is taken. */
const next = ({ way, nextCharge, charge, isCovered }: Said): string =>
  `${NEXT[isCovered ? "transfer" : way]} ${nextCharge}${charge ? `: ${charge}` : ""}.`;
/** What becomes of credit when no invoice comes any more. */
const kept = (balance: Said["balance"]): string[] =>
  balance
    ? [
        `Your credit is ${balance}. Once your plan has ended, no invoice uses it up any more: please write to support what is to become of it. If you choose a plan again, it is deducted first.`,
      ]
    : [];

/** What each mail about billing says in English. */
const LEFT_OPEN = "What is still open remains to be paid. How much that is and how to pay it is told under “Abrechnung”.";

export const billingTextsEn: BillingTexts = {
  ordered: {
    subject: ({ plan }) => `Your order: plan ${plan}`,
    text: ({ terms, nextCharge, isTrial, way, debitDay }) => [
      "Thank you. We hereby confirm your order:",
      terms,
      isTrial
        ? `${FIRST_AFTER_TRIAL[way]} ${nextCharge}, when your trial ends. If you cancel before then under “Abrechnung”, there is no cost.`
        : `${FIRST[way]({ debitDay, nextCharge })}. Under “Abrechnung” you can cancel the plan at any time, to the end of the period that is paid for.`,
    ],
    link: "Open billing",
  },
  switched: {
    subject: ({ plan }) => `Your plan is now ${plan}`,
    text: (said) => [
      "We have switched your plan:",
      said.terms,
      next(said),
      ...(said.balance ? [`Your credit is ${said.balance}. The next invoices use it up.`] : []),
    ],
    link: "Open billing",
  },
  resumed: {
    subject: () => "Your cancellation is taken back",
    text: (said) => [`Your plan ${said.plan} goes on. ${next(said)}`, "You can cancel it again at any time under “Abrechnung”."],
    link: "Open billing",
  },
  "trial-ending": {
    subject: ({ trialEnd }) => `Your trial ends on ${trialEnd}`,
    text: ({ plan, trialEnd, charge, lacksAddress }) =>
      charge
        ? [
            `Your trial ends on ${trialEnd}. After that the plan ${plan} begins and ${charge}.`,
            "If you do not want this, cancel before then under “Abrechnung”. There will be no cost.",
            ...(lacksAddress ? ["Your invoices still lack your company’s address. You enter it under “Abrechnung”."] : []),
          ]
        : [
            `Your trial ends on ${trialEnd}. Nothing is charged.`,
            "To go on changing channels, people and settings, please choose a plan. Reports keep arriving in any case.",
          ],
    link: "Open billing",
  },
  "trial-over": {
    subject: () => "Your trial is over",
    text: ({ trialEnd }) => [
      `Your trial ended on ${trialEnd}. Nothing was charged.`,
      "Reports keep arriving, and you can read and answer them. To change channels, people and settings again, please choose a plan.",
    ],
    link: "Choose a plan",
  },
  "card-expiring": {
    subject: () => "Your card is about to expire",
    text: ({ card, nextCharge }) => [
      `This card pays for your plan: ${card}. The next charge is on ${nextCharge}.`,
      "Please enter another card under “Abrechnung” in good time, so that no payment fails.",
    ],
    link: "Change the card",
  },
  receipt: {
    subject: ({ number }) => `Receipt ${number}`,
    text: ({ plan, amount, number, periodEnd }) => [
      `Thank you. We received ${amount} for the plan ${plan} (invoice ${number}).`,
      `Paid until ${periodEnd}. You find the invoice under “Abrechnung”.`,
    ],
    link: "Open the invoice",
  },
  "payment-failed": {
    subject: ({ number }) => `Payment failed: invoice ${number}`,
    text: ({ amount, number, refusal, nextTry, way, isOfPlan }) =>
      isOfPlan
        ? [
            `Invoice ${number} of ${amount} could not be charged.${refusal ? ` ${refusal}` : ""} Please pay it under “Abrechnung”, or ${way === "card" ? "enter another card" : "choose another way to pay"} there.`,
            nextTry
              ? `Otherwise we try again by ourselves on ${nextTry}. If the last try fails as well, your plan ends.`
              : "We do not try again by ourselves. If the invoice stays open, your plan ends.",
            "Until it is paid, what needs a plan is locked. Your reporting channel stays open in any case: reports and messages keep arriving, and you can read and answer them.",
          ]
        : [
            `Invoice ${number} could not be charged.${refusal ? ` ${refusal}` : ""} The plan that it belongs to has ended. ${amount} is still open; we do not charge it by ourselves any more.`,
            "How to pay the invoice is told under “Abrechnung”. Reports keep arriving, and you can read and answer them.",
          ],
    link: "Update payment",
  },
  "debit-announced": {
    subject: ({ number }) => `Notice of a direct debit: invoice ${number}`,
    text: ({ amount, number, paidBy, way, creditorId, debitDay }) => [
      `We collect ${amount} for invoice ${number} ${way === "debit" ? paidBy : "by SEPA direct debit"}. Your account is debited on ${debitDay} at the earliest.${creditorId ? ` Our creditor identifier is ${creditorId}.` : ""}`,
      "Please see to sufficient funds by then; there is nothing else to do. It takes some days until your bank confirms the payment. You receive a receipt then.",
    ],
    link: "Open billing",
  },
  "invoice-due": {
    subject: ({ number, amount }) => `Invoice ${number} of ${amount}`,
    text: ({ plan, amount, number, due }) => [
      `There is a new invoice for the plan ${plan}: ${number} of ${amount}. Please transfer the amount by ${due}.`,
      "The invoice says to which account and with which reference. You also find it under “Abrechnung”.",
    ],
    link: "Open the invoice",
  },
  "invoice-overdue": {
    subject: ({ number }) => `Invoice ${number} is overdue`,
    text: ({ amount, number, due }) => [
      `Invoice ${number} of ${amount} was to be paid by ${due}. We do not know of a payment yet. If you have just transferred it, there is nothing else to do.`,
      "Until it is paid, what needs a plan is locked; if it stays open, your plan ends. Your reporting channel stays open in any case: reports and messages keep arriving, and you can read and answer them.",
    ],
    link: "Pay the invoice",
  },
  cancelled: {
    subject: () => "We received your cancellation",
    text: ({ plan, periodEnd, isOverdue, balance }) => [
      isOverdue
        ? `Your plan ${plan} is not renewed and ends on ${periodEnd} at the latest. The open invoice stays due; until it is paid, what needs a plan stays locked. You can take the cancellation back until then.`
        : `Your plan ${plan} ends on ${periodEnd}. Nothing changes until then, and you can take the cancellation back.`,
      "After that your reports stay readable, and reporting persons still reach you.",
      ...kept(balance),
    ],
    link: "Open your billing page",
  },
  ended: {
    subject: () => "Your subscription has ended",
    text: ({ plan, periodEnd, isLeftOpen, balance }) => [
      `Your plan ${plan} ended on ${periodEnd}. Nothing more will be charged.`,
      ...(isLeftOpen ? [LEFT_OPEN] : []),
      "Reports keep arriving, and you can read and answer them. If you would like to return, just choose a plan again.",
      ...kept(balance),
    ],
    link: "Choose a plan",
  },
  lapsed: {
    subject: () => "Your subscription has ended",
    text: ({ plan, periodEnd }) => [
      `Your plan ${plan} ended on ${periodEnd} because an invoice was not paid. Nothing more will be charged.`,
      LEFT_OPEN,
      "Reports keep arriving, and you can read and answer them. If you would like to return, just choose a plan again.",
    ],
    link: "Choose a plan",
  },
  "free-month": {
    subject: ({ trialEnd }) => `Free of charge until ${trialEnd}`,
    text: ({ plan, trialEnd, charge }) =>
      charge
        ? [
            `We have credited you with free time: your plan ${plan} costs nothing until ${trialEnd}. There is nothing you need to do.`,
            `After that the plan goes on and ${charge}. You can change or cancel it at any time under “Abrechnung”.`,
          ]
        : [
            `We have credited you with free time: until ${trialEnd} you use Hinweiszentrale without paying. There is nothing you need to do.`,
            "After that nothing is charged by itself. If you would like to stay, choose a plan under “Abrechnung”.",
          ],
    link: "Open billing",
  },
  "vat-id-unknown": {
    subject: () => "Your VAT number was not confirmed",
    text: ({ vatId }) => [
      `The register of the European Union did not confirm the VAT number ${vatId}. Your next invoices therefore carry ${VAT_PERCENT} % German VAT.`,
      "Please check the number under “Abrechnung”. With a confirmed number of another EU country there is no such tax.",
    ],
    link: "Open billing",
  },
  credit: {
    subject: ({ credit }) => `Your credit: ${credit}`,
    text: ({ plan, credit, charge, periodEnd }) => [
      `We have given you free time and credited ${credit} for it. There is nothing you need to do.`,
      charge
        ? `Your plan ${plan} goes on as before. The next invoices use up the credit; only then is there something to pay again. Under “Abrechnung” you see how much of it is left.`
        : `Your plan ${plan} still ends on ${periodEnd}. The credit is used up if you take the cancellation back under “Abrechnung”, or choose a plan again later.`,
    ],
    link: "Open billing",
  },
  reason: "You are receiving this e-mail because you are in charge of billing for this account.",
  mailboxReason: "You receive this mail because your company named this address for invoices of Hinweiszentrale.",
};
