import type { CaseExport, ExportedMessage } from "./case-export.ts";

const message = (more: Partial<ExportedMessage>): ExportedMessage => ({
  from: { code: "reporter", name: "Hinweisgebende Person" },
  at: "2026-11-02T09:14:00.000Z",
  text: "Guten Tag, ich ergänze meine Meldung.",
  closed: false,
  redaction: null,
  doubts: [],
  files: [],
  ...more,
});

/** For tests: a case with one of everything that an export may hold; `messages` many more of them. */
export function sampleCase(messages = 0): CaseExport {
  const long = "Am Montag wurden die Lieferscheine im Büro der Werkleitung ausgetauscht und später nachgetragen. ".repeat(4).trim();
  return {
    format: "hinweiszentrale-fall",
    version: 1,
    exported: { at: "2026-11-21T13:05:00.000Z", by: "Anna Lindner", checkAt: "https://hinweise.muster.example/pruefen" },
    company: "Müßig & Söhne „Überland“ AG",
    number: "HZ-12",
    caseNumber: "7K2M-F9QW",
    title: "Lieferscheine werden nachträglich geändert",
    channel: "Hinweise Werk Süd",
    category: "Betrug & Untreue",
    kind: { code: "confidential", name: "vertraulich" },
    status: { code: "in_progress", name: "In Bearbeitung" },
    assignedTo: "Anna Lindner",
    receivedAt: "2026-11-01T08:00:00.000Z",
    lastActivityAt: "2026-11-20T16:30:00.000Z",
    description: {
      text: `Herr █████ aus der Logistik hat mich gebeten, ${long}\n\nZeugin ist Łucja Żółć (Ωmega, Жанна). Foto folgt 😀📷 … 日本`,
      closed: false,
      redaction: "Von der Meldestelle geschwärzt am 3. November 2026, 10:00 (Anna Lindner)",
    },
    person: { name: "Eva Beispiel", phone: "+49 171 1234567", email: "eva@beispiel.example" },
    messages: [
      message({ files: ["lieferschein.pdf"] }),
      message({ from: { code: "handler", name: "Anna Lindner" }, text: "Vielen Dank. Haben Sie weitere Unterlagen?" }),
      message({ text: null, closed: true }),
      message({ doubts: ["Die Unterschrift dieser Nachricht stimmt nicht."], text: "Unklar, von wem das ist." }),
      ...Array.from({ length: messages }, (_, index) => message({ text: `Nachricht ${index + 1}. ${long}` })),
    ],
    notes: [
      {
        by: "Anna Lindner",
        at: "2026-11-03T10:01:00.000Z",
        kind: "note",
        about: null,
        text: "Revision ist informiert.",
        closed: false,
        redaction: null,
        doubts: [],
      },
    ],
    history: [{ at: "2026-11-02T10:00:00.000Z", by: "Anna Lindner", kind: "status", what: "Status: Neu → In Bearbeitung" }],
    files: [
      {
        id: "01890000-0000-7000-8000-000000000001",
        name: "lieferschein.pdf",
        type: "application/pdf",
        size: 48_210,
        sentAt: "2026-11-02T09:14:00.000Z",
        state: "loaded",
        sha256: "ab".repeat(32),
        path: "dateien/lieferschein.pdf",
      },
      {
        id: "01890000-0000-7000-8000-000000000002",
        name: null,
        type: null,
        size: 4_194_304,
        sentAt: null,
        state: "damaged",
        sha256: null,
        path: null,
      },
    ],
  };
}
