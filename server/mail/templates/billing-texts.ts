import type { MailLanguage } from "@hz/contract/languages";
import { VAT_PERCENT } from "@hz/contract/billing/plans";

export const BILLING_MAILS = [
  "trial-ending",
  "receipt",
  "payment-failed",
  "cancelled",
  "ended",
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
  amount: string;
  number: string;
  vatId: string;
  lacksAddress: boolean;
  isOverdue: boolean;
  credit: string;
};
type Words = {
  subject: (said: Said) => string;
  text: (said: Said) => string[];
  link: string;
};

/** What each mail says, by language. */
export const texts: Record<MailLanguage, Record<BillingMail, Words> & { reason: string }> = {
  Deutsch: {
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
      text: ({ amount, number }) => [
        `Die Rechnung ${number} über ${amount} konnte nicht abgebucht werden. Bitte prüfen Sie Ihre Karte oder geben Sie eine andere an.`,
        "Ihr Meldekanal bleibt erreichbar: Meldungen und Nachrichten kommen weiter an, und Sie können sie lesen und beantworten.",
      ],
      link: "Zahlung aktualisieren",
    },
    cancelled: {
      subject: () => "Ihre Kündigung ist eingegangen",
      text: ({ plan, periodEnd, isOverdue }) => [
        isOverdue
          ? `Ihr Plan ${plan} wird nicht verlängert und endet spätestens am ${periodEnd}. Die offene Rechnung bleibt fällig; bis sie bezahlt ist, bleibt gesperrt, wofür ein Plan gebraucht wird. Bis dahin können Sie die Kündigung zurücknehmen.`
          : `Ihr Plan ${plan} endet am ${periodEnd}. Bis dahin ändert sich nichts, und Sie können die Kündigung zurücknehmen.`,
        "Danach bleiben Ihre Meldungen lesbar, und hinweisgebende Personen erreichen Sie weiterhin.",
      ],
      link: "Zur Abrechnung",
    },
    ended: {
      subject: () => "Ihr Abonnement ist beendet",
      text: ({ plan, periodEnd }) => [
        `Ihr Plan ${plan} ist am ${periodEnd} zu Ende gegangen. Es wird nichts mehr abgebucht.`,
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
          ? `Ihr Plan ${plan} läuft weiter wie bisher. Das Guthaben wird mit den nächsten Rechnungen verrechnet, erst danach wird wieder Ihre Karte belastet. Unter „Abrechnung“ sehen Sie, wie viel davon übrig ist.`
          : `Ihr Plan ${plan} bleibt zum ${periodEnd} gekündigt. Das Guthaben wird verrechnet, wenn Sie die Kündigung unter „Abrechnung“ zurücknehmen oder später wieder einen Plan wählen.`,
      ],
      link: "Zur Abrechnung",
    },
    reason: "Sie erhalten diese E-Mail, weil Sie für die Abrechnung dieses Kontos zuständig sind.",
  },
  English: {
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
      text: ({ amount, number }) => [
        `Invoice ${number} of ${amount} could not be charged. Please check your card or enter another one.`,
        "Your reporting channel stays open: reports and messages keep arriving, and you can read and answer them.",
      ],
      link: "Update payment",
    },
    cancelled: {
      subject: () => "We received your cancellation",
      text: ({ plan, periodEnd, isOverdue }) => [
        isOverdue
          ? `Your plan ${plan} is not renewed and ends on ${periodEnd} at the latest. The open invoice stays due; until it is paid, what needs a plan stays locked. You can take the cancellation back until then.`
          : `Your plan ${plan} ends on ${periodEnd}. Nothing changes until then, and you can take the cancellation back.`,
        "After that your reports stay readable, and reporting persons still reach you.",
      ],
      link: "Open your billing page",
    },
    ended: {
      subject: () => "Your subscription has ended",
      text: ({ plan, periodEnd }) => [
        `Your plan ${plan} ended on ${periodEnd}. Nothing more will be charged.`,
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
          ? `Your plan ${plan} goes on as before. The next invoices use up the credit; only then is your card charged again. Under “Abrechnung” you see how much of it is left.`
          : `Your plan ${plan} still ends on ${periodEnd}. The credit is used up if you take the cancellation back under “Abrechnung”, or choose a plan again later.`,
      ],
      link: "Open billing",
    },
    reason: "You are receiving this e-mail because you are in charge of billing for this account.",
  },
  Français: {
    "trial-ending": {
      subject: ({ trialEnd }) => `Votre période d’essai se termine le ${trialEnd}`,
      text: ({ plan, trialEnd, charge, lacksAddress }) =>
        charge
          ? [
              `Votre période d’essai se termine le ${trialEnd}. L’offre ${plan} commence ensuite et ${charge}.`,
              "Si vous ne le souhaitez pas, résiliez d’ici là sous « Abrechnung ». Il n’y aura aucun frais.",
              ...(lacksAddress
                ? ["L’adresse de votre entreprise manque encore sur vos factures. Vous l’indiquez sous « Abrechnung »."]
                : []),
            ]
          : [
              `Votre période d’essai se termine le ${trialEnd}. Rien n’est débité.`,
              "Pour continuer à modifier canaux, personnes et paramètres, veuillez choisir une offre. Les signalements continuent d’arriver dans tous les cas.",
            ],
      link: "Ouvrir la facturation",
    },
    receipt: {
      subject: ({ number }) => `Reçu de paiement ${number}`,
      text: ({ plan, amount, number, periodEnd }) => [
        `Merci. Nous avons reçu ${amount} pour l’offre ${plan} (facture ${number}).`,
        `Payé jusqu’au ${periodEnd}. Vous trouverez la facture sous « Abrechnung ».`,
      ],
      link: "Ouvrir la facture",
    },
    "payment-failed": {
      subject: ({ number }) => `Échec du paiement : facture ${number}`,
      text: ({ amount, number }) => [
        `La facture ${number} de ${amount} n’a pas pu être débitée. Veuillez vérifier votre carte ou en indiquer une autre.`,
        "Votre canal de signalement reste ouvert : signalements et messages continuent d’arriver, et vous pouvez les lire et y répondre.",
      ],
      link: "Mettre à jour le paiement",
    },
    cancelled: {
      subject: () => "Nous avons reçu votre résiliation",
      text: ({ plan, periodEnd, isOverdue }) => [
        isOverdue
          ? `Votre offre ${plan} n’est pas renouvelée et se termine au plus tard le ${periodEnd}. La facture ouverte reste due ; tant qu’elle n’est pas payée, ce qui nécessite une offre reste bloqué. D’ici là, vous pouvez annuler la résiliation.`
          : `Votre offre ${plan} se termine le ${periodEnd}. Rien ne change d’ici là et vous pouvez annuler la résiliation.`,
        "Ensuite, vos signalements restent lisibles et les lanceurs d’alerte peuvent toujours vous joindre.",
      ],
      link: "Ouvrir votre page de facturation",
    },
    ended: {
      subject: () => "Votre abonnement a pris fin",
      text: ({ plan, periodEnd }) => [
        `Votre offre ${plan} a pris fin le ${periodEnd}. Plus rien ne sera débité.`,
        "Les signalements continuent d’arriver, et vous pouvez les lire et y répondre. Pour revenir, choisissez simplement une offre.",
      ],
      link: "Choisir une offre",
    },
    "free-month": {
      subject: ({ trialEnd }) => `Gratuit pour vous jusqu’au ${trialEnd}`,
      text: ({ plan, trialEnd, charge }) =>
        charge
          ? [
              `Nous vous avons offert du temps gratuit : votre offre ${plan} ne coûte rien jusqu’au ${trialEnd}. Vous n’avez rien à faire.`,
              `Ensuite, l’offre continue et ${charge}. Vous pouvez la modifier ou la résilier à tout moment sous « Abrechnung ».`,
            ]
          : [
              `Nous vous avons offert du temps gratuit : jusqu’au ${trialEnd}, vous utilisez Hinweiszentrale sans payer. Vous n’avez rien à faire.`,
              "Ensuite, rien n’est débité automatiquement. Si vous souhaitez rester, choisissez une offre sous « Abrechnung ».",
            ],
      link: "Ouvrir la facturation",
    },
    "vat-id-unknown": {
      subject: () => "Votre numéro de TVA n’a pas été confirmé",
      text: ({ vatId }) => [
        `Le registre de l’Union européenne n’a pas confirmé le numéro de TVA ${vatId}. Vos prochaines factures comportent donc ${VAT_PERCENT} % de TVA allemande.`,
        "Veuillez vérifier le numéro sous « Abrechnung ». Avec un numéro confirmé d’un autre pays de l’UE, cette taxe disparaît.",
      ],
      link: "Ouvrir la facturation",
    },
    credit: {
      subject: ({ credit }) => `Votre avoir : ${credit}`,
      text: ({ plan, credit, charge, periodEnd }) => [
        `Nous vous avons offert du temps gratuit et crédité ${credit} à ce titre. Vous n’avez rien à faire.`,
        charge
          ? `Votre offre ${plan} continue comme avant. L’avoir est déduit des prochaines factures ; votre carte n’est débitée qu’ensuite. Sous « Abrechnung », vous voyez ce qu’il en reste.`
          : `Votre offre ${plan} prend toujours fin le ${periodEnd}. L’avoir sera déduit si vous annulez la résiliation sous « Abrechnung » ou si vous choisissez de nouveau une offre.`,
      ],
      link: "Ouvrir la facturation",
    },
    reason: "Vous recevez ce courriel parce que vous êtes responsable de la facturation de ce compte.",
  },
};
