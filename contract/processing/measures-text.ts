import type { Section } from "./document.ts";
import type { ProcessingFacts } from "./facts.ts";

/** What the application does for the safety of data (Art. 32 GDPR): each line is true of the software, docs/threat-model.md names the limits. */
const MEASURES = [
  [
    "Verschlüsselung der Inhalte",
    "Meldungen, Nachrichten, Notizen und Dateien werden im Browser ver- und entschlüsselt. Schlüssel werden hybrid vereinbart (X25519 mit ML-KEM-768). Der Server hat keinen Schlüssel dazu.",
  ],
  [
    "Grenze der Verschlüsselung",
    "Die Programme zum Ver- und Entschlüsseln kommen vom Server. Wer ihn beherrscht, könnte künftig andere ausliefern.",
  ],
  ["Transport", "Die Anwendung ist für den Betrieb über HTTPS eingerichtet und verlangt es dann für alle weiteren Aufrufe (HSTS)."],
  [
    "Zugang",
    "Passwörter verlassen den Browser nicht; übermittelt wird ein mit Argon2id gebildeter Wert, gespeichert nur dessen Prüfsumme. Zweiter Faktor (Einmalcode, Passkey), den der Verantwortliche zur Pflicht machen kann. Anmeldeversuche sind begrenzt. Sitzungen enden nach Untätigkeit.",
  ],
  [
    "Berechtigungen",
    "Fünf Berechtigungen und Abteilungen mit je eigenem Schlüssel. Neue Personen öffnen nichts, bevor jemand aus dem Unternehmen ihre Schlüssel geprüft und freigegeben hat. Wer ausscheidet, verliert Sitzungen und Freigaben.",
  ],
  [
    "Bestätigung",
    "Was dauerhaft Zugang gibt oder Meldungen löscht, verlangt erneut Passwort, Code oder Passkey, wenn das nicht gerade geschah.",
  ],
  ["Trennung", "Daten jedes Unternehmens sind in der Datenbank durch Zeilensicherheit getrennt (row-level security)."],
  [
    "Protokoll",
    "Ein verkettetes Prüfprotokoll hält fest, wer wann was getan hat, auch das Lesen. Es enthält keine Inhalte und keine IP-Adressen.",
  ],
  [
    "Datensparsamkeit",
    "Meldeportale setzen kein Cookie und laden nichts von Dritten. IP-Adressen schreibt die Anwendung nicht auf. E-Mails enthalten keine Inhalte von Meldungen. Größen von Texten und Dateien werden aufgerundet.",
  ],
  [
    "Löschung",
    "Abgeschlossene Meldungen kommen nach der eingestellten Frist auf eine Löschliste und werden mit Nachweis gelöscht, wenn keine Sperre besteht. Löschen zu zweit ist einstellbar.",
  ],
  [
    "Wiederherstellung",
    "Dateien sind dauerhaft gespeichert, bevor eine Meldung bestätigt wird. Ein Notfallschlüssel des Unternehmens und ein lesbares Archiv aller Fälle sind vorgesehen.",
  ],
  [
    "Überprüfung",
    "Die Seite „Betriebsbereitschaft“ zeigt den Stand von Schlüsseln, Vertretung, E-Mail und Pflichtangaben; Probemeldungen sind möglich. Prüfwerte zeigen, ob ein Export oder das Protokoll verändert wurde.",
  ],
] as const;

/** The measures of the application and those of the operator, as annexes. */
export const measures = ({ processing }: ProcessingFacts): Section[] => [
  {
    title: "Anlage 1: Technische Maßnahmen der Anwendung",
    blocks: [{ kind: "table", caption: "Maßnahmen der Anwendung", head: ["Bereich", "Maßnahme"], rows: MEASURES.map((row) => [...row]) }],
  },
  {
    title: "Anlage 2: Maßnahmen des Betriebs",
    blocks: [
      { kind: "text", text: `Ort der Verarbeitung: ${processing.place}` },
      {
        kind: "table",
        caption: "Maßnahmen des Betriebs",
        head: ["Bereich", "Maßnahme"],
        rows: processing.measures.map(({ area, text }) => [area, text]),
      },
    ],
  },
];
