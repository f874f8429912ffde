import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Der Vertrag zur Auftragsverarbeitung hat sich geändert",
    text: "Der Vertrag zur Auftragsverarbeitung (Artikel 28 DSGVO), den {company} mit dem Betreiber der Hinweiszentrale geschlossen hat, lautet heute anders. Das kann am Betreiber liegen, an einer neuen Version der Software oder an Ihren Firmendaten.",
    what: "Bitte lesen Sie die neue Fassung und schließen Sie sie, wenn Sie einverstanden sind. Die Seite nennt die Abschnitte, die sich unterscheiden. Bis dahin gilt die Fassung, die zuletzt geschlossen wurde.",
    link: "Zum Vertrag",
    reason: "Sie erhalten diese E-Mail einmal je Fassung, weil Sie den Vertrag für Ihr Unternehmen schließen können.",
  },
  English: {
    subject: "The data processing agreement has changed",
    text: "The data processing agreement (Article 28 GDPR) that {company} has concluded with the operator of Hinweiszentrale has a different text today. The reason may be the operator, a new version of the software, or your company details.",
    what: "Please read the new version and conclude it if you agree. The page names the sections that differ. Until then the version that was concluded last remains in force. The agreement itself is in German.",
    link: "Open the agreement",
    reason: "You are receiving this e-mail once for each version because you can conclude the agreement for your company.",
  },
  Français: {
    subject: "Le contrat de sous-traitance des données a changé",
    text: "Le contrat de sous-traitance des données (article 28 du RGPD) que {company} a conclu avec l’exploitant de la Hinweiszentrale a aujourd’hui un texte différent. Cela peut venir de l’exploitant, d’une nouvelle version du logiciel ou des données de votre entreprise.",
    what: "Veuillez lire la nouvelle version et la conclure si vous êtes d’accord. La page indique les sections qui diffèrent. D’ici là, la dernière version conclue reste applicable. Le contrat lui-même est en allemand.",
    link: "Ouvrir le contrat",
    reason: "Vous recevez ce courriel une fois par version parce que vous pouvez conclure le contrat pour votre entreprise.",
  },
};

/** Tells somebody who may conclude the agreement on processing, in their language, that it says something else than what counts. */
export function agreementChanged(language: string, company: string, address: string): Mail {
  const { subject, text, what, link, reason } = wordsIn(texts, language);
  return layOut(subject, [text.replace("{company}", () => company), what], { label: link, address }, { language, reason });
}
