import type { ErrorCode } from "./errors.ts";
import { FRESH_INVITES } from "./limits.ts";

/** One text per error code and language: the cause, what is safe, what to do. No zod: the portal imports this file. */
export const ERROR_TEXTS: Record<"de" | "en", Record<ErrorCode, string>> = {
  de: {
    PLAN_NEEDED:
      "Dafür wird ein Plan gebraucht. Meldungen kommen weiter an. Wählen Sie unter „Abrechnung“ einen Plan oder begleichen Sie die offene Rechnung.",
    CARD_DECLINED: "Ihre Karte wurde abgelehnt. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
    CARD_EXPIRED: "Ihre Karte ist abgelaufen. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
    CARD_UNCOVERED:
      "Ihre Karte verfügt nicht über ausreichende Deckung. Es wurde nichts abgebucht. Bitte versuchen Sie es mit einer anderen Karte.",
    CARD_UNCONFIRMED:
      "Ihre Bank hat die Zahlung nicht bestätigt. Es wurde nichts abgebucht. Bitte versuchen Sie es erneut oder mit einer anderen Karte.",
    CARD_CODE_WRONG: "Die Prüfziffer passt nicht zu Ihrer Karte. Es wurde nichts abgebucht. Bitte geben Sie sie noch einmal ein.",
    CARD_NEEDED: "Für diesen Plan wird eine Karte gebraucht. Bitte geben Sie eine an.",
    PREVIEW_STALE: "Der Betrag wurde inzwischen neu berechnet. Bitte prüfen Sie ihn und bestätigen Sie noch einmal.",
    PAYMENT_OVERDUE: "Eine Rechnung ist überfällig. Bitte begleichen Sie sie zuerst.",
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
    OWN_SECOND_FACTOR_MISSING:
      "Richten Sie zuerst für sich selbst einen zweiten Faktor ein. Erst dann können Sie ihn von anderen verlangen.",
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
    RECORDING_GONE: "Eine Tonaufzeichnung wurde inzwischen vernichtet. Bitte laden Sie die Seite neu.",
    TEXT_CHANGED: "Jemand hat diesen Text inzwischen geschwärzt. Bitte prüfen Sie die neue Fassung und markieren Sie die Stellen erneut.",
    TEMPLATE_CHANGED: "Jemand hat diese Vorlage inzwischen geändert. Ihr Text wurde nicht gespeichert, steht aber noch hier.",
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
    INVITES_USED_UP: `Solange Ihr Konto keinen Plan hat, gehen höchstens ${FRESH_INVITES} Einladungen in 24 Stunden hinaus. Diese wurde nicht verschickt. Bitte versuchen Sie es morgen noch einmal. Mit einem Plan, den Sie unter „Abrechnung“ wählen, entfällt die Grenze.`,
    TOO_MANY_MESSAGES:
      "In diesem Fall kamen in kurzer Zeit sehr viele Nachrichten an. Diese wurde deshalb nicht gesendet; Ihr Text ist noch da. Bitte warten Sie 15 Minuten und senden Sie ihn dann noch einmal.",
    UPLOAD_QUOTA:
      "Dieser Meldekanal nimmt im Moment keine weiteren Dateien an. Bitte versuchen Sie es später oder senden Sie die Meldung ohne Dateien.",
    CLIENT_OUTDATED: "Die Seite ist veraltet. Bitte neu laden; sichern Sie vorher, was Sie geschrieben haben.",
    UNEXPECTED: "Bei uns ist ein Fehler aufgetreten. Ihre Angaben sind noch da. Bitte versuchen Sie es erneut.",
    UNAVAILABLE: "Der Dienst ist gerade nicht erreichbar. Ihre Angaben sind noch da. Bitte versuchen Sie es in einigen Minuten erneut.",
  },
  en: {
    PLAN_NEEDED: "This needs a plan. Reports keep arriving. Choose a plan under “Abrechnung” or settle the open invoice.",
    CARD_DECLINED: "Your card was declined. Nothing was charged. Please try another card.",
    CARD_EXPIRED: "Your card has expired. Nothing was charged. Please try another card.",
    CARD_UNCOVERED: "Your card has insufficient funds. Nothing was charged. Please try another card.",
    CARD_UNCONFIRMED: "Your bank did not confirm the payment. Nothing was charged. Please try again or use another card.",
    CARD_CODE_WRONG: "The security code does not match your card. Nothing was charged. Please enter it again.",
    CARD_NEEDED: "This plan needs a card. Please enter one.",
    PREVIEW_STALE: "The amount has been worked out anew. Please check it and confirm again.",
    PAYMENT_OVERDUE: "An invoice is overdue. Please settle it first.",
    NO_SUBSCRIPTION: "There is no running subscription for this. Please reload the page.",
    PRICE_UNKNOWN: "This plan no longer exists. Please reload the page.",
    VAT_ID_INVALID: "This VAT number is not valid. Please check it.",
    PAYMENT_UNAVAILABLE:
      "The payment provider is not answering right now. Whether your change has reached it is not known yet. Please try again in a few minutes: this is safe, nothing is ordered or charged twice.",
    PAYMENT_REFUSED:
      "The payment provider does not accept this at the moment. The reason has been noted on our side. Please try again later; if it stays like this, please contact support.",
    INVALID_INPUT: "Some details are incomplete or invalid. Please check the fields and try again.",
    BOX_REFUSED: "The data did not arrive properly encrypted and was not stored. Please try again.",
    PART_DAMAGED: "A part of the file arrived damaged. It is being sent again.",
    FILES_INCOMPLETE: "At least one file has not arrived completely. Please try again.",
    FILES_NOT_ALLOWED: "This channel does not accept files. Please remove them.",
    CATEGORY_REQUIRED: "Please choose a category.",
    CATEGORY_UNKNOWN: "This category no longer exists. Please choose another one.",
    ANONYMOUS_NOT_ALLOWED: "This channel only accepts confidential reports.",
    PERIOD_REVERSED: "The period ends before it begins. Please check the two days.",
    PERIOD_TOO_LONG: "The period is longer than ten years. Please choose a shorter one.",
    PERIOD_UNEVEN:
      "Without being a member of the department, in files, and where there are deleted reports that nobody may see exactly, there are figures for whole calendar quarters and years only. Otherwise small numbers could be worked out by comparison.",
    NOT_OWN_DEPARTMENT:
      "You can evaluate only departments you are a member of on their own. Otherwise small numbers could be worked out by comparison.",
    ASSIGNEE_UNKNOWN: "This person cannot handle the case. Please choose another one.",
    REVIEW_DAY_REFUSED: "Please choose a day between tomorrow and twelve months from today.",
    MEASURE_DAY_REFUSED: "A measure that was taken cannot lie in the future. Please choose today or an earlier day.",
    REPORT_HELD: "The case is on hold. Please lift the hold first.",
    CLOSURE_NEEDED: "The case stays open: please choose how the procedure ended when you close it.",
    REPORT_OPENABLE: "This report can still be opened: somebody holds its key. Nothing was changed. Please reload the page.",
    FEEDBACK_MISSING:
      "The case stays open: the reporter has not been given feedback yet. Please give it first or choose why it is not possible.",
    SECOND_FACTOR_WRONG: "The code is wrong, expired or was already used. Please enter a new one.",
    RECOVERY_CODE_WRONG: "This recovery code does not belong to this account. Please check what you typed.",
    TEST_CODE_WRONG: "This code is in no test e-mail to you of today or yesterday. Please check what you typed or send yourself a new one.",
    INVITE_CODE_WRONG: "This invitation code does not belong to this invitation. Please check what you typed.",
    SIGN_IN_FAILED: "E-mail address or password is wrong.",
    TICKET_EXPIRED: "Signing in took too long. Please sign in again.",
    NOT_SIGNED_IN: "Your session has ended. Please sign in again.",
    CASE_NOT_FOUND: "The password is invalid or the case was not found.",
    FORBIDDEN: "You do not have permission for this.",
    SECOND_FACTOR_REQUIRED: "Your company requires a second factor. Please set it up to go on.",
    ACCESS_WAITING: "You can do this as soon as your access has been released.",
    OWN_SECOND_FACTOR_MISSING: "Please set up a second factor for yourself first. Only then can you demand it of others.",
    PASSWORD_WRONG: "The current password is wrong.",
    OWN_USER: "You cannot delete or deactivate your own account. Please ask another administrator.",
    HOLDS_MORE: "This person has permissions that you lack. Only somebody who has at least the same can change them. Nothing was changed.",
    GIVES_MORE: "You can only give permissions that you have yourself. Please ask somebody who has them. Nothing was changed.",
    OWNER_STAYS: "This person owns the account and keeps access and permissions until they have handed over the ownership themselves.",
    NOT_OWNER: "Only the owner of the account can hand it over. Nothing was changed.",
    OWNER_UNFIT: "Only somebody who is active, has all permissions and has been released can take over the ownership. Nothing was changed.",
    CONFIRMATION_NEEDED: "Please confirm once more that it is you. Nothing was changed yet.",
    GUEST_ACCESS_ENDED: "Your access as a guest has ended. If you still need it, please contact the reporting office that invited you.",
    NOT_FOUND: "This was not found. It may have been deleted.",
    TOKEN_INVALID: "This link is invalid, expired or was already used. Please request a new one.",
    CHANNEL_NOT_FOUND: "The requested channel could not be found.",
    EMAIL_UNCONFIRMED: "Please confirm your own e-mail address first, by the link in our mail. Nothing was sent.",
    EMAIL_TAKEN: "There is already an account for this e-mail address. Please sign in.",
    LINK_SUFFIX_TAKEN: "This link suffix is already in use. Please choose another one.",
    TOO_MANY_CHANNELS: "No more than 100 channels are possible. Please delete one that you do not need.",
    CATEGORY_EXISTS: "There is already a category of this name. Please choose another name.",
    TOO_MANY_CATEGORIES: "No more than 100 categories are possible. Please rename one of those you have.",
    LAST_ADMIN: "At least one active person must keep all permissions. Give them to somebody else first.",
    KEYS_CHANGED: "The keys have changed in the meantime. Please reload the page and check them again.",
    DEPARTMENT_IN_USE: "Reports, channels or categories still belong to this department. Please assign them elsewhere first.",
    LAST_MEMBER:
      "A department needs at least one member who can read its reports. Grant another member access first. You can deactivate a person’s sign-in at once; an invitation whose code alone still opens them has to be accepted first.",
    LAST_SIGNER:
      "This person is the only one who still holds the account’s key. Without it all links and posters would have to be renewed. Have them grant you or somebody else access first, or set up an emergency key. You can deactivate their sign-in at once.",
    NEEDS_SECOND_PERSON: "This needs a second person. Your request is noted; somebody else has to confirm it.",
    DELETION_LAPSED: "Whoever asked for the deletion does not handle this case any more. Refuse the request and ask for the deletion anew.",
    LAST_HANDLER: "Nobody else of the department can read this case. Please hand it over to another department.",
    DEPARTMENT_UNREADABLE:
      "Nobody of this department can read the case at the moment. The case stays where it is. Please choose another one.",
    STAND_IN_SHARED:
      "Whoever belongs to a department must not read reports about it. The department that stands in must therefore share no member with it and receive no other reports. Nothing was changed. Take the shared members out of one of the two departments first, or choose another one.",
    REPORT_HANDED_OVER: "This case was handed over to another department. Yours can no longer read it.",
    RECUSED: "You are excluded from this case.",
    REPORT_CHANGED: "Somebody has changed this report in the meantime. Your change was not stored.",
    ALREADY_ACKNOWLEDGED:
      "The receipt of this report is already confirmed. Your message was not sent. You can send it as an ordinary message.",
    RECORDING_GONE: "A recording has been destroyed in the meantime. Please reload the page.",
    TEXT_CHANGED: "Somebody has redacted this text in the meantime. Please check the new version and mark the passages again.",
    TEMPLATE_CHANGED: "Somebody has changed this template in the meantime. Your text was not stored but is still here.",
    TEMPLATE_EXISTS: "There is already a template of your own with this title. Please choose another title.",
    TOO_MANY_TEMPLATES: "No more than 100 templates of your own are possible. Please delete one that you do not need.",
    DAY_AHEAD: "This day is in the future. Please give one up to today.",
    PLACEHOLDER_UNKNOWN: "The text contains a placeholder that does not exist. Please check the braces.",
    TEMPLATE_LEFT_OPEN: "This text is sent without a person. It cannot have gaps or the day of deletion.",
    DISCLOSURE_REPLACED: "Somebody has corrected this entry in the meantime. Please check the new version.",
    REPORT_CONFLICT: "Another report is already stored under this id. Please send the report again.",
    MESSAGE_CONFLICT: "Another message is already stored under this id. Please send the message again.",
    PART_CONFLICT: "Other bytes are already stored for this part of the file. Please add the file again.",
    NOTES_KEY_EXISTS: "Somebody else has just written the first note. Yours is being sent again.",
    DEPARTMENT_KEY_OUTDATED: "The reporting office has renewed its key. Please reload the page; save your text first.",
    DEPARTMENT_KEY_LOST:
      "Nobody at the reporting office currently holds the key that opens new reports. You can send as soon as there is a new one.",
    LOGO_NO_IMAGE: "Please choose an image file.",
    LOGO_DAMAGED: "The image is damaged or incomplete. Please choose another file.",
    LOGO_TOO_MANY_PIXELS: "The image has too many pixels, no more than 24 million are possible. Please make it smaller.",
    LOGO_TOO_LARGE: "The file may be 2 MB at most.",
    TOO_LARGE: "The data sent is too large.",
    PROOF_NEEDED:
      "Very much is arriving at this channel at once. Your browser therefore has to compute for a moment before sending, and that did not work. What you typed is still there. Please try again.",
    STORAGE_FULL:
      "The server’s storage is full. It is not your connection. What has already arrived is kept; what still stands here has not been sent. Leave the page open and try again later. Without files it may work even now.",
    TOO_MANY_TRIES: "Too many attempts in a short time. Please wait a few minutes.",
    INVITES_USED_UP: `While your account has no plan, at most ${FRESH_INVITES} invitations go out in 24 hours. This one was not sent. Please try again tomorrow. With a plan, which you choose under “Abrechnung”, the limit does not apply.`,
    TOO_MANY_MESSAGES:
      "Very many messages arrived in this case in a short time. So this one was not sent; your text is still here. Please wait 15 minutes and then send it again.",
    UPLOAD_QUOTA: "This channel cannot take more files at the moment. Please try later or send the report without files.",
    CLIENT_OUTDATED: "The page is out of date. Please reload it; keep a copy of what you wrote first.",
    UNEXPECTED: "Something went wrong on our side. What you typed is still there. Please try again.",
    UNAVAILABLE: "The service cannot be reached right now. What you typed is still there. Please try again in a few minutes.",
  },
};

/** What is said to the office instead, which can tell whoever runs the service. */
export const OFFICE_TEXTS: Partial<Record<ErrorCode, string>> = {
  STORAGE_FULL:
    "Der Speicher des Servers ist voll. Es liegt nicht an Ihrer Verbindung. Was schon gespeichert ist, bleibt erhalten; dies ist es noch nicht. Bitte sagen Sie dem Betreiber Bescheid, lassen Sie die Seite offen und versuchen Sie es danach noch einmal.",
};
