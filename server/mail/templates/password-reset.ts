import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Passwort zurücksetzen",
    text: "Für Ihr Konto bei der Hinweiszentrale wurde ein neues Passwort angefordert. Der Link gilt eine Stunde und nur einmal.",
    keys: "Halten Sie Ihren Wiederherstellungscode bereit: Mit ihm bleibt lesbar, was Sie bisher lesen konnten.",
    other: "Waren Sie das nicht, brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.",
    link: "Neues Passwort wählen",
    reason: "Sie erhalten diese E-Mail, weil für diese Adresse ein neues Passwort angefordert wurde.",
  },
  English: {
    subject: "Reset your password",
    text: "A new password was requested for your Hinweiszentrale account. The link is valid for one hour and works once.",
    keys: "Please have your recovery code at hand: with it you can still read what you could read so far.",
    other: "If this was not you, there is nothing to do. Your password stays as it is.",
    link: "Choose a new password",
    reason: "You are receiving this e-mail because a new password was requested for this address.",
  },
  Français: {
    subject: "Réinitialiser votre mot de passe",
    text: "Un nouveau mot de passe a été demandé pour votre compte Hinweiszentrale. Le lien est valable une heure et une seule fois.",
    keys: "Préparez votre code de récupération : grâce à lui, ce que vous pouviez lire reste lisible.",
    other: "Si cette demande ne vient pas de vous, vous n’avez rien à faire. Votre mot de passe reste inchangé.",
    link: "Choisir un nouveau mot de passe",
    reason: "Vous recevez ce courriel parce qu’un nouveau mot de passe a été demandé pour cette adresse.",
  },
};

/** Carries the link of a password reset, in the language of that user. */
export function passwordReset(language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  return layOut(words.subject, [words.text, words.keys, words.other], { label: words.link, address }, { language, reason: words.reason });
}
