import { dateIn } from "../figures.ts";
import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const DELETION_MAILS = ["deletion-planned", "deletion-soon", "deletion-withdrawn"] as const;
export type DeletionMail = (typeof DELETION_MAILS)[number];

export type DeletionFacts = {
  company: string;
  /** Null where none is planned any more. */
  due: Date | null;
  /** Where an objection goes. */
  support: string;
};

/** The facts as words of one language. */
type Said = { company: string; due: string; support: string };
type Words = { subject: (said: Said) => string; text: (said: Said) => string[]; link: string };

const texts: Record<MailLanguage, Record<DeletionMail, Words> & { reason: string }> = {
  Deutsch: {
    "deletion-planned": {
      subject: ({ due }) => `Ihr Konto wird am ${due} gelöscht`,
      text: ({ company, due, support }) => [
        `Am ${due} löschen wir das Konto ${company} mit allen Meldungen, Dateien, Personen und Einstellungen, weil Ihr Unternehmen es verlangt hat oder weil es keinen Plan mehr hat. Danach kann es niemand wiederherstellen, auch wir nicht.`,
        "Bis dahin kommen Meldungen weiter an, und Sie können sie lesen und beantworten. Ein laufendes Abonnement ist beendet, es wird nichts mehr abgebucht.",
        "Bitte sichern Sie vorher, was Sie aufbewahren müssen: nach § 11 HinSchG in der Regel drei Jahre ab dem Abschluss einer Meldung.",
        `Soll das Konto bleiben, schreiben Sie uns bis dahin an ${support}.`,
      ],
      link: "Zum Konto",
    },
    "deletion-soon": {
      subject: ({ due }) => `Erinnerung: Ihr Konto wird am ${due} gelöscht`,
      text: ({ company, due, support }) => [
        `In wenigen Tagen, am ${due}, löschen wir das Konto ${company} mit allem, was darin ist. Danach kann es niemand wiederherstellen.`,
        "Haben Sie gesichert, was Sie aufbewahren müssen? Bis dahin können Sie alles lesen.",
        `Soll das Konto bleiben, schreiben Sie uns bitte noch heute an ${support}.`,
      ],
      link: "Zum Konto",
    },
    "deletion-withdrawn": {
      subject: () => "Ihr Konto wird nicht gelöscht",
      text: ({ company, support }) => [
        `Die geplante Löschung des Kontos ${company} ist zurückgenommen. Es wurde nichts gelöscht.`,
        "Ein Abonnement, das dafür beendet wurde, beginnt nicht von selbst wieder. Unter „Abrechnung“ wählen Sie bei Bedarf einen Plan.",
        `Haben Sie Fragen, schreiben Sie uns an ${support}.`,
      ],
      link: "Zur Abrechnung",
    },
    reason: "Sie erhalten diese E-Mail, weil Sie für dieses Konto zuständig sind.",
  },
  English: {
    "deletion-planned": {
      subject: ({ due }) => `Your account will be deleted on ${due}`,
      text: ({ company, due, support }) => [
        `On ${due} we will delete the account ${company} with all reports, files, people and settings, because your company has asked for it or because it no longer has a plan. After that nobody can restore it, not even we.`,
        "Until then reports keep arriving, and you can read and answer them. A running subscription has ended, nothing more is charged.",
        "Please save beforehand what you have to keep: under section 11 HinSchG usually three years from the closing of a report.",
        `If the account shall stay, please write to us at ${support} before then.`,
      ],
      link: "Open the account",
    },
    "deletion-soon": {
      subject: ({ due }) => `Reminder: your account will be deleted on ${due}`,
      text: ({ company, due, support }) => [
        `In a few days, on ${due}, we will delete the account ${company} with everything in it. After that nobody can restore it.`,
        "Have you saved what you have to keep? Until then you can read everything.",
        `If the account shall stay, please write to us today at ${support}.`,
      ],
      link: "Open the account",
    },
    "deletion-withdrawn": {
      subject: () => "Your account will not be deleted",
      text: ({ company, support }) => [
        `The planned deletion of the account ${company} has been withdrawn. Nothing was deleted.`,
        "A subscription that was ended for it does not begin again by itself. Choose a plan under “Abrechnung” if you need one.",
        `If you have questions, write to us at ${support}.`,
      ],
      link: "Open billing",
    },
    reason: "You are receiving this e-mail because you are in charge of this account.",
  },
  Français: {
    "deletion-planned": {
      subject: ({ due }) => `Votre compte sera supprimé le ${due}`,
      text: ({ company, due, support }) => [
        `Le ${due}, nous supprimerons le compte ${company} avec tous les signalements, fichiers, personnes et paramètres, parce que votre entreprise l’a demandé ou parce qu’elle n’a plus d’offre. Ensuite, personne ne pourra le rétablir, pas même nous.`,
        "D’ici là, les signalements continuent d’arriver, et vous pouvez les lire et y répondre. Un abonnement en cours a pris fin, plus rien ne sera débité.",
        "Veuillez sauvegarder auparavant ce que vous devez conserver : selon l’article 11 HinSchG, en règle générale trois ans après la clôture d’un signalement.",
        `Si le compte doit rester, écrivez-nous d’ici là à ${support}.`,
      ],
      link: "Ouvrir le compte",
    },
    "deletion-soon": {
      subject: ({ due }) => `Rappel : votre compte sera supprimé le ${due}`,
      text: ({ company, due, support }) => [
        `Dans quelques jours, le ${due}, nous supprimerons le compte ${company} avec tout ce qu’il contient. Ensuite, personne ne pourra le rétablir.`,
        "Avez-vous sauvegardé ce que vous devez conserver ? D’ici là, vous pouvez tout lire.",
        `Si le compte doit rester, veuillez nous écrire dès aujourd’hui à ${support}.`,
      ],
      link: "Ouvrir le compte",
    },
    "deletion-withdrawn": {
      subject: () => "Votre compte ne sera pas supprimé",
      text: ({ company, support }) => [
        `La suppression prévue du compte ${company} est annulée. Rien n’a été supprimé.`,
        "Un abonnement résilié à cette occasion ne reprend pas de lui-même. Si besoin, choisissez une offre sous « Abrechnung ».",
        `Pour toute question, écrivez-nous à ${support}.`,
      ],
      link: "Ouvrir la facturation",
    },
    reason: "Vous recevez ce courriel parce que vous êtes responsable de ce compte.",
  },
};

/** Tells whoever answers for an account, in their language, that it will be deleted, soon, or not after all. */
export function accountDeletion(
  kind: DeletionMail,
  language: string,
  facts: DeletionFacts,
  addresses: { app: string; billing: string },
): Mail {
  const { [kind]: words, reason } = wordsIn(texts, language);
  const said: Said = { ...facts, due: facts.due ? dateIn(language, facts.due) : "–" };
  const address = kind === "deletion-withdrawn" ? addresses.billing : addresses.app;
  return layOut(words.subject(said), words.text(said), { label: words.link, address }, { language, reason });
}
