import { type Article, heading, list, note, steps, text } from "./article.ts";

export const guests: Article = {
  slug: "gaeste",
  title: "Gäste für einen Fall",
  lead: "Eine Rechtsanwältin, eine externe Ombudsperson oder eine Prüferin soll einen einzelnen Fall lesen? Laden Sie die Person als Gast ein: nur für diesen Fall und nur bis zu einem Tag.",
  body: [
    heading("Einladen"),
    steps(
      "Öffnen Sie die Meldung und wählen Sie unter *Zuständigkeit* *Gast einladen*.",
      "Geben Sie Name, E-Mail-Adresse, *Funktion* und *Anlass* an. Der Anlass steht danach verschlüsselt bei den internen Notizen.",
      "Wählen Sie unter *Zugang bis* den letzten Tag, höchstens sechs Monate im Voraus, und was der Gast darf.",
      "Geben Sie den Einladungscode, der danach einmal erscheint, auf einem anderen Weg weiter, zum Beispiel am Telefon. Die E-Mail enthält nur den Link.",
    ),
    text(
      "Einladen kann, wer den Fall liest und zusätzlich Benutzer oder Einstellungen verwaltet. Wer schon Gast eines anderen Falls ist, steht im Dialog unter *Person* zur Wahl und braucht keinen neuen Code.",
    ),
    heading("Was ein Gast kann"),
    list(
      "Die Meldung, die Nachrichten und die Dateien dieses Falls lesen und Dateien herunterladen.",
      "Interne Notizen lesen oder schreiben, wenn Sie es erlauben.",
      "Sonst nichts: keine anderen Fälle, keine Listen, keine Zahlen, keine Nachricht an die hinweisgebende Person, keine Änderung am Fall.",
    ),
    note(
      "Ohne *Identität anzeigen erlauben* zeigt unsere Oberfläche dem Gast keine Kontaktdaten. Das ist eine Regel, keine Verschlüsselung: Die Kontaktdaten stehen in derselben versiegelten Kiste wie die Beschreibung. Laden Sie nur Personen ein, die zur Verschwiegenheit verpflichtet sind.",
    ),
    text("Einen Fall einer Person von außen zu zeigen kann eine Weitergabe nach § 9 HinSchG sein. Tragen Sie sie unter *Weitergaben* ein."),
    heading("Ändern und beenden"),
    list(
      "Unter *Zuständigkeit* steht, wer Gast ist und bis wann. Mit *Ändern* verschieben Sie den letzten Tag, mit *Zugang beenden* endet er sofort.",
      "Nach dem letzten Tag endet der Zugang von selbst. Eine offene Seite zeigt nichts mehr; eine angefangene Notiz lässt sich noch kopieren.",
      "Geben Sie den Fall an eine andere Abteilung ab, enden alle Gastzugänge.",
      "Löscht oder deaktiviert jemand den Gast unter *Benutzer* oder zieht dort seine Einladung zurück, erfahren es alle per E-Mail, die den Fall bearbeiten. Eine offene Einladung lässt sich dort nicht ändern: Beenden Sie den Zugang im Fall und laden Sie neu ein.",
      "Lädt eine Abteilung, die für die Meldestelle einspringt, einen Gast ein, finden ihn unter *Benutzer* nur die, die den Fall lesen. Ist der Fall gelöscht, wird auch der Gast gelöscht.",
      "Was der Gast gelesen oder gespeichert hat, bleibt ihm bekannt. Vereinbaren Sie, was mit gespeicherten Dateien geschieht.",
    ),
    text("Einladung, Änderung und Ende stehen im *Verlauf* und im [Prüfprotokoll](pruefprotokoll)."),
  ],
};
