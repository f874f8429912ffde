import { type Article, heading, list, note, steps, text } from "./article.ts";

export const keyLog: Article = {
  slug: "schluesselverzeichnis",
  title: "Schlüsselverzeichnis",
  lead: "Hier steht, welche Schlüssel Ihr Konto und seine Abteilungen hatten und wer dazukam und ausschied. Ihr Browser merkt sich den Stand und nimmt kein anderes Verzeichnis mehr an.",
  body: [
    text(
      "Sie finden es unter [Einstellungen](/einstellungen) oder mit Strg+K. Öffnen kann es, wer die Berechtigung *Benutzer und Abteilungen* oder *Einstellungen* hat: [Schlüsselverzeichnis](/schluesselverzeichnis).",
    ),
    heading("Was es zeigt"),
    list(
      "jeden Schlüssel des Kontos und jeder Abteilung, mit der Angabe, welche Meldungen die Abteilung entgegennimmt",
      "jede Person, die zum Team gehört, mit ihrem Fingerabdruck, und jede, die ausgeschieden ist",
      "zu jedem Eintrag, wann und in wessen Browser er unterschrieben wurde",
    ),
    text(
      "Jeder Eintrag ist mit dem Kontoschlüssel unterschrieben und hängt am vorigen. Wer diesen Schlüssel nicht hat, wie der Server, kann keinen ändern und keinen dazwischenschieben. Gäste und der Notfallschlüssel stehen nicht darin.",
    ),
    text(
      "Steht dort *Noch nicht geprüft*, vergleichen Sie zuerst den Fingerabdruck des Kontos mit einer Person aus Ihrem Team: [Freigaben](freigaben).",
    ),
    heading("Gemeinsam vergleichen"),
    steps(
      "Zwei Personen öffnen die Seite zur selben Zeit, jede in ihrem Browser.",
      "Lesen Sie sich am Telefon oder persönlich den *Fingerabdruck des Verzeichnisses* vor, nicht per E-Mail.",
      "Ist er gleich, sehen Sie dieselben Einträge. Ist er verschieden, laden Sie beide die Seite neu: Nach einem neuen Eintrag ist er ein anderer.",
    ),
    text(
      "Ihre Browser vergleichen ihn auch von selbst: Mit jeder internen Notiz unterschreibt der Browser auch, welchen Stand des Verzeichnisses er gerade hat. Das gilt auch für Begründungen, Schritte und Folgemaßnahmen. Lesen Sie die Notiz einer anderen Person, vergleicht Ihr Browser deren Stand mit seinem. Zeigt der Server Ihnen beiden verschiedene Verzeichnisse, fällt es so auf.",
    ),
    note("Bleibt er verschieden, zeigt der Server Ihnen verschiedene Verzeichnisse. Gehen Sie dann vor wie im nächsten Abschnitt."),
    heading("Wenn die Seite das Verzeichnis nicht annimmt"),
    text(
      "*Das Schlüsselverzeichnis passt nicht zu dem, was Ihr Browser kennt*: Es fehlen Einträge, die Ihr Browser schon gesehen hat, es sagt etwas anderes, die Unterschrift stimmt nicht, oder jemand aus dem Team hat in einer Notiz einen anderen Stand unterschrieben. Bis das geklärt ist, gibt Ihr Browser keine Schlüssel weiter. Lesen und antworten können Sie.",
    ),
    steps(
      "Fragen Sie, wer den Server betreibt, ob eine ältere Sicherung eingespielt wurde.",
      "Vergleichen Sie den Fingerabdruck, den die Seite zeigt, mit jemandem aus dem Team.",
      "Gibt es eine Erklärung, wählen Sie *Ab hier weiterführen*. Ihr Browser vergisst dann, was er vorher gesehen hat, und fragt wegen einer Notiz, die nicht dazu passt, nicht noch einmal.",
    ),
    note(
      "Kann es niemand erklären, nehmen Sie keine Person auf und erneuern Sie keine Schlüssel. *Ab hier weiterführen* gibt es nur, wo der Kontoschlüssel das gezeigte Verzeichnis unterschrieben hat; stimmt die Unterschrift nicht, lässt sich das Verzeichnis nicht übernehmen.",
    ),
    heading("Wenn Verzeichnis und Benutzer nicht übereinstimmen"),
    list(
      "Kann jemand sich nicht mehr anmelden, ist aber nicht als ausgeschieden unterschrieben: Wählen Sie *Ausscheiden unterschreiben*, wenn Sie wissen, dass es stimmt. Dann bekommt diese Person keine Schlüssel mehr, was auch immer der Server sagt.",
      "Kann jemand sich anmelden, der als ausgeschieden gilt: Wählen Sie *Wieder aufnehmen* nur, wenn Sie wissen, dass die Person wieder zum Team gehört.",
    ),
    text("Beides kann nur, wer den Kontoschlüssel hat."),
    heading("Für Ihre Akten"),
    text(
      "*Als JSON speichern* lädt alle Einträge mit ihren Unterschriften. Bewahren Sie die Datei außerhalb auf: Mit einer späteren verglichen, zeigt sie, ob etwas fehlt.",
    ),
  ],
};
