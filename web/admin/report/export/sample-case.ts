import type { StageName } from "../procedure/stages.ts";
import type { CaseExport, ExportedMessage, ExportedStage } from "./case-export.ts";

const message = (more: Partial<ExportedMessage>): ExportedMessage => ({
  from: { code: "reporter", name: "Hinweisgebende Person" },
  at: "2026-11-02T09:14:00.000Z",
  text: "Guten Tag, ich ergänze meine Meldung.",
  closed: false,
  redaction: null,
  doubts: [],
  files: [],
  recording: null,
  ...more,
});

const stage = (code: StageName, name: string): ExportedStage => ({
  stage: { code, name },
  state: "open",
  at: null,
  by: null,
  due: null,
  finding: null,
});

/** For tests: a case with one of everything that an export may hold; `messages` many more of them. */
export function sampleCase(messages = 0): CaseExport {
  const long = "Am Montag wurden die Lieferscheine im Büro der Werkleitung ausgetauscht und später nachgetragen. ".repeat(4).trim();
  return {
    format: "hinweiszentrale-fall",
    version: 5,
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
    isDrill: true,
    entry: {
      way: { code: "phone", name: "Telefon" },
      by: "Anna Lindner",
      at: "2026-11-01T09:30:00.000Z",
      documentation: { code: "verbatim", name: "Wortprotokoll" },
      consent: { at: "2026-11-01T08:05:00.000Z", wording: "Ich bin mit einem Wortprotokoll einverstanden.", name: "Eva Beispiel" },
      handover: { state: "handed", at: "2026-11-01T09:40:00.000Z" },
    },
    description: {
      text: `Herr █████ aus der Logistik hat mich gebeten, ${long}\n\nZeugin ist Łucja Żółć (Ωmega, Жанна). Foto folgt 😀📷 … 日本`,
      closed: false,
      redaction: "Von der Meldestelle geschwärzt am 3. November 2026, 10:00 (Anna Lindner)",
    },
    person: { name: "Eva Beispiel", phone: "+49 171 1234567", email: "eva@beispiel.example" },
    procedure: {
      stages: [
        { ...stage("received", "Eingegangen"), state: "done", at: "2026-11-01T08:00:00.000Z" },
        { ...stage("acknowledged", "Bestätigt"), state: "done", at: "2026-11-02T10:00:00.000Z", by: "Anna Lindner" },
        {
          ...stage("scope", "Anwendungsbereich geprüft"),
          state: "done",
          at: "2026-11-03T10:00:00.000Z",
          by: "Malik Okafor",
          finding: { code: "yes", name: "eröffnet" },
        },
        { ...stage("substance", "Stichhaltigkeit geprüft"), state: "needless" },
        { ...stage("measures", "Folgemaßnahmen"), state: "done", at: "2026-11-05", by: "Malik Okafor" },
        { ...stage("feedback", "Rückmeldung erteilt"), due: "2027-02-02" },
        stage("closed", "Abgeschlossen"),
      ],
      outcome: { code: "partly-confirmed", name: "Teilweise bestätigt" },
      noFeedback: { code: "waived", name: "Die hinweisgebende Person hat darauf verzichtet" },
    },
    measures: [
      {
        kind: { code: "investigation", name: "Interne Untersuchung durchführen" },
        state: { code: "planned", name: "geplant" },
        day: "2026-12-24",
        responsible: "Malik Okafor",
      },
    ],
    confirmation: {
      at: "2026-11-01T08:00:00.000Z",
      language: "de",
      texts: { de: "Ihre Meldung ist am 1. November 2026 eingegangen.", en: "Your report was received on 1 November 2026." },
    },
    messages: [
      message({ files: ["lieferschein.pdf"] }),
      message({ from: { code: "handler", name: "Anna Lindner" }, text: "Vielen Dank. Haben Sie weitere Unterlagen?" }),
      message({
        from: { code: "handler", name: "Anna Lindner" },
        files: ["anruf.mp3"],
        recording: { at: "2026-11-02T09:05:00.000Z", wording: "Ich bin mit der Aufnahme einverstanden.", name: "Eva Beispiel" },
      }),
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
    disclosures: [
      {
        day: "2026-11-10",
        ground: { code: "court-order", name: "Gerichtliche Entscheidung" },
        scope: { code: "reporter", name: "Hinweisgebende Person" },
        recipient: "Amtsgericht Musterstadt",
        details: "Name und Anschrift, Beschluss vom 9. November.",
        closed: false,
        told: false,
        notTold: "Das Gericht hat es untersagt.",
        consent: null,
        by: "Anna Lindner",
        at: "2026-11-10T12:00:00.000Z",
        isReplaced: true,
        doubts: ["Nicht bestätigt: Was der Server angibt, passt nicht."],
      },
      {
        day: "2026-11-11",
        ground: { code: "consent", name: "Einwilligung" },
        scope: null,
        recipient: null,
        details: null,
        closed: true,
        told: true,
        notTold: null,
        consent: {
          at: "2026-11-09T12:00:00.000Z",
          wording: "Dürfen wir Ihren Namen der Kanzlei Muster nennen?",
          withdrawnAt: "2026-11-12T12:00:00.000Z",
        },
        by: "Anna Lindner",
        at: "2026-11-11T12:00:00.000Z",
        isReplaced: false,
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
