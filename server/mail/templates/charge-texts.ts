import type { MailLanguage } from "@hz/contract/languages";
/** A plan's price and what of it the account's credit and the card pay; null for nothing. */
type Sums = { price: string; credit: string | null; card: string | null };

/** How credit and card share a plan's next invoice, within a sentence, by language. */
export const chargeTexts: Record<MailLanguage, (sums: Sums) => string> = {
  Deutsch: ({ price, credit, card }) =>
    card === null
      ? `Ihr Guthaben bezahlt die ${price}; Ihre Karte wird nicht belastet`
      : `Ihre Karte wird mit ${card} belastet${credit ? ` (${price} abzüglich ${credit} Guthaben)` : ""}`,
  English: ({ price, credit, card }) =>
    card === null
      ? `your credit pays the ${price}; your card is not charged`
      : `your card is charged ${card}${credit ? ` (${price} less ${credit} of credit)` : ""}`,
  Français: ({ price, credit, card }) =>
    card === null
      ? `votre avoir paie les ${price} ; votre carte n’est pas débitée`
      : `votre carte est débitée de ${card}${credit ? ` (${price} moins ${credit} d’avoir)` : ""}`,
};
