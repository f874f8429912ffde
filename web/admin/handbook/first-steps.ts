import { type Group, heading, list, note, picture, steps, text } from "./article.ts";

export const firstSteps: Group = {
  title: "Erste Schritte",
  articles: [
    {
      slug: "erste-schritte",
      title: "Die ersten Schritte",
      lead: "So wird Ihre Meldestelle in einer halben Stunde bereit: Zugang sichern, eine zweite Person einladen, den Meldekanal veröffentlichen.",
      body: [
        steps(
          "Sichern Sie Ihren Wiederherstellungscode. Ohne ihn kommen Sie nach einem vergessenen Passwort nur mit fremder Hilfe wieder an Ihre Meldungen. Mehr dazu: [Wiederherstellungscode](wiederherstellungscode).",
          "Bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir Ihnen geschickt haben.",
          "Richten Sie unter [Mein Konto](/konto) den [zweiten Faktor](zweiter-faktor) ein.",
          "Laden Sie mindestens eine zweite Person ein. Dann gibt es immer jemanden, der Meldungen lesen kann. Mehr dazu: [Benutzer einladen](benutzer-einladen).",
          "Prüfen Sie unter [Kategorien](/kategorien), ob die vorbereitete Auswahl zu Ihrem Unternehmen passt und in jeder Sprache Ihrer Meldekanäle einen Namen hat.",
          "Öffnen Sie [Meldekanäle](/meldekanale), kopieren Sie die Adresse mit *Adresse kopieren* und veröffentlichen Sie sie.",
        ),
        note(
          "Geben Sie zur Probe selbst eine Meldung ab. So sehen Sie, was hinweisgebende Personen sehen, und können diese Meldung danach wieder löschen.",
        ),
        heading("Wenn Sie eingeladen wurden"),
        text(
          "Öffnen Sie den Link in der Einladung, wählen Sie ein Passwort und geben Sie den Einladungscode ein. Den Code nennt Ihnen die Person, die Sie eingeladen hat, am Telefon oder persönlich. Ohne Code geht es auch; dann brauchen Sie zuerst eine [Freigabe](freigaben).",
        ),
      ],
    },
    {
      slug: "anmelden",
      title: "Anmelden und abmelden",
      lead: "Sie melden sich mit E-Mail-Adresse und Passwort an. Erst danach entschlüsselt Ihr Browser die Meldungen.",
      body: [
        steps(
          "Geben Sie auf der Anmeldeseite E-Mail-Adresse und Passwort ein.",
          "Ist der zweite Faktor eingeschaltet, geben Sie den Code aus Ihrer Authenticator-App ein oder nutzen Sie einen Passkey.",
          "Zum Abmelden öffnen Sie oben rechts das Menü mit Ihrem Namen und wählen *Abmelden*.",
        ),
        heading("Wie lange Sie angemeldet bleiben"),
        list(
          "Ohne Haken bei *Angemeldet bleiben* endet die Sitzung mit dem Browser, spätestens nach der Zeit, die Ihr Unternehmen festlegt. Zu Beginn sind das 12 Stunden, oder 120 Minuten ohne Tätigkeit.",
          "Mit Haken bleiben Sie bis zu 30 Tage angemeldet, wenn Sie das Gerät mindestens alle 7 Tage nutzen. Setzen Sie den Haken nur auf Ihrem eigenen Gerät.",
        ),
        heading("Andere Geräte abmelden"),
        text(
          "Unter [Mein Konto](/konto) sehen Sie im Abschnitt *Sitzungen*, wo Sie angemeldet sind. Sie können einzelne Geräte abmelden oder *Alle anderen abmelden* wählen.",
        ),
      ],
    },
    {
      slug: "dashboard",
      title: "Das Dashboard",
      lead: "Auf einen Blick: wie viele Meldungen es gibt, was neu ist und ob alles funktioniert.",
      body: [
        picture(
          "dashboard",
          "Das Dashboard: vier Karten mit Zahlen und kleinen Verlaufslinien, darunter die Liste „Alle Meldungen“ mit Titel, Kategorie, Datum und Status.",
        ),
        list(
          "Die vier Karten zählen alle Meldungen, neue Meldungen, offene Meldungen und aktive Kanäle. Die Linie daneben zeigt die letzten zwölf Wochen.",
          "Unter *Alle Meldungen* stehen die neuesten zuerst. *Anzeigen* öffnet eine Meldung.",
          "Unter *Nächste Fristen* stehen bis zu fünf Meldungen, bei denen eine [Frist](fristen) läuft: überfällige zuerst. Wie viele überfällig sind, steht darüber; ein Klick darauf zeigt sie in der Liste.",
          "Der *Systemstatus* sagt Ihnen, ob Kanäle, Datenbank, Verschlüsselung, E-Mail und Hintergrundaufgaben in Ordnung sind.",
        ),
        text("Gezählt wird nur, was Sie sehen dürfen. Meldungen anderer Abteilungen sind in Ihren Zahlen nicht enthalten."),
      ],
    },
    {
      slug: "tastatur",
      title: "Mit der Tastatur arbeiten",
      lead: "Alles lässt sich ohne Maus bedienen. Einige Tasten sparen Ihnen Wege.",
      body: [
        list(
          "Die Taste / setzt den Cursor in das Suchfeld der Seite, wo es eines gibt.",
          "Strg+K öffnet die Suche nach Seiten und Meldungen, von überall aus.",
          "Die Taste ? zeigt alle Tastenkürzel.",
          "Strg+Enter sendet Ihre Antwort oder speichert Ihre Notiz.",
          "Escape schließt ein Fenster, in das Sie noch nichts eingegeben haben, oder leert die Suche.",
          "Mit Tab gehen Sie vorwärts, mit Umschalt+Tab zurück. Der erste Tab auf einer Seite bietet an, zum Inhalt zu springen.",
        ),
        text("Auf einem Mac drücken Sie die Befehlstaste statt Strg."),
      ],
    },
  ],
};
