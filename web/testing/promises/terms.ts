import type { Said } from "./face.ts";

/** The template of the terms (AGB), for an operator that is named and for one that is not. */
export const TERMS = {
  promises: {
    debitAnnounced: ["Jede Lastschrift kündigt eine E-Mail mit Betrag und Mandatsreferenz an."],
    buyers: [
      "Das Angebot richtet sich nur an Unternehmer (§ 14 BGB), Vereine und andere juristische Personen des privaten und des öffentlichen Rechts und an öffentlich-rechtliche Sondervermögen.",
      "Mit Verbrauchern werden keine Verträge geschlossen.",
      "Das Angebot richtet sich an Unternehmen mit Sitz in der EU; nur dorthin stellt die Anwendung Rechnungen aus.",
    ],
    services: [
      "Sie umfasst in allen Plänen:",
      "Meldekanäle auf Deutsch, Englisch, Tschechisch, Dänisch, Estnisch, Spanisch, Französisch, Irisch, Kroatisch, Italienisch, Lettisch, Litauisch, Ungarisch, Maltesisch, Niederländisch, Polnisch, Portugiesisch, Rumänisch, Slowakisch, Slowenisch, Finnisch, Schwedisch, Türkisch, Griechisch, Bulgarisch, Russisch, Ukrainisch und Arabisch mit eigener Gestaltung, für anonyme und vertrauliche Meldungen in unbegrenzter Zahl,",
      "Bearbeitung von Meldungen mit Nachrichten, internen Notizen, Dateien, Zuweisung, Verfahrensschritten und Fristen, auch von Meldungen, die die Meldestelle selbst erfasst,",
      "Ende-zu-Ende-Verschlüsselung von Meldungen, Nachrichten, Notizen und Dateien,",
      "Benutzer mit Berechtigungen, Abteilungen und zweitem Faktor, Gäste für einzelne Fälle,",
      "Löschung nach Ablauf der Aufbewahrung, Auswertungen, Betriebsbereitschaft, Ausgabe einzelner Fälle und Gesamtarchiv,",
      "Benachrichtigungen per E-Mail ohne Inhalte, Prüfprotokoll, Handbuch und Unterstützung per E-Mail.",
    ],
    sealed: [
      "Ende-zu-Ende-Verschlüsselung von Meldungen, Nachrichten, Notizen und Dateien,",
      "Der Anbieter hat keinen Schlüssel zu Meldungen, Nachrichten, Notizen und Dateien.",
      "Inhalte von Meldungen liegen ihm nur verschlüsselt vor; entschlüsselt werden sie im Browser der Personen, die beim Kunden einen Schlüssel halten.",
    ],
    emptyMails: ["Benachrichtigungen per E-Mail ohne Inhalte, Prüfprotokoll, Handbuch und Unterstützung per E-Mail."],
    ownLook: [
      "Meldekanäle auf Deutsch, Englisch, Tschechisch, Dänisch, Estnisch, Spanisch, Französisch, Irisch, Kroatisch, Italienisch, Lettisch, Litauisch, Ungarisch, Maltesisch, Niederländisch, Polnisch, Portugiesisch, Rumänisch, Slowakisch, Slowenisch, Finnisch, Schwedisch, Türkisch, Griechisch, Bulgarisch, Russisch, Ukrainisch und Arabisch mit eigener Gestaltung, für anonyme und vertrauliche Meldungen in unbegrenzter Zahl,",
    ],
    lostForGood: ["Er kann verlorene Schlüssel nicht ersetzen und Inhalte nicht wiederherstellen."],
    trial: [
      "In der Testphase wird nichts berechnet.",
      "Kündigt er nicht vorher, beginnt mit ihrem Ende automatisch das gewählte kostenpflichtige Abonnement.",
      "14 Tage ohne Karte (/registrieren): Die Testphase endet von selbst, ohne Kosten.",
    ],
    orders: [
      "Preis und Tag der ersten Abbuchung stehen neben der Schaltfläche; zwei Tage vorher erinnert eine E-Mail daran.",
      "Bestellungen in der Anwendung bestätigt eine E-Mail mit Plan, Zahlungsrhythmus, Preis, Umsatzsteuer und der Angabe, wie und wann zuerst bezahlt wird.",
    ],
    notice: [
      "Der Kunde kann ihn jederzeit zum Ende des bezahlten Zeitraums kündigen, der Anbieter mit einer Frist von einem Monat zum Ende eines Zeitraums.",
      "Eine Kündigung, die der Kunde unter „Abrechnung“ erklärt, lässt der Anbieter auch dann zum Ende des laufenden Zeitraums gelten, wenn diese Frist verstrichen ist.",
    ],
    availability: [
      "Die Anwendung ist im Monatsmittel zu 99,9 % verfügbar.",
      "Geplante Wartungen kündigt der Anbieter mindestens 48 Stunden vorher an.",
    ],
    answers: [
      "Er antwortet in der Regel innerhalb von 24 Stunden.",
      "Anfragen per E-Mail an {email} nimmt der Anbieter an allen Tagen rund um die Uhr entgegen.",
      "Telefonisch ist er erreichbar: {hours}.",
    ],
    changes: [
      "Der Anbieter darf die Preise zum Beginn eines neuen Vertragszeitraums ändern, wenn er die Änderung mindestens zwei Monate vorher in Textform mitteilt; der Kunde kann bis dahin zum Ende des laufenden Zeitraums kündigen.",
      "Er teilt sie mindestens sechs Wochen vorher in Textform mit.",
      "Sie gilt, wenn der Kunde zustimmt oder ihr nicht innerhalb von sechs Wochen widerspricht; auf diese Wirkung weist der Anbieter in der Mitteilung hin.",
    ],
    switching: [
      "Der Kunde kann jederzeit zu einem anderen Anbieter oder auf eigene Systeme wechseln oder die Löschung seiner Daten verlangen, auch während einer Mindestlaufzeit (Verordnung (EU) 2023/2854, Kapitel VI).",
      "Die Frist bis zum Beginn des Wechsels beträgt höchstens zwei Monate.",
      "Der Übergang dauert höchstens 30 Kalendertage.",
      "Ist das technisch nicht machbar, teilt der Anbieter dies innerhalb von 14 Arbeitstagen nach dem Verlangen mit Gründen und einer Frist von höchstens sieben Monaten mit.",
      "Der Anbieter unterstützt den Wechsel, hält den Dienst in dieser Zeit aufrecht und gibt alle exportierbaren Daten in einem strukturierten, gängigen und maschinenlesbaren Format heraus.",
      "Der Anbieter berechnet für den Wechsel kein Entgelt.",
      "Der Anbieter bestätigt das Ende.",
    ],
    archive: [
      "Dafür gibt es in der Anwendung das Gesamtarchiv; es setzt keinen Plan voraus.",
      "Der Anbieter unterstützt den Wechsel, hält den Dienst in dieser Zeit aufrecht und gibt alle exportierbaren Daten in einem strukturierten, gängigen und maschinenlesbaren Format heraus.",
    ],
    unpaid: [
      "Deshalb schaltet der Anbieter Meldekanäle wegen ausbleibender Zahlung nicht ab, solange der Vertrag besteht.",
      "Hinweisgebende Personen können weiter melden und ihren Fall verfolgen.",
      "Die Meldestelle kann weiter lesen, antworten, abschließen, löschen und alles ausgeben.",
      "Was einen Plan voraussetzt, zum Beispiel neue Kanäle, Abteilungen, Benutzer und Gäste und Änderungen an Kanälen, Vorlagen und Unternehmensdaten, ist gesperrt, bis gezahlt ist.",
    ],
    retention: [
      "Einzelne Meldungen löscht die Anwendung weiterhin, sobald ihre Aufbewahrung endet, sie 30 Tage auf der Löschliste standen und weder eine Sperre noch eine ungelesene Nachricht noch eine ausstehende zweite Zustimmung entgegensteht.",
    ],
    accountDeletion: [
      "Nach dem Übergang bleiben die Daten mindestens 30 Kalendertage abrufbar.",
      "Danach löscht der Anbieter sie vollständig, wie der Abschnitt „Daten nach dem Ende“ es beschreibt; der Wechsel gilt dabei als Verlangen des Kunden.",
      "Mit dem Ende einer Testphase oder eines Plans wird das Konto nicht von selbst gelöscht.",
      "Es bleibt mit allen Daten bestehen, bis der Kunde die Löschung verlangt oder der Anbieter sie vornimmt.",
      "Der Anbieter kündigt sie der Person, die für das Konto zuständig ist, per E-Mail mit dem Tag an.",
      "Bis dahin sind es mindestens 30 Kalendertage; etwa 3 Tage vorher erinnert eine weitere E-Mail.",
      "Bis zu diesem Tag bleibt alles abrufbar, und Meldungen kommen weiter an.",
      "Bestellt der Kunde vorher wieder einen Plan, unterbleibt die Löschung.",
      "Von sich aus löscht der Anbieter kein Konto, in dem Meldungen offen oder noch aufzubewahren sind (§ 11 Absatz 5 HinSchG).",
      "Aus Sicherungskopien verschwinden die Daten, wenn diese ablaufen.",
    ],
    processing: [
      "Der Anbieter verarbeitet Daten der Meldestelle im Auftrag und nach Weisung des Kunden.",
      "Die Parteien schließen dazu einen Vertrag nach Artikel 28 DSGVO; er geht diesen Bedingungen in Fragen des Datenschutzes vor.",
    ],
  },
  none: {
    label: ["Verschlüsselung und Schlüssel", "Endet eine Testphase ohne Plan oder ist eine Zahlung überfällig, gilt:"],
    guidance: [
      "Der Kunde sorgt dafür, dass mindestens zwei Personen einen Schlüssel halten oder ein Notfallschlüssel sicher verwahrt ist.",
      "Rechnungen sind, soweit keine Abbuchung vereinbart ist, innerhalb von 14 Tagen zu zahlen, durch SEPA-Lastschrift oder Überweisung.",
      "Wählt der Kunde Zahlung auf Rechnung, ist jede Rechnung innerhalb von 14 Tagen nach ihrem Datum zu überweisen.",
    ],
    limit: [
      "Der Anbieter schuldet keine Rechtsberatung und betreibt nicht die interne Meldestelle des Kunden.",
      "Bei einfacher Fahrlässigkeit haftet er nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vertragstypischen, vorhersehbaren Schaden.",
    ],
    rule: [
      "Abweichende Bedingungen des Kunden gelten nur, wenn der Anbieter ihnen in Textform zugestimmt hat.",
      "Der Kunde kann nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen aufrechnen.",
      "Mit dem erfolgreichen Wechsel oder, wenn der Kunde nur die Löschung verlangt, mit dem Ende der Mitteilungsfrist endet der Vertrag.",
      "Es gilt deutsches Recht ohne das UN-Kaufrecht.",
    ],
  },
} as const satisfies Said;
