import { type Article, heading, list, note, steps, text } from "./article.ts";

export const apart: Article = {
  slug: "nicht-lesbare-einsendungen",
  title: "Einsendungen, die niemand öffnen kann",
  lead: "Das Formular steht allen offen. Woran sich mit Ihrem Schlüssel nichts öffnet, stellt die Hinweiszentrale von selbst beiseite.",
  body: [
    text(
      "Solche Einsendungen stehen unter der Liste der Meldungen als „Nicht lesbare Einsendungen“. Sie zählen in keiner Zahl und keiner Auswertung, und es laufen keine Fristen. Meist missbraucht jemand das Formular.",
    ),
    steps(
      "Öffnen Sie [Meldungen](/meldungen). Die Karte steht unter der Liste; gibt es nichts, fehlt sie.",
      "Wählen Sie *Alle entfernen*, und bestätigen Sie die Frage.",
      "Braucht Ihr Unternehmen zum Löschen zwei Personen, beantragt die erste es, und die zweite wählt ebenfalls *Alle entfernen*.",
    ),
    heading("Wenn doch etwas daran ist"),
    list(
      "*Doch anzeigen* stellt eine Einsendung in die Liste. Sie bleibt dort, mit den Fristen vom Tag ihres Eingangs.",
      "Öffnet sie sich bei jemand anderem aus Ihrer Abteilung, steht sie von selbst wieder in der Liste. Dasselbe geschieht, wenn die hinweisgebende Person noch etwas schreibt, das sich öffnen lässt.",
      "Beiseite kommt nur, was noch niemand gelesen, beantwortet, zugewiesen oder geändert hat. Öffnet sich die Beschreibung und nur der Titel nicht, bleibt die Meldung in der Liste.",
      "Kommt eine Nachricht, während Sie entfernen, bleibt diese Einsendung stehen, bis Ihr Browser nachgesehen hat.",
    ),
    note("Wer etwas beiseitegestellt, zurückgeholt oder entfernt hat, steht im [Prüfprotokoll](/pruefprotokoll)."),
  ],
};
