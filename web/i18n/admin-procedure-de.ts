import type { Catalogue } from "./translate.ts";

/** The procedure of a report. The words of its closed lists stand in the contract. */
export const adminProcedureDe = {
  historyAcknowledged: "Eingang bestätigt",
  historyAutomatic: "automatisch",
  historyScope: "Anwendungsbereich geprüft: {result}",
  historySubstance: "Stichhaltigkeit geprüft: {result}",
  historyMeasure: "Folgemaßnahme {state}: {measure}",
  historyMeasureChanged: "Folgemaßnahme geändert, jetzt {state}: {measure}",
  historyFeedback: "Rückmeldung erteilt",
  historyClosed: "Verfahren abgeschlossen: {outcome}",
  historyReopened: "Verfahren wieder geöffnet",

  note_step: "Begründung eines Schritts",
  note_measure: "zu einer Folgemaßnahme",
  note_closure: "zum Abschluss",

  closeTitle: "Fall schließen?",
  closeText: "Hinweisgebende sehen in ihrem Fall, dass er geschlossen ist. Sie können ihn später wieder öffnen.",
  closeConfirm: "Schließen",
  closeOutcome: "Ergebnis",
  closeOutcomeHint: "Steht im Verlauf und im Prüfprotokoll, nicht im Fall der hinweisgebenden Person.",
  closeNone: "Bitte wählen",
  closeOutcomeMissing: "Bitte wählen Sie das Ergebnis.",
  closeNoFeedback: "Warum ohne Rückmeldung?",
  closeNoFeedbackHint:
    "Vor dem Abschluss bekommt die hinweisgebende Person eine Rückmeldung (§ 17 Abs. 2 HinSchG). Hier fehlt sie noch: Geben Sie sie zuerst oder wählen Sie, warum keine möglich ist.",
  closeNoFeedbackMissing: "Bitte wählen Sie einen Grund.",
  bulkRefusedFeedback: {
    one: "{count} Meldung bleibt offen, weil eine Rückmeldung oder ein Grund dafür fehlt, dass keine möglich ist: {names}.",
    other: "{count} Meldungen bleiben offen, weil eine Rückmeldung oder ein Grund dafür fehlt, dass keine möglich ist: {names}.",
  },

  channelAcknowledge: "Eingang automatisch bestätigen",
  channelAcknowledgeHint:
    "Der Eingang jeder Meldung gilt mit dem Absenden als bestätigt (§ 17 Abs. 1 Nr. 1 HinSchG). Sonst bestätigen Sie ihn selbst, spätestens nach sieben Tagen.",
} as const satisfies Catalogue;
