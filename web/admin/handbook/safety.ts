import { type Group, heading, list, note, picture, steps, text } from "./article.ts";
import { dataRequests } from "./data-requests.ts";
import { keyLog } from "./key-log.ts";
import { processing } from "./processing.ts";

export const safety: Group = {
  title: "Sicherheit und Nachweis",
  articles: [
    {
      slug: "verschluesselung",
      title: "Was die Verschlüsselung schützt und was nicht",
      lead: "Texte und Dateien werden im Browser verschlüsselt. Lesen kann sie nur, wer einen Schlüssel hat. Wir haben keinen.",
      body: [
        heading("Das sieht unser Server nie"),
        list(
          "Titel, Beschreibung, Nachrichten und interne Notizen",
          "Kontaktdaten der hinweisgebenden Person",
          "Namen, Arten und Inhalte von Dateien",
          "Passwörter, Codes und Schlüssel",
        ),
        heading("Das sieht er"),
        list(
          "dass es eine Meldung gibt, wann sie kam, über welchen Kanal, in welcher Kategorie und ob sie anonym ist",
          "Status, zugewiesene Person und wann jemand etwas getan hat",
          "ungefähr, wie groß Texte und Dateien sind",
          "Namen, E-Mail-Adressen und Rechte der Benutzer und die Daten Ihres Unternehmens",
          "bei *Löschen nur zu zweit* die Erläuterung zum Antrag, bis er entschieden ist",
        ),
        heading("Wovor sie nicht schützt"),
        list(
          "Vor einem Gerät, auf dem Schadsoftware mitliest oder auf dem Sie angemeldet bleiben.",
          "Vor Personen, die lesen dürfen und weitererzählen. Was gelesen wurde, bleibt gelesen.",
          "Vor einem Server, der andere Programme ausliefert. Die Programme, die verschlüsseln, kommen von uns. Das ist die ehrliche Grenze jeder Verschlüsselung im Browser.",
          "Vor verlorenen Schlüsseln. Gehen Passwort, Code und Notfallschlüssel verloren und hält niemand sonst einen Schlüssel, kann niemand mehr lesen.",
        ),
        text(
          "Verschlüsselt wird mit AES-256-GCM; der Schlüsselaustausch verbindet X25519 mit ML-KEM-768 und hält damit auch künftigen Quantencomputern stand.",
        ),
      ],
    },
    {
      slug: "notfallschluessel",
      title: "Notfallschlüssel",
      lead: "Ein gedruckter Code für den Tresor Ihres Unternehmens. Er öffnet die Meldungen wieder, wenn niemand mehr einen Zugang hat.",
      body: [
        text("Anlegen kann ihn, wer die Berechtigung *Sicherheitseinstellungen* und den Kontoschlüssel hat."),
        steps(
          "Öffnen Sie [Notfallschlüssel](/notfallschluessel) und wählen Sie *Notfallschlüssel erzeugen*.",
          "Drucken Sie den Code. Er wird nur jetzt gezeigt.",
          "Geben Sie die letzten beiden Gruppen ein und wählen Sie *Notfallschlüssel aktivieren*.",
          "Legen Sie den Ausdruck in den Tresor.",
        ),
        list(
          "Wer ihn benutzen will, braucht dazu den Link aus einer E-Mail an einen Benutzer und, wo eingeschaltet, dessen zweiten Faktor.",
          "Jede Benutzung steht im Prüfprotokoll, und alle Admins und alle, deren Meldungen er öffnet, bekommen eine E-Mail. Danach fordern Dashboard, Betriebsbereitschaft und diese Seite dazu auf, ihn zu erneuern.",
          "Springt eine Abteilung bei Meldungen über die Meldestelle ein, öffnet er ihre Meldungen nur ihren eigenen Mitgliedern, und unter ihnen denen, die sie bisher lesen konnten. Wer neu dazugekommen ist, wartet auf die Freigabe, solange sonst jemand den Schlüssel hat.",
          "Kommen Abteilungen dazu, prüfen Sie, ob er sie öffnet: Auf der Seite steht *Er hat den Schlüssel jeder Abteilung.* oder welche fehlen. Dann wählt ein Mitglied auf seinem Dashboard *Notfallschlüssel freigeben*. Erneuern hilft nur, wenn Sie die fehlenden Schlüssel selbst haben.",
          "Hat nur noch er einen Schlüssel, lässt er sich weder erneuern noch löschen. Die Seite sagt, wer zuerst damit sein Passwort zurücksetzt. Haben Sie selbst diesen Schlüssel, ohne zur Abteilung zu gehören, können Sie ihn erneuern, aber nicht löschen.",
          "Ist der Ausdruck dann auch verloren, wählen Sie *Der Ausdruck ist verloren*. Vorher steht dort, wessen Meldungen damit für die Meldestelle endgültig verschlossen sind und was eine deaktivierte Person oder eine offene Einladung noch öffnet. Danach erneuern Sie unter *Abteilungen* den Schlüssel: Neue Meldungen sind wieder lesbar.",
        ),
        note(
          "Kann höchstens eine Person die Meldungen einer Abteilung lesen, warnt die Anwendung. Ein Notfallschlüssel oder eine zweite Person schützt vor Verlust.",
        ),
      ],
    },
    {
      slug: "pruefprotokoll",
      title: "Prüfprotokoll",
      lead: "Hier steht, wer wann was getan hat, auch wer welche Meldung gelesen hat. In der Anwendung kann niemand Einträge ändern oder löschen.",
      body: [
        text("Sehen kann es, wer die Berechtigung *Sicherheitseinstellungen* hat."),
        steps(
          "Öffnen Sie [Prüfprotokoll](/pruefprotokoll).",
          "Filtern Sie nach Zeit, Person oder Vorgang.",
          "Mit *Als CSV laden* speichern Sie die Einträge für Ihre Akten.",
          "Mit *Protokoll prüfen* rechnet der Server nach, ob jeder Eintrag zu seinem Prüfwert und zum Eintrag davor passt.",
        ),
        list(
          "Inhalte von Meldungen stehen nicht darin.",
          "Einträge zu einer Meldung liest, wer die Meldung liest. Alle anderen sehen nur, wann es einen Eintrag gab, auch in der CSV-Datei; kein Filter findet mehr.",
          "Liest dieselbe Person eine Meldung mehrmals innerhalb von zehn Minuten, entsteht nur ein Eintrag.",
          "Jede CSV-Datei enthält den Prüfwert des letzten Eintrags. Bewahren Sie eine außerhalb auf: Nur dann fällt auf, wenn jemand, der die Datenbank beherrscht, das ganze Protokoll neu schreibt.",
        ),
      ],
    },
    keyLog,
    processing,
    dataRequests,
    {
      slug: "gesamtarchiv",
      title: "Gesamtarchiv und Umzug",
      lead: "Das ganze Konto in einer ZIP-Datei: lesbar ohne uns, und vollständig genug für eine neue Installation. Das geht auch ohne Plan.",
      body: [
        text(
          "Sie brauchen die Berechtigungen *Meldungen*, *Einstellungen*, *Benutzer und Abteilungen* und *Sicherheitseinstellungen*, denn das Archiv zeigt, was jede von ihnen zeigt.",
        ),
        steps(
          "Öffnen Sie [Einstellungen](/einstellungen), dort *Gesamtarchiv öffnen*.",
          "Wählen Sie *Gesamtarchiv erstellen* und bestätigen Sie mit Ihrem Passwort.",
          "Lassen Sie die Seite geöffnet, bis die Datei gespeichert ist. In einem anderen Tab können Sie weiterarbeiten.",
          "Öffnen Sie die Datei zur Probe, lesen Sie LIESMICH.txt und notieren Sie die beiden Fingerabdrücke daraus anderswo.",
        ),
        list(
          "Bricht die Verbindung ab oder endet Ihre Sitzung, hält das Archiv an. Mit *Fortsetzen* geht es dort weiter, wo es stand.",
          "Es enthält nur Fälle, die Sie lesen dürfen; wie viele andere es gibt, sagt es nicht. Im Prüfprotokoll und in den Löschnachweisen fehlt ebenso, was andere Fälle betrifft.",
          "Beginn und Abschluss stehen im Prüfprotokoll.",
        ),
        heading("Ihr Bestand, auch ohne uns"),
        text(
          "Auf derselben Seite liegt das Programm, das ein Archiv öffnet: eine einzige Datei, zu holen mit *Programm speichern*. Es läuft auf Ihrem Rechner mit Node.js ab Version 20, ohne Verbindung und ohne uns. Bewahren Sie es bei Ihren Archiven auf.",
        ),
        steps(
          "Legen Sie Programm und Archiv in einen Ordner und öffnen Sie dort ein Terminal.",
          "Geben Sie node hinweiszentrale-oeffnen.mjs ein, dahinter ein Leerzeichen und den Namen Ihrer Datei, zum Beispiel Gesamtarchiv-2026-11-28.zip. In LIESMICH.txt steht der ganze Befehl.",
          "Öffnen Sie im neuen Ordner index.html. Jeder Fall steht darin mit Nachrichten, Notizen und Dateien; was sich nicht öffnen ließ, ist mit seinem Grund genannt.",
        ),
        list(
          "Das Programm prüft jede Datei gegen ihre Prüfsumme und jede Unterschrift, auch die im Schlüsselverzeichnis. Vergleichen Sie den Fingerabdruck auf der ersten Seite mit dem, den Sie sich anderswo notiert haben: Ohne diesen Vergleich beweisen Unterschriften nichts. Geöffnete Dateien, fall.json und konto.json deckt keine Unterschrift.",
          "Ein abgeschnittenes Archiv und eines von einer späteren Fassung nimmt es nicht an; von einem veränderten öffnet es, was heil ist, und nennt den Rest.",
          "Gibt es Ihr Konto nicht mehr im Browser, kann der Betreiber dieses Dienstes Ihren Bestand versiegelt ausgeben. Dann fragt das Programm nach Ihrer E-Mail-Adresse und Ihrem Wiederherstellungscode, oder nach dem Notfallcode.",
        ),
        heading("Umzug"),
        text(
          "Wer die neue Installation betreibt, liest das Archiv ein; der Befehl steht in LIESMICH.txt. Eine Person aus dem Archiv wird Inhaber und bekommt ein neues Passwort. Alle anderen laden Sie neu ein. Wer von einem Fall ausgeschlossen war, ist es danach nicht mehr: Der Befehl nennt Fall und Person, bitte halten Sie den Ausschluss im Fall neu fest, bevor diese Person wieder Zugang bekommt. Hinweisgebende Personen kommen mit ihrem Fallpasswort wieder in ihren Fall.",
        ),
        note(
          "Das Archiv ist nicht verschlüsselt und enthält die Schlüssel der Abteilungen. Bewahren Sie es nur auf einem verschlüsselten Datenträger auf, löschen Sie es mit Ablauf der Löschfrist, und erneuern Sie nach einem Umzug die Schlüssel unter [Abteilungen](/abteilungen).",
        ),
      ],
    },
    {
      slug: "einstellungen",
      title: "Einstellungen des Unternehmens",
      lead: "Firmendaten und die Regeln, nach denen in Ihrer Meldestelle gearbeitet wird.",
      body: [
        picture(
          "einstellungen",
          "Der Abschnitt „Sicherheit“ der Einstellungen: Zweiter Faktor ist Pflicht, Löschen nur zu zweit, Namen der Bearbeitenden zeigen, Sitzungsdauer und Abmelden nach Untätigkeit.",
        ),
        text(
          "Sie öffnen sie oben rechts im Menü mit Ihrem Namen: [Einstellungen](/einstellungen). *Speichern* erscheint, sobald Sie etwas geändert haben.",
        ),
        heading("Sicherheit"),
        list(
          "*Zweiter Faktor ist Pflicht*: Wer noch keinen hat, muss ihn einrichten, bevor die Arbeit weitergeht. Sie selbst brauchen zuerst einen.",
          "*Löschen nur zu zweit*: Was von Hand gelöscht wird, muss eine zweite Person der Abteilung bestätigen; nach Ablauf der Aufbewahrung bestätigt eine Person die Liste.",
          "*Namen der Bearbeitenden zeigen*: Sonst sehen hinweisgebende Personen „Meldestelle“.",
          "*Sitzungsdauer in Stunden* und *Abmelden nach Untätigkeit, in Minuten*: wann man sich neu anmelden muss.",
          "*Aufbewahrung in Monaten*: So lange bleiben Meldungen nach ihrem Abschluss, wenn ihr Kanal nichts anderes sagt: [Aufbewahrung und Löschung](aufbewahrung).",
        ),
      ],
    },
  ],
};
