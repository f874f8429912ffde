import type { Said } from "./face.ts";

/** The agreement on processing with its annexes, the record, the draft of an assessment and the note on transfers. */
export const AGREEMENT = {
  promises: {
    processing: [
      "Der Auftragsverarbeiter stellt dem Verantwortlichen die Hinweiszentrale als Anwendung über das Internet bereit und verarbeitet dabei personenbezogene Daten in seinem Auftrag (Artikel 28 DSGVO).",
      "Der Auftragsverarbeiter verarbeitet die Daten nur nach dokumentierter Weisung, auch was Übermittlungen in Drittländer betrifft, es sei denn, das Recht der Union oder eines Mitgliedstaats verpflichtet ihn dazu; dann teilt er es vorher mit, soweit das Recht es nicht verbietet.",
      "Der Vertrag wird in elektronischem Format geschlossen (Artikel 28 Absatz 9 DSGVO): Der Auftragsverarbeiter bietet ihn in der Anwendung an, eine berechtigte Person des Verantwortlichen nimmt ihn dort an.",
      "Die Anwendung bewahrt den Text mit Tag, Fassung und Person auf.",
      "Ändert sich der Text, bietet sie die neue Fassung zum Abschluss an; bis dahin gilt die zuletzt geschlossene.",
    ],
    duties: [
      "Der Auftragsverarbeiter verarbeitet die Daten nur nach dokumentierter Weisung, auch was Übermittlungen in Drittländer betrifft, es sei denn, das Recht der Union oder eines Mitgliedstaats verpflichtet ihn dazu; dann teilt er es vorher mit, soweit das Recht es nicht verbietet.",
      "Hält der Auftragsverarbeiter eine Weisung für rechtswidrig, sagt er es unverzüglich.",
      "Der Auftragsverarbeiter setzt nur Personen ein, die zur Vertraulichkeit verpflichtet sind oder gesetzlich ihr unterliegen.",
      "Der Auftragsverarbeiter trifft die Maßnahmen nach Artikel 32 DSGVO.",
      "Beabsichtigt der Auftragsverarbeiter, weitere hinzuzuziehen oder zu ersetzen, informiert er den Verantwortlichen mindestens 30 Tage vorher in Textform.",
      "Bis dahin kann dieser Einspruch erheben.",
      "Erbringt der Auftragsverarbeiter die Leistung dann nicht ohne die Änderung, kann der Verantwortliche den Vertrag zu dem Tag kündigen, an dem sie beginnen soll.",
      "Er verpflichtet sie vertraglich zu demselben Datenschutz und haftet für sie wie für sich selbst.",
      "Wird ihm eine Verletzung des Schutzes personenbezogener Daten bekannt, meldet er sie dem Verantwortlichen unverzüglich mit dem, was er darüber weiß (Artikel 33 Absatz 2 DSGVO).",
      "Der Auftragsverarbeiter stellt dem Verantwortlichen alle Angaben bereit, die zum Nachweis der Pflichten aus Artikel 28 DSGVO erforderlich sind, und ermöglicht Überprüfungen einschließlich Inspektionen durch ihn oder von ihm beauftragte Prüferinnen und Prüfer und trägt dazu bei.",
    ],
    assistance: [
      "Der Auftragsverarbeiter unterstützt den Verantwortlichen mit geeigneten Maßnahmen dabei, Anträge betroffener Personen zu beantworten.",
      "Erreicht ein Antrag den Auftragsverarbeiter, leitet er ihn weiter, soweit sich der Verantwortliche daraus ergibt.",
      "Der Auftragsverarbeiter unterstützt den Verantwortlichen bei den Pflichten nach Artikel 32 bis 36 DSGVO, soweit er über die Angaben verfügt.",
    ],
    transfers: [
      "Keine.",
      "Keine durch den Auftragsverarbeiter.",
      "Weitere Auftragsverarbeiter gibt es nicht.",
      "Der Auftragsverarbeiter nennt keine Übermittlung in Länder außerhalb der EU und des EWR.",
      "Diese Stellen verarbeiten Daten auch außerhalb der EU und des EWR, auf folgender Grundlage:",
    ],
    sealed: [
      "Nur verschlüsselt, ohne Schlüssel beim Auftragsverarbeiter:",
      "Inhalte von Meldungen mit Titel, Nachrichten, internen Notizen, Dateien und ihren Namen",
      "Kontaktdaten, die hinweisgebende Personen der Meldestelle nennen",
      "Begründungen, Bemerkungen und Einwilligungen im Verfahren",
      "Inhalte kann er nicht einsehen.",
      "Meldungen, Nachrichten, Notizen und Dateien werden im Browser ver- und entschlüsselt.",
      "Der Server hat keinen Schlüssel dazu.",
      "Verschlüsselung; Lesen und Ausgeben stehen im Protokoll; Löschung nach Frist",
      "Inhalte bleiben verschlüsselt; lesbar sind Umstände, Namen und Adressen der Bearbeitenden",
      "Inhalte von Meldungen liegen auch dort nur verschlüsselt vor, ohne Schlüssel.",
    ],
    algorithms: ["Schlüssel werden hybrid vereinbart (X25519 mit ML-KEM-768)."],
    seen: [
      "Umstände einer Meldung: Kanal, Abteilung, Kategorie, ob anonym oder vertraulich, Zeiten, Stand des Verfahrens, Zahl und aufgerundete Größe von Texten und Dateien",
      "der Grund einer Löschung und, bis eine zweite Person darüber entschieden hat, seine Erläuterung",
      "Sitzungen (Art des Geräts, Zeiten) und das Prüfprotokoll: wer wann was getan hat, ohne Inhalte",
      "Größen von Texten und Dateien werden aufgerundet.",
      "Inhalte bleiben verschlüsselt; lesbar sind Umstände, Namen und Adressen der Bearbeitenden",
    ],
    newsMail: ["eine freiwillig angegebene Adresse für Benachrichtigungen, mit dem Schlüssel des Servers verschlüsselt gespeichert"],
    noAddresses: [
      "IP-Adressen, solange eine Anfrage läuft; die Anwendung speichert sie nicht",
      "Es enthält keine Inhalte und keine IP-Adressen.",
      "IP-Adressen schreibt die Anwendung nicht auf.",
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    noTraces: [
      "Meldeportale setzen kein Cookie und laden nichts von Dritten.",
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    noAccount: [
      "Meldende entscheiden, ob sie sich nennen, wo der Kanal anonyme Meldungen zulässt.",
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    department: [
      "Fünf Berechtigungen und Abteilungen mit je eigenem Schlüssel.",
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    guests: [
      "Gäste öffnen nur die einzelnen Fälle, für die sie eingeladen sind, und nur bis zu einem festgelegten Tag.",
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    identity: [
      "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    ],
    aboutOffice: ["eigene Abteilung für Meldungen über die Meldestelle; Ausschluss einzelner Personen von einem Fall"],
    keptOut: ["eigene Abteilung für Meldungen über die Meldestelle; Ausschluss einzelner Personen von einem Fall"],
    pinned: ["Links und Plakate tragen einen Fingerabdruck des Schlüssels; sonst in einem Browser nicht zu verhindern"],
    transport: ["Die Anwendung ist für den Betrieb über HTTPS eingerichtet und verlangt es dann für alle weiteren Aufrufe (HSTS)."],
    ownKeys: [
      "Passwörter verlassen den Browser nicht; übermittelt wird ein mit Argon2id gebildeter Wert, gespeichert nur dessen Prüfsumme.",
    ],
    secondFactor: [
      "Zweiter Faktor (Einmalcode, Passkey), den der Verantwortliche zur Pflicht machen kann.",
      "Anmeldeversuche sind begrenzt.",
      "Sitzungen enden nach der Untätigkeit und der Dauer, die der Verantwortliche einstellt; wer „Angemeldet bleiben“ wählt, wird nach 7 Tagen ohne Nutzung und spätestens nach 30 Tagen abgemeldet.",
      "zweiter Faktor; Begrenzung von Versuchen; Sitzungen enden; erneute Bestätigung vor dauerhaften Änderungen",
    ],
    newPeople: [
      "Neue Personen öffnen nichts, bevor jemand aus dem Unternehmen ihnen den Zugang gegeben hat: vorab mit einem Einladungscode, sonst durch Prüfen und Freigeben ihrer Schlüssel.",
    ],
    dismissed: [
      "Wer ausscheidet, verliert Sitzungen und Freigaben; nur Schlüssel, die sonst niemand hat, bleiben verschlossen aufbewahrt.",
    ],
    askedAgain: [
      "Was dauerhaft Zugang gibt oder Meldungen von Hand löscht, verlangt erneut Passwort, Code oder Passkey, wenn das nicht gerade geschah.",
      "zweiter Faktor; Begrenzung von Versuchen; Sitzungen enden; erneute Bestätigung vor dauerhaften Änderungen",
    ],
    separation: ["Daten jedes Unternehmens sind in der Datenbank durch Zeilensicherheit getrennt (row-level security)."],
    audit: [
      "Sitzungen (Art des Geräts, Zeiten) und das Prüfprotokoll: wer wann was getan hat, ohne Inhalte",
      "Ein verkettetes Prüfprotokoll hält fest, wer wann was getan hat, auch das Lesen.",
      "Es enthält keine Inhalte und keine IP-Adressen.",
      "Prüfwerte zeigen, ob ein Export verändert wurde, und im Vergleich mit einer aufbewahrten Kopie, ob das Protokoll es wurde.",
      "Verschlüsselung; Lesen und Ausgeben stehen im Protokoll; Löschung nach Frist",
    ],
    exportCheck: [
      "Prüfwerte zeigen, ob ein Export verändert wurde, und im Vergleich mit einer aufbewahrten Kopie, ob das Protokoll es wurde.",
    ],
    emptyMails: [
      "E-Mails enthalten keine Inhalte von Meldungen.",
      "Benachrichtigungen gehen an die E-Mail-Adressen, die im Unternehmen eingetragen sind oder die hinweisgebende Personen dafür angeben; sie enthalten keine Inhalte.",
    ],
    retention: [
      "Nach der Frist und frühestens nach 30 Tagen auf der Liste werden sie mit Nachweis gelöscht, sofern keine Sperre besteht, keine Nachricht der hinweisgebenden Person ungelesen ist und, wenn Löschen zu zweit eingestellt ist, eine zweite Person zugestimmt hat.",
      "Meldungen: in der Regel drei Jahre nach Abschluss (§ 11 Absatz 5 HinSchG); eingestellt sind 36 Monate, für einzelne Kanäle kann anderes eingestellt sein.",
      "Meldungen werden 36 Monate nach ihrem Abschluss gelöscht, wenn kein Kanal anderes vorsieht und weder eine Sperre noch eine ungelesene Nachricht noch eine fehlende zweite Zustimmung entgegensteht.",
      "Verschlüsselung; Lesen und Ausgeben stehen im Protokoll; Löschung nach Frist",
    ],
    deletionByTwo: [
      "Abgeschlossene Meldungen kommen vor dem Ende der eingestellten Frist auf eine Löschliste.",
      "Löschliste, Löschnachweise, Sperren mit Tag der Prüfung",
    ],
    nothingLost: ["Dateien sind dauerhaft gespeichert, bevor eine Meldung bestätigt wird."],
    archive: [
      "Der Verantwortliche kann alle Fälle, die seine Berechtigten öffnen können, jederzeit als lesbares Archiv ausgeben.",
      "Ein Notfallschlüssel des Unternehmens und ein lesbares Archiv aller Fälle sind vorgesehen.",
    ],
    lostForGood: [
      "Ein Notfallschlüssel des Unternehmens und ein lesbares Archiv aller Fälle sind vorgesehen.",
      "mehrere Schlüsselhalter, Wiederherstellungscodes, Notfallschlüssel; die Seite „Betriebsbereitschaft“ warnt",
    ],
    readiness: [
      "Die Seite „Betriebsbereitschaft“ zeigt den Stand von Schlüsseln, Vertretung, E-Mail und Pflichtangaben; Probemeldungen sind möglich.",
      "mehrere Schlüsselhalter, Wiederherstellungscodes, Notfallschlüssel; die Seite „Betriebsbereitschaft“ warnt",
    ],
    accountDeletion: [
      "Nach dem Ende der Leistungen löscht der Auftragsverarbeiter nach Wahl des Verantwortlichen alle Daten oder gibt sie zurück, soweit keine gesetzliche Pflicht zur Speicherung besteht.",
      "Die Löschung des Kontos kündigt er mindestens 30 Tage vorher per E-Mail an.",
      "Aus Sicherungskopien verschwinden die Daten, wenn diese ablaufen.",
      "Konten, Prüfprotokoll und Löschnachweise ohne Inhalt: bis das Konto gelöscht wird.",
    ],
    nobodyElse: ["Eine automatisierte Entscheidung oder ein Profiling findet nicht statt."],
    informed: [
      "Betroffene Personen werden nach Artikel 13 und 14 DSGVO informiert, soweit § 8 HinSchG und § 29 BDSG nicht entgegenstehen.",
    ],
    rights: [
      "Betrieb einer internen Meldestelle, Prüfung von Hinweisen und Folgemaßnahmen: Artikel 6 Absatz 1 Buchstabe c DSGVO mit §§ 10, 12 bis 18 HinSchG",
      "Für Hinweisgebersysteme halten die deutschen Aufsichtsbehörden eine Datenschutz-Folgenabschätzung in der Regel für nötig (Artikel 35 DSGVO).",
      "Für solche Übermittlungen braucht das Unternehmen eine eigene Grundlage nach Artikel 44 bis 49 DSGVO.",
    ],
  },
  none: {
    label: [
      "Daten werden dafür entgegengenommen, gespeichert, den Berechtigten bereitgestellt, per E-Mail angekündigt und gelöscht.",
      "Meldungen können besondere Kategorien personenbezogener Daten (Artikel 9 DSGVO) und Daten über Straftaten (Artikel 10 DSGVO) enthalten.",
      "Verschlüsselung der Inhalte",
      "Grenze der Verschlüsselung",
    ],
    state: ["Datenschutzbeauftragte Person: keine benannt"],
    guidance: [
      "wenige Berechtigte; Schwärzen vor Weitergabe; zum anonymen Melden von privaten Geräten raten",
      "Vertretung einrichten, die niemanden der Meldestelle teilt",
      "Fristen einstellen; eigene Ausdrucke und Exporte löschen",
      "Ergebnis: ob das Restrisiko vertretbar ist oder die Aufsichtsbehörde zu konsultieren ist (Artikel 36 DSGVO)",
    ],
  },
} as const satisfies Said;
