import { wordsIn } from "@hz/contract/languages";
import { momentIn } from "../figures.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Der Vertrag zur Auftragsverarbeitung ist geschlossen",
    text: "Sie haben den Vertrag zur Auftragsverarbeitung (Artikel 28 DSGVO) zwischen {company} und dem Betreiber der Hinweiszentrale geschlossen: am {at}, in der Fassung {version}.",
    where:
      "Den Wortlaut, wie er geschlossen wurde, finden Sie auf der Seite „Auftragsverarbeitung“ unter „Geschlossene Fassungen“, auch als PDF für Ihre Unterlagen. Ändert sich der Text später, erfahren es alle, die ihn schließen können; bis dahin gilt diese Fassung.",
    link: "Zum Vertrag und zum PDF",
    reason:
      "Sie erhalten diese E-Mail als Beleg, weil der Vertrag mit Ihrem Zugang geschlossen wurde. Waren Sie das nicht, ändern Sie bitte Ihr Passwort.",
  },
  English: {
    subject: "The data processing agreement is concluded",
    text: "You have concluded the data processing agreement (Article 28 GDPR) between {company} and the operator of Hinweiszentrale: on {at}, in the version {version}.",
    where:
      "The text as it was concluded is on the page “Auftragsverarbeitung” under “Geschlossene Fassungen”, also as a PDF for your records. If the text changes later, everybody who can conclude it is told; until then this version is in force. The agreement itself is in German.",
    link: "Open the agreement and its PDF",
    reason:
      "You are receiving this e-mail as a record because the agreement was concluded with your account. If that was not you, please change your password.",
  },
  Français: {
    subject: "Le contrat de sous-traitance des données est conclu",
    text: "Vous avez conclu le contrat de sous-traitance des données (article 28 du RGPD) entre {company} et l’exploitant de la Hinweiszentrale : le {at}, dans la version {version}.",
    where:
      "Le texte tel qu’il a été conclu se trouve sur la page « Auftragsverarbeitung », sous « Geschlossene Fassungen », également en PDF pour vos dossiers. Si le texte change plus tard, toutes les personnes qui peuvent le conclure en sont informées ; d’ici là, cette version est applicable. Le contrat lui-même est en allemand.",
    link: "Ouvrir le contrat et son PDF",
    reason:
      "Vous recevez ce courriel à titre de preuve parce que le contrat a été conclu avec votre accès. Si ce n’était pas vous, veuillez changer votre mot de passe.",
  },
};

type Concluded = { company: string; at: Date; version: string };

/** To whoever concluded the agreement on processing, in their language: when, in which version, and where its words are. */
export function agreementConcluded(language: string, { company, at, version }: Concluded, address: string): Mail {
  const { subject, text, where, link, reason } = wordsIn(texts, language);
  const said: Record<string, string> = { company, at: momentIn(language, at), version };
  return layOut(
    subject,
    [text.replace(/\{(\w+)\}/g, (_, name: string) => said[name]!), where],
    { label: link, address },
    { language, reason },
  );
}
