import { type Article, heading, list, note, steps, text } from "./article.ts";

export const handover: Article = {
  slug: "befangenheit-und-abgabe",
  title: "Befangenheit und Abgabe",
  lead: "Wer eine Meldung bearbeitet, muss unabhängig sein. Betrifft ein Fall Sie selbst oder gehört er woanders hin, geben Sie ihn ab oder erklären sich für befangen.",
  body: [
    text(
      "§ 15 Absatz 1 HinSchG verlangt, dass die Personen der Meldestelle unabhängig sind und keine Interessenkonflikte haben. Auf der Seite einer Meldung steht unter *Zuständigkeit*, welche Abteilung den Fall hat und wer ihn lesen kann.",
    ),
    heading("An eine andere Abteilung abgeben"),
    steps(
      "Öffnen Sie die Meldung und wählen Sie unter *Zuständigkeit* *An andere Abteilung abgeben*.",
      "Wählen Sie die Abteilung und den Grund. Schreiben Sie, wenn nötig, eine *Notiz für die andere Abteilung*.",
      "Prüfen Sie, wer den Fall danach lesen kann, und wählen Sie *Fall abgeben*.",
    ),
    list(
      "Ihr Browser versiegelt den Schlüssel des Falls für die andere Abteilung. Auf unserem Server bleibt keiner, den Ihre Abteilung öffnen kann.",
      "Nachrichten, Dateien, interne Notizen, Verfahren und Fristen gehen mit. Die Frist läuft weiter.",
      "Die hinweisgebende Person merkt davon nichts: Ihr Fallpasswort und das Gespräch bleiben, auch eine Nachricht, die gerade unterwegs ist.",
      "Wer den Fall bearbeitet hat und nicht zur anderen Abteilung gehört, ist ihm nicht mehr zugewiesen. Die andere Abteilung bekommt eine E-Mail ohne Inhalt.",
      "Hat jemand aus Ihrer Abteilung die Meldung gerade offen, steht dort, dass sie abgegeben wurde. Ein angefangener Text lässt sich noch kopieren.",
      "Gastzugänge zu diesem Fall enden. Mehr dazu unter [Gäste für einen Fall](gaeste).",
      "Zurückholen kann den Fall nur die andere Abteilung.",
    ),
    text(
      "Zur Wahl stehen nur Abteilungen, in denen mindestens eine Person den Fall lesen kann. Mehr dazu unter [Abteilungen](abteilungen).",
    ),
    heading("Befangenheit erklären"),
    steps(
      "Wählen Sie unter *Zuständigkeit* *Befangenheit erklären*.",
      "Wählen Sie, ob nur Sie ausgeschlossen sind oder der Fall an eine andere Abteilung geht.",
      "Bestätigen Sie mit *Befangenheit erklären*.",
    ),
    list(
      "Eine Begründung wird nicht verlangt und nicht gespeichert. Dass Sie es erklärt haben, steht im *Verlauf* und im [Prüfprotokoll](pruefprotokoll).",
      "Von da an bekommen Sie von diesem Fall nichts mehr: keine Zeile in der Liste, keine Texte, Dateien, Notizen, E-Mails oder Zahlen. Zugewiesen werden kann er Ihnen auch nicht.",
      "Aufheben können Sie das nicht selbst. Eine andere Person, die den Fall liest, wählt dazu *Aufheben* und einen Grund.",
      "Können nur Sie den Fall lesen, müssen Sie ihn abgeben. Gibt es keine andere Abteilung, bitten Sie die Verwaltung, jemanden aufzunehmen.",
    ),
    heading("Jemanden ausschließen"),
    text(
      "Wer den Fall liest und die Berechtigung „Benutzer und Abteilungen“ hat, kann auch eine andere Person ausschließen: unter *Zuständigkeit* mit *Person ausschließen*. Es gilt dasselbe wie nach einer eigenen Erklärung.",
    ),
    note(
      "Der Ausschluss ist eine Regel unseres Servers. Den Schlüssel der Abteilung behält die Person: Was sie schon gelesen oder gespeichert hat, bleibt ihr bekannt. Soll der Fall auch technisch aus ihrer Hand, geben Sie ihn an eine Abteilung ab, zu der sie nicht gehört.",
    ),
  ],
};
