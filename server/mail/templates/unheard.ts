import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

/** Names of departments: where a report waits for whom nobody reads, and where it is not said whether there is one. */
export type Unheard = { waiting: readonly string[]; silent: readonly string[] };

const texts = {
  Deutsch: {
    subject: "In einer Abteilung kann niemand Meldungen lesen",
    waiting: (name: string) =>
      `In der Abteilung „${name}“ liegt mindestens eine Meldung, die dort niemand lesen kann oder von der niemand per E-Mail erfährt. Eine gesetzliche Frist läuft.`,
    silent: (name: string) => `In der Abteilung „${name}“ kann niemand Meldungen lesen. Ob eine Meldung da ist, sagt diese E-Mail nicht.`,
    what: "Bitte nehmen Sie eine Person mit der Berechtigung „Meldungen“ in die Abteilung auf, oder geben Sie einen wartenden Zugang frei. Wie es in jeder Abteilung steht, zeigt die Betriebsbereitschaft.",
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte.",
    link: "Abteilungen ansehen",
    reason: "Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie Benutzer oder Einstellungen Ihres Unternehmens verwalten.",
  },
  English: {
    subject: "Nobody can read reports in a department",
    waiting: (name: string) =>
      `In the department “${name}” there is at least one report that nobody there can read or is told of by e-mail. A deadline of the law is running.`,
    silent: (name: string) => `In the department “${name}” nobody can read reports. This e-mail does not say whether there is a report.`,
    what: "Please add somebody with the permission “Meldungen” to the department, or approve access that is waiting. Operational readiness shows how each department is doing.",
    quiet: "To protect confidentiality this e-mail carries no content.",
    link: "View departments",
    reason: "You are receiving this e-mail once a day at the most because you manage users or settings of your company.",
  },
  Français: {
    subject: "Personne ne peut lire les signalements d’un service",
    waiting: (name: string) =>
      `Dans le service « ${name} », au moins un signalement ne peut être lu par personne ou n’est annoncé à personne par courriel. Un délai légal court.`,
    silent: (name: string) =>
      `Dans le service « ${name} », personne ne peut lire les signalements. Ce courriel ne dit pas s’il y a un signalement.`,
    what: "Veuillez ajouter au service une personne disposant de l’autorisation « Meldungen », ou autoriser un accès en attente. L’état de préparation montre la situation de chaque service.",
    quiet: "Pour préserver la confidentialité, ce courriel ne contient aucun détail.",
    link: "Voir les services",
    reason:
      "Vous recevez ce courriel une fois par jour au plus parce que vous gérez les utilisateurs ou les paramètres de votre entreprise.",
  },
};

/** Tells an administrator in which departments nobody reads; never of which case, nor of how many. */
export function unheard(language: string, { waiting, silent }: Unheard, address: string): Mail {
  const words = wordsIn(texts, language);
  const lines = [...waiting.map(words.waiting), ...silent.map(words.silent)];
  return layOut(words.subject, [...lines, words.what, words.quiet], { label: words.link, address }, { language, reason: words.reason });
}
