import type { ReminderKind } from "@hz/contract/procedure/reminder-days";
import { dateIn } from "../figures.ts";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

/** How many reports wait for one thing, or are late with it, and the first of their last days. */
export type ReminderFigure = { kind: ReminderKind; isLate: boolean; count: number; first: Date };

type Line = (count: number, day: string) => string;
type Lines = Record<ReminderKind | "acknowledgementLate" | "feedbackLate" | "meetingLate", Line>;

const german: Lines = {
  acknowledgement: (count, day) =>
    count === 1
      ? `1 Meldung wartet auf die Eingangsbestätigung, bis zum ${day}.`
      : `${count} Meldungen warten auf die Eingangsbestätigung, die früheste bis zum ${day}.`,
  feedback: (count, day) =>
    count === 1
      ? `1 Meldung wartet auf die Rückmeldung, bis zum ${day}.`
      : `${count} Meldungen warten auf die Rückmeldung, die früheste bis zum ${day}.`,
  acknowledgementLate: (count, day) =>
    count === 1
      ? `1 Eingangsbestätigung ist überfällig. Sie war bis zum ${day} zu geben.`
      : `${count} Eingangsbestätigungen sind überfällig. Die älteste war bis zum ${day} zu geben.`,
  feedbackLate: (count, day) =>
    count === 1
      ? `1 Rückmeldung ist überfällig. Sie war bis zum ${day} zu geben.`
      : `${count} Rückmeldungen sind überfällig. Die älteste war bis zum ${day} zu geben.`,
  meeting: (count, day) =>
    count === 1
      ? `1 Bitte um ein persönliches Gespräch wartet auf Ihre Antwort, bis zum ${day}.`
      : `${count} Bitten um ein persönliches Gespräch warten auf Ihre Antwort, die früheste bis zum ${day}.`,
  meetingLate: (count, day) =>
    count === 1
      ? `1 Bitte um ein persönliches Gespräch ist überfällig. Sie war bis zum ${day} zu beantworten.`
      : `${count} Bitten um ein persönliches Gespräch sind überfällig. Die älteste war bis zum ${day} zu beantworten.`,
  silence: (count) =>
    count === 1
      ? "Zu 1 Meldung gab es seit mindestens 30 Tagen keinen Kontakt mit der hinweisgebenden Person."
      : `Zu ${count} Meldungen gab es seit mindestens 30 Tagen keinen Kontakt mit der hinweisgebenden Person.`,
};

const english: Lines = {
  acknowledgement: (count, day) =>
    count === 1
      ? `1 report is waiting for the confirmation of receipt, until ${day}.`
      : `${count} reports are waiting for the confirmation of receipt, the first until ${day}.`,
  feedback: (count, day) =>
    count === 1 ? `1 report is waiting for feedback, until ${day}.` : `${count} reports are waiting for feedback, the first until ${day}.`,
  acknowledgementLate: (count, day) =>
    count === 1
      ? `1 confirmation of receipt is overdue. It was to be given by ${day}.`
      : `${count} confirmations of receipt are overdue. The oldest was to be given by ${day}.`,
  feedbackLate: (count, day) =>
    count === 1
      ? `The feedback to 1 report is overdue. It was to be given by ${day}.`
      : `The feedback to ${count} reports is overdue. The oldest was to be given by ${day}.`,
  meeting: (count, day) =>
    count === 1
      ? `1 request for a meeting in person is waiting for your answer, until ${day}.`
      : `${count} requests for a meeting in person are waiting for your answer, the first until ${day}.`,
  meetingLate: (count, day) =>
    count === 1
      ? `1 request for a meeting in person is overdue. It was to be answered by ${day}.`
      : `${count} requests for a meeting in person are overdue. The oldest was to be answered by ${day}.`,
  silence: (count) =>
    `For ${count} ${count === 1 ? "report" : "reports"} there has been no contact with the reporter for at least 30 days.`,
};

const french: Lines = {
  acknowledgement: (count, day) =>
    count === 1
      ? `1 signalement attend l’accusé de réception, jusqu’au ${day}.`
      : `${count} signalements attendent l’accusé de réception, le premier jusqu’au ${day}.`,
  feedback: (count, day) =>
    count === 1
      ? `1 signalement attend le retour d’informations, jusqu’au ${day}.`
      : `${count} signalements attendent le retour d’informations, le premier jusqu’au ${day}.`,
  acknowledgementLate: (count, day) =>
    count === 1
      ? `1 accusé de réception est en retard. Il était dû au plus tard le ${day}.`
      : `${count} accusés de réception sont en retard. Le plus ancien était dû au plus tard le ${day}.`,
  feedbackLate: (count, day) =>
    count === 1
      ? `1 retour d’informations est en retard. Il était dû au plus tard le ${day}.`
      : `${count} retours d’informations sont en retard. Le plus ancien était dû au plus tard le ${day}.`,
  meeting: (count, day) =>
    count === 1
      ? `1 demande d’entretien en personne attend votre réponse, jusqu’au ${day}.`
      : `${count} demandes d’entretien en personne attendent votre réponse, la première jusqu’au ${day}.`,
  meetingLate: (count, day) =>
    count === 1
      ? `1 demande d’entretien en personne est en retard. La réponse était due au plus tard le ${day}.`
      : `${count} demandes d’entretien en personne sont en retard. La réponse à la plus ancienne était due au plus tard le ${day}.`,
  silence: (count) =>
    `Pour ${count} ${count === 1 ? "signalement" : "signalements"}, il n’y a eu aucun contact avec la personne lanceuse d’alerte depuis au moins 30 jours.`,
};

const texts = {
  Deutsch: {
    lines: german,
    subject: "Erinnerung an Fristen",
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte. Um welche Meldungen es geht, sehen Sie nach der Anmeldung.",
    link: "Fristen ansehen",
    reason:
      "Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie Meldungen Ihres Unternehmens bearbeiten. Frühe Erinnerungen können Sie in Ihrem Konto abschalten.",
  },
  English: {
    lines: english,
    subject: "Reminder of deadlines",
    quiet: "To protect confidentiality this e-mail carries no content. You will see which reports are concerned after signing in.",
    link: "View deadlines",
    reason:
      "You are receiving this e-mail once a day at the most because you handle reports for your company. Early reminders can be switched off in your account.",
  },
  Français: {
    lines: french,
    subject: "Rappel d’échéances",
    quiet:
      "Pour préserver la confidentialité, ce courriel ne contient aucun détail. Vous verrez les signalements concernés après connexion.",
    link: "Voir les échéances",
    reason:
      "Vous recevez ce courriel une fois par jour au plus parce que vous traitez les signalements de votre entreprise. Les rappels précoces peuvent être désactivés dans votre compte.",
  },
};

/** Reminds a handler of what waits: numbers and days only, never of which case. */
export function reminders(language: string, figures: readonly ReminderFigure[], address: string): Mail {
  const words = wordsIn(texts, language);
  const lines = figures.map(({ kind, isLate, count, first }) => {
    const line = isLate && kind !== "silence" ? words.lines[`${kind}Late`] : words.lines[kind];
    return line(count, dateIn(language, first));
  });
  return layOut(words.subject, [...lines, words.quiet], { label: words.link, address }, { language, reason: words.reason });
}
