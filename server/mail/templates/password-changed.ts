import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Passwort wurde geändert",
    text: "Das Passwort Ihres Kontos bei der Hinweiszentrale wurde geändert. Alle Sitzungen auf allen Geräten sind beendet.",
    other: "Waren Sie das nicht, fordern Sie bitte sofort ein neues Passwort an und sagen Sie es der Verwaltung Ihrer Meldestelle.",
    link: "Passwort zurücksetzen",
    reason: "Sie erhalten diese E-Mail, damit Ihnen keine Änderung an Ihrem Zugang entgeht.",
  },
  English: {
    subject: "Your password was changed",
    text: "The password of your Hinweiszentrale account was changed. All sessions on all devices have ended.",
    other: "If this was not you, please request a new password at once and tell the people who manage your reporting office.",
    link: "Reset password",
    reason: "You receive this e-mail so that no change to your access escapes you.",
  },
  Français: {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte Hinweiszentrale a été modifié. Toutes les sessions sur tous les appareils sont terminées.",
    other: "Si ce n’était pas vous, demandez immédiatement un nouveau mot de passe et prévenez l’administration de votre service.",
    link: "Réinitialiser le mot de passe",
    reason: "Vous recevez ce courriel afin qu’aucune modification de votre accès ne vous échappe.",
  },
};

/** Tells a user, in the language of that user, that the password was changed; `address` is where a new one can be asked for. */
export function passwordChanged(language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  return layOut(words.subject, [words.text, words.other], { label: words.link, address }, { language, reason: words.reason });
}
