import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Ein Zugang wartet auf Ihre Freigabe",
    text: [
      "Eine Person aus Ihrem Unternehmen kann sich anmelden, aber noch keine Meldungen lesen. Ihr Zugang wartet auf eine Freigabe.",
      "Bitte vergleichen Sie vor der Freigabe den Fingerabdruck, am besten persönlich oder am Telefon.",
    ],
    link: "Zugang ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie Zugänge Ihres Unternehmens freigeben können.",
  },
  English: {
    subject: "An access is waiting for your approval",
    text: [
      "Somebody in your company can sign in but cannot read reports yet. Their access is waiting for approval.",
      "Please compare the fingerprint before you approve, ideally in person or by telephone.",
    ],
    link: "View access",
    reason: "You receive this e-mail because you can approve access for your company.",
  },
  Français: {
    subject: "Un accès attend votre autorisation",
    text: [
      "Une personne de votre entreprise peut se connecter, mais pas encore lire les signalements. Son accès attend une autorisation.",
      "Avant de l’autoriser, veuillez comparer l’empreinte, de préférence en personne ou par téléphone.",
    ],
    link: "Voir l’accès",
    reason: "Vous recevez ce courriel parce que vous pouvez autoriser les accès de votre entreprise.",
  },
};

/** Tells a colleague who can grant that somebody has keys that nobody vouched for yet. */
export function accessWaiting(language: string, address: string): Mail {
  const { subject, text, link, reason } = wordsIn(texts, language);
  return layOut(subject, text, { label: link, address }, { language, reason });
}
