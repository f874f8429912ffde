import { nameInMail } from "@hz/contract/people/mail-names";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: (company: string) => `Ein Gastzugang bei ${company} ist beendet`,
    text: (company: string) =>
      `Die Meldestelle von ${company} hat einen Ihrer Gastzugänge beendet. Sie können ihn ab sofort nicht mehr nutzen.`,
    duty: "Was Sie erfahren haben, bleibt vertraulich. Gespeicherte Dateien löschen oder geben Sie zurück, so wie es mit der Meldestelle vereinbart ist.",
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte.",
  },
  English: {
    subject: (company: string) => `A guest access at ${company} has ended`,
    text: (company: string) => `The reporting office of ${company} has ended one of your guest accesses. You can no longer use it.`,
    duty: "What you have learned stays confidential. Delete or return files that you have saved, as agreed with the reporting office.",
    quiet: "To protect confidentiality this e-mail carries no content.",
  },
  Français: {
    subject: (company: string) => `Un accès invité chez ${company} a pris fin`,
    text: (company: string) =>
      `Le service de signalement de ${company} a mis fin à l’un de vos accès invité. Vous ne pouvez plus l’utiliser.`,
    duty: "Ce que vous avez appris reste confidentiel. Supprimez ou restituez les fichiers enregistrés, comme convenu avec le service.",
    quiet: "Pour préserver la confidentialité, ce courriel ne contient aucun détail.",
  },
};

/** Tells a guest, in their language, that an access of theirs was ended; never to which case. */
export function guestEnded(language: string, companyName: string): Mail {
  const company = nameInMail(companyName);
  const { subject, text, duty, quiet } = wordsIn(texts, language);
  return layOut(subject(company), [text(company), duty, quiet], undefined, { language });
}
