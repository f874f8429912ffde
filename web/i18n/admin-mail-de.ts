import type { Catalogue } from "./translate.ts";

/** The texts around e-mail addresses and mails: confirming, changing, what could not be delivered. */
export const adminMailDe = {
  confirmEmailTitle: "Bestätigen Sie Ihre E-Mail-Adresse",
  confirmEmailSent: "Wir haben eine E-Mail an {email} gesendet. Bitte klicken Sie auf den Bestätigungslink darin. Er gilt 48 Stunden.",
  confirmEmailLead: "Sie haben keinen Bestätigungslink oder er ist abgelaufen? Hier können Sie einen neuen anfordern.",
  confirmEmailDone: "Ihre E-Mail-Adresse {email} ist bestätigt.",
  confirmEmailSpam: "Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.",
  confirmEmailGoOn: "Weiter zum Dashboard",
  confirmEmailBelow: "Schon bestätigt?",
  resend: "E-Mail erneut senden",
  resendBusy: "Wird gesendet …",
  resendIn: "Erneut senden in {seconds} s",
  resendDone: "E-Mail gesendet",
  resendDoneText: "Wartet diese Adresse auf ihre Bestätigung, ist ein neuer Link unterwegs.",
  resendFailed: "Die E-Mail konnte nicht angefordert werden. Bitte versuchen Sie es erneut.",

  verifyTitle: "E-Mail-Bestätigung",
  verifyLoading: "Ihre E-Mail-Adresse wird bestätigt …",
  verifyDone: "Sie können sich ab jetzt mit {email} anmelden.",
  verifyErrorTitle: "Bestätigung nicht möglich",
  verifyMissing: "Ungültiger Bestätigungslink",
  verifyFailed: "Ein Fehler ist aufgetreten",
  verifyOffline: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
  verifyAskAgain: "Neuen Link anfordern",

  bannerVerify: "E-Mail-Bestätigung erforderlich - Prüfen Sie Ihr Postfach und klicken Sie auf den Bestätigungslink",
  bannerLabel: "Kontostatus",

  failedMails: {
    one: "{count} E-Mail konnte nicht zugestellt werden",
    other: "{count} E-Mails konnten nicht zugestellt werden",
  },
  failedMailsTo: "Betroffen: {names}.",
  failedMailsText:
    "Wir haben es etwa einen Tag lang versucht. Prüfen Sie die E-Mail-Adressen der Betroffenen und ob Ihr Mailserver Nachrichten von uns annimmt. In der Hinweiszentrale fehlt nichts.",
  failedMailsDismiss: "Hinweis entfernen",
  failedMailsDismissFailed: "Der Hinweis konnte nicht entfernt werden.",

  changeEmailTitle: "E-Mail-Adresse ändern",
  changeEmailLead: "Mit dieser Adresse melden Sie sich an, und an sie gehen alle Nachrichten.",
  changeEmailCurrent: "Aktuelle Adresse",
  changeEmailNew: "Neue E-Mail-Adresse",
  changeEmailPassword: "Aktuelles Passwort",
  changeEmailPasswordMissing: "Passwort ist erforderlich",
  changeEmailSame: "Das ist bereits Ihre Adresse.",
  changeEmailHint: "Wir senden einen Link dorthin. Bis Sie ihm folgen, gilt Ihre bisherige Adresse.",
  changeEmailSubmit: "Bestätigungslink senden",
  changeEmailBusy: "Wird gesendet …",
  changeEmailFailed: "Die Änderung konnte nicht beantragt werden. Bitte versuchen Sie es erneut.",
  changeEmailSent: "E-Mail gesendet",
  changeEmailSentText: "Bitte folgen Sie dem Link in der E-Mail an {email}.",
  changeEmailPending: "{email} wartet auf Bestätigung. Der Link in der E-Mail gilt 24 Stunden.",
  changeEmailKeep: "Änderung aufgeben",
  changeEmailKept: "Ihre Adresse bleibt, wie sie ist",
  changeEmailKeepFailed: "Die Änderung konnte nicht aufgegeben werden. Bitte versuchen Sie es erneut.",
} as const satisfies Catalogue;
