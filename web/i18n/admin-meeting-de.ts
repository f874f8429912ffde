import type { Catalogue } from "./translate.ts";

/** The personal meeting that a reporter asks for (§ 16 (3) HinSchG): what the case says of it, and the office's answer. */
export const adminMeetingDe = {
  meeting_asked: "Bitte um ein persönliches Gespräch",
  meeting_withdrawn: "Bitte um ein persönliches Gespräch zurückgenommen",
  meeting_agreed: "Persönliches Gespräch vereinbart",
  meeting_proposed: "Anderer Vorschlag für das persönliche Gespräch",
  meeting_declined: "Bitte um ein persönliches Gespräch abgelehnt",
  meeting_held: "Persönliches Gespräch geführt",

  meetingCard: "Persönliches Gespräch",
  meetingAskedAt: "Erbeten am {date}",
  meetingOpen: "Noch nicht beantwortet",
  meetingDue: "Gespräch vereinbaren",
  meetingLead:
    "Auf Wunsch müssen Sie in angemessener Zeit ein persönliches Gespräch ermöglichen (§ 16 Absatz 3 HinSchG). Wir erinnern Sie, bis Sie geantwortet haben.",
  meetingMissing:
    "Die Nachricht, in der darum gebeten wurde, ist nicht zu finden oder nicht bestätigt. Fragen Sie mit einer Nachricht nach.",
  meetingAnswer: "Antwort geben",
  meetingAnswerText: "Ihre Antwort steht als Nachricht im Fall der hinweisgebenden Person. Danach schreiben Sie dort mit ihr weiter.",
  meetingOutcome: "Was antworten Sie?",
  meetingOutcome_agreed: "Wir sagen einen Termin zu",
  meetingOutcome_proposed: "Wir schlagen etwas anderes vor",
  meetingOutcome_declined: "Wir lehnen ab und nennen den Grund",
  meetingOutcomeMissing: "Bitte wählen Sie, was Sie antworten.",
  meetingWords: "Was schreiben Sie dazu?",
  meetingWordsHint: "Wann und wo oder in welcher Weise; bei einer Ablehnung der Grund und was stattdessen möglich ist.",
  meetingWordsMissing: "Bitte schreiben Sie der hinweisgebenden Person etwas dazu.",
  meetingSend: "Antwort senden",
  meetingSending: "Wird gesendet …",
  meetingSent: "Antwort gesendet",
  meetingSendFailed: "Die Antwort wurde nicht gesendet.",
  meetingHeld: "Gespräch hat stattgefunden",
  meetingHeldText:
    "Das wird der hinweisgebenden Person als Nachricht gesendet und steht im Verlauf. Ein Protokoll senden Sie ihr danach mit „Protokoll zur Prüfung senden“.",
  meetingHeldSend: "Eintragen und senden",
  meetingHeldSent: "Eingetragen",
} as const satisfies Catalogue;
