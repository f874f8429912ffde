import type { MailLanguage } from "@hz/contract/languages";
import type { Way } from "./billing-texts.ts";

/** A plan's price, and what of it the account's credit and the customer pay; null for nothing. */
type Sums = { price: string; credit: string | null; rest: string | null; way: Way };

/** How credit and customer share a plan's next invoice, within a sentence, by language. */
export const chargeTexts: Record<MailLanguage, (sums: Sums) => string> = {
  Deutsch: ({ price, credit, rest, way }) => {
    const nothing = { card: "Ihre Karte wird nicht belastet", debit: "es wird nichts eingezogen", transfer: "zu überweisen ist nichts" };
    if (rest === null) return `Ihr Guthaben bezahlt die ${price}; ${nothing[way]}`;
    const paid = {
      card: `Ihre Karte wird mit ${rest} belastet`,
      debit: `wir ziehen ${rest} per SEPA-Lastschrift ein`,
      transfer: `Sie erhalten eine Rechnung über ${rest}`,
    };
    return `${paid[way]}${credit ? ` (${price} abzüglich ${credit} Guthaben)` : ""}`;
  },
  English: ({ price, credit, rest, way }) => {
    const nothing = { card: "your card is not charged", debit: "nothing is collected", transfer: "there is nothing to transfer" };
    if (rest === null) return `your credit pays the ${price}; ${nothing[way]}`;
    const paid = {
      card: `your card is charged ${rest}`,
      debit: `we collect ${rest} by SEPA direct debit`,
      transfer: `you receive an invoice of ${rest}`,
    };
    return `${paid[way]}${credit ? ` (${price} less ${credit} of credit)` : ""}`;
  },
  Français: ({ price, credit, rest, way }) => {
    const nothing = { card: "votre carte n’est pas débitée", debit: "rien n’est prélevé", transfer: "il n’y a rien à virer" };
    if (rest === null) return `votre avoir paie les ${price} ; ${nothing[way]}`;
    const paid = {
      card: `votre carte est débitée de ${rest}`,
      debit: `nous prélevons ${rest} par prélèvement SEPA`,
      transfer: `vous recevez une facture de ${rest}`,
    };
    return `${paid[way]}${credit ? ` (${price} moins ${credit} d’avoir)` : ""}`;
  },
};
