import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { BillingTexts } from "./billing-texts.ts";

/** What each mail about billing says in French. */
export const billingTextsFr: BillingTexts = {
  ordered: {
    subject: ({ plan }) => `Votre commande : offre ${plan}`,
    text: ({ terms, nextCharge, isTrial }) => [
      "Merci. Nous confirmons votre commande :",
      terms,
      isTrial
        ? `Le premier prélèvement a lieu le ${nextCharge}, à la fin de votre période d’essai. Si vous résiliez d’ici là sous « Abrechnung », il n’y a aucun frais.`
        : `Le premier paiement est dû aujourd’hui, le suivant le ${nextCharge}. Sous « Abrechnung », vous pouvez résilier l’offre à tout moment, pour la fin de la période payée.`,
    ],
    link: "Ouvrir la facturation",
  },
  switched: {
    subject: ({ plan }) => `Votre offre est désormais ${plan}`,
    text: ({ terms, nextCharge, balance }) => [
      "Nous avons changé votre offre :",
      terms,
      `Le prochain prélèvement a lieu le ${nextCharge}.`,
      ...(balance ? [`Votre avoir s’élève à ${balance}. Il est déduit des prochaines factures.`] : []),
    ],
    link: "Ouvrir la facturation",
  },
  resumed: {
    subject: () => "Votre résiliation est annulée",
    text: ({ plan, nextCharge, charge }) => [
      `Votre offre ${plan} continue. Le prochain prélèvement a lieu le ${nextCharge}${charge ? ` : ${charge}` : ""}.`,
      "Vous pouvez de nouveau la résilier à tout moment sous « Abrechnung ».",
    ],
    link: "Ouvrir la facturation",
  },
  "trial-ending": {
    subject: ({ trialEnd }) => `Votre période d’essai se termine le ${trialEnd}`,
    text: ({ plan, trialEnd, charge, lacksAddress }) =>
      charge
        ? [
            `Votre période d’essai se termine le ${trialEnd}. L’offre ${plan} commence ensuite et ${charge}.`,
            "Si vous ne le souhaitez pas, résiliez d’ici là sous « Abrechnung ». Il n’y aura aucun frais.",
            ...(lacksAddress ? ["L’adresse de votre entreprise manque encore sur vos factures. Vous l’indiquez sous « Abrechnung »."] : []),
          ]
        : [
            `Votre période d’essai se termine le ${trialEnd}. Rien n’est débité.`,
            "Pour continuer à modifier canaux, personnes et paramètres, veuillez choisir une offre. Les signalements continuent d’arriver dans tous les cas.",
          ],
    link: "Ouvrir la facturation",
  },
  "trial-over": {
    subject: () => "Votre période d’essai est terminée",
    text: ({ trialEnd }) => [
      `Votre période d’essai s’est terminée le ${trialEnd}. Rien n’a été débité.`,
      "Les signalements continuent d’arriver, et vous pouvez les lire et y répondre. Pour modifier de nouveau canaux, personnes et paramètres, veuillez choisir une offre.",
    ],
    link: "Choisir une offre",
  },
  "card-expiring": {
    subject: () => "Votre carte arrive à expiration",
    text: ({ card, nextCharge }) => [
      `Cette carte paie votre offre : ${card}. Le prochain prélèvement a lieu le ${nextCharge}.`,
      "Veuillez indiquer à temps une autre carte sous « Abrechnung », pour qu’aucun paiement n’échoue.",
    ],
    link: "Changer de carte",
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
    text: ({ amount, number, refusal, nextTry }) => [
      `La facture ${number} de ${amount} n’a pas pu être débitée.${refusal ? ` ${refusal}` : ""} Veuillez la payer sous « Abrechnung », ou y indiquer une autre carte.`,
      nextTry
        ? `Sinon, nous réessayons de nous-mêmes le ${nextTry}. Si la dernière tentative échoue aussi, votre offre prend fin.`
        : "Nous ne réessayons pas de nous-mêmes. Si la facture reste ouverte, votre offre prend fin.",
      "Tant qu’elle n’est pas payée, ce qui nécessite une offre reste bloqué. Votre canal de signalement reste ouvert dans tous les cas : signalements et messages continuent d’arriver, et vous pouvez les lire et y répondre.",
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
  lapsed: {
    subject: () => "Votre abonnement a pris fin",
    text: ({ plan, periodEnd }) => [
      `Votre offre ${plan} a pris fin le ${periodEnd} parce qu’une facture n’a pas été payée. Plus rien ne sera débité.`,
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
};
