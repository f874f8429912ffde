import type { Catalogue } from "./translate.ts";

/** What evaluations say of deletions, and of the office as it stands today. Loaded with them. */
export const adminEvaluationsTodayDe = {
  evGoneNow: {
    one: "1 Meldung dieses Zeitraums ist gelöscht und nicht mehr mitgezählt.",
    other: "{count} Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt.",
  },
  evGoneNowHidden: "Einige Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt. Wie viele es sind, ist verborgen.",
  evGoneBefore: {
    one: "Aus dem Zeitraum davor fehlt 1 gelöschte Meldung.",
    other: "Aus dem Zeitraum davor fehlen {count} gelöschte Meldungen.",
  },
  evGoneBeforeHidden: "Aus dem Zeitraum davor fehlen einige gelöschte Meldungen. Wie viele es sind, ist verborgen.",

  evDeletions: "Löschungen",
  evDeletionsHow:
    "Meldungen, die im Zeitraum gelöscht wurden, nach dem Grund; Probemeldungen nicht. „Inzwischen gelöscht“ sind Meldungen, die im Zeitraum eingingen, offen waren oder abgeschlossen wurden und die es heute nicht mehr gibt, wann immer sie gelöscht wurden: Sie fehlen in allen anderen Kennzahlen dieses Zeitraums. „Früher eingegangen“ heißt: vor dem Zeitraum. War jemand von einer Meldung ausgeschlossen oder gibt es ihre Abteilung nicht mehr, zählt sie nur in der Gesamtauswertung und nicht bei der Auswahl eines Meldekanals oder einer Abteilung.",
  evDeletion_rule: "Frist abgelaufen, von selbst gelöscht",
  "evDeletion_retention-ended": "Von Hand: Aufbewahrungsfrist abgelaufen",
  "evDeletion_not-responsible": "Von Hand: nicht zuständig",
  evDeletion_duplicate: "Von Hand: doppelt eingegangen",
  evDeletion_spam: "Von Hand: Testmeldung oder Spam",
  "evDeletion_reporter-request": "Von Hand: Wunsch der hinweisgebenden Person",
  evDeletion_other: "Von Hand: anderer Grund",
  evDeletion_none: "Grund nicht mitgezählt (ältere Löschung)",
  evGoneReceived: "Eingegangen und inzwischen gelöscht",
  evGoneEarlier: "Früher eingegangen und inzwischen gelöscht",

  evHolds: "Aufbewahrungssperren am {day}",
  evHoldsHow:
    "Meldungen, die heute wegen einer Aufbewahrungssperre nicht gelöscht werden (§ 11 Abs. 5 HinSchG), nach dem Tag der nächsten Prüfung. Stand heute, welcher Zeitraum auch gewählt ist; die Auswahl von Meldekanal und Abteilung gilt. Probemeldungen zählen nicht.",
  evHolds_due: "Prüfung fällig",
  evHolds_soon: "Prüfung in den nächsten 30 Tagen",
  evHolds_later: "Prüfung später",

  evReady: "Betriebsbereitschaft am {day}",
  evReadyHow:
    "Stand heute, welcher Zeitraum und welche Abteilung auch gewählt sind; die Auswahl des Meldekanals gilt. Je aktivem Meldekanal zählt die schlechteste seiner Prüfungen und der gemeinsamen (E-Mail, Fachkunde, externe Meldestellen). Probemeldung: die letzte, mit Tag und Ergebnis. Personen werden nicht gezählt und nicht genannt. Wann ein Aushang aufgehängt wurde, wissen wir nicht.",
  evReadyNone: "Kein aktiver Meldekanal",
  evReadyState: "{light}: {text}",
  evReadyDrill: "{channel}: letzte Probemeldung",
  evReadyNoDrill: "noch keine",
  evDrill: "{day}, {result}",
  evDrill_running: "läuft noch",
  evDrill_passed: "bestanden",
  evDrill_alone: "nur von der startenden Person bestätigt",
  evDrill_unmailed: "bestätigt, aber ohne E-Mail an Bearbeitende",
  evDrill_failed: "nicht bestanden",
  evReadyVouchingSoon: "Die Beglaubigung der Schlüssel läuft in den nächsten Wochen ab.",
  evReadyMailFailed: "In den letzten Tagen konnten E-Mails nicht zugestellt werden.",
  evReadyTrainingValid: "Für alle Bearbeitenden ist eine gültige Schulung eingetragen.",
  evReadyTrainingMissing: "Nicht für alle Bearbeitenden ist eine Schulung eingetragen.",
  evReadyTrainingExpired: "Nicht für alle Bearbeitenden ist die Schulung noch gültig.",
  evReadyTrainingSoon: "Alle Schulungen sind gültig, einige nur noch höchstens 60 Tage.",
  evToday: "Heute",
  evTodayState: "Stand",
} as const satisfies Catalogue;
