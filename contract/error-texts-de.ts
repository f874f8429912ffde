import type { ErrorCode } from "./errors.ts";
import { FRESH_INVITES } from "./limits.ts";

/** What each refusal says in German: the cause, what is safe, what to do. */
export const ERROR_TEXTS_DE: Record<ErrorCode, string> = {
  PLAN_NEEDED:
    "Dafür wird ein Plan gebraucht. Meldungen kommen weiter an. Wählen Sie unter „Abrechnung“ einen Plan oder begleichen Sie die offene Rechnung.",
  CARD_DECLINED: "Ihre Karte wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
  CARD_EXPIRED: "Ihre Karte ist abgelaufen. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
  CARD_UNCOVERED:
    "Ihre Karte verfügt nicht über ausreichende Deckung. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
  CARD_UNCONFIRMED:
    "Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder mit einer anderen Karte.",
  CARD_CODE_WRONG: "Die Prüfziffer passt nicht zu Ihrer Karte. Es wurde nichts abgebucht. Bitte geben Sie sie noch einmal ein.",
  CARD_UNSUITED:
    "Ihre Karte lässt diese Art der Zahlung nicht zu. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
  CARD_BUSY:
    "Ihre Bank konnte die Zahlung gerade nicht bearbeiten. Es wurde nichts abgebucht. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  CARD_NEEDED: "Für diesen Plan fehlt noch, womit er bezahlt wird. Bitte geben Sie eine Karte an oder wählen Sie eine andere Zahlungsart.",
  IBAN_REFUSED:
    "Dieses Bankkonto wurde nicht angenommen. Es wurde nichts abgebucht. Bitte prüfen Sie IBAN und Inhaber, oder wählen Sie eine andere Zahlungsart.",
  WAY_NOT_OFFERED: "Diese Zahlungsart wird hier nicht angeboten. Bitte laden Sie die Seite neu und wählen Sie eine andere.",
  ADDRESS_NEEDED: "Für Ihre Rechnungen fehlt noch die Anschrift Ihres Unternehmens. Bitte geben Sie sie zuerst an.",
  PREVIEW_STALE: "Der Betrag wurde inzwischen neu berechnet. Bitte prüfen Sie ihn und bestätigen Sie noch einmal.",
  PAYMENT_OVERDUE: "Eine Rechnung ist überfällig. Bitte begleichen Sie sie zuerst.",
  DEMO_ACCOUNT: "In der Demo gibt es keine Zahlung. Einen Plan wählen Sie mit einem eigenen Konto.",
  NO_SUBSCRIPTION: "Dazu gibt es kein laufendes Abonnement. Bitte laden Sie die Seite neu.",
  PRICE_UNKNOWN: "Diesen Plan gibt es nicht mehr. Bitte laden Sie die Seite neu.",
  VAT_ID_INVALID: "Diese Umsatzsteuer-Identifikationsnummer ist ungültig. Bitte prüfen Sie sie.",
  PAYMENT_UNAVAILABLE:
    "Der Zahlungsanbieter antwortet gerade nicht. Ob Ihre Änderung bei ihm angekommen ist, ist noch nicht bekannt. Bitte versuchen Sie es in einigen Minuten noch einmal: Das ist gefahrlos, nichts wird doppelt bestellt oder abgebucht.",
  PAYMENT_REFUSED:
    "Der Zahlungsanbieter nimmt das zurzeit nicht an. Der Grund ist bei uns vermerkt. Bitte versuchen Sie es später noch einmal; bleibt es dabei, wenden Sie sich bitte an den Support.",
  INVALID_INPUT: "Einige Angaben sind unvollständig oder ungültig. Bitte prüfen Sie die Felder und versuchen Sie es erneut.",
  BOX_REFUSED: "Die Daten sind nicht richtig verschlüsselt angekommen und wurden nicht gespeichert. Bitte versuchen Sie es erneut.",
  PART_DAMAGED: "Ein Teil der Datei ist beschädigt angekommen. Er wird erneut gesendet.",
  FILES_INCOMPLETE: "Mindestens eine Datei ist noch nicht vollständig angekommen. Bitte versuchen Sie es erneut.",
  FILES_NOT_ALLOWED: "Dieser Meldekanal nimmt keine Dateien an. Bitte entfernen Sie die Dateien.",
  CATEGORY_REQUIRED: "Bitte wählen Sie eine Kategorie.",
  CATEGORY_UNKNOWN: "Diese Kategorie gibt es nicht mehr. Bitte wählen Sie eine andere.",
  ANONYMOUS_NOT_ALLOWED: "Dieser Meldekanal nimmt nur vertrauliche Meldungen an.",
  PERIOD_REVERSED: "Der Zeitraum endet vor seinem Beginn. Bitte prüfen Sie die beiden Tage.",
  PERIOD_TOO_LONG: "Der Zeitraum ist länger als zehn Jahre. Bitte wählen Sie einen kürzeren.",
  PERIOD_UNEVEN:
    "Ohne Mitgliedschaft in der Abteilung, in Dateien und wo gelöschte Meldungen niemand genau sehen darf, gibt es Kennzahlen nur für ganze Kalenderquartale und -jahre. Sonst ließen sich kleine Zahlen durch Vergleichen errechnen.",
  NOT_OWN_DEPARTMENT:
    "Einzeln auswerten können Sie nur Abteilungen, deren Mitglied Sie sind. Sonst ließen sich kleine Zahlen durch Vergleichen errechnen.",
  ASSIGNEE_UNKNOWN: "Diese Person kann den Fall nicht bearbeiten. Bitte wählen Sie eine andere.",
  REVIEW_DAY_REFUSED: "Bitte wählen Sie einen Tag zwischen morgen und heute in zwölf Monaten.",
  MEASURE_DAY_REFUSED: "Eine ergriffene Maßnahme kann nicht in der Zukunft liegen. Bitte wählen Sie heute oder einen früheren Tag.",
  REPORT_HELD: "Der Fall ist gesperrt. Heben Sie zuerst die Aufbewahrungssperre auf.",
  CLOSURE_NEEDED: "Der Fall bleibt offen: Bitte wählen Sie beim Schließen, wie das Verfahren ausgegangen ist.",
  REPORT_OPENABLE:
    "Diese Meldung lässt sich noch öffnen: Jemand hat ihren Schlüssel. Es wurde nichts geändert. Bitte laden Sie die Seite neu.",
  FEEDBACK_MISSING:
    "Der Fall bleibt offen: Die hinweisgebende Person hat noch keine Rückmeldung erhalten. Geben Sie zuerst eine oder wählen Sie, warum keine möglich ist.",
  SECOND_FACTOR_WRONG: "Der Code ist falsch, abgelaufen oder schon benutzt. Bitte geben Sie einen neuen Code ein.",
  RECOVERY_CODE_WRONG: "Dieser Wiederherstellungscode gehört nicht zu diesem Konto oder wurde ersetzt. Bitte prüfen Sie Ihre Eingabe.",
  TEST_CODE_WRONG:
    "Dieser Code steht in keiner Testmail von heute oder gestern an Sie. Bitte prüfen Sie Ihre Eingabe oder senden Sie sich eine neue.",
  INVITE_CODE_WRONG: "Dieser Einladungscode gehört nicht zu dieser Einladung. Bitte prüfen Sie Ihre Eingabe.",
  SIGN_IN_FAILED: "E-Mail-Adresse oder Passwort ist falsch.",
  TICKET_EXPIRED: "Die Anmeldung hat zu lange gedauert. Bitte melden Sie sich erneut an.",
  NOT_SIGNED_IN: "Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.",
  CASE_NOT_FOUND: "Passwort ist ungültig oder Fall nicht gefunden.",
  FORBIDDEN: "Für diese Aktion fehlt Ihnen die Berechtigung.",
  SECOND_FACTOR_REQUIRED: "Ihr Unternehmen verlangt einen zweiten Faktor. Bitte richten Sie ihn ein, um weiterzuarbeiten.",
  ACCESS_WAITING: "Das geht, sobald Ihr Zugang freigegeben ist.",
  OWN_SECOND_FACTOR_MISSING: "Richten Sie zuerst für sich selbst einen zweiten Faktor ein. Erst dann können Sie ihn von anderen verlangen.",
  PASSWORD_WRONG: "Das aktuelle Passwort ist falsch.",
  OWN_USER: "Ihr eigenes Konto können Sie nicht löschen oder deaktivieren. Bitten Sie eine andere Person aus der Verwaltung.",
  HOLDS_MORE:
    "Diese Person hat Berechtigungen, die Ihnen fehlen. Nur wer mindestens dieselben hat, kann sie ändern. Es wurde nichts geändert.",
  GIVES_MORE:
    "Sie können nur Berechtigungen vergeben, die Sie selbst haben. Bitten Sie eine Person, die sie hat. Es wurde nichts geändert.",
  OWNER_STAYS:
    "Diese Person ist Inhaberin oder Inhaber des Kontos und behält Zugang und Berechtigungen, bis sie selbst die Inhaberschaft übertragen hat.",
  NOT_OWNER: "Die Inhaberschaft überträgt nur, wem das Konto gehört. Es wurde nichts geändert.",
  OWNER_UNFIT:
    "Die Inhaberschaft kann nur übernehmen, wer aktiv ist, alle Berechtigungen hat und freigegeben ist. Es wurde nichts geändert.",
  CONFIRMATION_NEEDED: "Dafür bestätigen Sie bitte noch einmal, dass Sie es sind. Es wurde noch nichts geändert.",
  GUEST_ACCESS_ENDED:
    "Ihr Zugang als Gast ist beendet. Brauchen Sie ihn weiter, wenden Sie sich an die Meldestelle, die Sie eingeladen hat.",
  NOT_FOUND: "Das wurde nicht gefunden. Vielleicht wurde es gelöscht.",
  TOKEN_INVALID: "Dieser Link ist ungültig, abgelaufen oder schon benutzt. Bitte fordern Sie einen neuen an.",
  CHANNEL_NOT_FOUND: "Der angeforderte Meldekanal konnte nicht gefunden werden.",
  EMAIL_UNCONFIRMED:
    "Bitte bestätigen Sie zuerst Ihre eigene E-Mail-Adresse: Der Link steht in der Mail, die Sie nach der Anmeldung des Kontos bekommen haben. Es wurde nichts versendet.",
  EMAIL_TAKEN: "Für diese E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.",
  LINK_SUFFIX_TAKEN: "Dieser Link-Suffix wird bereits verwendet. Bitte wählen Sie einen anderen.",
  TOO_MANY_CHANNELS: "Mehr als 100 Meldekanäle sind nicht möglich. Bitte löschen Sie einen, den Sie nicht brauchen.",
  DOMAIN_OF_SERVICE: "Diese Domain gehört zu diesem Dienst selbst. Bitte geben Sie eine Domain Ihres Unternehmens ein.",
  DOMAIN_ENTERED: "Diese Domain ist schon bei einem Ihrer Meldekanäle eingetragen. Entfernen Sie sie zuerst dort.",
  TOO_MANY_DOMAINS: "Mehr als 3 Domains je Meldekanal sind nicht möglich. Bitte entfernen Sie eine, die Sie nicht brauchen.",
  DEPARTMENT_EXISTS: "Eine Abteilung mit diesem Namen gibt es bereits. Bitte wählen Sie einen anderen Namen.",
  CATEGORY_EXISTS: "Eine Kategorie mit diesem Namen gibt es bereits. Bitte wählen Sie einen anderen Namen.",
  TOO_MANY_CATEGORIES: "Mehr als 100 Kategorien sind nicht möglich. Bitte benennen Sie eine der vorhandenen um.",
  LAST_ADMIN: "Mindestens eine aktive Person muss alle Berechtigungen behalten. Geben Sie sie zuerst einer anderen Person.",
  KEYS_CHANGED: "Die Schlüssel haben sich inzwischen geändert. Bitte laden Sie die Seite neu und prüfen Sie sie noch einmal.",
  DEPARTMENT_IN_USE: "Zu dieser Abteilung gehören noch Meldungen, Meldekanäle oder Kategorien. Bitte ordnen Sie diese zuerst anders zu.",
  LAST_MEMBER:
    "Eine Abteilung braucht mindestens ein Mitglied, das ihre Meldungen lesen kann. Geben Sie zuerst einem anderen Mitglied den Zugang frei. Die Anmeldung einer Person können Sie sofort deaktivieren; eine Einladung, deren Code allein sie noch öffnet, muss zuerst angenommen werden.",
  LAST_SIGNER:
    "Diese Person ist die einzige, die den Kontoschlüssel noch hält. Ohne ihn müssten alle Links und Aushänge erneuert werden. Lassen Sie sich oder jemand anderem von ihr zuerst den Zugang freigeben, oder richten Sie einen Notfallschlüssel ein. Ihre Anmeldung können Sie sofort deaktivieren.",
  NEEDS_SECOND_PERSON: "Dafür braucht es eine zweite Person. Ihr Antrag ist vermerkt; eine andere Person muss ihn bestätigen.",
  DELETION_LAPSED:
    "Wer die Löschung beantragt hat, bearbeitet diesen Fall nicht mehr. Lehnen Sie den Antrag ab und beantragen Sie die Löschung neu.",
  LAST_HANDLER: "Außer dieser Person kann in der Abteilung niemand den Fall lesen. Geben Sie ihn an eine andere Abteilung ab.",
  DEPARTMENT_UNREADABLE:
    "In dieser Abteilung kann zurzeit niemand den Fall lesen. Der Fall bleibt, wo er ist. Bitte wählen Sie eine andere.",
  STAND_IN_SHARED:
    "Wer zu einer Abteilung gehört, darf Meldungen über sie nicht lesen. Die Abteilung, die dann einspringt, darf deshalb kein Mitglied mit ihr teilen und keine anderen Meldungen erhalten. Es wurde nichts geändert. Nehmen Sie zuerst die gemeinsamen Mitglieder aus einer der beiden Abteilungen, oder wählen Sie eine andere.",
  REPORT_HANDED_OVER: "Dieser Fall wurde an eine andere Abteilung abgegeben. Ihre Abteilung kann ihn nicht mehr lesen.",
  RECUSED: "Sie sind von diesem Fall ausgeschlossen.",
  REPORT_CHANGED: "Jemand hat diese Meldung inzwischen geändert. Ihre Änderung wurde nicht gespeichert.",
  ALREADY_ACKNOWLEDGED:
    "Der Eingang dieser Meldung ist schon bestätigt. Ihre Nachricht wurde nicht gesendet. Sie können sie als gewöhnliche Nachricht senden.",
  MEETING_ASKED:
    "Um ein persönliches Gespräch ist in diesem Fall schon gebeten. Ihre Bitte wurde nicht noch einmal gesendet. Weitere Angaben können Sie als Nachricht senden.",
  NO_MEETING_ASKED:
    "In diesem Fall ist gerade keine Bitte um ein persönliches Gespräch offen: Sie ist schon beantwortet oder zurückgenommen. Es wurde nichts gesendet.",
  RECORDING_GONE: "Eine Tonaufzeichnung wurde inzwischen vernichtet. Bitte laden Sie die Seite neu.",
  TEXT_CHANGED: "Jemand hat diesen Text inzwischen geschwärzt. Bitte prüfen Sie die neue Fassung und markieren Sie die Stellen erneut.",
  AGREEMENT_CHANGED: "Der Text des Vertrags hat sich inzwischen geändert. Es wurde nichts abgeschlossen. Bitte lesen Sie die neue Fassung.",
  AGREEMENT_INCOMPLETE: "Für den Vertrag fehlen noch Angaben. Es wurde nichts abgeschlossen.",
  TEMPLATE_CHANGED: "Jemand hat diese Vorlage inzwischen geändert. Ihr Text wurde nicht gespeichert, steht aber noch hier.",
  QUESTIONS_CHANGED:
    "Jemand hat die Fragen dieses Kanals inzwischen geändert. Ihre Änderungen wurden nicht gespeichert, stehen aber noch hier.",
  TEMPLATE_EXISTS: "Eine eigene Vorlage mit diesem Titel gibt es bereits. Bitte wählen Sie einen anderen Titel.",
  TOO_MANY_TEMPLATES: "Mehr als 100 eigene Vorlagen sind nicht möglich. Bitte löschen Sie eine, die Sie nicht brauchen.",
  DAY_AHEAD: "Dieser Tag liegt in der Zukunft. Bitte geben Sie einen Tag bis heute an.",
  PLACEHOLDER_UNKNOWN: "Der Text enthält einen Platzhalter, den es nicht gibt. Bitte prüfen Sie die geschweiften Klammern.",
  TEMPLATE_LEFT_OPEN: "Dieser Text geht ohne Ihr Zutun hinaus. Lücken und das Löschdatum können darin nicht stehen.",
  DISCLOSURE_REPLACED: "Jemand hat diesen Eintrag inzwischen berichtigt. Bitte prüfen Sie die neue Fassung.",
  REPORT_CONFLICT: "Unter dieser Kennung ist bereits eine andere Meldung gespeichert. Bitte senden Sie die Meldung erneut.",
  MESSAGE_CONFLICT: "Unter dieser Kennung ist bereits eine andere Nachricht gespeichert. Bitte senden Sie die Nachricht erneut.",
  PART_CONFLICT: "Für diesen Teil der Datei sind bereits andere Bytes gespeichert. Bitte fügen Sie die Datei neu hinzu.",
  NOTES_KEY_EXISTS: "Eine andere Person hat gerade die erste Notiz geschrieben. Ihre Notiz wird erneut gesendet.",
  DEPARTMENT_KEY_OUTDATED: "Der Schlüssel der Meldestelle wurde erneuert. Bitte laden Sie die Seite neu; sichern Sie vorher Ihren Text.",
  DEPARTMENT_KEY_LOST:
    "In der Meldestelle hält im Moment niemand den Schlüssel, der neue Meldungen öffnet. Sobald es einen neuen gibt, können Sie senden.",
  LOGO_NO_IMAGE: "Bitte wählen Sie eine Bilddatei aus.",
  LOGO_DAMAGED: "Das Bild ist beschädigt oder unvollständig. Bitte wählen Sie eine andere Datei.",
  LOGO_TOO_MANY_PIXELS: "Das Bild hat zu viele Bildpunkte, höchstens 24 Millionen sind möglich. Bitte verkleinern Sie es.",
  LOGO_TOO_LARGE: "Die Datei darf maximal 2MB groß sein.",
  TOO_LARGE: "Die gesendeten Daten sind zu groß.",
  PROOF_NEEDED:
    "Bei diesem Meldekanal kommt gerade sehr viel auf einmal an. Ihr Browser muss deshalb vor dem Senden kurz rechnen, und das hat nicht geklappt. Ihre Eingaben sind noch da. Bitte versuchen Sie es noch einmal.",
  STORAGE_FULL:
    "Der Speicher des Servers ist voll. Es liegt nicht an Ihrer Verbindung. Was schon angekommen ist, bleibt erhalten; was hier noch steht, ist noch nicht gesendet. Lassen Sie die Seite offen und versuchen Sie es später noch einmal. Ohne Dateien geht es vielleicht jetzt schon.",
  TOO_MANY_TRIES: "Zu viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten.",
  DEMOS_USED_UP: "Gerade sind alle Demos vergeben. Bitte versuchen Sie es in einigen Minuten noch einmal.",
  INVITES_USED_UP: `Solange Ihr Konto keinen Plan hat, gehen höchstens ${FRESH_INVITES} Einladungen in 24 Stunden hinaus. Diese wurde nicht verschickt. Bitte versuchen Sie es morgen noch einmal. Mit einem Plan, den Sie unter „Abrechnung“ wählen, entfällt die Grenze.`,
  TOO_MANY_MESSAGES:
    "In diesem Fall kamen in kurzer Zeit sehr viele Nachrichten an. Diese wurde deshalb nicht gesendet; Ihr Text ist noch da. Bitte warten Sie 15 Minuten und senden Sie ihn dann noch einmal.",
  UPLOAD_QUOTA:
    "Dieser Meldekanal nimmt im Moment keine weiteren Dateien an. Bitte versuchen Sie es später oder senden Sie die Meldung ohne Dateien.",
  CLIENT_OUTDATED: "Die Seite ist veraltet. Bitte neu laden; sichern Sie vorher, was Sie geschrieben haben.",
  UNEXPECTED: "Bei uns ist ein Fehler aufgetreten. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.",
  UNAVAILABLE: "Der Dienst ist gerade nicht erreichbar. Ihre Angaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut.",
};

/** The text of TOO_MANY_TRIES where it is known when the next try counts. */
export const retryAfterText = (minutes: number) =>
  `Zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`;
