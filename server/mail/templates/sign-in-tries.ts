import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

type Words = { subject: string; lines: string[]; link: string; reason: string };

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    subject: "Mehrere gescheiterte Anmeldeversuche",
    lines: [
      "Jemand hat mehrfach versucht, sich mit Ihrer E-Mail-Adresse anzumelden. Das Passwort war jedes Mal falsch.",
      "Waren Sie das selbst, ist nichts zu tun. Waren Sie es nicht, schalten Sie in Ihrem Konto den zweiten Faktor ein, falls er noch aus ist, und informieren Sie Ihre Verwaltung. Wenn Sie Ihr Passwort auch anderswo verwenden, ändern Sie es.",
    ],
    link: "Zu Ihrem Konto",
    reason: "Sie erhalten diese E-Mail höchstens einmal am Tag, damit Ihnen keine fremden Anmeldeversuche entgehen.",
  },
  English: {
    subject: "Several failed attempts to sign in",
    lines: [
      "Somebody tried several times to sign in with your e-mail address. The password was wrong each time.",
      "If this was you, there is nothing to do. If it was not, switch on the second factor in your account, if it is still off, and tell your administrators. If you use your password elsewhere, too, change it.",
    ],
    link: "Open your account",
    reason: "You are receiving this e-mail at most once a day, so that nobody else’s attempts to sign in escape you.",
  },
  Français: {
    subject: "Plusieurs tentatives de connexion échouées",
    lines: [
      "Quelqu’un a essayé plusieurs fois de se connecter avec votre adresse électronique. Le mot de passe était faux à chaque fois.",
      "Si c’était vous, il n’y a rien à faire. Sinon, activez le second facteur dans votre compte s’il ne l’est pas encore et prévenez votre administration. Si vous utilisez ce mot de passe ailleurs, modifiez-le.",
    ],
    link: "Ouvrir votre compte",
    reason: "Vous recevez ce courriel au plus une fois par jour, afin qu’aucune tentative de connexion d’autrui ne vous échappe.",
  },
};

/** Tells somebody, in their language, that their address was tried with wrong passwords; never from where. */
export function signInTries(language: string, address: string): Mail {
  const { subject, lines, link, reason } = wordsIn(texts, language);
  return layOut(subject, lines, { label: link, address }, { language, reason });
}
