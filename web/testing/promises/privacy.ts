import type { Said } from "./face.ts";

/** The template of the privacy notice, for an operator that is named and for one that is not. */
export const PRIVACY = {
  promises: {
    noTraces: [
      "Diese Website setzt kein Cookie, zählt niemanden und lädt beim Lesen nichts von anderen Anbietern.",
      "Deshalb fragt kein Banner nach Ihrer Einwilligung.",
      "nichts",
    ],
    draft: [
      "der verschlüsselte Entwurf einer Meldung oder Antwort, damit ein Neuladen oder Absturz nichts verliert; den Schlüssel dazu hält unser Server im Arbeitsspeicher, nicht den Entwurf",
      "bis zum Senden, Verwerfen oder Verlassen, sonst bis der Tab geschlossen wird; zu öffnen höchstens eine Stunde nach der letzten Eingabe",
    ],
    noAddresses: [
      "Die Anwendung schreibt keine IP-Adressen auf, weder hier noch in den Meldeportalen.",
      "Danach ist sie in der Anwendung nicht mehr vorhanden.",
      "Statt der Adresse merkt sie sich einen Wert, der mit einem zufälligen Schlüssel gebildet wird.",
      "Der Schlüssel wird nach spätestens einer Stunde verworfen; danach lässt sich der Wert keiner Adresse mehr zuordnen.",
      "Sie enthält keine IP-Adresse, keine Angaben zu Ihrem Browser, keine Suchworte und keine Inhalte.",
      "Wie viele Demos aus einem Netz geöffnet werden, zählt die Anwendung nur im Arbeitsspeicher, ohne Ihre IP-Adresse zu speichern.",
      "in der Anwendung: nur während der Anfrage; in vorgeschalteten Systemen höchstens 7 Tage, für Meldeportale gar nicht",
    ],
    logs: [
      "Diese Zugriffsprotokolle werden höchstens 1 Jahr aufbewahrt.",
      "Sie werden dann nach spätestens 7 Tagen gelöscht.",
      "Für die Adressen der Meldeportale werden dort keine IP-Adressen aufgezeichnet.",
      "in der Anwendung: nur während der Anfrage; in vorgeschalteten Systemen höchstens 7 Tage, für Meldeportale gar nicht",
      "höchstens 1 Jahr",
    ],
    sealed: [
      "Meldungen, Nachrichten, Notizen und Dateien werden im Browser verschlüsselt.",
      "Wir haben keinen Schlüssel dazu.",
      "Titel, Text, Kontaktdaten, Dateien und Nachrichten werden im Browser verschlüsselt (AES-256-GCM, Schlüsselaustausch hybrid mit ML-KEM-768 und X25519).",
      "Inhalte von Meldungen können wir auch ihnen nicht lesbar geben.",
      "Inhalte können wir nicht einsehen.",
    ],
    algorithms: [
      "Titel, Text, Kontaktdaten, Dateien und Nachrichten werden im Browser verschlüsselt (AES-256-GCM, Schlüsselaustausch hybrid mit ML-KEM-768 und X25519).",
    ],
    department: [
      "Lesen können sie die dafür bestimmten Personen des Unternehmens, das den Kanal betreibt, und Gäste von außen, die es zu einem einzelnen Fall einlädt.",
    ],
    guests: [
      "Lesen können sie die dafür bestimmten Personen des Unternehmens, das den Kanal betreibt, und Gäste von außen, die es zu einem einzelnen Fall einlädt.",
    ],
    seen: [
      "Unverschlüsselt liegt, was der Dienst zum Arbeiten braucht: Kanal, Abteilung, Kategorie, ob die Meldung anonym oder vertraulich ist, Stand und Schritte des Verfahrens ohne ihre Begründung, der Grund einer Löschung und bis zur Entscheidung eine Erläuterung für die zweite Person, Zeiten und beteiligte Personen der Meldestelle sowie Anzahl und aufgefüllte Größe von Texten und Dateien.",
    ],
    noAccount: ["Wer über ein Portal meldet, braucht kein Konto."],
    password: ["Das Fallpasswort entsteht in Ihrem Browser und erreicht uns nicht."],
    newsMail: [
      "Hinterlassen Sie eine E-Mail-Adresse für Benachrichtigungen, speichern wir sie mit einem Schlüssel des Servers verschlüsselt; Sie können sie im Fall jederzeit entfernen.",
      "Die E-Mail sagt nur, dass es Neues gibt.",
    ],
    retention: [
      "Die Anwendung löscht sie, wenn die Frist vorbei ist, die das Unternehmen eingestellt hat, und sie 30 Tage auf der Löschliste stand; nicht jedoch, solange eine Aufbewahrungssperre besteht, eine Nachricht von Ihnen ungelesen ist oder eine zweite Person noch zustimmen muss.",
      "bis ihre Aufbewahrung endet und nichts entgegensteht (siehe „Meldeportale und hinweisgebende Personen“) oder das Unternehmen sie löscht; nach dem Gesetz in der Regel drei Jahre nach Abschluss",
    ],
    inBrowsers: [
      "Wir speichern auf Ihrem Gerät nur, was für den Dienst unbedingt nötig ist, den Sie ausdrücklich wünschen (§ 25 Absatz 2 Nummer 2 TDDDG).",
      "Deshalb fragt kein Banner nach Ihrer Einwilligung.",
      "Cookie __Host-session (ohne https: session), für Programme auf der Seite nicht lesbar",
      "bis zum Ende der Sitzung; mit „Angemeldet bleiben“ bis zu 30 Tage",
      "zweite Hälfte der Anmeldung; Ihr verschlüsselter Schlüssel, damit ein Neuladen möglich ist",
      "bis zur Abmeldung; endet die Sitzung von selbst, bis die Anwendung das nächste Mal geöffnet wird",
      "verschlüsselt, bis wohin Ihr Browser das Schlüsselverzeichnis Ihres Unternehmens geprüft hat; die Prüfsumme eines anderen Stands, den Sie dort hingenommen haben",
      "verschlüsselte Entwürfe; das Vorwort Ihres Jahresberichts; Hinweis auf eine beendete Sitzung; wie weit Seiten gerollt waren",
      "bis der Tab geschlossen wird, das Vorwort höchstens bis zur Abmeldung",
    ],
    demo: [
      "Unter /demo können Sie die Anwendung ohne Registrierung ausprobieren.",
      "Sie erhalten dafür ein Demo-Konto mit erfundenen Personen und Meldungen, in dem niemand sonst arbeitet.",
      "Gespeichert wird, was Sie darin eingeben und tun, und Ihre Sitzung wie bei jedem Konto (Art des Geräts und Zeiten, Cookie und Speicher im Browser wie oben); einen Namen oder eine E-Mail-Adresse fragen wir nicht ab.",
      "Nach 60 Minuten wird das Konto mit allem gelöscht, was darin steht.",
      "Aus ihm geht keine E-Mail hinaus, und an einen Zahlungsdienst geht nichts.",
    ],
    contact: [
      "Bis die E-Mail verschickt ist, liegt Ihre Nachricht verschlüsselt auf unserem Server, höchstens 15 Tage; Ihre IP-Adresse gehört nicht dazu.",
      "Wir löschen Anfragen, die zu keinem Vertrag führen, spätestens sechs Monate nach dem letzten Schriftwechsel.",
      "höchstens sechs Monate",
    ],
    ownKeys: [
      "Ihr Passwort kennen wir nicht: Ihr Browser bildet daraus mit Argon2id einen Wert, von dem wir nur eine Prüfsumme speichern.",
      "Von Ihren Schlüsseln liegen bei uns die öffentlichen Hälften und verschlüsselte Fassungen, die wir nicht öffnen können.",
    ],
    sessions: [
      "Zu jeder Sitzung merken wir uns die Art des Geräts (zum Beispiel „Firefox auf Windows“), Beginn und letzte Nutzung.",
      "Beendete Sitzungen werden innerhalb einer Stunde gelöscht.",
      "bis zu ihrem Ende, danach höchstens eine Stunde",
    ],
    audit: [
      "Ein Prüfprotokoll hält fest, wer im Konto wann was getan hat, auch das Lesen einer Meldung.",
      "Es enthält Kennungen und Einstellungen, von umbenannten und gelöschten Abteilungen und zurückgezogenen Einladungen auch die Namen, aber keine Inhalte von Meldungen und keine IP-Adressen.",
      "Es dient dem Nachweis nach Artikel 5 Absatz 2 und Artikel 32 DSGVO und bleibt, solange das Konto besteht.",
      "Neben der Verschlüsselung im Browser setzen wir Transportverschlüsselung, getrennte Zugänge je Unternehmen, einen zweiten Faktor, Begrenzung von Anmeldeversuchen und ein verkettetes Prüfprotokoll ein.",
    ],
    auditReaders: ["Einsehen können es im Unternehmen nur Personen mit der Berechtigung für Sicherheitseinstellungen."],
    mailsOfService: [
      "Wir senden nur, was zum Betrieb gehört: Bestätigung der Adresse, Einladungen, Benachrichtigungen ohne Inhalt, Hinweise zu Sicherheit und Abrechnung.",
      "Werbung senden wir nur mit Ihrer gesonderten Einwilligung.",
    ],
    emptyMails: [
      "Wir senden nur, was zum Betrieb gehört: Bestätigung der Adresse, Einladungen, Benachrichtigungen ohne Inhalt, Hinweise zu Sicherheit und Abrechnung.",
      "In den E-Mails stehen keine Inhalte von Meldungen und keine unsichtbaren Bilder, die das Öffnen melden.",
    ],
    bankData: [
      "Von den Bankdaten behalten wir nur die letzten vier Stellen der IBAN und die Referenz des Mandats; IBAN, IP-Adresse und Kennung des Browsers speichern wir nicht.",
    ],
    cardData: [
      "Wir erhalten die Art der Karte, ihre letzten vier Ziffern und das Ablaufdatum, nie die ganze Nummer.",
      "Ohne eingerichteten Zahlungsdienst läuft die Zahlung im Testmodus auf unserem eigenen Server; dann gehen keine Daten an Stripe.",
      "Zahlung: Stripe, nur wo eingerichtet (siehe oben).",
    ],
    cardFrame: [
      "Ein Programm von Stripe wird nur auf den Seiten geladen, auf denen Sie eine Karte eingeben (/signup-trial, /abrechnung), nie auf den übrigen Seiten und nie in einem Meldeportal.",
      "Es läuft dort in einem eigenen Rahmen unter einer eigenen Adresse und erreicht weder die Seite um ihn herum noch Ihre Anmeldung noch Meldungen.",
    ],
    nobodyElse: [
      "Es gibt keine Werbung, kein Profil und keine automatisierte Entscheidung.",
      "Es gibt keine Dienste für Statistik, Schriften, Karten, Übersetzung oder künstliche Intelligenz, die Daten aus dieser Anwendung erhalten.",
    ],
    strayFiles: ["höchstens zwei Tage; verschlüsselte Dateien, die die Datenbank nach einer Störung nicht kennt, etwa einen Monat"],
    accountDeletion: [
      "bis das Unternehmen die Löschung verlangt oder wir das Konto nach dem Ende von Testphase oder Plan löschen, jeweils mit einer Ankündigung per E-Mail mindestens 30 Tage vorher; von uns aus nie, solange Meldungen darin offen oder aufzubewahren sind",
    ],
    secondFactor: [
      "Neben der Verschlüsselung im Browser setzen wir Transportverschlüsselung, getrennte Zugänge je Unternehmen, einen zweiten Faktor, Begrenzung von Anmeldeversuchen und ein verkettetes Prüfprotokoll ein.",
    ],
    separation: [
      "Neben der Verschlüsselung im Browser setzen wir Transportverschlüsselung, getrennte Zugänge je Unternehmen, einen zweiten Faktor, Begrenzung von Anmeldeversuchen und ein verkettetes Prüfprotokoll ein.",
    ],
    transport: [
      "Neben der Verschlüsselung im Browser setzen wir Transportverschlüsselung, getrennte Zugänge je Unternehmen, einen zweiten Faktor, Begrenzung von Anmeldeversuchen und ein verkettetes Prüfprotokoll ein.",
    ],
    processing: [
      "Wir verarbeiten sie in seinem Auftrag (Artikel 28 DSGVO).",
      "Wir verarbeiten sie nach ihrer Weisung auf Grundlage eines Vertrags nach Artikel 28 DSGVO.",
    ],
    assistance: ["Erreicht ein solcher Antrag uns, leiten wir ihn weiter, soweit sich das Unternehmen daraus ergibt."],
    answers: ["Wir antworten innerhalb von 30 Tagen."],
    rights: [
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe f DSGVO; unser Interesse ist, die Seite auszuliefern und vor Missbrauch zu schützen.",
      "Rechtsgrundlage der Verarbeitung durch das Unternehmen ist Artikel 6 Absatz 1 Buchstabe c DSGVO mit § 10 HinSchG.",
      "Die Dokumentation einer Meldung ist drei Jahre nach Abschluss des Verfahrens zu löschen; länger bleiben darf sie, wenn dieses oder ein anderes Gesetz es verlangt, solange das erforderlich und verhältnismäßig ist (§ 11 Absatz 5 HinSchG).",
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe b DSGVO, soweit es um einen Vertrag geht, sonst Buchstabe f.",
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe f DSGVO; unser Interesse ist, die Anwendung zu zeigen.",
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstabe b DSGVO, für eingeladene Beschäftigte und Gäste unserer Kunden Buchstabe f.",
      "Rechtsgrundlage ist Artikel 6 Absatz 1 Buchstaben b und c DSGVO.",
      "Sie haben das Recht auf Auskunft (Artikel 15 DSGVO), Berichtigung (16), Löschung (17), Einschränkung (18), Übertragbarkeit (20) und Widerspruch gegen Verarbeitungen nach Artikel 6 Absatz 1 Buchstabe f (21).",
      "Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Artikel 7 Absatz 3).",
    ],
  },
  none: {
    label: [
      "Verantwortlich für diese Website, für die Konten der Nutzenden und für die Abrechnung im Sinne von Artikel 4 Nummer 7 DSGVO ist:",
      "Was Verschlüsselung nicht verhindert",
      "Zugriffsprotokolle ohne IP-Adresse",
      "Hochgeladene Dateien, die zu keiner Meldung gehören",
      "Anfragen ohne Vertrag",
    ],
    guidance: ["bis Sie den Speicher löschen"],
    limit: [
      "Schreiben Sie in keiner Demo etwas Persönliches oder Vertrauliches.",
      "Das Programm, das im Browser verschlüsselt, kommt von unserem Server.",
      "Schadsoftware auf Ihrem Gerät liest mit, bevor verschlüsselt wird.",
    ],
  },
} as const satisfies Said;
