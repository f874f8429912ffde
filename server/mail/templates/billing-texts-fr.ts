import { VAT_PERCENT } from "@hz/contract/billing/plans";
import type { BillingTexts, Said, Way } from "./billing-texts.ts";

/** When the first payment of an order is due and what follows, by how it is paid. */
const FIRST: Record<Way, (days: { debitDay: string; nextCharge: string }) => string> = {
  card: ({ nextCharge }) => `Le premier paiement est dû aujourd’hui, le suivant le ${nextCharge}`,
  debit: ({ debitDay, nextCharge }) => `Le premier prélèvement suit au plus tôt le ${debitDay}, le suivant après le ${nextCharge}`,
  transfer: ({ nextCharge }) => `Votre première facture arrive par un courriel séparé, la suivante le ${nextCharge}`,
};
const FIRST_AFTER_TRIAL: Record<Way, string> = {
  card: "Le premier prélèvement a lieu le",
  debit: "Le premier prélèvement suit après le",
  transfer: "Votre première facture arrive le",
};
const NEXT: Record<Way, string> = {
  card: "Le prochain prélèvement a lieu le",
  debit: "Le prochain prélèvement suit après le",
  transfer: "La prochaine facture arrive le",
};
/** What comes next, and how much: of an invoice that credit pays wholly nothing is taken. */
const next = ({ way, nextCharge, charge, isCovered }: Said): string =>
  `${NEXT[isCovered ? "transfer" : way]} ${nextCharge}${charge ? ` : ${charge}` : ""}.`;
/** What becomes of credit when no invoice comes any more. */
const kept = (balance: Said["balance"]): string[] =>
  balance
    ? [
        `Votre avoir s’élève à ${balance}. Après la fin de votre offre, aucune facture ne l’utilise plus : veuillez écrire au support ce qu’il doit devenir. Si vous choisissez de nouveau une offre, il est déduit en premier.`,
      ]
    : [];

/** What each mail about billing says in French. */
const LEFT_OPEN = "Ce qui est encore ouvert reste à payer. Le montant et la manière de le payer figurent sous « Abrechnung ».";

