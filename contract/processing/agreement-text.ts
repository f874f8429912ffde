import { DELETION_DAYS } from "../limits.ts";
import { type Document, type Section, text } from "./document.ts";
import { companyLines, companyOfficer, operatorLines, type ProcessingFacts } from "./facts.ts";
import { measures } from "./measures-text.ts";
import { kindsOfData, people } from "./what-is-processed.ts";

/** The agreement on processing of Art. 28 (3) GDPR between a company and who runs the installation, with its annexes. */
export const agreementText = (facts: ProcessingFacts): Document => ({
  title: "Vertrag zur Auftragsverarbeitung",
  sections: [...object(facts), ...duties, ...ending, ...measures(facts), subProcessors(facts)],
});

const object = (facts: ProcessingFacts): Section[] => [
  {
    title: "1. Parteien",
    blocks: [
      text("Verantwortlicher:"),
      text(companyLines(facts)),
      text(`Ansprechperson für Datenschutz: ${companyOfficer(facts, "nicht benannt")}`),
      text("Auftragsverarbeiter:"),
      text(operatorLines(facts)),
      text(`Datenschutzbeauftragte Person: ${facts.processing.officer ?? "keine benannt"}`),
    ],
  },
  {
    title: "2. Gegenstand und Dauer",
    blocks: [
      text(
        "Der Auftragsverarbeiter stellt dem Verantwortlichen die Hinweiszentrale als Anwendung über das Internet bereit und verarbeitet dabei personenbezogene Daten in seinem Auftrag (Artikel 28 DSGVO). Dieser Vertrag gilt, solange der Auftragsverarbeiter solche Daten verarbeitet, auch in einer Testphase. In Fragen des Datenschutzes geht er anderen Vereinbarungen der Parteien vor.",
      ),
    ],
  },
  {
    title: "3. Art und Zweck der Verarbeitung",
    blocks: [
      text(
        "Zweck ist der Betrieb einer internen Meldestelle nach dem Hinweisgeberschutzgesetz. Daten werden dafür entgegengenommen, gespeichert, den Berechtigten bereitgestellt, per E-Mail angekündigt und gelöscht. Eine automatisierte Entscheidung oder ein Profiling findet nicht statt.",
      ),
      text("Betroffene Personen:"),
      people,
    ],
  },
  { title: "4. Art der Daten", blocks: kindsOfData },
];

const duties: Section[] = [
  {
    title: "5. Weisungen",
    blocks: [
      text(
        "Der Auftragsverarbeiter verarbeitet die Daten nur nach dokumentierter Weisung, auch was Übermittlungen in Drittländer betrifft, es sei denn, das Recht der Union oder eines Mitgliedstaats verpflichtet ihn dazu; dann teilt er es vorher mit, soweit das Recht es nicht verbietet. Weisungen sind dieser Vertrag und was Berechtigte des Verantwortlichen in der Anwendung einstellen und tun; weitere ergehen in Textform. Hält der Auftragsverarbeiter eine Weisung für rechtswidrig, sagt er es unverzüglich.",
      ),
    ],
  },
  {
    title: "6. Vertraulichkeit",
    blocks: [
      text("Der Auftragsverarbeiter setzt nur Personen ein, die zur Vertraulichkeit verpflichtet sind oder gesetzlich ihr unterliegen."),
    ],
  },
  {
    title: "7. Sicherheit der Verarbeitung",
    blocks: [
      text(
        "Der Auftragsverarbeiter trifft die Maßnahmen nach Artikel 32 DSGVO. Sie stehen in den Anlagen 1 und 2. Er darf sie weiterentwickeln, wenn das Schutzniveau nicht sinkt.",
      ),
    ],
  },
  {
    title: "8. Weitere Auftragsverarbeiter",
    blocks: [
      text(
        "Der Verantwortliche genehmigt die weiteren Auftragsverarbeiter in Anlage 3. Beabsichtigt der Auftragsverarbeiter, weitere hinzuzuziehen oder zu ersetzen, informiert er den Verantwortlichen mindestens 30 Tage vorher in Textform. Bis dahin kann dieser Einspruch erheben. Erbringt der Auftragsverarbeiter die Leistung dann nicht ohne die Änderung, kann der Verantwortliche den Vertrag zu dem Tag kündigen, an dem sie beginnen soll. Er verpflichtet sie vertraglich zu demselben Datenschutz und haftet für sie wie für sich selbst.",
      ),
    ],
  },
  {
    title: "9. Rechte der betroffenen Personen",
    blocks: [
      text(
        "Der Auftragsverarbeiter unterstützt den Verantwortlichen mit geeigneten Maßnahmen dabei, Anträge betroffener Personen zu beantworten. Auskunft, Berichtigung, Löschung und Ausgabe führt der Verantwortliche selbst in der Anwendung aus. Erreicht ein Antrag den Auftragsverarbeiter, leitet er ihn weiter, soweit sich der Verantwortliche daraus ergibt. Inhalte kann er nicht einsehen.",
      ),
    ],
  },
  {
    title: "10. Unterstützung und Meldung von Verletzungen",
    blocks: [
      text(
        "Der Auftragsverarbeiter unterstützt den Verantwortlichen bei den Pflichten nach Artikel 32 bis 36 DSGVO, soweit er über die Angaben verfügt. Wird ihm eine Verletzung des Schutzes personenbezogener Daten bekannt, meldet er sie dem Verantwortlichen unverzüglich mit dem, was er darüber weiß (Artikel 33 Absatz 2 DSGVO).",
      ),
    ],
  },
];

