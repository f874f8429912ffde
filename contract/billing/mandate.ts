import { type MailLanguage, wordsIn } from "../languages.ts";

// The mandate's words stand here because the page shows them before a mail carries their copy.

/** Whom a direct debit's mandate empowers, as far as the operator has said it. */
export type Creditor = { name: string | null; id: string | null };

type Words = { unnamed: string; id: (id: string) => string; text: (creditor: string) => string };

const WORDS: Record<MailLanguage, Words> = {
  Deutsch: {
    unnamed: "den im Impressum genannten Betreiber dieses Dienstes",
    id: (id) => `Gläubiger-Identifikationsnummer ${id}`,
    text: (creditor) =>
      `Ich ermächtige ${creditor} und den beauftragten Zahlungsdienstleister Stripe, Zahlungen von meinem Konto mittels SEPA-Lastschrift einzuziehen. Zugleich weise ich mein Kreditinstitut an, diese Lastschriften einzulösen. Jede wird mir vorher angekündigt. Ich kann innerhalb von acht Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen; es gelten die mit meinem Kreditinstitut vereinbarten Bedingungen.`,
  },
  English: {
    unnamed: "the operator of this service named in the imprint (Impressum)",
    id: (id) => `creditor identifier ${id}`,
    text: (creditor) =>
      `I authorise ${creditor} and the payment service provider Stripe, acting for them, to collect payments from my account by SEPA direct debit, and I instruct my bank to honour these direct debits. Each of them is announced to me beforehand. Within eight weeks from the day of the debit I can demand a refund of the amount from my bank, under the terms agreed with it.`,
  },
  Français: {
    unnamed: "l’exploitant de ce service nommé dans les mentions légales (Impressum)",
    id: (id) => `identifiant créancier SEPA ${id}`,
    text: (creditor) =>
      `J’autorise ${creditor} et le prestataire de services de paiement Stripe, mandaté à cet effet, à prélever des paiements sur mon compte par prélèvement SEPA, et je donne à ma banque l’ordre d’honorer ces prélèvements. Chacun d’eux m’est annoncé au préalable. Dans les huit semaines suivant la date du débit, je peux demander à ma banque le remboursement du montant, selon les conditions convenues avec elle.`,
  },
};

/** What whoever gives a mandate accepts; German where the language is unknown. */
export function mandateText(language: string, { name, id }: Creditor): string {
  const words = wordsIn(WORDS, language);
  return words.text([name ?? words.unnamed, ...(id ? [`(${words.id(id)})`] : [])].join(" "));
}
