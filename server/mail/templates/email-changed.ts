import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Ihre E-Mail-Adresse wurde geändert",
    text: [
      "Ihr Konto bei der Hinweiszentrale hat jetzt eine andere E-Mail-Adresse. Mit dieser hier können Sie sich nicht mehr anmelden.",
      "Waren Sie das nicht? Dann wenden Sie sich bitte sofort an die Verwaltung Ihres Unternehmens.",
    ],
    reason: "Diese E-Mail geht zur Sicherheit an Ihre bisherige Adresse. Weitere folgen nicht.",
  },
  English: {
    subject: "Your e-mail address was changed",
    text: [
      "Your account at Hinweiszentrale now has another e-mail address. You can no longer sign in with this one.",
      "Was it not you? Then please contact your company’s administrators at once.",
    ],
    reason: "For your security this e-mail goes to your previous address. It is the last one.",
  },
  Français: {
    subject: "Votre adresse e-mail a été modifiée",
    text: [
      "Votre compte Hinweiszentrale a désormais une autre adresse e-mail. Vous ne pouvez plus vous connecter avec celle-ci.",
      "Ce n’était pas vous ? Alors contactez immédiatement l’administration de votre entreprise.",
    ],
    reason: "Par sécurité, ce courriel est envoyé à votre ancienne adresse. C’est le dernier.",
  },
};

/** To the old address: tells that it was replaced, without the new one. */
export function emailChanged(language: string): Mail {
  const { subject, text, reason } = wordsIn(texts, language);
  return layOut(subject, text, undefined, { language, reason });
}
