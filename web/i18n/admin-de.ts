import { adminCaseDe } from "./admin-case-de.ts";
import { adminCategoriesDe } from "./admin-categories-de.ts";
import { adminConfidentialDe } from "./admin-confidential-de.ts";
import { adminChannelsDe } from "./admin-channels-de.ts";
import { adminDutiesDe } from "./admin-duties-de.ts";
import { adminDomainsDe } from "./admin-domains-de.ts";
import { adminDesignDe } from "./admin-design-de.ts";
import { adminDashboardDe } from "./admin-dashboard-de.ts";
import { adminDeadlinesDe } from "./admin-deadlines-de.ts";
import { adminGuestsDe } from "./admin-guests-de.ts";
import { adminHandoverDe } from "./admin-handover-de.ts";
import { adminKeyLogDe } from "./admin-key-log-de.ts";
import { adminListDe } from "./admin-list-de.ts";
import { adminEntryDe } from "./admin-entry-de.ts";
import { adminFirstDe } from "./admin-first-de.ts";
import { adminMailDe } from "./admin-mail-de.ts";
import { adminDepartmentsDe } from "./admin-departments-de.ts";
import { adminAccountDe } from "./admin-account-de.ts";
import { adminPagesDe } from "./admin-pages-de.ts";
import { adminPaymentDe } from "./admin-payment-de.ts";
import { adminPeopleDe } from "./admin-people-de.ts";
import { adminProcedureDe } from "./admin-procedure-de.ts";
import { adminQuestionsDe } from "./admin-questions-de.ts";
import { adminMeetingDe } from "./admin-meeting-de.ts";
import { adminRemindersDe } from "./admin-reminders-de.ts";
import { adminReportsDe } from "./admin-reports-de.ts";
import { adminResetDe } from "./admin-reset-de.ts";
import { adminRetentionDe } from "./admin-retention-de.ts";
import { adminSettingsDe } from "./admin-settings-de.ts";
import { adminTemplatesDe } from "./admin-templates-de.ts";
import { adminDemoDe } from "./admin-demo-de.ts";
import { adminSupportDe } from "./admin-support-de.ts";
import { adminShellDe } from "./admin-shell-de.ts";
import { adminTextsDe } from "./admin-texts-de.ts";
import { adminTranslationDe } from "./admin-translation-de.ts";
import type { Catalogue } from "./translate.ts";

