import { type Article, heading, list, note, steps, text } from "./article.ts";

export const readiness: Article = {
  slug: "betriebsbereitschaft",
  title: "Betriebsbereitschaft und Probemeldung",
  lead: "In vielen Unternehmen kommt jahrelang keine Meldung. Hier sehen Sie, ob Ihre Meldestelle trotzdem da wäre, und üben es einmal im Jahr.",
  body: [
    heading("Was die Zustände bedeuten"),
    text("Unter [Betriebsbereitschaft](/betriebsbereitschaft) hat jeder aktive Meldekanal einen Zustand mit Gründen."),
    list(
      "*Bereit*: Alle Prüfungen sind in Ordnung.",
      "*Zu prüfen*: Meldungen kommen an. Einzelnes fehlt, ist veraltet oder hängt an einer Person.",
      "*Nicht bereit*: Eine Meldung bliebe ungelesen, ließe sich nicht öffnen, oder niemand erführe davon.",
    ),
    text("Ein Kanal ist so bereit wie seine schlechteste Prüfung. Was unter *Für alle Meldekanäle* steht, zählt bei jedem mit."),
    heading("E-Mail prüfen"),
    steps(
      "Wählen Sie *Testmail an mich senden*.",
      "Geben Sie den Code aus der E-Mail ein und wählen Sie *E-Mail ist angekommen*. Er gilt heute und morgen.",
    ),
    heading("Die Schlüsselprobe lesen"),
    text(
      "*Schlüsselprobe* zeigt, wer wem die Schlüssel zurückgeben kann, wenn jemand Passwort und Wiederherstellungscode vergisst. Sie rechnet mit dem, was wirklich freigegeben ist, nicht mit Berechtigungen.",
    ),
    list(
      "*Gesichert*: Geht ein Zugang verloren, öffnet ein anderer wieder.",
      "*Nur ein Code auf Papier*: Es hängt an einer Person, die ihren Wiederherstellungscode bestätigt hat.",
      "*Ein Verlust beendet es*: Danach wären Meldungen endgültig verschlossen. Laden Sie eine zweite Person ein, geben Sie sie frei, oder erzeugen Sie einen [Notfallschlüssel](notfallschluessel).",
    ),
    text(
      "Alle Personen sieht, wer Benutzer verwaltet. Andere sehen sich selbst und die eigenen Abteilungen. In großen Büros steht zuerst, wo ein Verlust etwas beendet; alle Personen und alle, die einen Schlüssel halten, stehen in *Als Tabelle*.",
    ),
    heading("Links und Aushänge nach einem neuen Kontoschlüssel"),
    text(
      "Entsteht ein neuer Kontoschlüssel, weist das Portal Links mit Fingerabdruck, QR-Codes und Aushänge von vorher ab. *Links und Aushänge* ist dann *Nicht bereit*. Hält noch jemand den früheren Schlüssel, genügt es, dass diese Person den neuen vergleicht und annimmt: Dann unterschreibt der frühere den neuen, und alles gilt wieder. Sonst verteilen Sie alles neu und wählen Sie unter [Meldekanäle](/meldekanale) je Kanal *Aushänge und Links sind erneuert*.",
    ),
    heading("Fachkunde nachweisen"),
    text(
      "§ 15 Absatz 2 HinSchG verlangt, dass die Beauftragten fachkundig sind, und nennt keine Frist. Wir empfehlen eine Schulung alle zwei Jahre. Unter *Schulungen der Bearbeitenden* tragen Sie mit *Eintragen* Tag und Titel ein. 60 Tage vor dem Ablauf wird die Zeile gelb.",
    ),
    heading("Eine Probemeldung senden"),
    steps(
      "Wählen Sie beim Meldekanal *Probemeldung senden* und bestätigen Sie.",
      "Ihr Browser verschlüsselt eine Meldung und sendet sie auf dem öffentlichen Weg. Alle Bearbeitenden bekommen die übliche E-Mail.",
      "Lassen Sie die Meldung wie eine echte bearbeiten: lesen, den Eingang bestätigen, antworten.",
      "Danach zeigt der Meldekanal, wann was geschah. Den Fall können Sie löschen, die Zeiten bleiben.",
    ),
    list(
      "In der Liste trägt die Meldung das Zeichen *Probe*. Sie zählt in keiner Auswertung.",
      "*Bestanden* ist die Probe, wenn eine Person binnen sieben Tagen den Eingang bestätigt oder antwortet.",
      "Bestätigt der Meldekanal den Eingang selbst, zählt die erste Antwort einer Person.",
      "Am meisten lernen Sie, wenn nicht die Person antwortet, die gesendet hat: Dann steht auch unter *Von einer anderen Person gelesen* eine Zeit.",
    ),
    heading("Den Nachweis ablegen"),
    text(
      "*Nachweis als PDF* hält den Stand fest: Zustände, Prüfungen, letzte Probemeldung und Schulungen. Er entsteht in Ihrem Browser und enthält Namen von Beschäftigten. Legen Sie ihn bei Ihren Unterlagen ab.",
    ),
    note("Eine echte Meldung lässt sich nicht nachträglich zur Probe erklären. So kann niemand eine Meldung aus den Zahlen nehmen."),
  ],
};
