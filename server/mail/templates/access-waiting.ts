import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";
import { compareFirst } from "./compare-first.ts";

const texts = {
  Deutsch: {
    subject: "Ein Zugang wartet auf Ihre Freigabe",
    text: [
      "Eine Person aus Ihrem Unternehmen wartet auf eine Freigabe, die Sie geben können. Wer es ist, steht nach der Anmeldung oben auf der Seite, solange die Freigabe aussteht.",
      "Hat noch niemand die Schlüssel dieser Person bestätigt, vergleichen Sie bitte vor der Freigabe den Fingerabdruck, am besten persönlich oder am Telefon. Ob das nötig ist, steht im Fenster der Freigabe.",
    ],
    link: "Zugang ansehen",
    reason: "Sie erhalten diese E-Mail, weil Sie Zugänge Ihres Unternehmens freigeben können.",
  },
  English: {
    subject: "Somebody is waiting for your approval",
    text: [
      "Somebody in your company is waiting for an approval that you can give. After you sign in, the top of the page says who it is, as long as the approval is outstanding.",
      "If nobody has confirmed this person’s keys yet, please compare the fingerprint before you approve, ideally in person or by telephone. The approval dialog says whether this is needed.",
    ],
    link: "View access",
    reason: "You are receiving this e-mail because you can approve access for your company.",
  },
  Français: {
    subject: "Un accès attend votre autorisation",
    text: [
      "Une personne de votre entreprise attend une autorisation que vous pouvez donner. Après la connexion, son nom figure en haut de la page tant que l’autorisation n’a pas été donnée.",
      "Si personne n’a encore confirmé les clés de cette personne, veuillez comparer l’empreinte avant de l’autoriser, de préférence en personne ou par téléphone. La fenêtre d’autorisation indique si cela est nécessaire.",
    ],
    link: "Voir l’accès",
    reason: "Vous recevez ce courriel parce que vous pouvez autoriser les accès de votre entreprise.",
  },
};

/** Tells a colleague who can grant that somebody waits for keys, or for somebody to vouch for theirs. */
export function accessWaiting(language: string, address: string, isCompared: boolean): Mail {
  const { subject, text, link, reason } = wordsIn(texts, language);
  return layOut(subject, [...text, ...compareFirst(language, isCompared)], { label: link, address }, { language, reason });
}
