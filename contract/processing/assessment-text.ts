import { type Document, list, text } from "./document.ts";
import { companyLines, companyOfficer, type ProcessingFacts } from "./facts.ts";
import { peopleInShort } from "./what-is-processed.ts";

/** Risks for those concerned, what the application does about each, and what stays with the company. */
const RISKS = [
  [
    "Eine hinweisgebende Person wird bekannt und benachteiligt",
    "Anonyme Meldung ohne Konto und Cookie; keine IP-Adressen; Inhalte nur für die zuständige Abteilung und eingeladene Gäste lesbar; Einsicht in die Identität steht im Protokoll",
    "wenige Berechtigte; Schwärzen vor Weitergabe; zum anonymen Melden von privaten Geräten raten",
  ],
  [
    "Eine Meldung wird von der Person gelesen, die sie betrifft",
    "eigene Abteilung für Meldungen über die Meldestelle; Ausschluss einzelner Personen von einem Fall",
    "Vertretung einrichten, die niemanden der Meldestelle teilt",
  ],
  [
    "Ein Verdacht wird zu Unrecht bekannt und schadet der genannten Person",
    "Verschlüsselung; Lesen und Ausgeben stehen im Protokoll; Löschung nach Frist",
    "Prüfung der Stichhaltigkeit; Anhörung; Vertraulichkeit nach § 8 HinSchG",
  ],
  [
    "Datenbank oder Dateien werden kopiert",
    "Inhalte bleiben verschlüsselt; lesbar sind Umstände, Namen und Adressen der Bearbeitenden",
    "Umstände sind in kleinen Unternehmen aussagekräftig: Kategorien sparsam wählen",
  ],
  [
    "Der Server wird übernommen und liefert andere Programme aus",
    "Links und Plakate tragen einen Fingerabdruck des Schlüssels; sonst in einem Browser nicht zu verhindern",
    "Fingerabdrücke vergleichen; Vertrauen in den Betreiber prüfen",
  ],
  [
    "Ein Zugang gerät in fremde Hände",
    "zweiter Faktor; Begrenzung von Versuchen; Sitzungen enden; erneute Bestätigung vor dauerhaften Änderungen",
    "zweiten Faktor zur Pflicht machen; ausgeschiedene Personen entfernen",
  ],
  [
    "Meldungen werden unlesbar, weil Schlüssel verloren gehen",
    "mehrere Schlüsselhalter, Wiederherstellungscodes, Notfallschlüssel; die Seite „Betriebsbereitschaft“ warnt",
    "Notfallschlüssel drucken und verwahren; zwei Personen je Abteilung",
  ],
  [
    "Daten bleiben länger als nötig",
    "Löschliste, Löschnachweise, Sperren mit Tag der Prüfung",
    "Fristen einstellen; eigene Ausdrucke und Exporte löschen",
  ],
] as const;

/** A draft of the data protection impact assessment (Art. 35 GDPR): what the software knows is filled in, the judgement is the company's. */
export const assessmentText = (facts: ProcessingFacts): Document => ({
  title: "Entwurf einer Datenschutz-Folgenabschätzung: Interne Meldestelle",
  sections: [
    {
      title: "Wozu dieser Entwurf dient",
      blocks: [
        text(
          "Für Hinweisgebersysteme halten die deutschen Aufsichtsbehörden eine Datenschutz-Folgenabschätzung in der Regel für nötig (Artikel 35 DSGVO). Dieser Entwurf beschreibt, was die Anwendung tut. Die Bewertung nimmt das Unternehmen vor und passt den Entwurf an seine Verhältnisse an.",
        ),
        text(companyLines(facts)),
      ],
    },
    {
      title: "Beschreibung der Verarbeitung",
      blocks: [
        text(
          `Das Unternehmen nimmt über Meldekanäle Hinweise auf Verstöße entgegen, prüft sie und ergreift Folgemaßnahmen. Betrieben wird die Anwendung von ${facts.operator.name} im Auftrag; Ort der Verarbeitung: ${facts.processing.place}. Betroffen sind: ${peopleInShort}. Die Arten der Daten stehen im Verzeichnis der Verarbeitungstätigkeiten.`,
        ),
      ],
    },
    {
      title: "Notwendigkeit und Verhältnismäßigkeit",
      blocks: [
        list(
          "Eine interne Meldestelle ist ab 50 Beschäftigten Pflicht (§ 12 HinSchG). Darunter ist zu begründen, warum sie geführt wird.",
          "Meldende entscheiden, ob sie sich nennen, wo der Kanal anonyme Meldungen zulässt. Verlangt werden Titel und Beschreibung, je nach Kanal auch eine Kategorie.",
          `Meldungen werden ${facts.retentionMonths} Monate nach ihrem Abschluss gelöscht, wenn kein Kanal anderes vorsieht und weder eine Sperre noch eine ungelesene Nachricht noch eine fehlende zweite Zustimmung entgegensteht.`,
          "Betroffene Personen werden nach Artikel 13 und 14 DSGVO informiert, soweit § 8 HinSchG und § 29 BDSG nicht entgegenstehen.",
        ),
      ],
    },
    {
      title: "Risiken und Abhilfe",
      blocks: [
        {
          kind: "table",
          caption: "Risiken und Abhilfe",
          head: ["Risiko", "Was die Anwendung tut", "Was beim Unternehmen liegt"],
          rows: RISKS.map((row) => [...row]),
        },
      ],
    },
    {
      title: "Was das Unternehmen noch einträgt",
      blocks: [
        list(
          "Eintrittswahrscheinlichkeit und Schwere jedes Risikos nach den Maßnahmen, mit Begründung",
          `Rat der oder des Datenschutzbeauftragten: ${companyOfficer(facts)}`,
          "Standpunkt der betroffenen Personen oder ihrer Vertretung, etwa des Betriebsrats",
          "Ergebnis: ob das Restrisiko vertretbar ist oder die Aufsichtsbehörde zu konsultieren ist (Artikel 36 DSGVO)",
          "Tag, an dem die Abschätzung überprüft wird, und wer sie verantwortet",
        ),
      ],
    },
  ],
});
