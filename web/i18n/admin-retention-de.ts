import type { Catalogue } from "./translate.ts";

/** Retention and deletion (§ 11 (5) HinSchG): the list, holds, the channel's rule. */
export const adminRetentionDe = {
  retention: "Aufbewahrung",
  retentionLead:
    "Drei Jahre nach Abschluss ist die Dokumentation zu löschen (§ 11 Abs. 5 HinSchG), je Kanal auch nach einer anderen Frist. Hier steht, was als Nächstes gelöscht wird und was eine Sperre zurückhält.",
  retentionFailed: "Die Liste konnte nicht geladen werden.",
  retentionFailedText: "Gelöscht wird trotzdem nur, was schon 30 Tage auf der Liste steht. Ihre Daten sind unverändert.",

  retentionDue: "Löschung steht an",
  retentionDueText:
    "Fälle stehen mindestens 30 Tage auf dieser Liste. Nach ihrem letzten Tag werden sie in der Nacht gelöscht, mit Dateien, Nachrichten und Notizen.",
  retentionDueTwo:
    "In Ihrem Konto wird nur zu zweit gelöscht: Die Frist schlägt vor, eine Person bestätigt. Wer bestätigt hat, steht im Löschnachweis.",
  retentionDueEmpty: "In den nächsten Wochen steht keine Löschung an",
  retentionDueEmptyText:
    "Sobald für einen abgeschlossenen Fall die Zeit abläuft, steht er hier, und Sie bekommen eine E-Mail ohne Inhalte.",
  retentionLastDay: "Aufbewahrung bis {day}",
  retentionClosedOn: "Abgeschlossen am {day}",
  retentionOverdue: { one: "seit {count} Tag abgelaufen", other: "seit {count} Tagen abgelaufen" },
  retentionLeft: { one: "noch {count} Tag", other: "noch {count} Tage" },
  retentionToday: "heute",
  retentionTonight: "wird in der nächsten Nacht gelöscht",
  retentionObstacle_hold: "gesperrt",
  retentionObstacle_unread: "ungelesene Nachricht",
  retentionObstacle_announcement: "steht seit {day} auf der Liste",
  retentionObstacle_confirmation: "wartet auf Bestätigung",
  retentionConfirmedBy: "bestätigt von {name}",
  retentionHold: "Sperren",
  retentionHoldOf: "HZ-{number} sperren",
  retentionConfirm: "Liste bestätigen",
  retentionConfirmTitle: { one: "{count} Löschung bestätigen?", other: "{count} Löschungen bestätigen?" },
  retentionConfirmText:
    "Nach Ablauf ihrer Frist werden diese Fälle endgültig gelöscht, mit Dateien, Nachrichten und Notizen. Was länger gebraucht wird, sperren Sie vorher.",
  retentionConfirmed: "Bestätigt",
  retentionConfirmedText: "Gelöscht wird nach dem letzten Tag der Aufbewahrung. Bis dahin können Sie weiter sperren.",
  retentionConfirmFailed: "Die Bestätigung konnte nicht gespeichert werden.",
  retentionConfirmLeft: {
    one: "{count} Löschung ist noch nicht bestätigt und steht weiter hier. {cause}",
    other: "{count} Löschungen sind noch nicht bestätigt und stehen weiter hier. {cause}",
  },

  retentionHolds: "Aufbewahrungssperren",
  retentionHoldsText: "Gesperrte Fälle werden nicht gelöscht, bis jemand die Sperre aufhebt, auch nicht nach dem Tag der Prüfung.",
  retentionHoldsEmpty: "Zurzeit ist kein Fall gesperrt.",
  retentionReview: "prüfen bis {day}",
  retentionReviewDue: "Prüfung fällig seit {day}",
  responsibleGone: "Nicht mehr zuständig, bitte neu benennen",
  retentionHeldBy: "Zuständig: {name}",

  retentionDeleted: "Löschnachweise",
  retentionDeletedText:
    "Die letzten Löschungen Ihrer Abteilungen; welcher Fall es war, lässt sich nicht mehr erkennen. Nicht aufgeführt ist, was andere Abteilungen gelöscht haben, wovon jemand ausgeschlossen war und wozu früher keine Abteilung festgehalten wurde.",
  retentionDeletedEmpty: "Zurzeit steht hier nichts.",
  retentionDeletedRule: "Frist abgelaufen, nach der Regel des Kanals",
  retentionDeletedService: "Dienst",
  retentionDeletedWith: "{name}, zweite Person: {second}",

  caseRetention: "Aufbewahrung",
  caseRetentionFailed: "Die Aufbewahrung konnte nicht geladen werden.",
  caseRetentionRunning: "{period} ab Abschluss des Verfahrens. So war es zugesagt, als die Meldung kam.",
  caseRetentionUntil: "Aufbewahrung bis {day}: {period} nach dem Abschluss, wie bei Eingang zugesagt. Danach wird der Fall gelöscht.",
  caseRetentionHeld:
    "Aufbewahrung bis {day}: {period} nach dem Abschluss, wie bei Eingang zugesagt. Gelöscht wird erst, wenn die Sperre aufgehoben ist.",
  caseRetentionListed: "Steht auf der Löschliste.",
  caseRetentionList: "Zur Löschliste",
  retentionYears: { one: "{count} Jahr", other: "{count} Jahre" },
  retentionPeriod: { one: "{count} Monat", other: "{count} Monate" },

  holdTitle: "Aufbewahrungssperre",
  holdSet: "Aufbewahrungssperre setzen",
  holdText:
    "Der Fall wird nicht gelöscht, bis jemand die Sperre aufhebt. Erlaubt ist das nur, solange dieses oder ein anderes Gesetz es verlangt und es erforderlich und verhältnismäßig ist (§ 11 Abs. 5 Satz 2 HinSchG).",
  holdReason: "Warum muss der Fall länger bleiben?",
  holdReasonHint: "Zum Beispiel ein laufendes Verfahren. Der Grund ist für Ihre Abteilung verschlüsselt.",
  holdReasonMissing: "Bitte nennen Sie einen Grund.",
  holdPerson: "Zuständig",
  holdReview: "Erneut prüfen bis",
  holdReviewHint: "Spätestens in zwölf Monaten. Die Sperre gilt weiter, bis jemand sie aufhebt.",
  holdReviewMissing: "Bitte wählen Sie einen Tag zwischen morgen und heute in zwölf Monaten.",
  holdProlong: "Verlängern",
  holdProlongTitle: "Aufbewahrungssperre verlängern",
  holdLift: "Aufheben",
  holdLiftTitle: "Aufbewahrungssperre aufheben?",
  holdLiftText: "Danach gilt wieder die Frist des Falls. Ist sie abgelaufen, wird er in einer der nächsten Nächte gelöscht.",
  holdCrossed: "{name} hat inzwischen eine andere Aufbewahrungssperre gesetzt, zu prüfen bis {day}.",
  holdCrossedLifted: "Die Aufbewahrungssperre wurde inzwischen aufgehoben.",
  holdCrossedKept: "Ihre Angaben sind noch da und nicht gespeichert.",
  holdCrossedTake: "Durch meine Sperre ersetzen",
  holdCrossedAnew: "Neue Sperre setzen",
  holdSaved: "Der Fall ist gesperrt",
  holdLifted: "Die Sperre ist aufgehoben",
  note_hold: "Aufbewahrungssperre",
  historyHold_set: "Aufbewahrungssperre gesetzt",
  historyHold_prolonged: "Aufbewahrungssperre verlängert",
  historyHold_lifted: "Aufbewahrungssperre aufgehoben",
  historyDeletionAnnounced: "Auf die Löschliste gesetzt",

  channelRetention: "Aufbewahrung nach Abschluss",
  channelRetentionHint:
    "Gilt für Meldungen, die ab jetzt eingehen, und steht auf dem Portal. Was schon zugesagt ist, bleibt. Nach dem HinSchG sind drei Jahre die Regel; länger oder kürzer nur, wenn für diesen Kanal ein anderes Gesetz oder eine eigene Ordnung gilt.",
  channelRetentionAccount: "Wie im Konto eingestellt",
  channelRetentionOwn: "Eigene Frist für diesen Kanal",
  channelRetentionMonthsHint:
    "Möglich sind 1 bis 120, gezählt ab dem Abschluss. 36 Monate sind die drei Jahre des HinSchG, 84 die sieben Jahre des LkSG.",
  channelRetentionShort:
    "§ 11 Abs. 5 HinSchG sieht drei Jahre nach Abschluss des Verfahrens vor (36 Monate). Verkürzen Sie nur, wenn dieser Kanal nicht nach dem HinSchG geführt wird.",
} as const satisfies Catalogue;
