import { IN_PORTAL_LANGUAGES } from "@hz/contract/languages";
import { type Group, heading, list, note, picture, steps, text } from "./article.ts";
import { apart } from "./apart.ts";
import { evaluations } from "./evaluations.ts";
import { confidentiality } from "./confidentiality.ts";
import { readiness } from "./readiness.ts";
import { retention } from "./retention.ts";
import { reminders } from "./reminders.ts";
import { waysIn } from "./ways-in.ts";
import { guests } from "./guests.ts";
import { handover } from "./handover.ts";

export const reports: Group = {
  title: "Meldungen bearbeiten",
  articles: [
    {
      slug: "meldungen-finden",
      title: "Meldungen finden",
      lead: "Unter „Meldungen“ steht alles, was Ihre Abteilungen erreicht hat. Suche und Filter bringen Sie schnell zur richtigen Meldung.",
      body: [
        picture(
          "meldungen",
          "Die Liste der Meldungen: vier Karten mit Zahlen, ein Suchfeld und eine Tabelle mit Thema, Kategorie, Status, Frist, zugewiesener Person und letzter Aktivität.",
        ),
        list(
          "Was neu ist, fällt in der Liste auf. Ein Personensymbol zeigt: Die hinweisgebende Person hat Kontaktdaten genannt.",
          "Schreiben Sie in das Suchfeld, was Sie suchen, zum Beispiel ein Wort, die Nummer (HZ-12) oder die Fallnummer. Groß und klein, Umlaute und ß sind gleichgültig.",
          "In der Spalte *Frist* steht, was als Nächstes fällig ist: die Bestätigung des Eingangs oder die Rückmeldung. Sie können danach sortieren und im Filter *Frist* zum Beispiel *Überfällig* wählen.",
          "Filter und Reihenfolge stehen in der Adresse der Seite. Sie können sie als Lesezeichen ablegen.",
          "Mehrere Zeilen können Sie zusammen auswählen, um sie zuzuweisen oder ihren Status zu ändern.",
        ),
        note(
          "Gesucht wird in Ihrem Browser, nachdem er die Texte entschlüsselt hat. Unser Server erfährt nicht, wonach Sie suchen. Bei vielen Meldungen dauert der erste Durchlauf deshalb einen Moment.",
        ),
      ],
    },
    {
      slug: "meldung-lesen",
      title: "Eine Meldung lesen und zuweisen",
      lead: "Die Seite einer Meldung zeigt links den Inhalt und das Gespräch, rechts den Stand des Vorgangs.",
      body: [
        picture(
          "meldung",
          "Eine geöffnete Meldung: links Beschreibung und Nachrichten, rechts die Felder Status und Zugewiesen an sowie die Angaben zum Vorgang.",
        ),
        steps(
          "Öffnen Sie die Meldung mit *Anzeigen*.",
          "Lesen Sie Beschreibung und Dateien. Bei vertraulichen Meldungen sind die Kontaktdaten verborgen, bis Sie [sie sich anzeigen lassen](vertraulichkeit).",
          "Wählen Sie bei *Zugewiesen an*, wer sich kümmert. Zur Wahl stehen Personen, die diese Meldung lesen können.",
          "Setzen Sie den *Status* auf *In Bearbeitung*.",
        ),
        heading("Eine Meldung in einer anderen Sprache"),
        text(
          "Kann Ihr Browser selbst übersetzen (zurzeit Chrome und Edge am Computer), bietet die Seite der Meldung *Auf diesem Gerät übersetzen* an. Die Übersetzung steht unter dem Original, geht an keinen Übersetzungsdienst und wird nicht gespeichert. Sie kann falsch sein: Entscheiden Sie nach dem Original.",
        ),
        heading("Die drei Schritte eines Vorgangs"),
        list(
          "*Neu*: Niemand hat begonnen.",
          "*In Bearbeitung*: Jemand prüft die Meldung.",
          "*Geschlossen*: Der Vorgang ist abgeschlossen. Er bleibt lesbar, und Sie können ihn wieder öffnen.",
        ),
        text(
          "Beim Schließen wählen Sie unter *Ergebnis*, wie das Verfahren ausgegangen ist. Was davor geschieht, steht unter [Das Verfahren Schritt für Schritt](verfahren).",
        ),
        text(
          "Die hinweisgebende Person sieht den Status in ihrem Fall. Arbeiten zwei Personen zugleich an einer Meldung, weist die Seite darauf hin, damit keine Änderung unbemerkt verloren geht. Schließen beide denselben Fall, sieht die zweite Person beide Ergebnisse und entscheidet.",
        ),
        note(
          "Die Identität der hinweisgebenden Person ist nach § 8 HinSchG vertraulich. Geben Sie Namen und Angaben, aus denen man sie erkennt, nur an Personen weiter, die für den Vorgang zuständig sind.",
        ),
      ],
    },
    {
      slug: "verfahren",
      title: "Das Verfahren Schritt für Schritt",
      lead: "Oben in jeder Meldung steht, wie weit das Verfahren nach §§ 17 und 18 HinSchG ist, was als Nächstes kommt und bis wann.",
      body: [
        text(
          "Der nächste Schritt ist ein Knopf. Alles andere finden Sie unter *Weitere Schritte*: Die Reihenfolge ist ein Vorschlag. Woher ein Datum kommt, sagt *Wie wird gerechnet?*. Nach dem Abschluss heißt *entfällt*, dass ein Schritt nicht nötig war, und *nicht erfolgt*, dass er unterblieben ist; so steht es auch im Export des Falls.",
        ),
        steps(
          "*Eingang bestätigen*: Ein Text steht bereit. Ändern Sie ihn, und wählen Sie *Bestätigung senden*. Bestätigt der Meldekanal selbst, ist das schon erledigt.",
          "*Anwendungsbereich prüfen*: Fällt die Meldung unter das Gesetz? Die Begründung ist freiwillig und bleibt als interne Notiz verschlüsselt.",
          "*Stichhaltigkeit prüfen*: Gibt es genügend Anhaltspunkte?",
          "*Folgemaßnahme hinzufügen*: Art, Tag und wer zuständig ist. Ist sie geschehen, wählen Sie *Als ergriffen markieren*.",
          "*Rückmeldung geben*: Füllen Sie die Teile aus, die passen. Daraus entsteht ein Text, den Sie vor dem Senden lesen und ändern.",
          "*Abschließen*: Wählen Sie das *Ergebnis*. Fehlt die Rückmeldung, geben Sie sie zuerst oder wählen Sie unter *Warum ohne Rückmeldung?* den Grund. Ist der Eingang nicht bestätigt, führt *Jetzt Eingang bestätigen* dorthin.",
        ),
        heading("Wenn sich etwas ändert"),
        list(
          "Eine Prüfung war falsch oder noch unklar: Prüfen Sie erneut. Die letzte gilt, die früheren bleiben im *Verlauf*.",
          "Das Verfahren geht weiter: *Wieder öffnen* unter *Weitere Schritte*. Die Zeit bis zum Löschen beginnt mit dem nächsten Abschluss neu.",
          "Zwei Personen bestätigen zugleich oder ändern dieselbe Folgemaßnahme: Die zweite erfährt es, ihre Eingaben bleiben stehen, und sie entscheidet.",
        ),
        note(
          "Die hinweisgebende Person sieht Ihre Nachrichten, die Eingangsbestätigung und die Rückmeldung, aber weder Prüfungen noch Folgemaßnahmen.",
        ),
      ],
    },
    apart,
    reminders,
    {
      slug: "antworten",
      title: "Der hinweisgebenden Person antworten",
      lead: "Sie schreiben miteinander in der Meldung, auch wenn die Person anonym ist. Beide Seiten sind verschlüsselt.",
      body: [
        picture(
          "nachrichten",
          "Der Reiter Nachrichten: zwei Nachrichten der Meldestelle rechts, eine der hinweisgebenden Person links, darunter das Feld für die nächste Nachricht.",
        ),
        steps(
          "Öffnen Sie die Meldung und den Reiter *Nachrichten*.",
          "Schreiben Sie in das Feld *Nachricht an die hinweisgebende Person*.",
          "Fügen Sie bei Bedarf eine [Textvorlage](textvorlagen) ein und Dateien an: *Dateien anhängen*.",
          "Wählen Sie *Senden* oder drücken Sie Strg+Enter.",
        ),
        list(
          "Die Person liest Ihre Antwort, wenn sie ihren Fall mit dem Passwort öffnet. Hat sie eine Adresse für Benachrichtigungen angegeben, bekommt sie eine E-Mail, in der nur steht, dass es Neues gibt.",
          "Ihr Entwurf bleibt in diesem Tab erhalten, wenn Sie die Seite neu laden. Er liegt dort verschlüsselt.",
          "Bricht die Verbindung ab, bleibt Ihr Text stehen. Senden Sie erneut; die Nachricht kommt nur einmal an.",
          "Die hinweisgebende Person sieht, welche ihrer Nachrichten die Meldestelle gesehen hat, aber nicht, wer und wann. Ob sie selbst nachgesehen hat, erfahren Sie nicht.",
          "Ob Ihr Name über der Antwort steht, legt Ihr Unternehmen unter [Einstellungen](einstellungen) fest. Sonst steht dort „Meldestelle“ oder, wenn eine andere Abteilung den Fall hat, deren Name.",
        ),
        note(
          "Eine gesendete Nachricht lässt sich nicht zurückholen. Fragen Sie nichts, woraus man eine anonyme Person erkennt, wenn Sie es nicht brauchen.",
        ),
      ],
    },
    {
      slug: "textvorlagen",
      title: "Textvorlagen",
      lead: `Für alles, was Sie immer wieder schreiben, gibt es fertige Texte ${IN_PORTAL_LANGUAGES}. Sie können sie ändern und eigene hinzufügen.`,
      body: [
        heading("Eine Vorlage in einer Meldung verwenden"),
        steps(
          "Setzen Sie in der Meldung die Schreibmarke dorthin, wo der Text stehen soll.",
          "Wählen Sie *Vorlage einfügen*. Vorgewählt ist die Sprache, in der gemeldet wurde.",
          "Suchen Sie nach einem Wort, und wählen Sie die Vorlage. Was Sie schon geschrieben haben, bleibt stehen; Strg+Z nimmt das Einfügen zurück.",
          "Füllen Sie die offenen Stellen. *Nächste Stelle* führt von einer zur anderen. Vorher lässt sich die Nachricht nicht senden.",
        ),
        heading("Platzhalter und Lücken"),
        list(
          "Platzhalter in geschweiften Klammern ersetzt die Hinweiszentrale, zum Beispiel {fallnummer}, {eingangsdatum} und {unternehmen}.",
          "Auch die Fristen rechnet sie aus: {bestaetigt_bis} und {rueckmeldung_bis}. Das {loeschdatum} gibt es erst mit dem Abschluss; vorher füllt es nur die Vorlage, die ihn mitteilt.",
          "Lücken stehen in eckigen Klammern mit drei Punkten am Anfang. Sie füllen sie von Hand.",
          "Platzhalter für Namen gibt es nicht, damit nie ein Name von selbst in einen Text gerät.",
        ),
        heading("Vorlagen ändern"),
        text(
          "Unter [Textvorlagen](/vorlagen) ändert sie, wer die Berechtigung *Einstellungen* hat. *Auf Vorlage des Hauses zurücksetzen* holt unseren Text zurück. Eine geänderte automatische Eingangsbestätigung gilt für neue Meldungen; frühere behalten ihren Wortlaut. Mit *Vorlage hinzufügen* legen Sie eigene an. Haben zwei Personen denselben Text geändert, fragt die Seite, welcher gelten soll.",
        ),
        text(
          "Texte für betroffene Personen und die Belegschaft stehen ebenfalls dort. Sie gehen nicht über den Fall: Kopieren Sie sie mit *Text kopieren*.",
        ),
        note(
          "Schreiben Sie nichts aus einer Meldung in eine Vorlage: Vorlagen sind auf unserem Server lesbar. Lassen Sie sie rechtlich prüfen.",
        ),
      ],
    },
    {
      slug: "notizen",
      title: "Interne Notizen",
      lead: "Notizen sind für Ihre Abteilung. Die hinweisgebende Person sieht sie nie.",
      body: [
        picture(
          "notizen",
          "Der Reiter Interne Notizen mit dem Hinweis, dass die hinweisgebende Person Notizen nie sieht, einer Notiz und dem Feld für die nächste.",
        ),
        steps(
          "Öffnen Sie in der Meldung den Reiter *Interne Notizen*.",
          "Schreiben Sie in das Feld *Neue interne Notiz*.",
          "Wählen Sie *Notiz speichern*.",
        ),
        text(
          "Halten Sie hier fest, was Sie geprüft, mit wem Sie gesprochen und was Sie entschieden haben. Das Gesetz verlangt eine Dokumentation; Notizen mit Name und Zeit sind ein guter Anfang.",
        ),
      ],
    },
    {
      slug: "dateien",
      title: "Dateien öffnen, senden und Stellen schwärzen",
      lead: "Dateien sind verschlüsselt wie Texte. Ihr Browser öffnet sie, wenn Sie sie herunterladen oder ansehen.",
      body: [
        list(
          "*Herunterladen* entschlüsselt eine Datei und speichert sie auf Ihrem Gerät. Dort liegt sie dann offen: Löschen Sie sie, wenn Sie sie nicht mehr brauchen.",
          "Gängige Bilder, PDF-Dateien, Texte, Ton und Filme können Sie in der Meldung ansehen, ohne sie zu speichern. Andere laden Sie herunter: zum Beispiel Office-Dateien, HEIC-Bilder, AVI-Filme und PDF-Dateien mit Kennwort.",
          "Bevor jemand eine Datei an Sie sendet, entfernt der Browser daraus Angaben wie Aufnahmeort, Zeit, Gerät und Namen, soweit er kann. Brauchen Sie sie als Beleg, fragen Sie im Chat danach: Die hinweisgebende Person kann auch das Original senden.",
          "Hinweisgebende Personen können im Portal eine Sprachnachricht aufnehmen und ihre Stimme dabei verfremden. Sie kommt als WAV-Datei, und dabei stehen die Worte, mit denen die Person eingewilligt hat (§ 11 Absatz 2 HinSchG). Eine Beschreibung kann dann fehlen. Versuchen Sie nicht, die Stimme zurückzurechnen: Die Identität ist vertraulich (§ 8 HinSchG).",
          "E-Mails (EML, MSG) und ZIP-Dateien werden hier nie geöffnet, sondern nur gespeichert. Sie können andere Dateien enthalten, auch schädliche, und Bilder in einer E-Mail können dem Absender verraten, dass Sie sie öffnen. Öffnen Sie sie nur, wenn Sie der Quelle trauen, am besten ohne Verbindung zum Internet.",
          "Anhängen können Meldende und Sie bis zu 20 Dateien je Nachricht mit je höchstens 100 MB. Bilder: JPG, PNG, GIF, WebP, HEIC, HEIF. Dokumente und Tabellen: PDF, Word, OpenDocument (ODT, ODS), XLSX, PPTX, Text, CSV. Ton und Film: MP3, M4A, OGG, WAV, MP4, MOV, AVI. Dazu E-Mails und ZIP-Dateien.",
          "Jedes Ansehen und Herunterladen steht im [Prüfprotokoll](pruefprotokoll).",
        ),
        note(
          "Dateien aus Meldungen prüfen wir nicht auf Viren. Wir können es nicht, weil wir sie nicht öffnen können. Öffnen Sie sie nur auf einem Gerät mit aktuellem Schutz.",
        ),
        heading("Schwärzen"),
        text(
          "Stellen, die nicht in die Akte gehören, zum Beispiel Namen Unbeteiligter, können Sie schwärzen: Wählen Sie *Schwärzen*, markieren Sie die Wörter, und bestätigen Sie mit einem Grund. An ihre Stelle treten Blöcke, für alle und endgültig. Dass geschwärzt wurde, steht im Prüfprotokoll; was dort stand, nicht.",
        ),
        note(
          "Was jemand schon gelesen, kopiert oder gedruckt hat, holt das Schwärzen nicht zurück. Dateien und Kontaktdaten lassen sich nicht schwärzen.",
        ),
      ],
    },
    waysIn,
    confidentiality,
    handover,
    guests,
    {
      slug: "faelle-exportieren",
      title: "Fälle exportieren",
      lead: "Einen Fall geben Sie als PDF oder als ZIP mit allen Dateien aus, die Liste der Meldungen als Tabelle. Alles entsteht in Ihrem Browser.",
      body: [
        heading("Einen Fall"),
        steps(
          "Öffnen Sie die Meldung, und wählen Sie bei *Vorgang* die Schaltfläche *Fall exportieren*.",
          "Wählen Sie *PDF* oder *ZIP mit allen Dateien*. Im ZIP liegen außerdem die Daten für andere Programme (fall.json).",
          "Entscheiden Sie, ob Sie *Angaben zur Person aufnehmen* und *Interne Notizen und Weitergaben aufnehmen*. Beides ist zuerst aus.",
          "Wählen Sie *Exportieren*.",
        ),
        note(
          "Die Datei ist nicht verschlüsselt. Geben Sie sie nur an Personen weiter, die für den Vorgang zuständig sind (§ 8 HinSchG), und löschen Sie sie, wenn Sie sie nicht mehr brauchen.",
        ),
        text(
          "Geschwärzte Stellen stehen auch im Export als Blöcke da. Was sich nicht öffnen ließ, ist als solches genannt. Lässt sich eine Datei nicht öffnen, enthält das ZIP die übrigen, und LIESMICH.txt nennt die fehlende.",
        ),
        heading("Zeigen, dass nichts verändert wurde"),
        text(
          "Zu jedem PDF hinterlegen wir die Prüfsumme, den Zeitpunkt und wer es exportiert hat. Wer die Datei bekommt, wählt sie auf der öffentlichen Seite /pruefen aus und sieht, ob sie noch genau so ist. Die Datei bleibt dabei auf dem eigenen Gerät. Das PDF aus einem ZIP nennt auch die Prüfsummen der anderen Dateien.",
        ),
        heading("Der Meldenachweis"),
        text(
          "Wer gemeldet hat, kann im eigenen Fall einen Nachweis speichern: dass an diesem Tag eine Meldung mit dieser Prüfsumme bei Ihnen angekommen ist. Der Inhalt steht nicht darin. Unterschrieben wird er ohne Ihr Zutun, wenn jemand von Ihnen die Meldung zum ersten Mal öffnet. Der Nachweis nennt den Tag des Eingangs, den Tag der Unterschrift, Abteilung und Unternehmen, aber keinen Namen. Prüfen lässt er sich ebenfalls auf /pruefen, dort mit dem Fingerabdruck von Ihrem Aushang.",
        ),
        heading("Die Liste"),
        steps(
          "Filtern und ordnen Sie die Liste, wie Sie sie brauchen. Exportiert werden alle Seiten.",
          "Wählen Sie unter der Liste *Liste exportieren*, dann *Excel* oder *CSV*.",
          "Titel nennen oft Namen. Sie stehen nur in der Tabelle, wenn Sie *Thema aufnehmen* ankreuzen.",
        ),
        text("Jeder Export steht im [Prüfprotokoll](pruefprotokoll), ohne den Inhalt. Exportieren können Sie auch ohne laufenden Plan."),
      ],
    },
    evaluations,
    {
      slug: "fristen",
      title: "Fristen nach dem Hinweisgeberschutzgesetz",
      lead: "Das HinSchG nennt drei Zeiten, die Sie kennen sollten: sieben Tage, drei Monate, drei Jahre.",
      body: [
        list(
          "Sieben Tage: So schnell bestätigen Sie der hinweisgebenden Person den Eingang (§ 17 Absatz 1). Ist am Meldekanal *Eingang automatisch bestätigen* eingeschaltet, geschieht das mit dem Absenden. Sonst bringt der Knopf *Eingang bestätigen* einen Text mit.",
          "Drei Monate nach der Eingangsbestätigung: Spätestens dann sagen Sie, welche Folgemaßnahmen geplant oder ergriffen sind und warum (§ 17 Absatz 2). Wurde der Eingang nicht bestätigt, endet die Zeit drei Monate und sieben Tage nach der Meldung.",
          "Drei Jahre nach Abschluss: Dann ist die Dokumentation zu löschen (§ 11 Absatz 5). Länger ist erlaubt, solange es für andere Pflichten nötig und verhältnismäßig ist.",
        ),
        text(
          "Die nächste Frist jeder offenen Meldung zeigen die [Liste](meldungen-finden) in der Spalte *Frist* und das [Dashboard](dashboard) unter *Nächste Fristen*. In der Meldung selbst stehen alle: [Das Verfahren Schritt für Schritt](verfahren). Die hinweisgebende Person sieht die Termine in ihrem Fall. An die ersten beiden Fristen erinnert die Hinweiszentrale: [Erinnerungen und Kalender](erinnerungen). Was gelöscht wird, kündigt sie an: [Aufbewahrung und Löschung](aufbewahrung).",
        ),
        text("Texte für Eingangsbestätigung und Rückmeldung finden Sie unter [Textvorlagen](textvorlagen)."),
        note("Das ist eine Übersicht und keine Rechtsberatung."),
      ],
    },
    retention,
    readiness,
    {
      slug: "loeschen",
      title: "Eine Meldung löschen",
      lead: "Was nicht bis zum Ende der Frist bleiben darf, löschen Sie von Hand, mit einem Grund, auf Wunsch nur zu zweit.",
      body: [
        steps(
          "Öffnen Sie die Meldung und wählen Sie rechts *Meldung löschen*.",
          "Wählen Sie einen Grund, zum Beispiel *Aufbewahrungsfrist abgelaufen*. Er steht danach im Prüfprotokoll.",
          "Bestätigen Sie. Meldung, Dateien, Nachrichten und Notizen sind dann endgültig weg, auch für die hinweisgebende Person.",
        ),
        heading("Löschen nur zu zweit"),
        text(
          "Ist *Löschen nur zu zweit* eingeschaltet, wird aus dem Löschen ein Antrag. Eine andere Person der Abteilung wählt in der Meldung *Löschung bestätigen* oder *Ablehnen*. Wer ihn gestellt hat, kann den *Antrag zurückziehen*.",
        ),
        note("Einen Papierkorb gibt es nicht. Nach Ablauf der Frist wird von selbst gelöscht: [Aufbewahrung und Löschung](aufbewahrung)."),
      ],
    },
  ],
};
