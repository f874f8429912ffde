// What boxes and rows say by codes, in German for whoever reads the pages.

/** What things are called: by their own name, or by their field where the same word means another thing elsewhere. */
const WORDS: Record<string, string> = {
  "reportType.anonymous": "anonym",
  "reportType.confidential": "vertraulich",
  "status.new": "neu",
  "status.in_progress": "in Bearbeitung",
  "status.open": "in Bearbeitung",
  "status.closed": "abgeschlossen",
  "status.resolved": "abgeschlossen",
  "kind.message": "Nachricht",
  "kind.acknowledgement": "Eingangsbestätigung",
  "kind.feedback": "Rückmeldung",
  "kind.note": "Notiz",
  "kind.redaction": "Grund einer Schwärzung",
  "kind.summary": "Zusammenfassung",
  "kind.step": "Schritt des Verfahrens",
  "kind.measure": "Folgemaßnahme",
  "kind.closure": "Abschluss",
  "kind.disclosure": "Weitergabe der Identität",
  "kind.hold": "Grund einer Aufbewahrungssperre",
  "kind.consent": "Einwilligung",
  "ground.consent": "Einwilligung (§ 9 Abs. 3, Abs. 4 Nr. 1 HinSchG)",
  "ground.prosecution": "Strafverfahren (§ 9 Abs. 2 Nr. 1, Abs. 4 Nr. 4 HinSchG)",
  "ground.administrative-order": "Anordnung im Verwaltungsverfahren (§ 9 Abs. 2 Nr. 2, Abs. 4 Nr. 5 HinSchG)",
  "ground.court-order": "gerichtliche Entscheidung (§ 9 Abs. 2 Nr. 3, Abs. 4 Nr. 6 HinSchG)",
  "ground.internal-investigation": "interne Untersuchung oder Folgemaßnahme (§ 9 Abs. 4 Nr. 2 und 3 HinSchG)",
  "ground.false-report": "vorsätzlich oder grob fahrlässig unrichtige Meldung (§ 9 Abs. 1 HinSchG)",
  "scope.reporter": "hinweisgebende Person",
  "scope.accused": "Person, die Gegenstand der Meldung ist",
  "scope.other": "sonstige Person",
  "way.phone": "Telefon",
  "way.mail": "E-Mail",
  "way.post": "Post",
  "way.meeting": "persönliches Gespräch",
  "documentation.summary": "Inhaltsprotokoll",
  "documentation.verbatim": "Wortprotokoll",
  "documentation.recording": "Tonaufzeichnung",
  "verdict.confirmed": "bestätigt",
  "verdict.correction": "Berichtigung gewünscht",
  "verdict.refused": "nicht bestätigt",
};

/** What fields are called; what has no name here is for programs and stands in fall.json. */
const FIELDS: Record<string, string> = {
  answers: "Antworten auf Fragen",
  reportType: "Art der Meldung",
  category: "Kategorie",
  contactName: "Name",
  contactPhone: "Telefon",
  contactEmail: "E-Mail",
  language: "Sprache",
  entry: "Von der Meldestelle erfasst",
  way: "Eingangsweg",
  receivedAt: "Eingang",
  by: "entgegengenommen von",
  documentation: "Dokumentation",
  consent: "Einwilligung",
  meeting: "Gespräch",
  place: "Ort",
  persons: "Beteiligte",
  start: "Beginn",
  end: "Ende",
  at: "am",
  wording: "Wortlaut",
  request: "Bitte um Einwilligung",
  answer: "Antwort auf die Bitte um Einwilligung",
  recipient: "Empfänger",
  purpose: "Zweck",
  details: "Angaben",
  record: "Protokoll",
  version: "Fassung",
  isFinal: "endgültig",
  reason: "Grund",
  recording: "Einwilligung in die Aufzeichnung",
  verdict: "Antwort auf das Protokoll",
  identity: "Identität",
  name: "Name",
  phone: "Telefon",
  email: "E-Mail",
  ground: "Rechtsgrund",
  day: "Tag",
  told: "vorher unterrichtet",
  notTold: "Warum nicht vorher unterrichtet",
  scope: "Wessen Identität",
};

const moments = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Berlin" });
const days = new Intl.DateTimeFormat("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });

/** A moment or a day as people write it; what is none stays as it is. */
export function whenOf(text: string): string {
  const at = Date.parse(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(at)) return text;
  return text.length === 10 ? days.format(at) : `${moments.format(at)} Uhr`;
}

const languages = new Intl.DisplayNames(["de"], { type: "language" });

/** A language by its German name; a tag that is none stays as it is. */
function languageOf(tag: string): string {
  try {
    return languages.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

export const word = (field: string, code: unknown): string => WORDS[`${field}.${String(code)}`] ?? String(code);

function valueOf(field: string, value: unknown): string {
  if (typeof value === "boolean") return value ? "ja" : "nein";
  if (field === "language") return languageOf(String(value));
  if (field === "category") return String((value as { name?: unknown }).name ?? "");
  if (typeof value !== "object") return whenOf(word(field, value));
  return namedFields(value as Record<string, unknown>)
    .map(({ name, text }) => `${name}: ${text}`)
    .join("\n");
}

/** What stands in a content's fields, by their German names. */
export const namedFields = (content: Record<string, unknown>): { name: string; text: string }[] =>
  Object.entries(content).flatMap(([field, value]) => {
    const name = FIELDS[field];
    if (!name || value === null || value === "") return [];
    return [{ name, text: valueOf(field, value) }];
  });
