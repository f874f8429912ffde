import type { Catalogue } from "./translate.ts";

/** The archive of the whole account: its page and what stands in its files. Loaded with its page. */
export const adminArchiveDe = {
  archiveTitle: "Gesamtarchiv",
  archiveLead:
    "Die Fälle, die Sie lesen, die Einstellungen und das Prüfprotokoll in einer ZIP-Datei: lesbar, und so, dass eine neue Installation sie wieder einlesen kann.",
  archiveContents: "Inhalt",
  archiveHas:
    "Alle Meldungen, die Sie lesen dürfen, mit Nachrichten, internen Notizen, Verfahren, Weitergaben und Dateien; dazu Unternehmen, Abteilungen, Meldekanäle, Kategorien, Textvorlagen, Benutzer und das Prüfprotokoll.",
  archiveHasNot:
    "Nicht enthalten sind Meldungen anderer Abteilungen und Fälle, von denen Sie ausgeschlossen sind, auch nicht deren Löschnachweise; im Prüfprotokoll steht von ihnen nur, dass es einen Eintrag gibt. Außerdem fehlen Passwörter, Passkeys, der Notfallschlüssel, Rechnungen und E-Mail-Adressen, an die hinweisgebende Personen Benachrichtigungen bekommen.",
  archiveSecret:
    "Das Archiv ist nicht verschlüsselt. Es enthält auch Identitäten (§ 8 HinSchG) und die Schlüssel der Abteilungen: Wer es hat, liest alles. Speichern Sie es nur auf einem verschlüsselten Datenträger, geben Sie es nicht weiter und löschen Sie es, sobald Sie es nicht mehr brauchen.",
  archiveLaw: "Für Meldungen im Archiv gilt dieselbe Löschfrist wie hier (§ 11 Abs. 5 HinSchG). Das Archiv wird nicht von selbst gelöscht.",
  archiveBegin: "Gesamtarchiv erstellen",
  archiveAsk: "Gesamtarchiv erstellen?",
  archiveAskText:
    "Das Archiv entsteht in diesem Browser und ist nicht verschlüsselt. Beginn und Abschluss stehen im Prüfprotokoll. Bitte bestätigen Sie mit Ihrem Passwort.",
  archiveAskDo: "Archiv beginnen",
  archivePasswordMissing: "Bitte geben Sie Ihr Passwort ein.",
  archiveCancel: "Abbrechen",
  archiveFailed: "Das Gesamtarchiv konnte nicht begonnen werden.",
  archiveNoKey: "Ihnen fehlt noch der Kontoschlüssel. Eine Kollegin oder ein Kollege kann ihn unter „Benutzer“ freigeben.",
  archiveName: "Gesamtarchiv-{day}.zip",
  archiveRunning: "Gesamtarchiv wird erstellt",
  archiveOf: { one: "{done} von 1 Meldung", other: "{done} von {count} Meldungen" },
  archiveBytes: "{of}, {size} geschrieben",
  archiveFile: "Datei: {done} von {size}",
  archiveEnding: "Firmendaten und Prüfprotokoll werden ergänzt.",
  archiveStay: "Bitte lassen Sie diese Seite geöffnet und den Rechner eingeschaltet. Sie können in einem anderen Tab weiterarbeiten.",
  archiveStop: "Archiv abbrechen",
  archiveStopTitle: "Gesamtarchiv abbrechen?",
  archiveStopText: "Was bisher geschrieben wurde, wird verworfen. Sie müssten von vorn beginnen.",
  archiveStopStay: "Weiter erstellen",
  archiveStopped: "Das Gesamtarchiv wurde abgebrochen. Es wurde nichts gespeichert.",
  archivePaused: "Angehalten",
  archivePausedLine: "Die Verbindung ist unterbrochen. Fertige Meldungen bleiben erhalten.",
  archivePausedSession:
    "Sie sind nicht mehr angemeldet. Melden Sie sich in einem neuen Tab mit demselben Benutzer wieder an und kehren Sie hierher zurück. Fertige Meldungen bleiben erhalten.",
  archivePausedOther: "{reason} Fertige Meldungen bleiben erhalten.",
  archivePausedUnknown: "Eine Meldung konnte nicht gelesen werden.",
  archiveSignIn: "In neuem Tab anmelden",
  archiveResume: "Fortsetzen",
  archiveDone: "Das Gesamtarchiv ist gespeichert",
  archiveDoneText: { one: "{name} enthält 1 Meldung ({size}).", other: "{name} enthält {count} Meldungen ({size})." },
  archiveLeftOut:
    "Meldungen von Abteilungen, denen Sie nicht angehören, und Fälle, von denen Sie ausgeschlossen sind, stehen nicht darin. Wie viele das sind, erfahren nur die Zuständigen.",
  archiveGone: {
    one: "1 Meldung wurde währenddessen gelöscht oder abgegeben. Sie fehlt.",
    other: "{count} Meldungen wurden währenddessen gelöscht oder abgegeben. Sie fehlen.",
  },
  archiveClosed: {
    one: "1 Meldung lässt sich mit Ihren Schlüsseln nicht öffnen. Von ihr sind nur die offenen Angaben lesbar; ihre Dateien sind nicht im Archiv und kommen beim Einlesen nicht zurück.",
    other:
      "{count} Meldungen lassen sich mit Ihren Schlüsseln nicht öffnen. Von ihnen sind nur die offenen Angaben lesbar; ihre Dateien sind nicht im Archiv und kommen beim Einlesen nicht zurück.",
  },
  archiveMissingFiles: {
    one: "1 Datei ist beschädigt oder nicht vorhanden. Welche, steht in der fall.json der Meldung.",
    other: "{count} Dateien sind beschädigt oder nicht vorhanden. Welche, steht in der fall.json der Meldung.",
  },
  readerTitle: "Ihr Bestand, auch ohne uns",
  readerText:
    "Ein Programm in einer einzigen Datei öffnet das Gesamtarchiv auf Ihrem eigenen Rechner, prüft die Unterschriften und schreibt jeden Fall lesbar in einen Ordner. Es braucht nur Node.js ab Version 20, keine Verbindung und nichts von uns. Bewahren Sie es bei Ihren Archiven auf.",
  readerStock:
    "Dasselbe Programm öffnet mit E-Mail-Adresse und Wiederherstellungscode den versiegelten Bestand, den Ihnen der Betreiber dieses Dienstes ausgeben kann.",
  readerCommand: "node hinweiszentrale-oeffnen.mjs {name}",
  readerAny: "ARCHIV.zip",
  readerAnyText: "{name} steht für den Namen, unter dem Sie Ihr Gesamtarchiv gespeichert haben.",
  readerSave: "Programm speichern",
  archiveAfter:
    "Prüfen Sie, ob sich die Datei öffnen lässt, und lesen Sie darin LIESMICH.txt: Dort steht, wie das Archiv aufgebaut ist, wie eine neue Installation es einliest und welche Fingerabdrücke Sie sich anderswo notieren sollten.",

  archiveReadMeHead: "Gesamtarchiv von {company}\nerstellt am {date} von {name}",
  archiveReadMeSecret:
    "Vertraulich. Dieses Archiv ist nicht verschlüsselt und enthält Identitäten, die nach § 8 HinSchG geschützt sind, sowie die\nSchlüssel, mit denen sich die enthaltenen Meldungen öffnen lassen (bestand/schluessel.json). Bitte nur auf einem verschlüsselten\nDatenträger aufbewahren und löschen, sobald es nicht mehr gebraucht wird.",
  archiveReadMeCases: { one: "Enthalten ist 1 Meldung.", other: "Enthalten sind {count} Meldungen." },
  archiveReadMeMissing: "Was fehlt",
  archiveReadMeLeftOut:
    "Meldungen von Abteilungen, denen die erstellende Person nicht angehört, und Fälle, von denen sie ausgeschlossen ist.",
  archiveReadMeGone: {
    one: "1 Meldung, die währenddessen gelöscht oder abgegeben wurde.",
    other: "{count} Meldungen, die währenddessen gelöscht oder abgegeben wurden.",
  },
  archiveReadMeClosed: {
    one: "Der Inhalt von 1 Meldung, die sich mit den vorhandenen Schlüsseln nicht öffnen lässt (closed in fall.json). Ihre Dateien sind nicht im Archiv und kommen nicht zurück.",
    other:
      "Der Inhalt von {count} Meldungen, die sich mit den vorhandenen Schlüsseln nicht öffnen lassen (closed in fall.json). Ihre Dateien sind nicht im Archiv und kommen nicht zurück.",
  },
  archiveReadMeFiles: {
    one: "1 Datei, die beschädigt oder nicht vorhanden ist (state in fall.json).",
    other: "{count} Dateien, die beschädigt oder nicht vorhanden sind (state in fall.json).",
  },
  archiveReadMeReadable:
    "Zum Lesen\n  konto.json                         Unternehmen, Abteilungen, Meldekanäle mit Seiten und Pflichtangaben, Kategorien, Textvorlagen,\n                                     Benutzer, Schulungen, Durchsichten, Übungen\n  pruefprotokoll.csv                 das Prüfprotokoll; von Meldungen, die die erstellende Person nicht las,\n                                     nur Nummer, Zeit und Prüfwert\n  faelle/JAHR-FALLNUMMER/fall.json   ein Fall: Beschreibung, Nachrichten, Notizen, Verfahren, Weitergaben, Sperren, Verlauf\n  faelle/JAHR-FALLNUMMER/dateien/    seine Dateien, wie sie eingereicht wurden\n\n  UTF-8, Zeiten nach ISO 8601 in UTC. „format“ und „version“ stehen am Anfang und ändern sich mit der Form. Was einen\n  festen Wert hat, steht als code und name; „closed: true“ heißt, dass sich ein Text nicht öffnen ließ.",
  archiveReadMeReader:
    "Öffnen, auch ohne uns\n  {command}\n\n  {name} ist der Name, unter dem diese Datei gespeichert wurde.\n  Das Programm gibt es auf der Seite „Gesamtarchiv“; es braucht nur Node.js ab Version 20. Es prüft jede Prüfsumme und\n  die Unterschriften, schreibt jeden Fall lesbar in einen Ordner und nennt, was sich nicht öffnen oder nicht bestätigen\n  lässt. Von keiner Unterschrift gedeckt sind geöffnete Dateien, fall.json, konto.json und das Prüfprotokoll.",
  archiveReadMeCompare: "Zum Vergleichen, auch nach Jahren",
  archiveReadMePrints: {
    one: "  Fingerabdruck des Kontos                    {account}\n  Fingerabdruck des Schlüsselverzeichnisses   {log}   (1 Eintrag)",
    other:
      "  Fingerabdruck des Kontos                    {account}\n  Fingerabdruck des Schlüsselverzeichnisses   {log}   ({count} Einträge)",
  },
  archiveReadMePrintsNoLog:
    "  Fingerabdruck des Kontos                    {account}\n  Das Schlüsselverzeichnis hat der Browser der erstellenden Person nicht bestätigt.",
  archiveReadMeCompareWhy:
    "  Das Programm rechnet beide aus dem Archiv aus und zeigt sie auf seiner ersten Seite. Bitte notieren Sie sie auch anderswo,\n  etwa ausgedruckt: Wer ein Archiv fälscht, schreibt auch diese Zeilen neu. Erst wenn beide Ihrer Notiz gleichen, sind\n  die Unterschriften die Ihres Kontos, und vom Verzeichnis fehlt bis dahin kein Eintrag.",
  archiveReadMeStock:
    "Zum Einlesen\n  bestand/tabellen/TABELLE/NNNN.ndjson   Datensätze des Kontos, je Zeile table und row; Bytes als \\x und hexadezimal\n  bestand/faelle/ID.ndjson               Datensätze eines Falls, Texte versiegelt wie gespeichert\n  bestand/schluessel.json                der Kontoschlüssel und die Schlüssel der Abteilungen (Base64url)\n  bestand/pruefsummen.json               SHA-256 jeder anderen Datei; steht zuletzt, ohne sie ist das Archiv unvollständig\n\n  Die Dateien stehen nur einmal im Archiv, lesbar; beim Einlesen werden sie neu versiegelt.",
  archiveReadMeBack:
    "Einlesen in eine neue Installation der Hinweiszentrale\n  npm run accounts -- einlesen {name} --email ADRESSE\n\n  ADRESSE gehört einer Person aus konto.json; sie wird Inhaber und bekommt ein neues Passwort. Alle anderen werden neu\n  eingeladen. Wer von einem Fall ausgeschlossen war, ist es danach nicht mehr: Der Befehl nennt Fall und Person, bitte halten\n  Sie den Ausschluss im Fall neu fest. Hinweisgebende Personen kommen mit ihrem Fallpasswort wieder in ihren Fall.",
} as const satisfies Catalogue;
