import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

/** Names of departments: where a report waits for whom nobody reads, and where it is not said whether there is one. */
export type Undeliverable = { waiting: readonly string[]; silent: readonly string[] };

const texts = {
  Deutsch: {
    subject: "In einer Abteilung erreichen Meldungen niemanden",
    waiting: (name: string) =>
      `In der Abteilung „${name}“ liegt mindestens eine Meldung, die dort niemand lesen kann oder von der niemand per E-Mail erfährt. Gesetzliche Fristen können laufen.`,
    silent: (name: string) => `In der Abteilung „${name}“ kann niemand Meldungen lesen. Ob eine Meldung da ist, sagt diese E-Mail nicht.`,
    mend: "Bitte nehmen Sie eine Person mit der Berechtigung „Meldungen“ in die Abteilung auf, geben Sie einen wartenden Zugang frei, oder prüfen Sie die E-Mail-Adressen der Personen dort.",
    ask: "Bitte veranlassen Sie, dass eine Person mit der Berechtigung „Meldungen“ in die Abteilung aufgenommen, ein wartender Zugang freigegeben wird oder die E-Mail-Adressen der Personen dort geprüft werden.",
    where: "Wie es in jeder Abteilung steht, zeigt die Betriebsbereitschaft.",
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte.",
    departments: "Abteilungen ansehen",
    readiness: "Betriebsbereitschaft ansehen",
    reason: "Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie Benutzer oder Einstellungen Ihres Unternehmens verwalten.",
  },
  English: {
    subject: "Reports reach nobody in a department",
    waiting: (name: string) =>
      `In the department “${name}” there is at least one report that nobody there can read or is told of by e-mail. Deadlines of the law may be running.`,
    silent: (name: string) => `In the department “${name}” nobody can read reports. This e-mail does not say whether there is a report.`,
    mend: "Please add somebody with the permission “Meldungen” to the department, approve access that is waiting, or check the e-mail addresses of the people there.",
    ask: "Please see to it that somebody with the permission “Meldungen” is added to the department, that waiting access is approved, or that the e-mail addresses of the people there are checked.",
    where: "Operational readiness shows how each department is doing.",
    quiet: "To protect confidentiality this e-mail carries no content.",
    departments: "View departments",
    readiness: "View operational readiness",
    reason: "You are receiving this e-mail once a day at the most because you manage users or settings of your company.",
  },
  Français: {
    subject: "Dans un service, les signalements ne parviennent à personne",
    waiting: (name: string) =>
      `Dans le service « ${name} », au moins un signalement ne peut être lu par personne ou n’est annoncé à personne par courriel. Des délais légaux peuvent courir.`,
    silent: (name: string) =>
      `Dans le service « ${name} », personne ne peut lire les signalements. Ce courriel ne dit pas s’il y a un signalement.`,
    mend: "Veuillez ajouter au service une personne disposant de l’autorisation « Meldungen », autoriser un accès en attente ou vérifier les adresses électroniques des personnes du service.",
    ask: "Veuillez faire en sorte qu’une personne disposant de l’autorisation « Meldungen » soit ajoutée au service, qu’un accès en attente soit autorisé ou que les adresses électroniques des personnes du service soient vérifiées.",
    where: "L’état de préparation montre la situation de chaque service.",
    quiet: "Pour préserver la confidentialité, ce courriel ne contient aucun détail.",
    departments: "Voir les services",
    readiness: "Voir l’état de préparation",
    reason:
      "Vous recevez ce courriel une fois par jour au plus parce que vous gérez les utilisateurs ou les paramètres de votre entreprise.",
  },
};

/**
 * Tells an administrator in which departments nobody reads; never of which case, nor of how many. Who cannot mend it there is
 * asked to have it mended; the address is that of the departments or of the readiness.
 */
export function undeliverable(
  language: string,
  { waiting, silent }: Undeliverable,
  { canMend, address }: { canMend: boolean; address: string },
): Mail {
  const words = wordsIn(texts, language);
  const lines = [...waiting.map(words.waiting), ...silent.map(words.silent)];
  const request = `${canMend ? words.mend : words.ask} ${words.where}`;
  const label = canMend ? words.departments : words.readiness;
  return layOut(words.subject, [...lines, request, words.quiet], { label, address }, { language, reason: words.reason });
}
