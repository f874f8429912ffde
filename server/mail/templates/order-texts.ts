import type { CardRefusal } from "@hz/contract/billing/card-refusal";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import { YEARLY_TERM } from "@hz/contract/billing/term";
import type { MailLanguage } from "@hz/contract/languages";

const { months, noticeMonths } = YEARLY_TERM;

/** What a plan costs; `tax` is null where the customer owes it. */
type Price = { plan: string; isYearly: boolean; net: string; tax: string | null; gross: string; paidBy: string };
/** Why a card is refused, or that a direct debit came back. */
export type Refusal = CardRefusal | "DEBIT_RETURNED";
/** Where the terms and the privacy notice stand. */
type Pages = { terms: string; privacy: string };
type OrderTexts = {
  /** Plan, rhythm, price, how long it is agreed for, and by which terms, a line each. */
  terms: (price: Price, pages: Pages) => string;
  refusals: Record<Refusal, string>;
  card: (card: { brand: string; last4: string; expiry: string }) => string;
  /** How it is paid; the card in words, null where it is not known, and a mandate that may not be known. */
  byCard: (card: string | null) => string;
  byDebit: (debit: { last4: string; mandate: string }) => string;
  byTransfer: (days: number) => string;
};

/** What was ordered, and why a card was refused, by language. */
export const orderTexts: Record<MailLanguage, OrderTexts> = {
  Deutsch: {
    terms: ({ plan, isYearly, net, tax, gross, paidBy }, pages) =>
      [
        `Plan: ${plan}`,
        `Zahlungsrhythmus: ${isYearly ? "jährlich" : "monatlich"}`,
        tax
          ? `Preis: ${net} netto zuzüglich ${tax} Umsatzsteuer (${VAT_PERCENT} %), zusammen ${gross} im ${isYearly ? "Jahr" : "Monat"}`
          : `Preis: ${net} im ${isYearly ? "Jahr" : "Monat"}; die Umsatzsteuer schulden Sie selbst (Reverse-Charge)`,
        isYearly
          ? `Laufzeit: ${months} Monate, verlängert sich um jeweils ${months} Monate. Kündigungsfrist: ${noticeMonths} Monate zum Ende der Laufzeit; unter „Abrechnung“ gilt eine Kündigung auch danach noch zum Ende der Laufzeit`
          : "Laufzeit: ein Monat, verlängert sich um jeweils einen Monat. Kündigung: jederzeit zum Ende des bezahlten Zeitraums",
        `Zahlungsart: ${paidBy}`,
        `Vertragsbedingungen: ${pages.terms}`,
        `Datenschutzerklärung: ${pages.privacy}`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Ihre Bank hat die Karte abgelehnt.",
      CARD_EXPIRED: "Ihre Karte ist abgelaufen.",
      CARD_UNCOVERED: "Ihre Karte verfügt nicht über ausreichende Deckung.",
      CARD_UNCONFIRMED: "Ihre Bank verlangt, dass Sie diese Zahlung bestätigen.",
      CARD_CODE_WRONG: "Die Prüfziffer passt nicht zu Ihrer Karte.",
      CARD_UNSUITED: "Ihre Karte lässt diese Art der Zahlung nicht zu.",
      DEBIT_RETURNED: "Ihre Bank hat die Lastschrift nicht eingelöst.",
      CARD_BUSY: "Ihre Bank konnte die Zahlung gerade nicht bearbeiten.",
    },
    card: ({ brand, last4, expiry }) => `${brand}, endet auf ${last4}, gültig bis ${expiry}`,
    byCard: (card) => (card ? `per Karte (${card})` : "per Karte"),
    byDebit: ({ last4, mandate }) => `per SEPA-Lastschrift (${mandate ? `Mandat ${mandate}, ` : ""}IBAN endet auf ${last4})`,
    byTransfer: (days) => `auf Rechnung, per Überweisung innerhalb von ${days} Tagen`,
  },
  English: {
    terms: ({ plan, isYearly, net, tax, gross, paidBy }, pages) =>
      [
        `Your plan: ${plan}`,
        `Billed: ${isYearly ? "yearly" : "monthly"}`,
        tax
          ? `Price: ${net} net plus ${tax} VAT (${VAT_PERCENT} %), ${gross} in all, per ${isYearly ? "year" : "month"}`
          : `Price: ${net} per ${isYearly ? "year" : "month"}; you owe the VAT yourself (reverse charge)`,
        isYearly
          ? `Term: ${months} months, renewed for ${months} months at a time. Notice: ${noticeMonths} months to the end of the term; under “Abrechnung” a cancellation still holds to the end of the term once this time has passed`
          : "Term: one month, renewed for one month at a time. Notice: at any time, to the end of the period that is paid for",
        `Payment: ${paidBy}`,
        `Terms and conditions (in German): ${pages.terms}`,
        `Privacy notice (in German): ${pages.privacy}`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Your bank declined the card.",
      CARD_EXPIRED: "Your card has expired.",
      CARD_UNCOVERED: "Your card has insufficient funds.",
      CARD_UNCONFIRMED: "Your bank asks you to confirm this payment.",
      CARD_CODE_WRONG: "The security code does not match your card.",
      CARD_UNSUITED: "Your card does not allow this kind of payment.",
      DEBIT_RETURNED: "Your bank did not honour the direct debit.",
      CARD_BUSY: "Your bank could not handle the payment just now.",
    },
    card: ({ brand, last4, expiry }) => `${brand} ending in ${last4}, valid until ${expiry}`,
    byCard: (card) => (card ? `by card (${card})` : "by card"),
    byDebit: ({ last4, mandate }) => `by SEPA direct debit (${mandate ? `mandate ${mandate}, ` : ""}IBAN ending in ${last4})`,
    byTransfer: (days) => `by invoice, to be transferred within ${days} days`,
  },
  Français: {
    terms: ({ plan, isYearly, net, tax, gross, paidBy }, pages) =>
      [
        `Offre : ${plan}`,
        `Facturation : ${isYearly ? "annuelle" : "mensuelle"}`,
        tax
          ? `Prix : ${net} hors taxe plus ${tax} de TVA (${VAT_PERCENT} %), soit ${gross} par ${isYearly ? "an" : "mois"}`
          : `Prix : ${net} par ${isYearly ? "an" : "mois"} ; vous devez la TVA vous-même (autoliquidation)`,
        isYearly
          ? `Durée : ${months} mois, reconduite par périodes de ${months} mois. Préavis : ${noticeMonths} mois avant la fin de la période ; sous « Abrechnung », une résiliation vaut encore pour la fin de la période une fois ce délai passé`
          : "Durée : un mois, reconduite de mois en mois. Résiliation : à tout moment, pour la fin de la période payée",
        `Paiement : ${paidBy}`,
        `Conditions générales (en allemand) : ${pages.terms}`,
        `Protection des données (en allemand) : ${pages.privacy}`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Votre banque a refusé la carte.",
      CARD_EXPIRED: "Votre carte a expiré.",
      CARD_UNCOVERED: "Le solde de votre carte est insuffisant.",
      CARD_UNCONFIRMED: "Votre banque vous demande de confirmer ce paiement.",
      CARD_CODE_WRONG: "Le code de sécurité ne correspond pas à votre carte.",
      CARD_UNSUITED: "Votre carte ne permet pas ce type de paiement.",
      DEBIT_RETURNED: "Votre banque a rejeté le prélèvement.",
      CARD_BUSY: "Votre banque n’a pas pu traiter le paiement pour le moment.",
    },
    card: ({ brand, last4, expiry }) => `${brand} se terminant par ${last4}, valable jusqu’au ${expiry}`,
    byCard: (card) => (card ? `par carte (${card})` : "par carte"),
    byDebit: ({ last4, mandate }) => `par prélèvement SEPA (${mandate ? `mandat ${mandate}, ` : ""}IBAN se terminant par ${last4})`,
    byTransfer: (days) => `sur facture, par virement sous ${days} jours`,
  },
};
