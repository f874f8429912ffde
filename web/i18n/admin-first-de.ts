import type { Catalogue } from "./translate.ts";

/** The German of what every first load brings: the sign-in page, and what can go wrong before there is more. */
export const adminFirstDe = {
  loading: "Wird geladen …",
  withoutScripts:
    "Schlüssel entstehen hier in Ihrem Browser, und auch Meldungen werden erst dort lesbar. Dafür braucht diese Seite JavaScript. Bitte schalten Sie es ein und laden Sie sie neu.",
  pageTitle: "{name} – Hinweiszentrale",
  productName: "Hinweiszentrale",
  missingTitle: "Seite nicht gefunden",
  missingText: "Unter dieser Adresse gibt es nichts. Vielleicht ist der Link veraltet.",
  missingAction: "Zum Dashboard",
  errorTitle: "Fehler",
  failureKeyRing:
    "Die Schlüssel auf dem Server passen nicht zu Ihrem Konto. Zu Ihrer Sicherheit wurde nichts geöffnet. Bitte wenden Sie sich an den Support.",
  failureAccountKey:
    "Ihr Unternehmen hat einen anderen Kontoschlüssel als den, den Ihr Browser kennt. Es wurde nichts geändert. Bitte laden Sie die Seite neu: Dort sehen Sie beide Fingerabdrücke.",
  failureKeyLog: "Das Schlüsselverzeichnis passt nicht zu dem, was Ihr Browser kennt. Bitte öffnen Sie die Seite „Schlüsselverzeichnis“.",
  failureReceiverRemoved:
    "Im Schlüsselverzeichnis ist unterschrieben, dass die Person ausgeschieden ist, für die der Schlüssel bestimmt war. Es wurde keiner weitergegeben. Gehört sie wieder zum Team, nehmen Sie sie unter „Schlüsselverzeichnis“ wieder auf.",
  failureKeyNotSigned:
    "Notizen sind erst möglich, wenn der Kontoschlüssel Ihres Unternehmens verglichen und die Meldung mit einem Schlüssel versiegelt ist, den er bestätigt. Nach einem neuen Kontoschlüssel versiegelt jemand, der den früheren gekannt hat, sie unter „Abteilungen“ neu.",
  failureScript: "Ein Teil der Anwendung ließ sich nicht laden. Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.",
  failurePlatform:
    "Diesem Browser fehlt, was zum Öffnen Ihrer Schlüssel nötig ist: WebAssembly oder Ed25519. Bitte erlauben Sie WebAssembly für diese Seite, aktualisieren Sie den Browser oder nutzen Sie einen anderen.",
  failurePasswordWrap:
    "Das Passwort passt nicht zu dem Schlüssel, der für Sie gespeichert ist. Es wurde nichts geändert. Bitte wenden Sie sich an den Support.",
  failureGeneral: "Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.",
  unreachableTitle: "Der Server ist nicht erreichbar",
  crashTitle: "Diese Seite konnte nicht angezeigt werden",
  crashText: "Gespeicherte Daten sind davon nicht betroffen. Bitte laden Sie die Seite neu.",
  crashAction: "Seite neu laden",
  toastLabel: "Mitteilung",
  toastPlace: "Mitteilungen ({hotkey})",
  close: "Schließen",
  signInFillAll: "Bitte füllen Sie alle Felder aus.",
  emailInvalid: "Ungültige E-Mail-Adresse",
  signInTitle: "Anmelden",
  signInFailed: "Die Anmeldung ist nicht gelungen. Bitte versuchen Sie es erneut.",
  secondStepTitle: "Zweiter Schritt",
  secondStepLead: "Ihr Passwort stimmt. Bitte bestätigen Sie noch, dass Sie es sind.",
  signInLead: "Meldungen werden erst nach der Anmeldung entschlüsselt, und nur in Ihrem Browser.",
  register: "Registrieren",
  signInNoAccount: "Noch kein Konto?",
  signInToRegister: "Jetzt registrieren",
  signInEnded: "Ihre Sitzung ist beendet. Vielleicht ist sie abgelaufen, oder Ihr Zugang wurde geändert. Bitte melden Sie sich wieder an.",
  email: "E-Mail-Adresse",
  password: "Passwort",
  passwordShow: "Passwort anzeigen",
  passwordHide: "Passwort verbergen",
  forgotLink: "Passwort vergessen?",
  remember: "Angemeldet bleiben",
  rememberHint:
    "Bis zu 30 Tage auf diesem Gerät, sofern Sie es mindestens alle 7 Tage nutzen. Ohne Haken endet die Sitzung mit dem Browser oder wenn eine Frist Ihres Unternehmens abläuft.",
  signInBusy: "Anmelden...",
  signIn: "Anmelden",
  registerKeys: "Alle Schlüssel entstehen in Ihrem Browser. Wir kennen weder Ihr Passwort noch das, was in Meldungen steht.",
  or: "oder",
  passkeySignInBusy: "Warten auf Ihren Passkey …",
  passkeySignIn: "Mit Passkey anmelden",
  passkeyUnlocks:
    "Dieser Passkey hat Ihre Schlüssel nicht geöffnet. Bitte melden Sie sich mit Ihrem Passwort an und fügen Sie den Passkey neu hinzu.",
  passkeySignInRefused:
    "Mit diesem Passkey allein können Sie sich nicht anmelden. Bitte melden Sie sich mit Ihrem Passwort an; der Passkey dient dann als zweiter Schritt.",
  passkeyCancelled: "Der Vorgang wurde abgebrochen oder hat zu lange gedauert. Es wurde nichts geändert.",
  secondStepFailed: "Der zweite Schritt ist nicht gelungen. Bitte versuchen Sie es erneut.",
  secondStepEmpty: "Bitte geben Sie den Code ein.",
  secondStepCode: "Ersatzcode",
  secondStepTotp: "Code aus Ihrer Authenticator-App",
  secondStepCodeHint: "Einer der zehn Ersatzcodes für den zweiten Faktor. Jeder gilt einmal. Der Wiederherstellungscode gilt hier nicht.",
  secondStepTotpHint: "Sechs Ziffern, alle 30 Sekunden neu.",
  secondStepSubmit: "Code bestätigen",
  secondStepPasskey: "Passkey verwenden",
  secondStepToTotp: "Code aus der App verwenden",
  secondStepToCode: "Ersatzcode verwenden",
  secondStepBack: "Zurück zur Anmeldung",
  secondStepNothing:
    "Haben Sie weder die App noch einen Ersatzcode? Wer in Ihrem Unternehmen Benutzer und Abteilungen verwaltet und alle Ihre Rechte hat, kann Ihren zweiten Faktor entfernen. Danach melden Sie sich mit Ihrem Passwort an; Ihre Schlüssel bleiben. Gibt es dort niemanden, der das kann, wenden Sie sich an den Support.",
} as const satisfies Catalogue;
