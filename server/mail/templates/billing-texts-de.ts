import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { BillingTexts, Said, Way } from "./billing-texts.ts";

/** When the first payment of an order is due and what follows, by how it is paid. */
const FIRST: Record<Way, (days: { debitDay: string; nextCharge: string }) => string> = {
  card: ({ nextCharge }) => `Die erste Zahlung ist heute fällig, die nächste am ${nextCharge}`,
  debit: ({ debitDay, nextCharge }) => `Die erste Lastschrift kommt frühestens am ${debitDay}, die nächste nach dem ${nextCharge}`,
  transfer: ({ nextCharge }) => `Ihre erste Rechnung erhalten Sie gesondert, die nächste am ${nextCharge}`,
};
const FIRST_AFTER_TRIAL: Record<Way, (day: string) => string> = {
  card: (day) => `Zum ersten Mal wird am ${day} abgebucht`,
  debit: (day) => `Die erste Lastschrift kommt nach dem ${day}`,
  transfer: (day) => `Ihre erste Rechnung kommt am ${day}`,
};
const NEXT: Record<Way, string> = {
  card: "Die nächste Abbuchung ist am",
  debit: "Die nächste Lastschrift kommt nach dem",
  transfer: "Die nächste Rechnung kommt am",
};
/** What comes next, and how much: of an invoice that credit pays wholly nothing is taken. */
const next = ({ way, nextCharge, charge, isCovered }: Said): string =>
  `${NEXT[isCovered ? "transfer" : way]} ${nextCharge}${charge ? `: ${charge}` : ""}.`;
/** What becomes of credit when no invoice comes any more. */
const kept = (balance: Said["balance"]): string[] =>
  balance
    ? [
        `Ihr Guthaben beträgt ${balance}. Nach dem Ende Ihres Plans kommt keine Rechnung mehr, mit der es verrechnet wird: Bitte schreiben Sie dem Support, was damit geschehen soll. Wählen Sie wieder einen Plan, wird es zuerst abgezogen.`,
      ]
    : [];

/** What each mail about billing says in German. */
const LEFT_OPEN = "Was noch offen ist, bleibt zu bezahlen. Wie viel das ist und wie Sie es bezahlen, steht unter „Abrechnung“.";

