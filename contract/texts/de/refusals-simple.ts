import type { ReporterRefusals } from "../../reporter-refusals.ts";

/** What a reporter's call can be refused with, in Leichte Sprache. */
export const refusalsSimple: ReporterRefusals = {
  INVALID_INPUT: "Etwas fehlt noch oder etwas stimmt nicht.\nPrüfen Sie die Felder.\nVersuchen Sie es dann noch einmal.",
  BOX_REFUSED: "Der Geheim·text ist nicht richtig angekommen.\nDeshalb haben wir nichts davon gespeichert.\nVersuchen Sie es noch einmal.",
  PART_DAMAGED: "Ein Teil von der Datei ist kaputt angekommen.\nIhr Browser sendet den Teil noch einmal.",
  FILES_INCOMPLETE: "Mindestens 1 Datei ist noch nicht ganz angekommen.\nVersuchen Sie es noch einmal.",
  FILES_NOT_ALLOWED: "Hier können Sie keine Dateien senden.\nEntfernen Sie die Dateien.",
  CATEGORY_REQUIRED: "Wählen Sie eine Kategorie.",
  CATEGORY_UNKNOWN: "Diese Kategorie gibt es nicht mehr.\nWählen Sie eine andere Kategorie.",
  ANONYMOUS_NOT_ALLOWED: "Hier können Sie nur vertraulich melden.\nDas heißt: Sie sagen Ihren Namen.",
  CASE_NOT_FOUND: "Das Passwort stimmt nicht.\nOder wir haben den Fall nicht gefunden.",
  NOT_FOUND: "Wir haben das nicht gefunden.\nVielleicht hat es jemand gelöscht.",
  CHANNEL_NOT_FOUND: "Wir haben die Seite zum Melden nicht gefunden.",
  REPORT_CONFLICT: "Mit dieser Nummer gibt es schon eine andere Meldung.\nSenden Sie Ihre Meldung noch einmal.",
  MESSAGE_CONFLICT: "Mit dieser Nummer gibt es schon eine andere Nachricht.\nSenden Sie Ihre Nachricht noch einmal.",
  PART_CONFLICT: "Ein Teil von der Datei ist schon anders gespeichert.\nWählen Sie die Datei neu aus.",
  DEPARTMENT_KEY_OUTDATED:
    "Die Melde·stelle hat einen neuen Schlüssel.\nKopieren Sie zuerst Ihren Text.\nLaden Sie dann die Seite neu.\nFügen Sie den Text wieder ein.",
  DEPARTMENT_KEY_LOST:
    "Neue Meldungen kann man nur mit einem Schlüssel öffnen.\nNiemand in der Melde·stelle hat im Moment den Schlüssel.\nGibt es einen neuen Schlüssel?\nDann können Sie senden.",
  TOO_LARGE: "Sie wollen zu viel auf 1 Mal senden.",
  PROOF_NEEDED:
    "Hier kommt gerade sehr viel auf 1 Mal an.\nDeshalb muss Ihr Browser vor dem Senden kurz rechnen.\nDas hat nicht geklappt.\nIhr Text ist noch da.\nVersuchen Sie es noch einmal.",
  STORAGE_FULL:
    "Unser Computer ist voll.\nIhr Internet ist in Ordnung.\nIst etwas schon angekommen?\nDann bleibt es da.\nSteht hier noch etwas?\nDann ist es noch nicht gesendet.\nLassen Sie die Seite offen.\nVersuchen Sie es später noch einmal.\nOhne Dateien geht es vielleicht jetzt schon.",
  TOO_MANY_TRIES: "Sie haben es in kurzer Zeit zu oft versucht.\nWarten Sie einige Minuten.",
  TOO_MANY_MESSAGES:
    "In diesem Fall kamen in kurzer Zeit sehr viele Nachrichten an.\nDeshalb ist diese Nachricht nicht gesendet.\nIhr Text ist noch da.\nWarten Sie 15 Minuten.\nSenden Sie den Text dann noch einmal.",
  MEETING_ASKED:
    "In diesem Fall gibt es schon eine Bitte um ein Gespräch.\nIhr Browser hat die Bitte nicht noch einmal gesendet.\nMöchten Sie noch etwas dazu sagen?\nDann senden Sie eine Nachricht.",
  NO_MEETING_ASKED:
    "In diesem Fall gibt es gerade keine offene Bitte um ein Gespräch.\nVielleicht gibt es schon eine Antwort.\nOder jemand hat die Bitte zurück·genommen.\nIhr Browser hat nichts gesendet.",
  UPLOAD_QUOTA: "Hier können Sie im Moment keine Dateien mehr senden.\nVersuchen Sie es später.\nOder senden Sie die Meldung ohne Dateien.",
  UNEXPECTED: "Bei uns ist ein Fehler passiert.\nIhr Text ist noch da.\nVersuchen Sie es noch einmal.",
  UNAVAILABLE: "Unser Computer antwortet gerade nicht.\nIhr Text ist noch da.\nVersuchen Sie es in einigen Minuten noch einmal.",
};