/** The handlers' application in German; the texts around reports stand in a file of their own. */
export const adminDe = {
  ...adminCaseDe,
  ...adminConfidentialDe,
  ...adminCategoriesDe,
  ...adminChannelsDe,
  ...adminDomainsDe,
  ...adminDesignDe,
  ...adminDutiesDe,
  ...adminQuestionsDe,
  ...adminDashboardDe,
  ...adminDeadlinesDe,
  ...adminEntryDe,
  ...adminGuestsDe,
  ...adminHandoverDe,
  ...adminKeyLogDe,
  ...adminListDe,
  ...adminFirstDe,
  ...adminMailDe,
  ...adminProcedureDe,
  ...adminMeetingDe,
  ...adminTranslationDe,
  ...adminRemindersDe,
  ...adminReportsDe,
  ...adminRetentionDe,
  ...adminResetDe,
  ...adminDepartmentsDe,
  ...adminSettingsDe,
  ...adminAccountDe,
  ...adminPeopleDe,
  ...adminPaymentDe,
  ...adminDemoDe,
  ...adminSupportDe,
  ...adminTemplatesDe,
  ...adminPagesDe,
  ...adminShellDe,
  ...adminTextsDe,

  cancel: "Abbrechen",
  tryAgain: "Erneut versuchen",
  save: "Speichern",
  saving: "Wird gespeichert …",
  unsavedTitle: "Änderungen verwerfen?",
  unsavedText: "Ihre Änderungen sind noch nicht gespeichert. Wenn Sie jetzt gehen, sind sie verloren.",
  unsavedStay: "Hier bleiben",
  unsavedGo: "Änderungen verwerfen",
  signOutTitle: "Trotzdem abmelden?",
  signOutText: "Auf dieser Seite ist etwas noch nicht gespeichert oder gesendet. Wenn Sie sich abmelden, ist es verloren.",
  toSignIn: "Zur Anmeldung",
  opensBeside: "(öffnet in einem neuen Tab)",
  optional: "optional",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Die Zwischenablage ist in diesem Browser gesperrt. Bitte markieren und kopieren Sie den Text von Hand.",

  failureOffline: "Verbindungsfehler. Bitte versuchen Sie es erneut.",

  skipToContent: "Zum Inhalt springen",
  navigation: "Hauptnavigation",
  openNavigation: "Navigation öffnen",
  closeNavigation: "Navigation schließen",
  dashboard: "Dashboard",
  reports: "Meldungen",
  channels: "Meldekanäle",
  userMenu: "Benutzermenü von",
  signOut: "Abmelden",
  theme: "Darstellung",
  themeSystem: "Wie das Gerät",
  themeLight: "Hell",
  themeDark: "Dunkel",
  recoveryMissing: "Ihr Wiederherstellungscode ist noch nicht bestätigt.",
  recoveryMissingText:
    "Vergessen Sie Ihr Passwort, brauchen Sie ohne ihn die Freigabe einer anderen Person oder den Notfallschlüssel. Fehlt beides, bleibt verschlossen, was nur Ihre Schlüssel öffnen.",
  recoveryMissingKeysText:
    "Vergessen Sie Ihr Passwort, brauchen Sie ohne ihn die Freigabe einer anderen Person oder den Notfallschlüssel. Fehlt beides, verlieren Sie den Kontoschlüssel Ihres Unternehmens.",
  recoveryMissingAction: "Jetzt sichern",

  registerBusiness:
    "Nur für Unternehmen und öffentliche Stellen (§ 14 BGB). Die Testphase kostet nichts und endet von selbst. Es gelten unsere {terms}; wie wir Ihre Daten verarbeiten, steht in der {privacy}. Anbieter: {imprint}.",
  legalTerms: "Vertragsbedingungen",
  legalPrivacy: "Datenschutzerklärung",
  legalImprint: "Impressum",
  programMissing:
    "Die Seite ist nicht vollständig geladen. Bitte prüfen Sie Ihre Verbindung; beim nächsten Tippen wird es noch einmal versucht. Was Sie eingegeben haben, bleibt stehen.",
  registerTitle: "Kostenloses Konto erstellen",
  registerLead: "Starten Sie Ihre 14-tägige kostenlose Testphase. Eine Karte brauchen Sie dafür nicht.",
  registerHasAccount: "Sie haben schon ein Konto?",
  registerToSignIn: "Anmelden",
  registerSubmit: "Konto erstellen",
  registerBusy: "Schlüssel werden erzeugt …",
  registerFailed: "Registration failed",
  fullName: "Vollständiger Name",
  fieldTooLong: "Höchstens {count} Zeichen",
  fieldTooMuch: "Höchstens {count}",
  fieldTooLittle: "Mindestens {count}",
  fieldMissing: "Bitte füllen Sie dieses Feld aus.",
  fieldWrong: "Bitte prüfen Sie diese Angabe.",
  nameRequired: "Name ist erforderlich",
  passwordTooShort: "Passwort muss mindestens 8 Zeichen lang sein",
  passwordIncomplete: "Noch nicht alles erfüllt",
  passwordWeak: "Leicht zu erraten",
  passwordGood: "Gut",
  passwordVeryGood: "Sehr gut",
  passwordAdvice:
    "Am besten vier Wörter, die nichts miteinander zu tun haben, mit Großbuchstaben, einer Ziffer und einem Sonderzeichen wie „!“.",
  passwordGuessed_common: "Leicht zu erraten: Dieses Passwort steht auf den Listen, die zuerst durchprobiert werden.",
  passwordGuessed_name: "Leicht zu erraten: Das Passwort besteht vor allem aus Ihrem Namen.",
  passwordGuessed_email: "Leicht zu erraten: Das Passwort besteht vor allem aus Ihrer E-Mail-Adresse.",
  passwordGuessed_company: "Leicht zu erraten: Das Passwort besteht vor allem aus dem Namen Ihres Unternehmens.",
  passwordGuessed_product: "Leicht zu erraten: Das Passwort besteht vor allem aus dem Namen dieses Dienstes.",
  passwordGuessed_word: "Leicht zu erraten: Das Passwort besteht vor allem aus einem bekannten Wort oder Namen.",
  passwordGuessed_date: "Leicht zu erraten: Das Passwort besteht vor allem aus einem Datum.",
  passwordGuessed_pattern: "Leicht zu erraten: Das Passwort besteht vor allem aus Wiederholungen oder Reihen.",
  passwordGuessed_short: "Leicht zu erraten: Das Passwort ist zu kurz.",
  passwordUnchecked: "Das Passwort konnte nicht geprüft werden. Bitte prüfen Sie die Verbindung und senden Sie noch einmal.",
  passwordStrength: "Stärke des Passworts",
  companyName: "Firmenname",
  companyHome: "Das Angebot richtet sich an Unternehmen mit Sitz in der EU.",
  companyWebsite: "Website der Firma",
  companyWebsiteHint: "Ohne http://, zum Beispiel beispiel.de",
  howFoundUs: "Wie haben Sie uns gefunden?",
  howFoundUsNone: "Bitte wählen",
  howFoundUs_google: "Google",
  "howFoundUs_social-media": "Soziale Medien",
  howFoundUs_empfehlung: "Empfehlung",
  howFoundUs_werbung: "Werbung",
  howFoundUs_andere: "Andere",

  recoveryTitle: "Wiederherstellungscode sichern",
  recoveryRenewTitle: "Wiederherstellungscode erneuern",
  recoveryLead:
    "Mit diesem Code kommen Sie wieder an Ihre Schlüssel und an alles, was sie öffnen, wenn Sie Ihr Passwort vergessen. Er wird nur jetzt gezeigt. Wir haben keine Kopie.",
  recoveryRenewLead: "Ihr heutiger Code gilt, bis Sie hier einen neuen bestätigt haben. Danach öffnet der alte nichts mehr.",
  recoveryRenewAction: "Neuen Code erzeugen",
  recoveryLoss:
    "Gehen Passwort und Code verloren, helfen nur noch die Freigabe einer anderen Person oder der Notfallschlüssel Ihres Unternehmens. Fehlt beides, kann niemand wieder öffnen, was nur Ihre Schlüssel öffnen, auch wir nicht.",
  recoveryNotYet: "Dieser Code gilt erst, wenn Sie ihn unten bestätigen. Bis dahin öffnet er nichts, auch nicht als Ausdruck.",
  recoveryCodeLabel: "Ihr Wiederherstellungscode",
  recoveryCopy: "Code kopieren",
  recoveryDownload: "Als Textdatei laden",
  recoveryPrint: "Drucken",
  recoveryConfirmTitle: "Haben Sie den Code gesichert?",
  recoveryTyped: "Die letzten beiden Gruppen des Codes",
  recoveryTypedHint: "Zum Beispiel 4F7K-2M9Q. Bindestriche und Großschreibung sind gleichgültig.",
  recoveryTypedWrong: "Das sind nicht die letzten beiden Gruppen dieses Codes. Bitte lesen Sie sie von Ihrer Kopie ab.",
  recoverySaved: "Ich habe den Code an einem sicheren Ort aufbewahrt.",
  recoverySavedMissing: "Bitte bestätigen Sie, dass Sie den Code aufbewahrt haben.",
  recoverySubmit: "Code bestätigen",
  recoveryLater: "Später sichern",
  recoveryFailed: "Der Code konnte nicht gespeichert werden.",
  recoveryMakeFailed: "Der Code konnte nicht erzeugt werden.",
  recoveryDone: "Wiederherstellungscode bestätigt",
  recoveryDoneText: "Bewahren Sie ihn getrennt von Ihrem Passwort auf.",
  recoveryFileName: "Hinweiszentrale-Wiederherstellungscode.txt",
  recoverySheet:
    "Wiederherstellungscode für die Hinweiszentrale\n\nKonto: {email}\nErzeugt am: {date}\n\n{code}\n\nMit diesem Code lassen sich die Meldungen des Kontos wieder öffnen, wenn das Passwort vergessen wurde.\nBewahren Sie ihn getrennt vom Passwort auf und geben Sie ihn niemandem.\n\nDer Code gilt erst, wenn Sie ihn auf der Seite, die ihn gezeigt hat, bestätigt haben. Ein Ausdruck, der nie bestätigt wurde, öffnet nichts.",

  dashboardReports: "Meldungen",
  dashboardNew: "Neue Meldungen",
  dashboardOpen: "Offene Meldungen",
  dashboardChannels: "Aktive Kanäle",
  dashboardAll: "Alle Meldungen",
  dashboardToReports: "Zur Meldungen-Verwaltung",
  countsFailed: "Die Zahlen konnten nicht geladen werden.",

  channelFingerprint:
    "Der Teil hinter #k= ist der Fingerabdruck Ihres Kontoschlüssels. Er wurde in Ihrem Browser gebildet; mit ihm prüft das Portal, dass Meldungen wirklich für Ihre Meldestelle verschlüsselt werden.",
  channelPlain:
    "Dieser Adresse fehlt der Fingerabdruck des Kontoschlüssels, weil der Schlüssel nicht für Sie freigegeben ist. Sie funktioniert, das Portal prüft dann nur die Unterschrift des Kontos. Die vollständige Adresse sieht, wer Meldekanäle verwaltet.",
} as const satisfies Catalogue;
