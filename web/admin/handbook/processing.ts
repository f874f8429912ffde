import { type Article, heading, list, note, steps, text } from "./article.ts";

export const processing: Article = {
  slug: "auftragsverarbeitung",
  title: "Auftragsverarbeitung",
  lead: "Der Vertrag nach Artikel 28 DSGVO zwischen Ihrem Unternehmen und dem Betreiber dieser Installation. Schließen Sie ihn vor der ersten Meldung.",
  body: [
    text(
      "Meldungen liegen auf dem Server des Betreibers. Er verarbeitet sie in Ihrem Auftrag, auch wenn er sie nicht lesen kann, und dafür verlangt die DSGVO einen Vertrag. Betreiben Sie die Installation selbst und nur für sich, brauchen Sie keinen.",
    ),
    heading("Wer ihn schließen kann"),
    text(
      "Wer die Berechtigung *Einstellungen* hat und freigegeben ist. Mit dem Abschluss erklärt diese Person, dass sie Ihr Unternehmen dabei vertreten darf.",
    ),
    steps(
      "Tragen Sie unter [Einstellungen](/einstellungen) die Anschrift Ihres Unternehmens ein. Sie gehört in den Vertrag.",
      "Öffnen Sie [Auftragsverarbeitung](/auftragsverarbeitung) und lesen Sie den Text, mit den technischen Maßnahmen und den weiteren Auftragsverarbeitern.",
      "Wählen Sie *Vertrag schließen* und danach *Verbindlich schließen*.",
    ),
    note("Steht dort *Wird nicht angeboten*, hat der Betreiber noch nicht alle Angaben gemacht. Die Seite nennt, welche ihm fehlen."),
    heading("Wo Sie ihn finden"),
    list(
      "*PDF* speichert den Vertrag, wie er auf der Seite steht. Wurde diese Fassung noch nicht geschlossen, steht das darin.",
      "Unter *Geschlossene Fassungen* steht jede Fassung mit Tag und Person, auch wenn inzwischen eine andere gilt. Sie lässt sich nicht ändern. Wer den Vertrag schließt, bekommt als Beleg eine E-Mail mit Zeitpunkt und Fassung.",
      "Dass er geschlossen wurde, steht auch im Prüfprotokoll.",
    ),
    heading("Wenn sich der Text ändert"),
    text(
      "Der Text kann sich durch den Betreiber ändern, durch eine neue Version der Software oder weil Sie Ihre Firmendaten ändern. Dann steht auf der Seite *Zu erneuern*, mit den Abschnitten, die sich unterscheiden. Dashboard und [Betriebsbereitschaft](/betriebsbereitschaft) erinnern daran, und wer den Vertrag schließen kann, bekommt am nächsten Morgen eine E-Mail, zu jeder Fassung eine.",
    ),
    steps("Lesen Sie, was sich geändert hat.", "Sind Sie einverstanden, wählen Sie *Neue Fassung schließen*."),
    text("Bis dahin gilt die Fassung, die Sie zuletzt geschlossen haben."),
    heading("Was daneben steht"),
    list(
      "*Verzeichnis der Verarbeitungstätigkeiten*: Ihr Eintrag nach Artikel 30 DSGVO. Ergänzen Sie, was bei Ihnen abweicht.",
      "*Datenschutz-Folgenabschätzung (Entwurf)*: Was die Software tut, steht darin. Die Bewertung tragen Sie ein.",
      "*Hinweis zu Übermittlungen in Drittländer*: wo die Daten liegen.",
    ),
    text(
      "Verlangt jemand Auskunft oder Löschung, lesen Sie [Anträge auf Auskunft, Berichtigung und Löschung](antraege-betroffener-personen).",
    ),
  ],
};