export const billingTextsFr: BillingTexts = {
  ordered: {
    subject: ({ plan }) => `Votre commande : offre ${plan}`,
    text: ({ terms, nextCharge, isTrial, way, debitDay }) => [
      "Merci. Nous confirmons votre commande :",
      terms,
      isTrial
        ? `${FIRST_AFTER_TRIAL[way]} ${nextCharge}, à la fin de votre période d’essai. Si vous résiliez d’ici là sous « Abrechnung », il n’y a aucun frais.`
        : `${FIRST[way]({ debitDay, nextCharge })}. Sous « Abrechnung », vous pouvez résilier l’offre à tout moment, pour la fin de la période payée.`,
    ],
    link: "Ouvrir la facturation",
  },
  switched: {
    subject: ({ plan }) => `Votre offre est désormais ${plan}`,
    text: (said) => [
      "Nous avons changé votre offre :",
      said.terms,
      next(said),
      ...(said.balance ? [`Votre avoir s’élève à ${said.balance}. Il est déduit des prochaines factures.`] : []),
    ],
    link: "Ouvrir la facturation",
  },
  resumed: {
    subject: () => "Votre résiliation est annulée",
    text: (said) => [
      `Votre offre ${said.plan} continue. ${next(said)}`,
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
    text: ({ amount, number, refusal, nextTry, way, isOfPlan }) =>
      isOfPlan
        ? [
            `La facture ${number} de ${amount} n’a pas pu être débitée.${refusal ? ` ${refusal}` : ""} Veuillez la payer sous « Abrechnung », ou y ${way === "card" ? "indiquer une autre carte" : "choisir un autre moyen de paiement"}.`,
            nextTry
              ? `Sinon, nous réessayons de nous-mêmes le ${nextTry}. Si la dernière tentative échoue aussi, votre offre prend fin.`
              : "Nous ne réessayons pas de nous-mêmes. Si la facture reste ouverte, votre offre prend fin.",
            "Tant qu’elle n’est pas payée, ce qui nécessite une offre reste bloqué. Votre canal de signalement reste ouvert dans tous les cas : signalements et messages continuent d’arriver, et vous pouvez les lire et y répondre.",
          ]
        : [
            `La facture ${number} n’a pas pu être débitée.${refusal ? ` ${refusal}` : ""} L’offre à laquelle elle se rapporte a pris fin. Restent ouverts ${amount} ; nous ne les débitons plus de nous-mêmes.`,
            "La manière de payer la facture figure sous « Abrechnung ». Les signalements continuent d’arriver, et vous pouvez les lire et y répondre.",
          ],
    link: "Mettre à jour le paiement",
  },
  "debit-announced": {
    subject: ({ number }) => `Annonce d’un prélèvement : facture ${number}`,
    text: ({ amount, number, paidBy, way, creditorId, debitDay }) => [
      `Nous prélevons ${amount} pour la facture ${number} ${way === "debit" ? paidBy : "par prélèvement SEPA"}. Votre compte est débité au plus tôt le ${debitDay}.${creditorId ? ` Notre identifiant créancier SEPA est ${creditorId}.` : ""}`,
      "Veuillez approvisionner votre compte d’ici là ; vous n’avez rien d’autre à faire. Votre banque confirme le paiement au bout de quelques jours. Vous recevez alors un reçu.",
    ],
    link: "Ouvrir la facturation",
  },
  "invoice-due": {
    subject: ({ number, amount }) => `Facture ${number} de ${amount}`,
    text: ({ plan, amount, number, due }) => [
      `Une nouvelle facture pour l’offre ${plan} est disponible : ${number} de ${amount}. Veuillez virer ce montant d’ici au ${due}.`,
      "La facture indique le compte et la référence du virement. Vous la trouvez aussi sous « Abrechnung ».",
    ],
    link: "Ouvrir la facture",
  },
  "invoice-overdue": {
    subject: ({ number }) => `La facture ${number} est en retard`,
    text: ({ amount, number, due }) => [
      `La facture ${number} de ${amount} était à payer d’ici au ${due}. Nous n’avons encore connaissance d’aucun paiement. Si vous venez de faire le virement, vous n’avez rien d’autre à faire.`,
      "Tant qu’elle n’est pas payée, ce qui nécessite une offre reste bloqué ; si elle reste ouverte, votre offre prend fin. Votre canal de signalement reste ouvert dans tous les cas : signalements et messages continuent d’arriver, et vous pouvez les lire et y répondre.",
    ],
    link: "Payer la facture",
  },
  cancelled: {
    subject: () => "Nous avons reçu votre résiliation",
    text: ({ plan, periodEnd, isOverdue, balance }) => [
      isOverdue
        ? `Votre offre ${plan} n’est pas renouvelée et se termine au plus tard le ${periodEnd}. La facture ouverte reste due ; tant qu’elle n’est pas payée, ce qui nécessite une offre reste bloqué. D’ici là, vous pouvez annuler la résiliation.`
        : `Votre offre ${plan} se termine le ${periodEnd}. Rien ne change d’ici là et vous pouvez annuler la résiliation.`,
      "Ensuite, vos signalements restent lisibles et les lanceurs d’alerte peuvent toujours vous joindre.",
      ...kept(balance),
    ],
    link: "Ouvrir votre page de facturation",
  },
  ended: {
    subject: () => "Votre abonnement a pris fin",
    text: ({ plan, periodEnd, isLeftOpen, balance }) => [
      `Votre offre ${plan} a pris fin le ${periodEnd}. Plus rien ne sera débité.`,
      ...(isLeftOpen ? [LEFT_OPEN] : []),
      "Les signalements continuent d’arriver, et vous pouvez les lire et y répondre. Pour revenir, choisissez simplement une offre.",
      ...kept(balance),
    ],
    link: "Choisir une offre",
  },
  lapsed: {
    subject: () => "Votre abonnement a pris fin",
    text: ({ plan, periodEnd }) => [
      `Votre offre ${plan} a pris fin le ${periodEnd} parce qu’une facture n’a pas été payée. Plus rien ne sera débité.`,
      LEFT_OPEN,
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
        ? `Votre offre ${plan} continue comme avant. L’avoir est déduit des prochaines factures ; vous ne payez de nouveau qu’ensuite. Sous « Abrechnung », vous voyez ce qu’il en reste.`
        : `Votre offre ${plan} prend toujours fin le ${periodEnd}. L’avoir sera déduit si vous annulez la résiliation sous « Abrechnung » ou si vous choisissez de nouveau une offre.`,
    ],
    link: "Ouvrir la facturation",
  },
  reason: "Vous recevez ce courriel parce que vous êtes responsable de la facturation de ce compte.",
  mailboxReason: "Vous recevez ce courriel parce que votre entreprise a indiqué cette adresse pour les factures de Hinweiszentrale.",
};
