import { type Document, list, text } from "./document.ts";
import { companyLines, companyOfficer, type ProcessingFacts } from "./facts.ts";
import { kindsOfData, people } from "./what-is-processed.ts";

/** The company's entry in its record of processing activities (Art. 30 (1) GDPR) for its reporting office. */
export const recordText = (facts: ProcessingFacts): Document => {
  const { operator, processing, retentionMonths } = facts;
  const outside = processing.subProcessors.filter(({ transfer }) => transfer !== null);
  return {
    title: "Verzeichnis der Verarbeitungstätigkeiten: Interne Meldestelle",
    sections: [
      { title: "Verantwortlicher", blocks: [text(companyLines(facts)), text(`Datenschutz: ${companyOfficer(facts)}`)] },
      {
        title: "Zwecke und Rechtsgrundlagen",
        blocks: [
          list(
            "Betrieb einer internen Meldestelle, Prüfung von Hinweisen und Folgemaßnahmen: Artikel 6 Absatz 1 Buchstabe c DSGVO mit §§ 10, 12 bis 18 HinSchG",
            "besondere Kategorien von Daten: § 10 Satz 2 HinSchG",
            "Offenlegung der Identität mit Einwilligung: § 9 Absatz 3 HinSchG",
            "Ton- und Wortprotokolle mündlicher Meldungen mit Einwilligung: § 11 Absatz 2 HinSchG",
          ),
        ],
      },
      { title: "Betroffene Personen", blocks: [people] },
      { title: "Kategorien von Daten", blocks: kindsOfData },
      {
        title: "Empfänger",
        blocks: [
          list(
            "Personen der Meldestelle und, wo eingeladen, Gäste einzelner Fälle",
            "Behörden und Gerichte, soweit § 9 HinSchG es erlaubt oder das Recht es verlangt",
            `Auftragsverarbeiter: ${operator.name}, ${operator.city}`,
            ...processing.subProcessors.map(({ name, service, place }) => `weiterer Auftragsverarbeiter: ${name} (${service}, ${place})`),
          ),
        ],
      },
      {
        title: "Übermittlung in Drittländer",
        blocks: [
          outside.length === 0
            ? text("Keine durch den Auftragsverarbeiter.")
            : list(...outside.map(({ name, place, transfer }) => `${name}, ${place}: ${transfer}`)),
        ],
      },
      {
        title: "Löschfristen",
        blocks: [
          text(
            `Meldungen: in der Regel drei Jahre nach Abschluss (§ 11 Absatz 5 HinSchG); eingestellt sind ${retentionMonths} Monate, für einzelne Kanäle kann anderes eingestellt sein. Konten, Prüfprotokoll und Löschnachweise ohne Inhalt: bis das Konto gelöscht wird.`,
          ),
        ],
      },
      {
        title: "Technische und organisatorische Maßnahmen",
        blocks: [
          text(
            "Die Maßnahmen der Anwendung und des Betriebs stehen in den Anlagen 1 und 2 des Vertrags zur Auftragsverarbeitung. Im Unternehmen kommen hinzu: Auswahl, Schulung und Unabhängigkeit der Bearbeitenden (§ 15 HinSchG), Vertretung, Verwahrung des Notfallschlüssels, Schutz der eigenen Geräte.",
          ),
        ],
      },
    ],
  };
};
