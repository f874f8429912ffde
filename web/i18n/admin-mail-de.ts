import type { Catalogue } from "./translate.ts";

/** The texts around e-mail addresses and mails: confirming, changing, what could not be delivered. */
export const adminMailDe = {
  confirmEmailTitle: "Bestätigen Sie Ihre E-Mail-Adresse",
  confirmEmailSent: "Wir haben eine E-Mail an {email} gesendet. Bitte klicken Sie auf den Bestätigungslink darin. Er gilt 48 Stunden.",
  confirmEmailLead: "Sie haben keinen Bestätigungslink oder er ist abgelaufen? Hier können Sie einen neuen anfordern.",
  confirmEmailDoneTitle: "E-Mail-Adresse bestätigt",
  confirmEmailDone: "Ihre E-Mail-Adresse {email} ist bestätigt.",
  confirmEmailSpam: "Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.",
  confirmFirstTitle: "Erst Ihre eigene E-Mail-Adresse bestätigen",
  confirmFirstText:
    "Solange Ihre Adresse nicht bestätigt ist, versenden wir in Ihrem Namen keine Einladungen und keine Testmails. Der Bestätigungslink steht in unserer Mail; Sie können einen neuen anfordern.",
  confirmFirstGo: "Zur Bestätigung",
  confirmEmailGoOn: "Weiter zum Dashboard",
  confirmEmailBelow: "Schon bestätigt?",
  resend: "E-Mail erneut senden",
  resendBusy: "Wird gesendet …",
  resendIn: "Erneut senden in {seconds} s",
  resendDone: "E-Mail gesendet",
  resendDoneText: "Wenn diese Adresse noch bestätigt werden muss, haben wir gerade einen neuen Link an sie gesendet.",
  resendDoneOwn: "Ein neuer Link ist unterwegs.",
  resendFailed: "Die E-Mail konnte nicht angefordert werden.",

  verifyTitle: "E-Mail-Bestätigung",
  verifyLoading: "Ihre E-Mail-Adresse wird bestätigt …",
  verifyDone: "Ihre Adresse für die Anmeldung ist {email}.",
  verifyErrorTitle: "Bestätigung nicht möglich",
  verifyMissing: "Ungültiger Bestätigungslink",
  verifyFailed: "Ein Fehler ist aufgetreten",
  verifyOffline: "Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.",
  verifyAskAgain: "Neuen Link anfordern",
  verifyChanged: "Sollte der Link eine geänderte Adresse bestätigen? Dann beantragen Sie die Änderung noch einmal unter",

  freeTitle: "E-Mail-Adresse freigeben",
  freeLead:
    "Jemand anderes hat mit Ihrer Adresse ein Konto angelegt? Solange sie dort nicht bestätigt ist, können Sie sie zurückholen. Wir senden Ihnen eine E-Mail; folgen Sie darin dem Link „Das war ich nicht“.",
  freeText:
    "Mit der Adresse, an die unsere E-Mail ging, hat jemand ein Konto bei der Hinweiszentrale angelegt und die Adresse noch nicht bestätigt.",
  freeEffect:
    "Waren Sie das nicht, geben Sie die Adresse frei: Jenes Konto verliert sie und bekommt keine E-Mails mehr an Sie. Danach können Sie selbst ein Konto anlegen oder eine Einladung annehmen.",
  freeSubmit: "Adresse freigeben",
  freeOwn: "Das war ich: Adresse bestätigen",
  freeDone: "Ihre Adresse ist frei.",
  freeDoneText: "Das andere Konto hat sie verloren und sendet Ihnen nichts mehr.",
  freeRegister: "Eigenes Konto anlegen",
  freeRefused: "Freigeben nicht möglich",
  freeConfirmed:
    "Die Adresse wurde inzwischen bestätigt. Sie lesen ihre E-Mails: Mit einem neuen Passwort kommen Sie in das Konto und können dort eine andere Adresse eintragen.",
  freeReset: "Neues Passwort anfordern",
  freeInvalid: "Der Link ist abgelaufen oder die Adresse ist schon frei. Mit einem neuen Link können Sie es prüfen.",
  freeFailed: "Die Adresse konnte nicht freigegeben werden.",
  freeAsk: "Sie haben nie ein Konto angelegt?",
  freeGo: "So bekommen Sie Ihre Adresse zurück",
  releasedGo: "Adresse eintragen",
  addressNone: "keine E-Mail-Adresse",

  bannerReleased:
    "Die E-Mail-Adresse dieses Kontos wurde von der Person zurückgenommen, die ihre E-Mails liest. Bitte tragen Sie eine eigene ein, sonst können Sie sich nach dem Abmelden nicht mehr anmelden",
  bannerVerify: "E-Mail-Bestätigung erforderlich - Prüfen Sie Ihr Postfach und klicken Sie auf den Bestätigungslink",
  bannerLabel: "Hinweis zum Konto",

  failedMails: {
    one: "{count} E-Mail konnte nicht zugestellt werden",
    other: "{count} E-Mails konnten nicht zugestellt werden",
  },
  failedMailsTo: "Betroffen: {names}.",
  failedMailsText:
    "Wir haben es etwa einen Tag lang versucht. Prüfen Sie die E-Mail-Adressen der Betroffenen und ob Ihr Mailserver Nachrichten von uns annimmt. In der Hinweiszentrale fehlt nichts.",
  failedMailsReporter:
    "Eine hinweisgebende Person hat nicht per E-Mail erfahren, dass es etwas Neues gibt. Sie sieht es, sobald sie ihren Fall mit dem Passwort öffnet.",
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
  changeEmailFailed: "Die Änderung konnte nicht beantragt werden.",
  changeEmailSent: "E-Mail gesendet",
  changeEmailSentText: "Bitte folgen Sie dem Link in der E-Mail an {email}.",
  changeEmailPending: "{email} wartet auf Bestätigung. Der Link in der E-Mail gilt 24 Stunden.",
  changeEmailKeep: "Änderung aufgeben",
  changeEmailKept: "Ihre Adresse bleibt, wie sie ist",
  changeEmailKeepFailed: "Die Änderung konnte nicht aufgegeben werden.",
} as const satisfies Catalogue;