export const billingTextsDe: BillingTexts = {
  ordered: {
    subject: ({ plan }) => `Ihre Bestellung: Plan ${plan}`,
    text: ({ terms, nextCharge, isTrial, way, debitDay }) => [
      "Vielen Dank. Hiermit bestätigen wir Ihre Bestellung:",
      terms,
      isTrial
        ? `${FIRST_AFTER_TRIAL[way](nextCharge)}, wenn Ihre Testphase endet. Kündigen Sie bis dahin unter „Abrechnung“, entstehen keine Kosten.`
        : `${FIRST[way]({ debitDay, nextCharge })}. Unter „Abrechnung“ können Sie den Plan jederzeit zum Ende des bezahlten Zeitraums kündigen.`,
    ],
    link: "Zur Abrechnung",
  },
  switched: {
    subject: ({ plan }) => `Ihr Plan ist jetzt ${plan}`,
    text: (said) => [
      "Wir haben Ihren Plan gewechselt:",
      said.terms,
      next(said),
      ...(said.balance ? [`Ihr Guthaben beträgt ${said.balance}. Es wird mit den nächsten Rechnungen verrechnet.`] : []),
    ],
    link: "Zur Abrechnung",
  },
  resumed: {
    subject: () => "Ihre Kündigung ist zurückgenommen",
    text: (said) => [`Ihr Plan ${said.plan} läuft weiter. ${next(said)}`, "Unter „Abrechnung“ können Sie ihn jederzeit wieder kündigen."],
    link: "Zur Abrechnung",
  },
  "trial-ending": {
    subject: ({ trialEnd }) => `Ihre Testphase endet am ${trialEnd}`,
    text: ({ plan, trialEnd, charge, lacksAddress }) =>
      charge
        ? [
            `Ihre Testphase endet am ${trialEnd}. Danach beginnt der Plan ${plan}, und ${charge}.`,
            "Möchten Sie das nicht, kündigen Sie bis dahin unter „Abrechnung“. Es entstehen dann keine Kosten.",
            ...(lacksAddress
              ? ["Für Ihre Rechnungen fehlt noch die Anschrift Ihres Unternehmens. Sie tragen sie unter „Abrechnung“ ein."]
              : []),
          ]
        : [
            `Ihre Testphase endet am ${trialEnd}. Es wird nichts abgebucht.`,
            "Damit Sie weiter Meldekanäle, Personen und Einstellungen ändern können, wählen Sie bitte einen Plan. Meldungen kommen in jedem Fall weiter an.",
          ],
    link: "Zur Abrechnung",
  },
  "trial-over": {
    subject: () => "Ihre Testphase ist zu Ende",
    text: ({ trialEnd }) => [
      `Ihre Testphase endete am ${trialEnd}. Es wurde nichts abgebucht.`,
      "Meldungen kommen weiter an, und Sie können sie lesen und beantworten. Um wieder Meldekanäle, Personen und Einstellungen zu ändern, wählen Sie bitte einen Plan.",
    ],
    link: "Plan wählen",
  },
  "card-expiring": {
    subject: () => "Ihre Karte läuft bald ab",
    text: ({ card, nextCharge }) => [
      `Mit dieser Karte bezahlen Sie Ihren Plan: ${card}. Die nächste Abbuchung ist am ${nextCharge}.`,
      "Bitte hinterlegen Sie unter „Abrechnung“ rechtzeitig eine andere Karte, damit keine Zahlung fehlschlägt.",
    ],
    link: "Karte ändern",
  },
  receipt: {
    subject: ({ number }) => `Zahlungsbeleg ${number}`,
    text: ({ plan, amount, number, periodEnd }) => [
      `Vielen Dank. Wir haben ${amount} für den Plan ${plan} erhalten (Rechnung ${number}).`,
      `Bezahlt bis ${periodEnd}. Die Rechnung finden Sie unter „Abrechnung“.`,
    ],
    link: "Zur Rechnung",
  },
  "payment-failed": {
    subject: ({ number }) => `Zahlung fehlgeschlagen: Rechnung ${number}`,
    text: ({ amount, number, refusal, nextTry, way, isOfPlan }) =>
      isOfPlan
        ? [
            `Die Rechnung ${number} über ${amount} konnte nicht abgebucht werden.${refusal ? ` ${refusal}` : ""} Bitte bezahlen Sie sie unter „Abrechnung“, oder geben Sie dort eine andere ${way === "card" ? "Karte" : "Zahlungsart"} an.`,
            nextTry
              ? `Sonst versuchen wir es am ${nextTry} von selbst noch einmal. Bleibt auch der letzte Versuch ohne Erfolg, endet Ihr Plan.`
              : "Von selbst versuchen wir es nicht noch einmal. Bleibt die Rechnung offen, endet Ihr Plan.",
            "Bis sie bezahlt ist, bleibt gesperrt, wofür ein Plan gebraucht wird. Ihr Meldekanal bleibt in jedem Fall erreichbar: Meldungen und Nachrichten kommen weiter an, und Sie können sie lesen und beantworten.",
          ]
        : [
            `Die Rechnung ${number} konnte nicht abgebucht werden.${refusal ? ` ${refusal}` : ""} Der Plan, zu dem sie gehört, ist beendet. Offen sind ${amount}; von selbst buchen wir sie nicht mehr ab.`,
            "Wie Sie die Rechnung bezahlen, steht unter „Abrechnung“. Meldungen kommen weiter an, und Sie können sie lesen und beantworten.",
          ],
    link: "Zahlung aktualisieren",
  },
  "debit-announced": {
    subject: ({ number }) => `Ankündigung einer Lastschrift: Rechnung ${number}`,
    text: ({ amount, number, paidBy, way, creditorId, debitDay }) => [
      `Wir ziehen ${amount} für die Rechnung ${number} ${way === "debit" ? paidBy : "per SEPA-Lastschrift"} ein. Ihr Konto wird frühestens am ${debitDay} belastet.${creditorId ? ` Unsere Gläubiger-Identifikationsnummer ist ${creditorId}.` : ""}`,
      "Bitte sorgen Sie bis dahin für Deckung; sonst müssen Sie nichts tun. Bis Ihre Bank uns die Zahlung bestätigt, vergehen einige Tage. Dann erhalten Sie einen Beleg.",
    ],
    link: "Zur Abrechnung",
  },
  "invoice-due": {
    subject: ({ number, amount }) => `Rechnung ${number} über ${amount}`,
    text: ({ plan, amount, number, due }) => [
      `Für den Plan ${plan} gibt es eine neue Rechnung: ${number} über ${amount}. Bitte überweisen Sie den Betrag bis ${due}.`,
      "Auf welches Konto und mit welchem Verwendungszweck, steht auf der Rechnung. Sie finden sie auch unter „Abrechnung“.",
    ],
    link: "Rechnung öffnen",
  },
  "invoice-overdue": {
    subject: ({ number }) => `Rechnung ${number} ist überfällig`,
    text: ({ amount, number, due }) => [
      `Die Rechnung ${number} über ${amount} war bis ${due} zu bezahlen. Von einer Zahlung wissen wir noch nichts. Haben Sie gerade überwiesen, müssen Sie nichts weiter tun.`,
      "Bis sie bezahlt ist, bleibt gesperrt, wofür ein Plan gebraucht wird; bleibt sie offen, endet Ihr Plan. Ihr Meldekanal bleibt in jedem Fall erreichbar: Meldungen und Nachrichten kommen weiter an, und Sie können sie lesen und beantworten.",
    ],
    link: "Rechnung bezahlen",
  },
  cancelled: {
    subject: () => "Ihre Kündigung ist eingegangen",
    text: ({ plan, periodEnd, isOverdue, balance }) => [
      isOverdue
        ? `Ihr Plan ${plan} wird nicht verlängert und endet spätestens am ${periodEnd}. Die offene Rechnung bleibt fällig; bis sie bezahlt ist, bleibt gesperrt, wofür ein Plan gebraucht wird. Bis dahin können Sie die Kündigung zurücknehmen.`
        : `Ihr Plan ${plan} endet am ${periodEnd}. Bis dahin ändert sich nichts, und Sie können die Kündigung zurücknehmen.`,
      "Danach bleiben Ihre Meldungen lesbar, und hinweisgebende Personen erreichen Sie weiterhin.",
      ...kept(balance),
    ],
    link: "Zur Abrechnung",
  },
  ended: {
    subject: () => "Ihr Abonnement ist beendet",
    text: ({ plan, periodEnd, isLeftOpen, balance }) => [
      `Ihr Plan ${plan} ist am ${periodEnd} zu Ende gegangen. Es wird nichts mehr abgebucht.`,
      ...(isLeftOpen ? [LEFT_OPEN] : []),
      "Meldungen kommen weiter an, und Sie können sie lesen und beantworten. Möchten Sie zurückkehren, wählen Sie einfach wieder einen Plan.",
      ...kept(balance),
    ],
    link: "Plan wählen",
  },
  lapsed: {
    subject: () => "Ihr Abonnement ist beendet",
    text: ({ plan, periodEnd }) => [
      `Ihr Plan ${plan} ist am ${periodEnd} zu Ende gegangen, weil eine Rechnung nicht bezahlt wurde. Es wird nichts mehr abgebucht.`,
      LEFT_OPEN,
      "Meldungen kommen weiter an, und Sie können sie lesen und beantworten. Möchten Sie zurückkehren, wählen Sie einfach wieder einen Plan.",
    ],
    link: "Plan wählen",
  },
  "free-month": {
    subject: ({ trialEnd }) => `Bis ${trialEnd} für Sie kostenlos`,
    text: ({ plan, trialEnd, charge }) =>
      charge
        ? [
            `Wir haben Ihnen kostenlose Zeit gutgeschrieben: Ihr Plan ${plan} kostet bis zum ${trialEnd} nichts. Sie müssen dafür nichts tun.`,
            `Danach läuft der Plan weiter, und ${charge}. Unter „Abrechnung“ können Sie ihn jederzeit ändern oder kündigen.`,
          ]
        : [
            `Wir haben Ihnen kostenlose Zeit gutgeschrieben: Bis zum ${trialEnd} nutzen Sie die Hinweiszentrale, ohne zu bezahlen. Sie müssen dafür nichts tun.`,
            "Danach wird nichts von selbst abgebucht. Möchten Sie bleiben, wählen Sie unter „Abrechnung“ einen Plan.",
          ],
    link: "Zur Abrechnung",
  },
  "vat-id-unknown": {
    subject: () => "Ihre Umsatzsteuer-ID wurde nicht bestätigt",
    text: ({ vatId }) => [
      `Das Register der Europäischen Union hat die Umsatzsteuer-ID ${vatId} nicht bestätigt. Ihre nächsten Rechnungen enthalten deshalb ${VAT_PERCENT} % deutsche Umsatzsteuer.`,
      "Bitte prüfen Sie die Nummer unter „Abrechnung“. Mit einer bestätigten Nummer eines anderen EU-Landes entfällt die Steuer wieder.",
    ],
    link: "Zur Abrechnung",
  },
  credit: {
    subject: ({ credit }) => `Guthaben für Sie: ${credit}`,
    text: ({ plan, credit, charge, periodEnd }) => [
      `Wir haben Ihnen kostenlose Zeit geschenkt und dafür ${credit} gutgeschrieben. Sie müssen dafür nichts tun.`,
      charge
        ? `Ihr Plan ${plan} läuft weiter wie bisher. Das Guthaben wird mit den nächsten Rechnungen verrechnet, erst danach ist wieder etwas zu zahlen. Unter „Abrechnung“ sehen Sie, wie viel davon übrig ist.`
        : `Ihr Plan ${plan} bleibt zum ${periodEnd} gekündigt. Das Guthaben wird verrechnet, wenn Sie die Kündigung unter „Abrechnung“ zurücknehmen oder später wieder einen Plan wählen.`,
    ],
    link: "Zur Abrechnung",
  },
  reason: "Sie erhalten diese E-Mail, weil Sie für die Abrechnung dieses Kontos zuständig sind.",
  mailboxReason: "Sie erhalten diese E-Mail, weil Ihr Unternehmen diese Adresse für Rechnungen der Hinweiszentrale angegeben hat.",
};
