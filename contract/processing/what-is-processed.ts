import { type Block, list, text } from "./document.ts";

/** Of whom data are processed, and which. */
export const people = list(
  "hinweisgebende Personen, soweit sie sich zu erkennen geben oder erkennbar sind",
  "Personen, die in Meldungen genannt werden: beschuldigte Personen, Zeuginnen und Zeugen, Dritte",
  "Beschäftigte des Verantwortlichen, die Meldungen bearbeiten oder die Anwendung verwalten",
  "Personen von außen, die der Verantwortliche als Gäste zu einzelnen Fällen einlädt",
);

/** The same as one list for a table. */
export const peopleInShort = "hinweisgebende Personen, in Meldungen genannte Personen, Bearbeitende und Verwaltende, Gäste einzelner Fälle";

export const kindsOfData: Block[] = [
  text("Nur verschlüsselt, ohne Schlüssel beim Auftragsverarbeiter:"),
  list(
    "Inhalte von Meldungen mit Titel, Nachrichten, internen Notizen, Dateien und ihren Namen",
    "Kontaktdaten, die hinweisgebende Personen der Meldestelle nennen",
    "Begründungen, Bemerkungen und Einwilligungen im Verfahren",
  ),
  text("Für den Auftragsverarbeiter lesbar:"),
  list(
    "Umstände einer Meldung: Kanal, Abteilung, Kategorie, ob anonym oder vertraulich, Zeiten, Stand des Verfahrens, Zahl und aufgerundete Größe von Texten und Dateien",
    "der Grund einer Löschung und, bis eine zweite Person darüber entschieden hat, seine Erläuterung",
    "Namen, E-Mail-Adressen, Berechtigungen, Abteilungen und Schulungen der Bearbeitenden und Verwaltenden, Namen, E-Mail-Adressen und Funktionen der Gäste",
    "Sitzungen (Art des Geräts, Zeiten) und das Prüfprotokoll: wer wann was getan hat, ohne Inhalte",
    "eine freiwillig angegebene Adresse für Benachrichtigungen, mit dem Schlüssel des Servers verschlüsselt gespeichert",
    "IP-Adressen, solange eine Anfrage läuft; die Anwendung speichert sie nicht",
  ),
  text(
    "Meldungen können besondere Kategorien personenbezogener Daten (Artikel 9 DSGVO) und Daten über Straftaten (Artikel 10 DSGVO) enthalten.",
  ),
];
