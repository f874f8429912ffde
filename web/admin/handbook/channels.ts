import { IN_PORTAL_LANGUAGES, listedInGerman, NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import { type Group, heading, list, note, picture, steps, text } from "./article.ts";

export const channels: Group = {
  title: "Meldekanäle und Kategorien",
  articles: [
    {
      slug: "meldekanaele",
      title: "Meldekanäle einrichten",
      lead: "Ein Meldekanal ist eine öffentliche Seite mit eigener Adresse. Dort melden Menschen, und dort öffnen sie später ihren Fall.",
      body: [
        text("Ändern kann Meldekanäle, wer die Berechtigung *Einstellungen* hat."),
        picture(
          "meldekanal",
          "Ein Meldekanal mit seiner öffentlichen Adresse, den Schaltflächen „Adresse kopieren“, „Seite öffnen“ und „Kanal archivieren“ und der Standardsprache.",
        ),
        steps(
          "Öffnen Sie [Meldekanäle](/meldekanale). Mit *Meldekanal hinzufügen* legen Sie einen weiteren an.",
          "Geben Sie dem Kanal einen Namen und ein *Link-Suffix*. Das ist das Ende seiner Adresse. Solange ein neuer Kanal noch seine erste Adresse hat, schlagen wir eine freie aus dem Namen Ihres Unternehmens vor.",
          "Wählen Sie, ob anonyme Meldungen und Dateien erlaubt sind und ob eine Kategorie verlangt wird.",
          "Legen Sie fest, an welche Abteilung Meldungen gehen.",
          "Speichern Sie, und sehen Sie sich das Ergebnis mit *Seite öffnen* an.",
        ),
        list(
          "Ändern Sie das Link-Suffix, führt die frühere Adresse weiter zum Kanal. Aushänge bleiben gültig.",
          "Texte der Startseite, Logo und Farbe passen Sie in den Bereichen des Kanals an: [Startseite und Design](startseite-und-design).",
        ),
        heading("Löschen oder archivieren"),
        text(
          "Ein Kanal ohne Meldungen wird gelöscht. Kamen schon Meldungen, wird er archiviert: Neue sind nicht mehr möglich, die bisherigen bleiben. Wer einen Fall hat, öffnet ihn weiter mit dem Passwort: Die Adresse des Kanals bleibt, nimmt aber keine Meldungen mehr an. Unter *Nachfolger* wählen Sie, zu welchem anderen Kanal seine Startseite führt, wer neu melden will. *Kanal wieder öffnen* macht das Archivieren rückgängig.",
        ),
      ],
    },
    {
      slug: "startseite-und-design",
      title: "Startseite und Design eines Kanals",
      lead: "Die Startseite ist das Erste, was hinweisgebende Personen lesen. Zeigen Sie dort, wer Sie sind und was mit einem Hinweis geschieht.",
      body: [
        heading("Startseite schreiben"),
        steps(
          "Öffnen Sie unter [Meldekanäle](/meldekanale) den Bereich *Seiten* des Kanals, und wählen Sie die Sprache.",
          "Ändern Sie *Name auf dem Portal* und *Text der Startseite*. Formatieren können Sie mit den Schaltflächen über dem Text oder mit Tastenkürzeln; jede Schaltfläche nennt ihres.",
          "Prüfen Sie in der *Vorschau*, wie der Text auf dem Telefon und am Desktop aussieht.",
          "Wählen Sie *Speichern*. Erst dann ändert sich das Portal.",
        ),
        list(
          `Das Portal gibt es ${IN_PORTAL_LANGUAGES}: allen Amtssprachen der EU und Türkisch, Russisch, Ukrainisch und Arabisch. Ein neuer Kanal beginnt mit ${listedInGerman(NEW_CHANNEL_LANGUAGES)}. Weitere wählen Sie unter *Weitere Sprache*.`,
          "Die Texte, die wir dafür mitgeben, sind übersetzt und ein zweites Mal gelesen, aber nicht beglaubigt. Ihre eigenen Texte schreiben Sie in jeder Sprache selbst.",
          "Eine Sprache können Sie entfernen, nur nicht die letzte und nicht die *Standardsprache*.",
          "Unter jeder Sprache steht, welche Texte in ihr noch fehlen: Startseite, Pflichtangaben, Kategorien und Vorlagen. Jede Zeile führt dorthin, wo Sie den Text schreiben.",
          "Zu Deutsch gehört Leichte Sprache. Diese Texte schreiben wir: Startseite, Formular und Fall, auch die Fragen, die helfen, solange Sie deren Wortlaut nicht ändern. Ihr eigener Text steht dort zugeklappt darunter, Meldungen und Antworten bleiben deutsch. Antworten Sie dort in kurzen Sätzen. Die Texte hat noch keine Prüfgruppe von Menschen mit Lernschwierigkeiten geprüft, deshalb steht dort kein Siegel.",
          "Text, den Sie aus anderen Programmen einfügen, behält Überschriften, Listen und Links. Bilder, Farben und Tabellen fallen weg.",
        ),
        heading("Logo und Farbe"),
        list(
          "Im Bereich *Design* wählen Sie ein Bild mit höchstens 2 MB, seine *Form* und den *Ausschnitt*. Ohne Logo steht der Name Ihres Unternehmens da.",
          "Die *Markenfarbe* gilt für Schaltflächen, Links und Symbole. Wo sie schlecht zu lesen wäre, nimmt das Portal den nächsten lesbaren Ton und nennt ihn hier.",
          "Die *Vorschau* zeigt beides im hellen und im dunklen Farbschema, bevor Sie speichern.",
        ),
      ],
    },
    {
      slug: "fragen-die-helfen",
      title: "Fragen, die helfen",
      lead: "Das Formular kann vor dem Absenden Fragen anbieten, zum Beispiel nach Zeit, Ort und Belegen. So müssen Sie später weniger nachfragen.",
      body: [
        text("Sie finden sie unter [Meldekanäle](/meldekanale) im Bereich *Fragen* des Kanals. Am Anfang sind sie ausgeschaltet."),
        steps(
          "Setzen Sie den Haken bei *Fragen anbieten*.",
          "Nehmen Sie unter *Fragen, die wir vorschlagen* den Haken weg, wo eine Frage nicht passt. Mit eigenem Wortlaut stellen Sie sie anders.",
          "Unter *Eigene Fragen* kommen mit *Frage hinzufügen* bis zu 10 weitere dazu: als *Text*, *Auswahl* oder *Datum*.",
          "Speichern Sie, und sehen Sie sich das Formular mit *Seite öffnen* an.",
        ),
        list(
          "Keine Frage ist Pflicht, und das steht über ihnen. Wer sich zu etwas gedrängt fühlt, meldet nicht.",
          "Fragen Sie nichts, woran man eine anonyme Person erkennt: weder Namen noch Personalnummern.",
          "Fehlt eine eigene Frage in einer Sprache, steht sie dort in der Sprache, die sie hat.",
        ),
        heading("Wo die Antworten stehen"),
        text(
          "Antworten sind Teil der Meldung und mit ihr verschlüsselt. Sie stehen unter der Beschreibung als *Antworten auf Fragen*. Die Suche in Beschreibungen findet sie, Sie können darin schwärzen, und jeder Export hat sie. Jede Meldung zeigt die Fragen so, wie sie gestellt wurden, auch wenn Sie sie später ändern, verschieben oder entfernen.",
        ),
      ],
    },
    {
      slug: "pflichtangaben",
      title: "Pflichtangaben des Portals",
      lead: "Zu jedem Portal gehören sechs Seiten, die das Gesetz verlangt, und eine mit Rat zu Geräten und Netzen. Sie haben Standardtexte, die Sie mit Ihren Angaben füllen.",
      body: [
        text("Sie finden sie unter [Meldekanäle](/meldekanale) im Bereich *Pflichtangaben* des Kanals."),
        list(
          "*So läuft das Verfahren ab*: Fristen, Abteilung und Aufbewahrung stehen dort so, wie Sie sie für den Kanal eingestellt haben.",
          "*Externe Meldestellen*: Unsere Liste steht immer da und lässt sich nicht kürzen. Mit *Stelle hinzufügen* ergänzen Sie Stellen Ihrer Branche.",
          "*Telefon und persönliches Gespräch*: Nummer, Zeiten und Ort. Telefon und Ort stehen auch auf der Startseite.",
          "*Geräte, Netze und Tor*: unser Rat, wie man meldet, ohne dass Gerät oder Netz etwas verraten. Zum Beispiel nicht im WLAN der Firma. Diesen Text ändern Sie nicht.",
          "*Datenschutzhinweise*, *Impressum* und *Erklärung zur Barrierefreiheit*: aus Ihren Angaben und den Firmendaten.",
        ),
        steps(
          "Sehen Sie nach, welche Angaben fehlen. Die Liste steht oben.",
          "Füllen Sie die Felder unter *Angaben für diese Seiten* aus, und speichern Sie.",
          "Prüfen Sie jede Seite mit *Ansehen*.",
        ),
        heading("Eigene Texte"),
        text(
          "Mit *Text bearbeiten* ersetzen Sie einen Standardtext, für jede Sprache einzeln. Ein eigener Text ändert sich nicht mehr mit Ihren Angaben. *Standardtext wiederherstellen* macht das rückgängig.",
        ),
        note("Standardtexte sind Vorlagen. Lassen Sie sie rechtlich prüfen, bevor Sie den Kanal bekannt machen."),
      ],
    },
    {
      slug: "bekannt-machen",
      title: "Den Meldekanal bekannt machen",
      lead: "Ein Kanal hilft nur, wenn ihn alle kennen. Wichtig ist, dass die Adresse vollständig weitergegeben wird.",
      body: [
        steps(
          "Wählen Sie unter [Meldekanäle](/meldekanale) *Adresse kopieren*.",
          "Setzen Sie die Adresse in Ihr Intranet und auf Ihre Website.",
          "Oder wählen Sie *Button für Ihre Website*. Dort kopieren Sie fertiges HTML: einen Button im Text oder einen Reiter am Rand der Seite.",
          "Laden Sie dort mit *QR-Code* und *Aushang*, was Sie ausdrucken und aufhängen können.",
          "Sagen Sie dazu, wer die Meldestelle ist und dass man auch anonym melden kann.",
        ),
        text(
          "Bietet Ihr Anbieter kurze Adressen an, können Sie unter der öffentlichen Adresse die kurze wählen: Der Name des Kanals steht dann vorn. Beide führen zum selben Portal. Bei der kurzen sieht, wer ein Netz betreibt, welches Portal jemand öffnet.",
        ),
        note(
          "Zur Adresse gehört der Teil hinter #k=. Mit ihm prüft der Browser, dass die Meldung wirklich für Ihre Meldestelle verschlüsselt wird. Kürzen Sie die Adresse nicht, und nutzen Sie keinen Dienst, der Links verkürzt. Ist der Teil beschädigt, bleibt das Portal geschlossen.",
        ),
        text(
          "Der Button ist ein Link und lädt nichts. Der Reiter braucht ein kleines Skript. Es kommt von unserem Server, und Ihre IT kann es auch selbst ablegen. Wer im Intranet klickt, kann dort in Protokollen auftauchen. Hängen Sie deshalb auch den Aushang auf.",
        ),
        text(
          "Auf Aushang und QR-Code steht der Fingerabdruck des Schlüssels: fünf Gruppen aus fünf Zeichen. Dieselben Zeichen zeigt das Portal auf dem Formular, im Fall und in der Textdatei mit dem Passwort. Wer die Adresse abtippt, kann so vergleichen.",
        ),
        text(
          "Nach einem neuen Kontoschlüssel (siehe [Passwort vergessen](passwort-vergessen)) müssen Links und Aushänge ersetzt werden. Die alten lehnt das Portal ab. Nur wenn jemand, der den früheren Schlüssel noch hält, den neuen verglichen und angenommen hat, gelten sie weiter.",
        ),
      ],
    },
    {
      slug: "eigene-domain",
      title: "Das Portal unter der eigenen Domain",
      lead: "Ein Meldekanal kann unter einer Domain Ihres Unternehmens stehen, etwa hinweise.ihre-firma.de. Das bietet nicht jeder Anbieter dieses Dienstes an.",
      body: [
        text(
          "Sie brauchen jemanden, der im DNS Ihres Unternehmens Einträge anlegen kann, meist Ihre IT oder Ihr Domain-Anbieter. Nehmen Sie einen Namen, unter dem noch nichts steht: Danach steht dort nur das Portal.",
        ),
        steps(
          "Öffnen Sie unter [Meldekanäle](/meldekanale) die Einstellungen des Kanals. Finden Sie dort *Eigene Domain* nicht, bietet Ihr Anbieter das nicht an.",
          "Wählen Sie *Domain hinzufügen*, und geben Sie die Domain ein.",
          "Legen Sie die beiden Einträge an, die dann dort stehen. Der erste zeigt, dass die Domain Ihnen gehört. Der zweite führt zum Portal.",
          "Wählen Sie *Jetzt prüfen*. Fehlt noch etwas, steht da, was. Neue Einträge brauchen manchmal einige Stunden.",
          "Ist die Domain bestätigt, öffnen Sie sie einmal selbst. Danach können Sie sie oben beim Kanal zum Weitergeben wählen.",
        ),
        list(
          "Lassen Sie beide Einträge stehen. Wir prüfen den ersten jeden Tag. Fehlt er sieben Tage lang, steht das Portal nicht mehr unter Ihrer Domain. Eine E-Mail bekommen Sie dazu nicht, seit wann er fehlt, steht in den Einstellungen.",
          "Die bisherige Adresse gilt weiter. Meldungen und Fälle sind unter beiden dieselben.",
          "Wer ein Netz betreibt, sieht bei Ihrer Domain, welches Portal jemand öffnet. Bei der Adresse mit /portal/ sieht er nur den Namen des Dienstes.",
        ),
        note(
          "Geben Sie eine Domain nicht auf, solange Aushänge oder Links mit ihr unterwegs sind. Wer sie nach Ihnen registriert, kann dort eine eigene Seite zeigen, die wie Ihr Portal aussieht. Wir können das nicht verhindern. Entfernen Sie die Domain hier, bevor Sie sie kündigen.",
        ),
      ],
    },
    {
      slug: "kategorien",
      title: "Kategorien",
      lead: "Aus den Kategorien wählen Menschen im Meldeformular, worum es geht. Ihr Konto beginnt mit einer fertigen Auswahl.",
      body: [
        picture(
          "kategorien",
          "Die Seite Kategorien: 14 aktive und 8 inaktive, jede mit Beschreibung, Schalter und der Schaltfläche „Bearbeiten“.",
        ),
        list(
          "Mit dem Schalter nehmen Sie eine Kategorie aus dem Formular oder bieten sie wieder an. Alte Meldungen behalten ihre Kategorie.",
          "*Neue hinzufügen* legt eine eigene an, *Bearbeiten* ändert Name und Beschreibung.",
          "Die Reihenfolge im Formular ändern Sie durch Ziehen, mit der Tastatur oder im Menü mit *Nach oben* und *Nach unten*.",
          "Eine Kategorie kann eine *Zuständige Abteilung* haben. Neue Meldungen dieser Kategorie liest dann nur diese Abteilung.",
        ),
        text(
          "Schreiben Sie so, wie Ihre Mitarbeitenden sprechen. Niemand muss seinen Hinweis rechtlich einordnen. Lassen Sie deshalb eine Kategorie für alles Übrige stehen.",
        ),
        note(
          "Die Kategorie einer Meldung ist auf unserem Server lesbar, damit Meldungen richtig zugestellt werden. Schreiben Sie keine Namen hinein.",
        ),
      ],
    },
    {
      slug: "hinweisgebende-personen",
      title: "Was hinweisgebende Personen sehen",
      lead: "Wer meldet, braucht kein Konto. Das hilft Ihnen, Fragen aus der Belegschaft zu beantworten.",
      body: [
        list(
          "Auf der Startseite stehen *Neue Meldung* und *Zum bestehenden Fall*.",
          "Im Formular wählt die Person *Anonym* oder *Vertraulich*. Vertraulich heißt: Sie nennt ihren Namen, und nur wer die Meldung bearbeitet, sieht ihn.",
          "Nach dem Senden erscheinen Fallnummer und Passwort, nur dieses eine Mal. Das Passwort kann niemand ersetzen, auch Sie nicht.",
          "Im Fall sieht die Person den Status, Ihre Nachrichten und ihre Dateien. Notizen sieht sie nicht.",
          "Sie kann eine E-Mail-Adresse hinterlegen, um von Neuem zu erfahren. Sie kann sie jederzeit wieder entfernen.",
        ),
        heading("Wenn das Passwort verloren ist"),
        text(
          "Der Fall lässt sich dann von außen nicht mehr öffnen. Die Person kann neu melden und dabei die Fallnummer nennen. Verbinden Sie beide Vorgänge mit einer Notiz.",
        ),
        note("Die Portale setzen keine Cookies und speichern keine IP-Adressen."),
      ],
    },
  ],
};
