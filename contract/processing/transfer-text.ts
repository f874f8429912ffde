import { type Document, list, text } from "./document.ts";
import type { ProcessingFacts } from "./facts.ts";

/** Where data go, and on what ground they leave the EU (Art. 44 to 49 GDPR). */
export const transferText = ({ company, operator, processing }: ProcessingFacts): Document => {
  const outside = processing.subProcessors.filter(({ transfer }) => transfer !== null);
  return {
    title: "Hinweis zu Übermittlungen in Drittländer",
    sections: [
      {
        title: "Wo die Daten liegen",
        blocks: [
          text(`${operator.name} verarbeitet die Daten der Meldestelle von ${company.companyName} hier: ${processing.place}.`),
          processing.subProcessors.length === 0
            ? text("Weitere Auftragsverarbeiter gibt es nicht.")
            : list(...processing.subProcessors.map(({ name, service, place }) => `${name}: ${service}, ${place}`)),
        ],
      },
      {
        title: "Übermittlungen durch den Auftragsverarbeiter",
        blocks:
          outside.length === 0
            ? [text("Der Auftragsverarbeiter nennt keine Übermittlung in Länder außerhalb der EU und des EWR.")]
            : [
                text("Diese Stellen verarbeiten Daten auch außerhalb der EU und des EWR, auf folgender Grundlage:"),
                list(...outside.map(({ name, place, transfer }) => `${name}, ${place}: ${transfer}`)),
                text("Inhalte von Meldungen liegen auch dort nur verschlüsselt vor, ohne Schlüssel."),
              ],
      },
      {
        title: "Übermittlungen durch das Unternehmen",
        blocks: [
          list(
            "Wer Meldungen außerhalb der EU und des EWR öffnet, übermittelt sie dorthin: Bearbeitende auf Reisen, verbundene Unternehmen, Gäste.",
            "Benachrichtigungen gehen an die E-Mail-Adressen, die im Unternehmen eingetragen sind oder die hinweisgebende Personen dafür angeben; sie enthalten keine Inhalte. Wo die Postfächer des Unternehmens liegen, bestimmt es selbst.",
            "Für solche Übermittlungen braucht das Unternehmen eine eigene Grundlage nach Artikel 44 bis 49 DSGVO.",
          ),
        ],
      },
      {
        title: "Zahlung",
        blocks: [
          text(
            "Daten zu Plan und Zahlung verarbeitet der Betreiber in eigener Verantwortung; sie sind nicht Teil des Auftrags. Näheres nennt seine Datenschutzerklärung.",
          ),
        ],
      },
    ],
  };
};
