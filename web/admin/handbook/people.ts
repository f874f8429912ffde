import { type Group, heading, list, note, picture, steps, text } from "./article.ts";

export const people: Group = {
  title: "Benutzer und Abteilungen",
  articles: [
    {
      slug: "benutzer-einladen",
      title: "Benutzer einladen",
      lead: "Sie laden Kolleginnen und Kollegen mit einem Link und einem Code ein. Der Code sorgt dafür, dass niemand sonst an die Schlüssel kommt.",
      body: [
        text("Dafür brauchen Sie die Berechtigung *Benutzer und Abteilungen*."),
        picture("einladung", "Der erste Schritt des Fensters „Neuen Benutzer erstellen“ mit Vorname, Nachname und E-Mail-Adresse."),
        steps(
          "Öffnen Sie [Benutzer](/benutzer) und wählen Sie *Neue hinzufügen*.",
          "Geben Sie Vorname, Nachname und E-Mail-Adresse ein und wählen Sie *Weiter*.",
          "Wählen Sie Rolle, Abteilungen und Sprache der E-Mails. Sie können einen eigenen Text ergänzen und die E-Mail in der Vorschau lesen.",
          "Wählen Sie *Erstellen*. Es erscheint der *Einladungscode*, nur dieses eine Mal.",
          "Nennen Sie den Code am Telefon oder persönlich. Schicken Sie ihn nicht per E-Mail.",
        ),
        list(
          "Der Link gilt 14 Tage. Danach wählen Sie beim Benutzer *Einladung erneut senden*; es entstehen ein neuer Link und ein neuer Code.",
          "*Einladung zurückziehen* macht Link und Code ungültig.",
          "Namen und Ihr Text enthalten keine Internet- oder E-Mail-Adresse: In der E-Mail steht nur unser Link. Solange Ihr Konto keinen Plan hat, gehen höchstens 20 Einladungen in 24 Stunden hinaus.",
          "Ist der Code verloren, kann die Person auch ohne ihn beginnen. Dann braucht sie Ihre [Freigabe](freigaben).",
        ),
      ],
    },
    {
      slug: "rechte",
      title: "Rollen und Berechtigungen",
      lead: "Fünf Berechtigungen entscheiden, was jemand darf. Eine Rolle ist nur eine Vorauswahl davon.",
      body: [
        picture(
          "benutzer",
          "Die Seite Benutzer mit der Schaltfläche „Neue hinzufügen“, dem Suchfeld und zwei Karten: Anna Lindner, Admin, und Malik Okafor, Fallbearbeitung.",
        ),
        list(
          "*Meldungen*: lesen und bearbeiten, in den eigenen Abteilungen.",
          "*Statistiken*: [Auswertungen](auswertungen) sehen, keine Inhalte.",
          "*Benutzer und Abteilungen*: einladen, ändern, löschen, Abteilungen verwalten.",
          "*Einstellungen*: Unternehmensdaten, Meldekanäle, Kategorien.",
          "*Sicherheitseinstellungen*: Regeln zur Anmeldung, Prüfprotokoll, Notfallschlüssel.",
        ),
        heading("Die Rollen"),
        list(
          "*Admin* hat alle fünf Berechtigungen.",
          "*Fallbearbeitung* hat nur *Meldungen*.",
          "*Auswertung* hat nur *Statistiken*.",
          "*Verwaltung* hat *Benutzer und Abteilungen* und *Einstellungen*.",
        ),
        text(
          "Niemand vergibt ein Recht, das er selbst nicht hat, und niemand ändert, sperrt oder löscht eine Person, die ein Recht hat, das ihm fehlt. Der letzte aktive Admin kann weder entfernt werden noch ein Recht verlieren. Wem das Konto gehört, der behält Zugang und Rechte, bis er die Inhaberschaft selbst übertragen hat.",
        ),
        note("Geben Sie *Meldungen* nur Personen, die mit der Aufgabe beauftragt, unabhängig und fachkundig sind (§ 15 HinSchG)."),
      ],
    },
    {
      slug: "inhaberschaft",
      title: "Inhaberschaft übertragen",
      lead: "Jedes Konto gehört genau einer Person. Sie vertritt es gegenüber uns und kann von niemandem entfernt werden.",
      body: [
        text(
          "Zuerst gehört das Konto der Person, die es angelegt hat. Sie bekommt die Rechnungen und entscheidet über Tarif und Löschung. Wem das Konto gehört, steht beim Benutzer unter *Inhaberschaft*.",
        ),
        steps(
          "Öffnen Sie unter [Benutzer](/benutzer) die Person, die das Konto übernehmen soll. Sie muss *Admin* sein, freigegeben und angemeldet gewesen.",
          "Wählen Sie *Inhaberschaft übertragen* und bestätigen Sie.",
          "Ist Ihre Anmeldung länger als fünf Minuten her, fragen wir nach Ihrem Passwort, einem Code oder Ihrem Passkey.",
        ),
        list(
          "Sie bleiben *Admin*. Zurückholen können Sie die Inhaberschaft nicht selbst; die neue Person kann sie zurückgeben.",
          "Sie beide und alle Admins erfahren es per E-Mail. Im Prüfprotokoll steht, wer es war.",
          "Wer das Unternehmen verlässt, überträgt die Inhaberschaft vorher. Erst danach kann seine Anmeldung deaktiviert oder gelöscht werden.",
        ),
        heading("Warum wir manchmal noch einmal fragen"),
        text(
          "Ein unbeaufsichtigter Bildschirm soll niemandem dauerhaft Zugang verschaffen. Deshalb fragen wir vor besonders geschützten Schritten noch einmal, ob Sie es sind. Danach ist fünf Minuten Ruhe.",
        ),
        list(
          "Beim Notfallschlüssel, beim Wiederherstellungscode, beim Gesamtarchiv und bei der Inhaberschaft.",
          "Wenn Sie jemandem Rechte auf Meldungen, Benutzer, Einstellungen oder Sicherheit geben, eine solche Einladung erneut oder an eine andere Adresse senden.",
          "Wenn Sie jemanden freigeben, wieder aktivieren, in eine Abteilung aufnehmen, als Gast einladen oder einem Gast mehr Zeit geben.",
          "Wenn Sie eine Abteilung anlegen oder ändern, wohin Meldungen gehen.",
          "Wenn Sie Personen oder Meldungen löschen, den zweiten Faktor einer anderen Person entfernen oder eine Kalenderadresse anlegen.",
          "Bei jeder Sicherheitseinstellung und bei der Aufbewahrung eines Meldekanals.",
        ),
        text("Was nur etwas zurücknimmt, etwa einen Gastzugang beenden, geht sofort."),
        text("Mit *Abbrechen* geschieht nichts, und was Sie eingegeben haben, bleibt stehen."),
      ],
    },
    {
      slug: "abteilungen",
      title: "Abteilungen und ihre Schlüssel",
      lead: "Eine Abteilung ist der Kreis von Personen, die dieselben Meldungen lesen. Jede hat einen eigenen Schlüssel.",
      body: [
        picture(
          "abteilungen",
          "Die Seite Abteilungen: die Interne Meldestelle mit zwei Mitgliedern, die mitlesen, dem Meldekanal, der zu ihr führt, und der Gültigkeit ihres Schlüssels.",
        ),
        steps(
          "Öffnen Sie [Abteilungen](/abteilungen) und wählen Sie *Abteilung anlegen*.",
          "Geben Sie ihr einen Namen und wählen Sie, wer mitliest. Eine Person muss Meldungen lesen dürfen.",
          "Legen Sie unter *Zustellung* fest, welche Meldekanäle und Kategorien zu ihr führen. Wer nur die Berechtigung *Einstellungen* hat, wählt das in den Einstellungen des Meldekanals unter [Meldekanäle](/meldekanale) und beim Bearbeiten einer [Kategorie](/kategorien).",
        ),
        list(
          "Wer nicht zur Abteilung gehört, sieht ihre Meldungen nicht: keine Zeile, keine Zahl, keinen Text. Das gilt auch für Admins.",
          "Ein neues Mitglied kann auch die bisherigen Meldungen der Abteilung lesen, sobald der Schlüssel freigegeben ist.",
          "Betrifft eine Meldung die Meldestelle selbst, kann sie an eine zweite Abteilung gehen. Das legen Sie ebenfalls unter *Zustellung* fest. Die beiden dürfen kein Mitglied teilen, und die zweite bekommt keine anderen Meldungen: Sonst läse jemand Meldungen über die eigene Abteilung. Meldungen an die zweite zählt die Hinweiszentrale für sich, ab HZ-900001: Eine Lücke in den Nummern der ersten verriete ihr sonst, dass es eine Meldung über sie gibt.",
          "Ohne zweite Abteilung verspricht das Formular nichts und verweist an dieser Stelle auf die externen Meldestellen. Gibt es bei Ihnen niemanden außerhalb der Meldestelle, ist das der richtige Weg: Wählen Sie *Wir haben niemand anderen*, dann fragt das Dashboard nicht mehr.",
          "Benennen Sie eine Abteilung um, bestätigt Ihr Browser den neuen Namen für das Portal. Kann er das nicht, nennt die Karte der Abteilung, wer es kann.",
        ),
        heading("Schlüssel erneuern"),
        text(
          "Verlässt jemand die Abteilung oder läuft der Schlüssel bald ab, erscheint oben ein Hinweis. Wählen Sie *Schlüssel erneuern* und lassen Sie das Fenster offen, bis alles fertig ist. Sie können dabei weiterarbeiten. Unterbrechen schadet nicht: *Fortsetzen* macht weiter.",
        ),
      ],
    },
    {
      slug: "freigaben",
      title: "Freigaben: Schlüssel weitergeben",
      lead: "Wer neu ist oder sein Passwort ohne Code zurückgesetzt hat, wartet auf eine Freigabe. Nur Sie und Ihre Kolleginnen und Kollegen können sie geben, wir nicht.",
      body: [
        text(
          "Bis dahin sehen Wartende keine Meldungen. Was keinen Schlüssel braucht, tun sie nach ihren Berechtigungen: Firmendaten, Kategorien, Abrechnung, Auswertungen und *Mein Konto*.",
        ),
        text("Wartet jemand, erscheint oben ein Hinweis, und beim Benutzer steht *Freigabe ausstehend*."),
        text(
          "Vor der Freigabe steht da, wer die Person wann in die Abteilung aufgenommen hat, und ob sie aus der Abteilung kommt, für die Ihre einspringt. Dann können die Meldungen von ihr handeln. Wer in eine Abteilung kommt oder aus ihr geht, erfährt es per E-Mail, und alle Mitglieder mit ihm; wird eine Abteilung gelöscht, ihre Mitglieder. Ändert jemand, wohin Meldungen gehen, erfahren es die Mitglieder der betroffenen Abteilungen und alle Admins. Erneuert jemand, der dort nicht liest, den Schlüssel einer einspringenden Abteilung, erfahren es deren Mitglieder.",
        ),
        steps(
          "Wählen Sie *Prüfen und freigeben*.",
          "Rufen Sie die Person an oder treffen Sie sie. Vergleichen Sie den *Fingerabdruck der Schlüssel* mit dem, den sie auf ihrem Bildschirm sieht, Zeichen für Zeichen.",
          "Sind beide gleich, setzen Sie den Haken bei *Ich habe den Fingerabdruck verglichen*.",
          "Wählen Sie *Freigeben*.",
        ),
        note(
          "Überspringen Sie den Vergleich nie. Er ist der einzige Schutz davor, dass sich jemand mit einem gestohlenen Postfach Zugang verschafft.",
        ),
        heading("Wenn Sie selbst warten"),
        text(
          "Ihre Seite zeigt, wer freigeben kann, und Ihren Fingerabdruck. Rufen Sie eine dieser Personen an. Sobald sie freigegeben hat, öffnet sich alles von selbst. Das Handbuch und [Mein Konto](/konto) können Sie schon nutzen.",
        ),
        heading("Den Kontoschlüssel vergleichen"),
        text(
          "Nach einer Freigabe ohne Code bittet die Anwendung Sie, auch den Fingerabdruck Ihres Unternehmens zu vergleichen. Kolleginnen und Kollegen sehen ihn unter *Mein Konto*. Bis dahin können Sie lesen und antworten, aber keine Notizen schreiben und niemanden freigeben.",
        ),
      ],
    },
    {
      slug: "ausscheiden",
      title: "Wenn jemand ausscheidet",
      lead: "Sperren Sie den Zugang sofort, und erneuern Sie danach die Schlüssel.",
      body: [
        steps(
          "Öffnen Sie [Benutzer](/benutzer) und dort die Person.",
          "Wählen Sie *Anmeldung deaktivieren*. Alle Sitzungen enden sofort.",
          "Erneuern Sie die Schlüssel der Abteilungen, wenn der Hinweis dazu erscheint: [Abteilungen](abteilungen).",
          "Weisen Sie ihre Meldungen anderen zu.",
          "Kommt die Person nicht zurück, wählen Sie *Benutzer löschen*.",
        ),
        list(
          "Ist nur ein Gerät verloren? Dann wählen Sie *Überall abmelden*: Alle Sitzungen der Person enden, Zugang und Schlüssel behält sie.",
          "Nachrichten behalten den Namen, unter dem sie gesendet wurden.",
          "Hat nur diese Person einen Schlüssel, lässt sie sich nicht löschen. Geben Sie ihn zuerst einer anderen Person frei.",
          "Was jemand gelesen hat, bleibt gelesen. Auch das Erneuern ändert daran nichts.",
        ),
      ],
    },
  ],
};
