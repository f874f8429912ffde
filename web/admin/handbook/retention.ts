import { type Article, heading, list, note, steps, text } from "./article.ts";

export const retention: Article = {
  slug: "aufbewahrung",
  title: "Aufbewahrung und Löschung",
  lead: "Drei Jahre nach Abschluss wird eine Meldung gelöscht, von selbst und nicht unbemerkt. So behalten Sie in der Hand, was länger bleiben muss.",
  body: [
    text(
      "§ 11 Absatz 5 HinSchG nennt drei Jahre nach Abschluss des Verfahrens. Das ist die Regel, keine Mindestzeit. Länger bleibt eine Akte nur, wenn dieses oder ein anderes Gesetz es verlangt und es erforderlich und verhältnismäßig ist.",
    ),
    heading("Welche Frist gilt"),
    list(
      "Für alle Kanäle gilt *Aufbewahrung in Monaten* aus den [Einstellungen](einstellungen). Ein Kanal kann unter *Aufbewahrung nach Abschluss* eine *Eigene Frist für diesen Kanal* haben, von 1 bis 120 Monaten, zum Beispiel 84 (sieben Jahre) für Meldungen nach dem LkSG.",
      "Es gilt, was der Kanal sagte, als die Meldung kam: So stand es auf dem Portal. Eine spätere Änderung, kürzer oder länger, gilt nur für neue Meldungen.",
      "Gezählt wird vom Abschluss an, in Kalendertagen. Öffnen Sie einen Fall wieder, beginnt die Zeit mit dem nächsten Abschluss neu.",
      "In jedem Fall steht rechts unter *Aufbewahrung*, bis wann er bleibt.",
    ),
    heading("Die Liste vor der Löschung"),
    steps(
      "Öffnen Sie [Aufbewahrung](/aufbewahrung). Unter *Löschung steht an* steht, was in den nächsten Wochen abläuft. Wer Meldungen dieser Abteilung bearbeitet, bekommt davon eine E-Mail ohne Inhalte, höchstens eine am Tag.",
      "Sehen Sie die Liste durch. Was länger gebraucht wird, sperren Sie mit *Sperren*.",
      "Alles andere wird nach seinem letzten Tag in der Nacht gelöscht: Texte, Dateien, Nachrichten, Notizen, Schlüssel und die E-Mail-Adresse der hinweisgebenden Person.",
    ),
    list(
      "Gelöscht wird nur, was mindestens 30 Tage auf der Liste stand, auch wenn Sie eine Frist verkürzen oder eine Uhr falsch geht.",
      "Solange eine Nachricht der hinweisgebenden Person ungelesen ist, wird nichts gelöscht.",
      "Was nach seinem letzten Tag auf eine Bestätigung wartet oder wegen einer ungelesenen Nachricht bleibt, und jede Sperre, deren Tag der Prüfung vorbei ist, kommt jede Woche wieder in die E-Mail, bis es erledigt ist.",
      "Geht ein Fall an eine andere Abteilung, beginnen die 30 Tage für sie von vorn.",
      "Ist *Löschen nur zu zweit* eingeschaltet, schlägt die Frist vor, und eine Person wählt *Liste bestätigen*. Ohne Bestätigung bleibt alles stehen.",
    ),
    heading("Eine Aufbewahrungssperre setzen"),
    steps(
      "Öffnen Sie den Fall und wählen Sie rechts *Aufbewahrungssperre setzen*.",
      "Nennen Sie den Grund, wer zuständig ist und bis wann Sie erneut prüfen, höchstens zwölf Monate im Voraus. Der Grund ist für Ihre Abteilung verschlüsselt.",
      "Zum Tag der Prüfung verlängern Sie mit *Verlängern* und einem neuen Grund, oder Sie wählen *Aufheben*.",
    ),
    text(
      "Hat jemand anderes inzwischen eine Sperre gesetzt, sagt das Fenster, wer es war, und Ihre Angaben bleiben stehen. Mit *Durch meine Sperre ersetzen* gilt danach Ihre.",
    ),
    note(
      "Eine Sperre endet nie von selbst. Ist der Tag der Prüfung vorbei, hält sie weiter, und die Liste zeigt es. Prüfen Sie dann wirklich: Eine Akte ohne Grund länger aufzubewahren, verletzt den Datenschutz.",
    ),
    heading("Was bleibt"),
    list(
      "Unter *Löschnachweise* steht, wann, aus welchem Grund und von wem in Ihren Abteilungen gelöscht wurde. Welcher Fall es war, ist daraus nicht zu erkennen. War jemand von einem Fall ausgeschlossen, steht seine Löschung dort bei niemandem: Wen ein Fall betrifft, der soll auch hinterher nicht davon lesen.",
      "Für die Statistik bleibt je Fall eine Zeile ohne Bezug: Kanal, Abteilung, Kategorie, Eingangsweg, Ergebnis, Löschgrund und Tage. Die [Auswertungen](auswertungen) zählen daraus die *Löschungen* und sagen, wie viele Meldungen eines Zeitraums inzwischen fehlen.",
      "Gelöschtes bleibt gelöscht, auch wenn der Betreiber eine ältere Sicherung zurückspielt.",
    ),
    text("Von Hand löschen Sie so: [Eine Meldung löschen](loeschen)."),
  ],
};
