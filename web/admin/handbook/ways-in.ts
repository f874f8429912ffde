import { type Article, heading, list, note, steps, text } from "./article.ts";

export const waysIn: Article = {
  slug: "meldungen-erfassen",
  title: "Meldungen erfassen",
  lead: "Meldungen kommen auch per Telefon, E-Mail, Brief oder im Gespräch. Sie erfassen sie hier, damit Fristen, Rückmeldung und Dokumentation für alle gleich sind.",
  body: [
    heading("Eine Meldung eintragen"),
    steps(
      "Wählen Sie unter *Meldungen* *Meldung erfassen*.",
      "Wählen Sie *Eingangsweg* und *Meldekanal*, und geben Sie an, wann die Meldung eingegangen ist. Von diesem Tag an laufen die Fristen.",
      "Geben Sie an, ob anonym oder vertraulich gemeldet wurde, und schreiben Sie Titel und Inhalt. Fügen Sie den eingescannten Brief oder die E-Mail als Datei hinzu.",
      "Wählen Sie *Meldung erfassen*.",
    ),
    list(
      "Ihr Browser verschlüsselt die Meldung wie das Meldeportal. Unser Server sieht Eingangsweg und Zeitpunkt, nicht den Inhalt.",
      "Geht die Meldung an eine Abteilung, zu der Sie nicht gehören, sagt die Seite das vorher: Danach können Sie sie nicht mehr lesen.",
      "Reißt die Verbindung ab, wählen Sie noch einmal *Meldung erfassen*, ohne etwas zu ändern: Es bleibt eine Meldung. Haben Sie die Seite inzwischen neu geladen, sehen Sie zuerst in der Liste nach.",
    ),
    heading("Gespräche festhalten"),
    text(
      "Für Telefon und Gespräch wählen Sie, wie es festgehalten wurde (§ 11 Absatz 2 und 3 HinSchG). Tonaufzeichnung und Wortprotokoll gibt es nur mit Einwilligung der Person: Tragen Sie ein, wer wann mit welchen Worten eingewilligt hat. Ohne Einwilligung schreiben Sie ein Inhaltsprotokoll.",
    ),
    text(
      "Kommt die Aufzeichnung erst später dazu, wählen Sie im Fall unter *Protokoll zur Prüfung* *Tonaufzeichnung hinzufügen*, solange das Protokoll nicht endgültig ist. Auch hier geht es nur mit Einwilligung. Aufzeichnung und Einwilligung stehen danach als Nachricht im Postfach der Person.",
    ),
    heading("Um ein persönliches Gespräch gebeten"),
    text(
      "Auf Wunsch müssen Sie in angemessener Zeit ein persönliches Gespräch ermöglichen (§ 16 Absatz 3 HinSchG), per Video nur mit Einwilligung. Gebeten wird darum mit einer Meldung oder später im Fall, auch ohne Namen. Dann steht im Fall die Karte *Persönliches Gespräch*. Für die Antwort haben Sie sieben Tage: Das Gesetz nennt keine Zahl, wir nehmen die der Eingangsbestätigung. Die Frist steht in der Liste, bei den Erinnerungen und im Kalender.",
    ),
    steps(
      "Wählen Sie *Antwort geben*, und geben Sie an, ob Sie zusagen, etwas anderes vorschlagen oder ablehnen. Schreiben Sie dazu, wann und wo, oder den Grund. Das liest die Person in ihrem Fall, und die Frist endet.",
      "Alles Weitere schreiben Sie einander als Nachrichten.",
      "Nach dem Gespräch wählen Sie *Gespräch hat stattgefunden*. Ein Protokoll senden Sie danach mit *Protokoll zur Prüfung senden*.",
    ),
    heading("Das Fallpasswort übergeben"),
    steps(
      "Nach dem Erfassen steht das *Fallpasswort* auf der Seite, einmal und nur dort. Lesen Sie es vor, kopieren Sie es, oder wählen Sie *Zugangsblatt drucken*. Auf dem Blatt steht die Adresse des Postfachs auch als QR-Code, ohne das Fallpasswort.",
      "Wählen Sie *Fallpasswort ist übergeben*. Ihr Browser vergisst es damit.",
      "Gibt es niemanden, dem Sie es geben können, wählen Sie *Keine Übergabe möglich*. Eine Rückmeldung über das Portal ist dann nicht möglich.",
    ),
    note(
      "Geben Sie das Fallpasswort nur der Person selbst, und behalten Sie keine Abschrift: Wer es kennt, liest ihr Postfach und kann in ihrem Namen schreiben.",
    ),
    heading("Bestätigung und Rückmeldung auf anderem Weg"),
    text(
      "Der Meldekanal bestätigt den Eingang hier nicht von selbst. Haben Sie am Telefon oder per Brief bestätigt, wählen Sie im Fall unter *Weitere Schritte* *Bestätigung auf anderem Weg festhalten*, für die Rückmeldung *Rückmeldung auf anderem Weg festhalten*. Beides hält die Frist an.",
    ),
    heading("Das Protokoll prüfen lassen"),
    steps(
      "Wählen Sie im Fall unter *Protokoll zur Prüfung* *Protokoll senden*. Der Text steht danach im Postfach der Person.",
      "Die Person bestätigt das Protokoll, schlägt eine Korrektur vor oder bestätigt es nicht. Ihre Antwort gilt genau für diese Fassung.",
      "Nach einer Korrektur wählen Sie *Berichtigte Fassung senden*.",
      "Wählen Sie *Protokoll ist endgültig*. Die Frage nennt die Fassung und was die Person dazu sagt. Ohne Bestätigung schreiben Sie dazu, warum.",
    ),
    list(
      "Mit dem endgültigen Protokoll wird die Tonaufzeichnung vernichtet. Verlauf und [Prüfprotokoll](pruefprotokoll) sagen, wann und durch wen, und die Person liest es in ihrem Postfach.",
      "Eine Tonaufzeichnung können Sie auch vorher mit *Tonaufzeichnung vernichten* löschen.",
    ),
    note("Das ist eine Übersicht und keine Rechtsberatung."),
  ],
};
