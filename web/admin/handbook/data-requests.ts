import { type Article, heading, list, note, steps, text } from "./article.ts";

export const dataRequests: Article = {
  slug: "antraege-betroffener-personen",
  title: "Anträge auf Auskunft, Berichtigung und Löschung",
  lead: "Jemand will wissen, was Sie über ihn gespeichert haben, oder verlangt, dass es berichtigt oder gelöscht wird (Artikel 15 bis 17 DSGVO). Sie antworten innerhalb eines Monats, auch wenn Sie etwas weglassen müssen.",
  body: [
    heading("Was Sie finden und was nicht"),
    list(
      "In Meldungen suchen Sie nach dem Namen, auch in Beschreibungen und Nachrichten: [Meldungen finden](meldungen-finden). Gefunden wird nur, was Sie selbst lesen. Fragen Sie die anderen Abteilungen.",
      "Was im Konto jemand aus Ihrem Team getan hat, steht im [Prüfprotokoll](pruefprotokoll): Filtern Sie nach der *Person*, und wählen Sie *Als CSV laden*.",
      "Die E-Mail-Adresse, die eine hinweisgebende Person für Benachrichtigungen angegeben hat, sieht die Meldestelle nicht. Die Person entfernt sie in ihrem Fall selbst.",
      "Was der Betreiber lesen kann, steht im Abschnitt „Art der Daten“ des Vertrags zur [Auftragsverarbeitung](/auftragsverarbeitung). Inhalte von Meldungen kann auch er niemandem herausgeben.",
    ),
    heading("Eine beschuldigte oder genannte Person"),
    steps(
      "Klären Sie, ob Sie die Auskunft ganz oder zum Teil verweigern müssen: Was auf die hinweisgebende Person schließen lässt, geben Sie nicht heraus (§ 8 HinSchG, § 29 Absatz 1 BDSG). Oft ist das auch der Wortlaut der Meldung.",
      "Schreiben Sie die Auskunft selbst, statt den Fall weiterzugeben. Der Export enthält, was gemeldet und geschrieben wurde, auch wenn *Angaben zur Person aufnehmen* aus ist.",
      "Halten Sie in einer [internen Notiz](notizen) fest, wer was verlangt hat, was Sie geantwortet und was Sie warum weggelassen haben.",
    ),
    note(
      "Schwärzen Sie für eine Auskunft nie den Fall selbst: Was dort geschwärzt ist, liest danach auch die Meldestelle nicht mehr. Schwärzen Sie eine Kopie außerhalb der Anwendung.",
    ),
    heading("Die hinweisgebende Person"),
    text(
      "Sie liest mit ihrem Fallpasswort, was sie gemeldet hat und was Sie ihr geschrieben haben. Ohne das Passwort können Sie nicht prüfen, ob ein anonymer Antrag von ihr kommt: Antworten Sie dann in ihrem Fall. Interne Notizen und Weitergaben sieht sie dort nicht.",
    ),
    heading("Berichtigen und löschen"),
    list(
      "Was jemand gemeldet hat, ändern Sie nicht. Eine Berichtigung schreiben Sie als interne Notiz oder Nachricht dazu.",
      "Bevor Sie löschen, prüfen Sie, ob die Dokumentation noch aufzubewahren ist (§ 11 Absatz 5 HinSchG): [Aufbewahrung und Löschung](aufbewahrung), [Eine Meldung löschen](loeschen).",
      "Löschen Sie auch, was außerhalb liegt: Exporte, Ausdrucke, weitergeleitete Dateien. Aus Sicherungskopien des Betreibers verschwindet es, wenn diese ablaufen.",
    ),
    note(
      "Das ist eine Übersicht und keine Rechtsberatung. Fragen Sie im Zweifel Ihre Datenschutzbeauftragte oder Ihren Datenschutzbeauftragten.",
    ),
  ],
};
