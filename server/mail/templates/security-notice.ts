import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const SECURITY_NOTICES = [
  "password-changed",
  "password-reset",
  "factor-on",
  "factor-off",
  "codes-renewed",
  "passkey-added",
  "passkey-removed",
  "recovery-renewed",
] as const;
export type SecurityNotice = (typeof SECURITY_NOTICES)[number];

type Words = {
  notices: Record<SecurityNotice, { subject: string; text: string; link?: string; notYou?: string }>;
  notYou: string;
  link: string;
  reason: string;
};

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    notices: {
      "password-changed": {
        subject: "Ihr Passwort wurde geändert",
        text: "Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen sind beendet.",
        notYou: "Waren Sie das nicht? Dann fordern Sie sofort ein neues Passwort an und informieren Sie Ihre Verwaltung.",
        link: "Passwort zurücksetzen",
      },
      "password-reset": {
        subject: "Ihr Passwort wurde geändert",
        text: "Das Passwort Ihres Kontos wurde geändert. Alle Sitzungen sind beendet.",
        notYou: "Waren Sie das nicht? Dann fordern Sie sofort ein neues Passwort an und informieren Sie Ihre Verwaltung.",
        link: "Passwort zurücksetzen",
      },
      "factor-on": {
        subject: "Zweiter Faktor eingeschaltet",
        text: "Für Ihr Konto wurde der zweite Faktor eingeschaltet. Beim Anmelden wird nun auch ein Code verlangt.",
      },
      "factor-off": {
        subject: "Zweiter Faktor ausgeschaltet",
        text: "Für Ihr Konto wurde der zweite Faktor ausgeschaltet. Zum Anmelden genügt nun das Passwort.",
      },
      "codes-renewed": {
        subject: "Neue Ersatzcodes erzeugt",
        text: "Für den zweiten Faktor Ihres Kontos wurden neue Ersatzcodes erzeugt. Die alten gelten nicht mehr.",
      },
      "passkey-added": { subject: "Passkey hinzugefügt", text: "Ihrem Konto wurde ein Passkey hinzugefügt." },
      "passkey-removed": { subject: "Passkey entfernt", text: "Aus Ihrem Konto wurde ein Passkey entfernt." },
      "recovery-renewed": {
        subject: "Neuer Wiederherstellungscode",
        text: "Für Ihr Konto wurde ein neuer Wiederherstellungscode bestätigt. Der alte öffnet nichts mehr.",
      },
    },
    notYou: "Waren Sie das nicht? Dann ändern Sie sofort Ihr Passwort, beenden Sie alle Sitzungen und informieren Sie Ihre Verwaltung.",
    link: "Zu Ihrem Konto",
    reason: "Sie erhalten diese E-Mail, damit Ihnen keine Änderung an Ihrem Zugang entgeht.",
  },
  English: {
    notices: {
      "password-changed": {
        subject: "Your password was changed",
        text: "The password of your account was changed. All other sessions have ended.",
        notYou: "Was this not you? Then request a new password at once and tell your administrators.",
        link: "Reset password",
      },
      "password-reset": {
        subject: "Your password was changed",
        text: "The password of your account was changed. All sessions have ended.",
        notYou: "Was this not you? Then request a new password at once and tell your administrators.",
        link: "Reset password",
      },
      "factor-on": {
        subject: "Second factor switched on",
        text: "The second factor was switched on for your account. Signing in now also asks for a code.",
      },
      "factor-off": {
        subject: "Second factor switched off",
        text: "The second factor was switched off for your account. The password is now enough to sign in.",
      },
      "codes-renewed": {
        subject: "New backup codes",
        text: "New backup codes were created for the second factor of your account. The old ones no longer work.",
      },
      "passkey-added": { subject: "Passkey added", text: "A passkey was added to your account." },
      "passkey-removed": { subject: "Passkey removed", text: "A passkey was removed from your account." },
      "recovery-renewed": {
        subject: "New recovery code",
        text: "A new recovery code was confirmed for your account. The old one no longer opens anything.",
      },
    },
    notYou: "Was this not you? Then change your password at once, end all sessions and tell your administrators.",
    link: "Open your account",
    reason: "You are receiving this e-mail so that no change to your access escapes you.",
  },
  Français: {
    notices: {
      "password-changed": {
        subject: "Votre mot de passe a été modifié",
        text: "Le mot de passe de votre compte a été modifié. Toutes les autres sessions sont terminées.",
        notYou: "Ce n’était pas vous ? Demandez immédiatement un nouveau mot de passe et prévenez votre administration.",
        link: "Réinitialiser le mot de passe",
      },
      "password-reset": {
        subject: "Votre mot de passe a été modifié",
        text: "Le mot de passe de votre compte a été modifié. Toutes les sessions sont terminées.",
        notYou: "Ce n’était pas vous ? Demandez immédiatement un nouveau mot de passe et prévenez votre administration.",
        link: "Réinitialiser le mot de passe",
      },
      "factor-on": {
        subject: "Second facteur activé",
        text: "Le second facteur a été activé pour votre compte. La connexion demande désormais aussi un code.",
      },
      "factor-off": {
        subject: "Second facteur désactivé",
        text: "Le second facteur a été désactivé pour votre compte. Le mot de passe suffit désormais pour se connecter.",
      },
      "codes-renewed": {
        subject: "Nouveaux codes de secours",
        text: "De nouveaux codes de secours ont été créés pour le second facteur de votre compte. Les anciens ne sont plus valables.",
      },
      "passkey-added": { subject: "Clé d’accès ajoutée", text: "Une clé d’accès a été ajoutée à votre compte." },
      "passkey-removed": { subject: "Clé d’accès supprimée", text: "Une clé d’accès a été supprimée de votre compte." },
      "recovery-renewed": {
        subject: "Nouveau code de récupération",
        text: "Un nouveau code de récupération a été confirmé pour votre compte. L’ancien n’ouvre plus rien.",
      },
    },
    notYou:
      "Ce n’était pas vous ? Modifiez immédiatement votre mot de passe, terminez toutes les sessions et prévenez votre administration.",
    link: "Ouvrir votre compte",
    reason: "Vous recevez ce courriel afin qu’aucune modification de votre accès ne vous échappe.",
  },
};

/** Tells somebody, in their language, what was changed about their way in; never from where, never by which person. */
export function securityNotice(notice: SecurityNotice, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const { subject, text, notYou = words.notYou, link = words.link } = words.notices[notice];
  return layOut(subject, [text, notYou], { label: link, address }, { language, reason: words.reason });
}
