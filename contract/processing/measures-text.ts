import { REMEMBERED_IDLE_DAYS, REMEMBERED_SESSION_DAYS } from "../limits.ts";
import { ANNOUNCED_DAYS } from "../procedure/retention-rules.ts";
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
    `Passwörter verlassen den Browser nicht; übermittelt wird ein mit Argon2id gebildeter Wert, gespeichert nur dessen Prüfsumme. Zweiter Faktor (Einmalcode, Passkey), den der Verantwortliche zur Pflicht machen kann. Anmeldeversuche sind begrenzt. Sitzungen enden nach der Untätigkeit und der Dauer, die der Verantwortliche einstellt; wer „Angemeldet bleiben“ wählt, wird nach ${REMEMBERED_IDLE_DAYS} Tagen ohne Nutzung und spätestens nach ${REMEMBERED_SESSION_DAYS} Tagen abgemeldet.`,
  ],
  [
    "Berechtigungen",
    "Fünf Berechtigungen und Abteilungen mit je eigenem Schlüssel. Neue Personen öffnen nichts, bevor jemand aus dem Unternehmen ihnen den Zugang gegeben hat: vorab mit einem Einladungscode, sonst durch Prüfen und Freigeben ihrer Schlüssel. Gäste öffnen nur die einzelnen Fälle, für die sie eingeladen sind, und nur bis zu einem festgelegten Tag. Wer ausscheidet, verliert Sitzungen und Freigaben; nur Schlüssel, die sonst niemand hat, bleiben verschlossen aufbewahrt.",
  ],
  [
    "Bestätigung",
    "Was dauerhaft Zugang gibt oder Meldungen von Hand löscht, verlangt erneut Passwort, Code oder Passkey, wenn das nicht gerade geschah.",
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
    `Abgeschlossene Meldungen kommen vor dem Ende der eingestellten Frist auf eine Löschliste. Nach der Frist und frühestens nach ${ANNOUNCED_DAYS} Tagen auf der Liste werden sie mit Nachweis gelöscht, sofern keine Sperre besteht, keine Nachricht der hinweisgebenden Person ungelesen ist und, wenn Löschen zu zweit eingestellt ist, eine zweite Person zugestimmt hat.`,
  ],
  [
    "Wiederherstellung",
    "Dateien sind dauerhaft gespeichert, bevor eine Meldung bestätigt wird. Ein Notfallschlüssel des Unternehmens und ein lesbares Archiv aller Fälle sind vorgesehen.",
  ],
  [
    "Überprüfung",
    "Die Seite „Betriebsbereitschaft“ zeigt den Stand von Schlüsseln, Vertretung, E-Mail und Pflichtangaben; Probemeldungen sind möglich. Prüfwerte zeigen, ob ein Export verändert wurde, und im Vergleich mit einer aufbewahrten Kopie, ob das Protokoll es wurde.",
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
