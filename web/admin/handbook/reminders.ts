import { type Article, heading, list, note, steps, text } from "./article.ts";

/** How nobody misses a deadline. */
export const reminders: Article = {
  slug: "erinnerungen",
  title: "Erinnerungen und Kalender",
  lead: "Damit keine Frist verstreicht, erinnern wir Sie: in der Anwendung, per E-Mail und, wenn Sie möchten, in Ihrem Kalender.",
  body: [
    heading("In der Anwendung"),
    text(
      "Die Glocke oben zeigt, wie viel für Sie ansteht. Unter *Erinnerungen* führt jede Zeile zur Meldung. Eine Erinnerung verschwindet, wenn erledigt ist, woran sie erinnert.",
    ),
    heading("Per E-Mail"),
    text(
      "Sie bekommen höchstens eine E-Mail am Tag, morgens um sieben. Darin steht, wie viele Fristen anstehen und wann die erste abläuft, aber nichts über eine Meldung.",
    ),
    list(
      "Eingangsbestätigung: an den Tagen 3, 5, 6 und 7 nach dem Eingang.",
      "Rückmeldung: 30, 14, 7 Tage und einen Tag vorher.",
      "Überfällig: eine Woche lang täglich, danach jede Woche, bis es erledigt ist.",
      "Kein Kontakt: wenn 30 Tage lang keine Seite geschrieben hat, danach alle 30 Tage; ab 60 Tagen der ganzen Abteilung.",
    ),
    text(
      "Zuerst erinnern wir die zugewiesene Person. Ist niemand zugewiesen, ist die Person nicht mehr da, naht der letzte Tag oder ist die Frist überfällig, erinnern wir die ganze Abteilung. Die Frist des Gesetzes läuft auch am Wochenende: Was am Samstag, Sonntag oder Montag abläuft, melden wir der Abteilung schon am Freitag.",
    ),
    text(
      "Frühe Erinnerungen schalten Sie unter [Mein Konto](/konto) mit *Auch früh erinnern* ab. Die letzte Erinnerung, alles Überfällige und 60 Tage ohne Kontakt kommen immer. Wer wann erinnert wurde, steht im *Verlauf* der Meldung.",
    ),
    heading("Wenn niemand lesen kann"),
    text(
      "Liegt eine Meldung in einer Abteilung, in der niemand sie lesen kann oder in der keine E-Mail ankommt, schreiben wir den Personen mit der Berechtigung „Benutzer und Abteilungen“ oder „Einstellungen“, höchstens einmal am Tag. Die E-Mail nennt die Abteilung und nichts über die Meldung. Nehmen Sie dann unter [Abteilungen](/abteilungen) jemanden auf.",
    ),
    text(
      "Von einer Abteilung für Meldungen, die die Meldestelle selbst betreffen, sagt die E-Mail nie, ob dort etwas liegt: Sie kommt montags und donnerstags, solange dort niemand lesen kann.",
    ),
    heading("Im Kalender"),
    steps(
      "Öffnen Sie [Mein Konto](/konto) und wählen Sie *Kalenderadresse erzeugen*.",
      "Wählen Sie *Adresse kopieren*. Die Adresse wird nur jetzt gezeigt.",
      "Fügen Sie sie in Ihrem Kalenderprogramm ein. Meist heißt es dort „Kalender abonnieren“ oder „Aus dem Internet“.",
    ),
    list(
      "Die Einträge heißen „Frist: Eingangsbestätigung“ und „Frist: Rückmeldung“ und enthalten keine Inhalte.",
      "Mit *Adresse erneuern* bekommen Sie eine neue, mit *Adresse widerrufen* keine mehr. Die alte gilt danach nicht mehr.",
      "*Als Datei laden* gibt Ihnen den heutigen Stand. Er ändert sich nicht mehr.",
    ),
    note(
      "Wer die Kalenderadresse kennt, sieht, wann Fristen ablaufen. Geben Sie sie niemandem, und erneuern Sie sie, wenn ein Gerät verloren geht.",
    ),
  ],
};