const ending: Section[] = [
  {
    title: "11. Löschung und Rückgabe",
    blocks: [
      text(
        `Der Verantwortliche kann alle Fälle, die seine Berechtigten öffnen können, jederzeit als lesbares Archiv ausgeben. Nach dem Ende der Leistungen löscht der Auftragsverarbeiter nach Wahl des Verantwortlichen alle Daten oder gibt sie zurück, soweit keine gesetzliche Pflicht zur Speicherung besteht. Die Löschung des Kontos kündigt er mindestens ${DELETION_DAYS} Tage vorher per E-Mail an. Aus Sicherungskopien verschwinden die Daten, wenn diese ablaufen.`,
      ),
    ],
  },
  {
    title: "12. Nachweise und Überprüfungen",
    blocks: [
      text(
        "Der Auftragsverarbeiter stellt dem Verantwortlichen alle Angaben bereit, die zum Nachweis der Pflichten aus Artikel 28 DSGVO erforderlich sind, und ermöglicht Überprüfungen einschließlich Inspektionen durch ihn oder von ihm beauftragte Prüferinnen und Prüfer und trägt dazu bei.",
      ),
    ],
  },
  {
    title: "13. Abschluss und Änderungen",
    blocks: [
      text(
        "Der Vertrag wird in elektronischem Format geschlossen (Artikel 28 Absatz 9 DSGVO): Der Auftragsverarbeiter bietet ihn in der Anwendung an, eine berechtigte Person des Verantwortlichen nimmt ihn dort an. Die Anwendung bewahrt den Text mit Tag, Fassung und Person auf. Ändert sich der Text, bietet sie die neue Fassung zum Abschluss an; bis dahin gilt die zuletzt geschlossene.",
      ),
    ],
  },
];

const subProcessors = ({ processing }: ProcessingFacts): Section => ({
  title: "Anlage 3: Weitere Auftragsverarbeiter",
  blocks: [
    // Before the table: after it the line could stand on a page of its own.
    text(`Stand der Anlagen 2 und 3: ${dayInWords(processing.day)}`),
    processing.subProcessors.length === 0
      ? text("Keine.")
      : {
          kind: "table",
          caption: "Weitere Auftragsverarbeiter",
          head: ["Name und Anschrift", "Leistung", "Ort", "Grundlage für Drittländer"],
          rows: processing.subProcessors.map(({ name, address, service, place, transfer }) => [
            `${name}, ${address}`,
            service,
            place,
            transfer ?? "nicht nötig",
          ]),
        },
  ],
});

const dayInWords = (day: string) => new Date(day).toLocaleDateString("de-DE", { dateStyle: "long", timeZone: "UTC" });
