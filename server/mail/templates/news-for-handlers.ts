import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    report: { subject: "Neue Meldung eingegangen", text: "In Ihrer Meldestelle ist eine neue Meldung eingegangen." },
    message: { subject: "Neue Nachricht zu einer Meldung", text: "Zu einer Meldung in Ihrer Meldestelle gibt es eine neue Nachricht." },
    quiet: "Diese E-Mail enthält aus Gründen der Vertraulichkeit keine Inhalte. Bitte melden Sie sich an, um weiterzulesen.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, weil Sie Meldungen Ihres Unternehmens bearbeiten.",
  },
  English: {
    report: { subject: "New report received", text: "Your reporting office has received a new report." },
    message: { subject: "New message about a report", text: "There is a new message about a report in your reporting office." },
    quiet: "To protect confidentiality this e-mail carries no content. Please sign in to read on.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail because you handle reports for your company.",
  },
  Français: {
    report: { subject: "Nouveau signalement reçu", text: "Votre service de signalement a reçu un nouveau signalement." },
    message: { subject: "Nouveau message concernant un signalement", text: "Un signalement de votre service a reçu un nouveau message." },
    quiet: "Pour préserver la confidentialité, ce courriel ne contient aucun détail. Veuillez vous connecter pour lire la suite.",
    link: "Ouvrir Hinweiszentrale",
    reason: "Vous recevez ce courriel parce que vous traitez les signalements de votre entreprise.",
  },
};

/** Tells a handler, in the language of that user, that there is news; never what, and never of which case. */
export function newsForHandlers(news: "report" | "message", language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const { subject, text } = words[news];
  return layOut(subject, [text, words.quiet], { label: words.link, address }, { language, reason: words.reason });
}
