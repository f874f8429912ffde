import type { Document } from "@hz/contract/processing/document";
import { type ConcludedAgreement, type Processing, processingRoutes } from "@hz/contract/processing/processing";
import { answers, refused } from "./answers.ts";
import { idOf } from "./office.ts";

const aDocument = (title: string, address: string): Document => ({
  title,
  sections: [
    { title: "1. Parteien", blocks: [{ kind: "text", text: `Muster AG\n${address}\n<script>alert(1)</script>` }] },
    { title: "2. Gegenstand", blocks: [{ kind: "list", items: ["Meldungen entgegennehmen", "Meldungen löschen"] }] },
    {
      title: "Anlage 3",
      blocks: [
        {
          kind: "table",
          caption: "Weitere Auftragsverarbeiter",
          head: ["Name und Anschrift", "Leistung", "Ort", "Grundlage für Drittländer"],
          rows: [["Post Inc., 1 Road, Austin", "Versand von E-Mails", "USA", "Standardvertragsklauseln (Art. 46 Abs. 2 Buchst. c DSGVO)"]],
        },
      ],
    },
    {
      title: "Anlage 1",
      blocks: [
        {
          kind: "table",
          caption: "Maßnahmen",
          head: ["Bereich", "Maßnahme"],
          rows: [
            ["Verschlüsselung der Inhalte", "Meldungen werden im Browser ver- und entschlüsselt, der Server hat keinen Schlüssel dazu."],
            ["Protokoll", "Ein verkettetes Prüfprotokoll hält fest, wer wann was getan hat."],
          ],
        },
      ],
    },
  ],
});

/** Answers as a company with this address that keeps what it concludes; `move` changes the address, as a colleague would. */
export function answerProcessing(address: string) {
  const held = { address, concluded: [] as ConcludedAgreement[] };
  // As far as a test tells versions apart, the address is one.
  const version = () => digitsOf(held.address);
  const agreement = () => aDocument("Vertrag zur Auftragsverarbeitung", held.address || "(Anschrift fehlt noch)");
  answers(processingRoutes.get, (): Processing => {
    const [last] = held.concluded;
    const isChanged = last !== undefined && last.version !== version();
    return {
      state: last === undefined ? "missing" : isChanged ? "changed" : "concluded",
      operatorLacks: [],
      companyLacks: held.address === "" ? ["companyAddress"] : [],
      offer: {
        version: version(),
        documents: {
          agreement: agreement(),
          record: aDocument("Verzeichnis der Verarbeitungstätigkeiten", held.address),
          assessment: aDocument("Entwurf einer Datenschutz-Folgenabschätzung", held.address),
          transfer: aDocument("Hinweis zu Übermittlungen in Drittländer", held.address),
        },
      },
      changed: isChanged ? ["1. Parteien"] : [],
      concluded: held.concluded.map(({ id, version: concluded, at, name }) => ({ id, version: concluded, at, name })),
    };
  });
  answers(processingRoutes.conclude, ({ body }) => {
    if (body.version !== version()) return refused("AGREEMENT_CHANGED");
    const done = { id: idOf(70 + held.concluded.length), version: version(), at: "2026-11-20T09:30:00.000Z", name: "Anna Lindner" };
    held.concluded.unshift({ ...done, document: agreement() });
    return done;
  });
  answers(processingRoutes.concluded, ({ params: { id } }) => held.concluded.find((one) => one.id === id) ?? refused("NOT_FOUND"));
  return {
    move: (to: string) => void (held.address = to),
  };
}

/** Sixty-four hexadecimal digits made of a text. */
const digitsOf = (text: string) =>
  [...text]
    .map((sign) => (sign.codePointAt(0)! & 255).toString(16).padStart(2, "0"))
    .join("")
    .padEnd(64, "0")
    .slice(0, 64);
