import type { CardRefusal } from "@hz/contract/billing/card-refusal";
import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { MailLanguage } from "@hz/contract/languages";

/** What a plan costs; `tax` is null where the customer owes it. */
type Price = { plan: string; isYearly: boolean; net: string; tax: string | null; gross: string };
type OrderTexts = {
  /** Plan, rhythm and price, a line each. */
  terms: (price: Price) => string;
  refusals: Record<CardRefusal, string>;
  card: (card: { brand: string; last4: string; expiry: string }) => string;
};

/** What was ordered, and why a card was refused, by language. */
export const orderTexts: Record<MailLanguage, OrderTexts> = {
  Deutsch: {
    terms: ({ plan, isYearly, net, tax, gross }) =>
      [
        `Plan: ${plan}`,
        `Zahlungsweise: ${isYearly ? "jährlich" : "monatlich"}`,
        tax
          ? `Preis: ${net} netto zuzüglich ${tax} Umsatzsteuer (${VAT_PERCENT} %), zusammen ${gross} im ${isYearly ? "Jahr" : "Monat"}`
          : `Preis: ${net} im ${isYearly ? "Jahr" : "Monat"}; die Umsatzsteuer schulden Sie selbst (Reverse-Charge)`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Ihre Bank hat die Karte abgelehnt.",
      CARD_EXPIRED: "Ihre Karte ist abgelaufen.",
      CARD_UNCOVERED: "Ihre Karte verfügt nicht über ausreichende Deckung.",
      CARD_UNCONFIRMED: "Ihre Bank verlangt, dass Sie diese Zahlung bestätigen.",
      CARD_CODE_WRONG: "Die Prüfziffer passt nicht zu Ihrer Karte.",
      CARD_UNSUITED: "Ihre Karte lässt diese Art der Zahlung nicht zu.",
      CARD_BUSY: "Ihre Bank konnte die Zahlung gerade nicht bearbeiten.",
    },
    card: ({ brand, last4, expiry }) => `${brand}, endet auf ${last4}, gültig bis ${expiry}`,
  },
  English: {
    terms: ({ plan, isYearly, net, tax, gross }) =>
      [
        `Your plan: ${plan}`,
        `Billed: ${isYearly ? "yearly" : "monthly"}`,
        tax
          ? `Price: ${net} net plus ${tax} VAT (${VAT_PERCENT} %), ${gross} in all, per ${isYearly ? "year" : "month"}`
          : `Price: ${net} per ${isYearly ? "year" : "month"}; you owe the VAT yourself (reverse charge)`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Your bank declined the card.",
      CARD_EXPIRED: "Your card has expired.",
      CARD_UNCOVERED: "Your card has insufficient funds.",
      CARD_UNCONFIRMED: "Your bank asks you to confirm this payment.",
      CARD_CODE_WRONG: "The security code does not match your card.",
      CARD_UNSUITED: "Your card does not allow this kind of payment.",
      CARD_BUSY: "Your bank could not handle the payment just now.",
    },
    card: ({ brand, last4, expiry }) => `${brand} ending in ${last4}, valid until ${expiry}`,
  },
  Français: {
    terms: ({ plan, isYearly, net, tax, gross }) =>
      [
        `Offre : ${plan}`,
        `Facturation : ${isYearly ? "annuelle" : "mensuelle"}`,
        tax
          ? `Prix : ${net} hors taxe plus ${tax} de TVA (${VAT_PERCENT} %), soit ${gross} par ${isYearly ? "an" : "mois"}`
          : `Prix : ${net} par ${isYearly ? "an" : "mois"} ; vous devez la TVA vous-même (autoliquidation)`,
      ].join("\n"),
    refusals: {
      CARD_DECLINED: "Votre banque a refusé la carte.",
      CARD_EXPIRED: "Votre carte a expiré.",
      CARD_UNCOVERED: "Le solde de votre carte est insuffisant.",
      CARD_UNCONFIRMED: "Votre banque vous demande de confirmer ce paiement.",
      CARD_CODE_WRONG: "Le code de sécurité ne correspond pas à votre carte.",
      CARD_UNSUITED: "Votre carte ne permet pas ce type de paiement.",
      CARD_BUSY: "Votre banque n’a pas pu traiter le paiement pour le moment.",
    },
    card: ({ brand, last4, expiry }) => `${brand} se terminant par ${last4}, valable jusqu’au ${expiry}`,
  },
};
