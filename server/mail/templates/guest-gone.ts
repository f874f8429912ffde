import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Einem Gast wurde der Zugang zu einem Fall genommen",
    text: "In der Benutzerverwaltung der Hinweiszentrale wurde ein Gast gelöscht oder deaktiviert oder die Einladung eines Gasts zurückgezogen. Der Gast sollte einen Fall Ihrer Abteilung lesen und kann es nun nicht mehr.",
    next: "Nach der Anmeldung zeigt der Verlauf des Falls, um wen es geht und wer es war. War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und laden Sie den Gast im Fall neu ein.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, damit niemand unbemerkt entscheidet, wer Meldungen liest.",
  },
  English: {
    subject: "A guest has lost access to a case",
    text: "In the list of users of Hinweiszentrale a guest was deleted or deactivated, or their invitation was withdrawn. The guest was to read a case of your department, and can no longer do so.",
    next: "After signing in, the history of the case shows whom it is about and who did it. Was this not agreed? Then talk to your colleagues and invite the guest again in the case.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail so that nobody decides unnoticed who reads reports.",
  },
  Français: {
    subject: "Un invité n’a plus accès à un dossier",
    text: "Dans la gestion des utilisateurs de la Hinweiszentrale, un invité a été supprimé ou désactivé, ou son invitation a été retirée. Cette personne devait lire un dossier de votre service et ne le peut plus.",
    next: "Après connexion, l’historique du dossier indique qui est concerné et qui l’a fait. Ce n’était pas convenu ? Parlez-en à vos collègues et invitez de nouveau la personne dans le dossier.",
    link: "Ouvrir la Hinweiszentrale",
    reason: "Vous recevez ce courriel afin que personne ne décide à l’insu des autres qui lit les signalements.",
  },
};

/** Tells somebody who handles a guest's case, in their language, that others ended the guest's access; never of which case or guest. */
export function guestGone(language: string, address: string): Mail {
  const { subject, text, next, link, reason } = wordsIn(texts, language);
  return layOut(subject, [text, next], { label: link, address }, { language, reason });
}
