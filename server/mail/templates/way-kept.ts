import type { PaymentMethod } from "@hz/contract/billing/billing";
import { type Creditor, mandateText } from "@hz/contract/billing/mandate";
import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { nameInMail } from "@hz/contract/people/mail-names";
import { momentIn } from "../figures.ts";
import { layOut, type Mail } from "../layout.ts";
import { paidBy } from "./billing.ts";

/** Who chose how an account pays, and when; with a direct debit in which language its mandate was read; and whether an invoice is still to be transferred. */
export type WayKept = {
  by: string;
  at: Date;
  method: PaymentMethod;
  creditor: Creditor;
  readIn: MailLanguage;
  isAwaiting: boolean;
};

type Mandate = { creditor: Creditor; reference: string; last4: string };
type Words = {
  subject: string;
  mandateSubject: (reference: string) => string;
  changed: (said: { by: string; at: string; paidBy: string }) => string[];
  given: (by: string, at: string) => string;
  /** That the new way does not pay what was to be transferred before. */
  awaiting: string;
  /** What a mandate is known by, a line each. */
  mandate: (mandate: Mandate) => (string | false)[];
  text: (text: string) => string;
  /** In the language in which it was read on the page, where that is another one. */
  read: (text: string) => string;
  revoke: string;
  link: string;
  reason: string;
};

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    subject: "So bezahlen Sie künftig",
    mandateSubject: (reference) => `Kopie Ihres SEPA-Lastschriftmandats ${reference}`.trim(),
    changed: ({ by, at, paidBy: how }) => [
      `${by} hat am ${at} die Zahlungsart gewählt. Künftig bezahlen Sie ${how}.`,
      "Ändern können Sie das unter „Abrechnung“.",
    ],
    given: (by, at) =>
      `${by} hat am ${at} ein SEPA-Lastschriftmandat erteilt. Künftige Rechnungen ziehen wir damit ein. Bitte bewahren Sie diese Kopie auf.`,
    awaiting: "Die Rechnung, die noch offen ist, überweisen Sie bitte noch: Sie wird nicht auf diesem Weg bezahlt.",
    mandate: ({ creditor, reference, last4 }) => [
      creditor.name !== null && `Gläubiger: ${creditor.name}`,
      creditor.id !== null && `Gläubiger-Identifikationsnummer: ${creditor.id}`,
      reference !== "" && `Mandatsreferenz: ${reference}`,
      `Konto: IBAN endet auf ${last4}`,
      "Art der Zahlung: wiederkehrend",
    ],
    text: (text) => `Wortlaut des Mandats: „${text}“`,
    read: (text) => `Erteilt wurde es in diesem Wortlaut: „${text}“`,
    revoke:
      "Sie können das Mandat jederzeit widerrufen: Wählen Sie unter „Abrechnung“ eine andere Zahlungsart, oder schreiben Sie uns. Eine Lastschrift, die schon angekündigt ist, wird noch eingezogen.",
    link: "Zur Abrechnung",
    reason:
      "Sie erhalten diese E-Mail, weil Sie die Zahlungsart gewählt haben oder für die Abrechnung dieses Kontos zuständig sind. Wissen Sie davon nichts, sehen Sie bitte unter „Abrechnung“ nach.",
  },
  English: {
    subject: "How you pay from now on",
    mandateSubject: (reference) => `Copy of your SEPA direct debit mandate ${reference}`.trim(),
    changed: ({ by, at, paidBy: how }) => [
      `${by} chose the way to pay on ${at}. From now on you pay ${how}.`,
      "You can change that under “Abrechnung”.",
    ],
    given: (by, at) => `${by} gave a SEPA direct debit mandate on ${at}. We collect future invoices with it. Please keep this copy.`,
    awaiting: "Please still transfer the invoice that is open: it is not paid in this way.",
    mandate: ({ creditor, reference, last4 }) => [
      creditor.name !== null && `Creditor: ${creditor.name}`,
      creditor.id !== null && `Creditor identifier: ${creditor.id}`,
      reference !== "" && `Mandate reference: ${reference}`,
      `Account: IBAN ending in ${last4}`,
      "Type of payment: recurrent",
    ],
    text: (text) => `Words of the mandate: “${text}”`,
    read: (text) => `It was given in these words: “${text}”`,
    revoke:
      "You can revoke the mandate at any time: choose another way to pay under “Abrechnung”, or write to us. A direct debit that has been announced is still collected.",
    link: "Open billing",
    reason:
      "You are receiving this e-mail because you chose the way to pay or are in charge of billing for this account. If you do not know of this, please look under “Abrechnung”.",
  },
  Français: {
    subject: "Votre mode de paiement",
    mandateSubject: (reference) => `Copie de votre mandat de prélèvement SEPA ${reference}`.trim(),
    changed: ({ by, at, paidBy: how }) => [
      `${by} a choisi le mode de paiement le ${at}. Désormais, vous payez ${how}.`,
      "Vous pouvez le modifier sous « Abrechnung ».",
    ],
    given: (by, at) =>
      `${by} a donné un mandat de prélèvement SEPA le ${at}. Les prochaines factures sont prélevées sur cette base. Veuillez conserver cette copie.`,
    awaiting: "Veuillez encore virer la facture ouverte : elle n’est pas payée par ce moyen.",
    mandate: ({ creditor, reference, last4 }) => [
      creditor.name !== null && `Créancier : ${creditor.name}`,
      creditor.id !== null && `Identifiant créancier SEPA : ${creditor.id}`,
      reference !== "" && `Référence du mandat : ${reference}`,
      `Compte : IBAN se terminant par ${last4}`,
      "Type de paiement : récurrent",
    ],
    text: (text) => `Texte du mandat : « ${text} »`,
    read: (text) => `Il a été donné dans ces termes : « ${text} »`,
    revoke:
      "Vous pouvez révoquer le mandat à tout moment : choisissez un autre mode de paiement sous « Abrechnung », ou écrivez-nous. Un prélèvement déjà annoncé est encore effectué.",
    link: "Ouvrir la facturation",
    reason:
      "Vous recevez ce courriel parce que vous avez choisi le mode de paiement ou que vous êtes responsable de la facturation de ce compte. Si vous n’en savez rien, veuillez consulter « Abrechnung ».",
  },
};

/** To whoever chose how an account pays, and to whoever pays: what was chosen, and with a direct debit a copy of the mandate. */
export function wayKept(language: string, { by: name, at: moment, method, creditor, readIn, isAwaiting }: WayKept, address: string): Mail {
  const words = wordsIn(texts, language);
  const [by, at] = [nameInMail(name), momentIn(language, moment)];
  const frame = [
    { label: words.link, address },
    { language, reason: words.reason },
  ] as const;
  const awaiting = isAwaiting ? [words.awaiting] : [];
  if (!("sepaDebit" in method)) {
    const [changed, ...more] = words.changed({ by, at, paidBy: paidBy(language, method) });
    return layOut(words.subject, [changed!, ...awaiting, ...more], ...frame);
  }
  const { last4, mandate: reference } = method.sepaDebit;
  const lines = words.mandate({ creditor, reference, last4 }).filter((line) => line !== false);
  const [text, accepted] = [mandateText(language, creditor), mandateText(readIn, creditor)];
  const paragraphs = [
    words.given(by, at),
    ...awaiting,
    lines.join("\n"),
    words.text(text),
    ...(accepted === text ? [] : [words.read(accepted)]),
    words.revoke,
  ];
  return layOut(words.mandateSubject(reference), paragraphs, ...frame);
}
