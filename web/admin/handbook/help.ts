import { type Group, heading, list, note, steps, text } from "./article.ts";

export const help: Group = {
  title: "Hilfe",
  articles: [
    {
      slug: "fragen",
      title: "Häufige Fragen",
      lead: "Kurze Antworten auf das, was am häufigsten gefragt wird.",
      body: [
        heading("Kann der Support meine Meldungen lesen?"),
        text(
          "Nein. Wir haben keinen Schlüssel. Schreiben Sie uns bitte auch nichts aus einer Meldung. Mehr dazu: [Verschlüsselung](verschluesselung).",
        ),
        heading("Warum sieht mein Kollege eine Meldung nicht, die ich sehe?"),
        text(
          "Er gehört nicht zu ihrer Abteilung, ihm fehlt die Berechtigung *Meldungen*, oder er wartet noch auf eine [Freigabe](freigaben).",
        ),
        heading("Sehen Admins alle Meldungen?"),
        text("Nein. Auch Admins lesen nur, was zu ihren Abteilungen gehört."),
        heading("Wie erfahre ich von neuen Meldungen?"),
        text(
          "Wer sie lesen darf, bekommt eine E-Mail ohne Inhalt. Bei einer neuen Nachricht bekommt sie die zugewiesene Person, oder die ganze Abteilung, wenn niemand zugewiesen ist. Kommt in kurzer Zeit mehr, fassen wir es zusammen, damit Ihr Postfach nicht überläuft. Eine offene Seite zeigt Neues von selbst.",
        ),
        heading("Kann eine hinweisgebende Person ihr Passwort zurücksetzen?"),
        text("Nein. Sie meldet neu. Mehr dazu: [Was hinweisgebende Personen sehen](hinweisgebende-personen)."),
        heading("Werden alte Meldungen von selbst gelöscht?"),
        text("Ja, nach Ablauf ihrer Frist und nach einer Ankündigung von mindestens 30 Tagen: [Aufbewahrung und Löschung](aufbewahrung)."),
        heading("Wie ändere ich meine E-Mail-Adresse?"),
        text(
          "Unter [Mein Konto](/konto), mit Ihrem Passwort. Die neue Adresse gilt, sobald Sie dem Link in der E-Mail folgen. Er gilt 24 Stunden.",
        ),
        heading("Funktioniert alles auf dem Telefon?"),
        text("Ja. Das Menü finden Sie dort oben links."),
      ],
    },
    {
      slug: "probleme",
      title: "Wenn etwas nicht geht",
      lead: "Prüfen Sie zuerst diese Punkte. Meist ist es schnell gelöst.",
      body: [
        heading("Eine Meldung lässt sich nicht öffnen"),
        list(
          "*Nicht lesbar: Freigabe ausstehend*: Ihnen fehlt der Schlüssel. Die Seite des Falls nennt, wer Ihnen eine [Freigabe](freigaben) geben kann.",
          "*Nicht lesbar: endgültig verschlossen*: Niemand der Meldestelle hält den Schlüssel mehr. Wählen Sie auf der Seite des Falls *Fall abschließen*: Damit enden Fristen und Erinnerungen. Die hinweisgebende Person liest es auf ihrer Fallseite schon vorher.",
          "*Nicht lesbar: der Inhalt ist beschädigt*: Der gespeicherte Inhalt passt nicht zu seiner Prüfsumme. Schreiben Sie uns die Nummer der Meldung.",
        ),
        heading("Sie kommen nicht hinein"),
        list(
          "Prüfen Sie E-Mail-Adresse und Feststelltaste. Nach vielen falschen Versuchen müssen Sie einige Minuten warten.",
          "Der Code der App passt nicht: Prüfen Sie, ob die Uhr des Telefons stimmt.",
          "Passwort vergessen: [So geht es weiter](passwort-vergessen).",
          "Jemand anderes hat mit Ihrer E-Mail-Adresse ein Konto angelegt: Solange sie dort nicht bestätigt ist, holen Sie sie unter [E-Mail-Adresse freigeben](/adresse-freigeben) zurück.",
          "Ihre Anmeldung wurde deaktiviert: Fragen Sie die Person, die bei Ihnen die Benutzer verwaltet.",
        ),
        heading("Die Sitzung endet mitten in der Arbeit"),
        text(
          "Was Sie geschrieben haben, steht noch auf der Seite. Wählen Sie *In neuem Tab anmelden* und senden oder speichern Sie danach im ersten Tab. Können Sie sich nicht mehr anmelden, sichern Sie Nachrichten und Notizen mit *Text kopieren*.",
        ),
        heading("E-Mails kommen nicht an"),
        steps(
          "Sehen Sie im Spam-Ordner nach.",
          "Prüfen Sie die Adresse unter [Mein Konto](/konto).",
          "Wer die Berechtigung *Einstellungen* hat, sieht oben einen Hinweis, wenn eine E-Mail nicht zugestellt werden konnte.",
        ),
        heading("Die Seite lädt nicht oder sieht falsch aus"),
        list(
          "Laden Sie die Seite neu und aktualisieren Sie Ihren Browser.",
          "Nutzen Sie einen aktuellen Firefox, Chrome, Edge oder Safari. Erlauben Sie JavaScript und WebAssembly für diese Seite.",
        ),
        heading("Der Fingerabdruck des Unternehmens hat sich geändert"),
        text(
          "Die Seite *Der Kontoschlüssel Ihres Unternehmens ist ein anderer* erscheint, wenn jemand aus der Verwaltung alle Schlüssel verloren und neu begonnen hat. Es kann auch ein Angriff sein. Rufen Sie diese Person an, vergleichen Sie beide Fingerabdrücke, und nehmen Sie den neuen nur an, wenn er stimmt.",
        ),
        note(
          "Hilft nichts davon, schreiben Sie uns. Nennen Sie Uhrzeit, Seite und die Meldung auf dem Bildschirm, aber nichts aus einer Meldung und kein Passwort.",
        ),
      ],
    },
  ],
};
