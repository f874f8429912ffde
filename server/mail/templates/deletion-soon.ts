import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Aufzeichnungen stehen zur Löschung an",
    text: "In den nächsten Wochen endet für Aufzeichnungen Ihrer Meldestelle die Aufbewahrung, eine fällige Löschung wartet auf Sie, oder eine Aufbewahrungssperre ist zu prüfen.",
    what: "Bitte sehen Sie die Liste durch. Was länger gebraucht wird, sperren Sie dort mit einem Grund. Alles andere wird nach Ablauf der Frist gelöscht (§ 11 Abs. 5 HinSchG).",
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte.",
    link: "Zur Löschliste",
    reason: "Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie Meldungen Ihres Unternehmens bearbeiten.",
  },
  English: {
    subject: "Records are due for deletion",
    text: "In the coming weeks the retention of records of your reporting office ends, a deletion that is due waits for you, or a legal hold is due for review.",
    what: "Please go through the list. What is needed for longer can be put on hold there, with a reason. Everything else will be deleted when its time is over (section 11 (5) HinSchG).",
    quiet: "To protect confidentiality this e-mail carries no content.",
    link: "Open the list",
    reason: "You are receiving this e-mail once a day at most because you handle reports for your company.",
  },
  Français: {
    subject: "Des dossiers arrivent à échéance de suppression",
    text: "Dans les prochaines semaines, la conservation de dossiers de votre service de signalement prend fin, une suppression échue attend votre intervention, ou un gel de suppression est à réexaminer.",
    what: "Veuillez parcourir la liste. Ce qui reste nécessaire peut y être gelé, avec un motif. Tout le reste sera supprimé à l’échéance (article 11, paragraphe 5 HinSchG).",
    quiet: "Pour préserver la confidentialité, ce courriel ne contient aucun détail.",
    link: "Ouvrir la liste",
    reason: "Vous recevez ce courriel au plus une fois par jour parce que vous traitez les signalements de votre entreprise.",
  },
};

/** Tells somebody, in their language, that records will be deleted soon waits for them or a hold is due for review; never which. */
export function deletionSoon(language: string, address: string): Mail {
  const { subject, text, what, quiet, link, reason } = wordsIn(texts, language);
  return layOut(subject, [text, what, quiet], { label: link, address }, { language, reason });
}
