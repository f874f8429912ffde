import type { AuditAction, AuditLine } from "./audit.ts";
import { inEachLanguage, languageInGerman } from "../languages.ts";
import { WAY_TEXTS } from "../reports/entry-terms.ts";
import { LIFT_REASON_TEXTS, TRANSFER_REASON_TEXTS } from "../procedure/handover-terms.ts";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS, OUTCOME_TEXTS, SCOPE_TEXTS, SUBSTANCE_TEXTS } from "../procedure/procedure-texts.ts";
import { HOUSE_TEMPLATES, isHouseTemplate } from "../templates/template-topics.ts";

/** How people and departments are called; each gives something for an id that it does not know, too. */
export type AuditNames = { person: (id: string) => string; department: (id: string) => string };
type Detail = AuditLine["details"][string] | undefined;

/** What entries call by a short English name, in the words of the screens. */
const WORDS = {
  status: { new: "Neu", in_progress: "In Bearbeitung", open: "Offen", closed: "Geschlossen", resolved: "Gelöst" },
  reason: {
    rule: "Aufbewahrungsfrist abgelaufen, nach der Regel des Meldekanals",
    "retention-ended": "Aufbewahrungsfrist abgelaufen",
    "not-responsible": "Irrtümlich eingegangen, nicht zuständig",
    duplicate: "Doppelt eingegangen",
    spam: "Testmeldung oder Spam",
    "reporter-request": "Wunsch der hinweisgebenden Person",
    other: "Anderer Grund",
  },
  ground: {
    consent: "Einwilligung",
    prosecution: "Verlangen der Strafverfolgungsbehörde",
    "administrative-order": "Anordnung im Verwaltungs- oder Bußgeldverfahren",
    "court-order": "gerichtliche Entscheidung",
    "internal-investigation": "interne Untersuchung oder Folgemaßnahme",
    "false-report": "vorsätzlich oder grob fahrlässig unrichtige Meldung",
  },
  method: {
    password: "mit Passwort",
    totp: "mit Passwort und App",
    code: "mit Passwort und Ersatzcode",
    "password-and-passkey": "mit Passwort und Passkey",
    passkey: "mit Passkey",
  },
  field: {
    name: "Name",
    description: "Beschreibung",
    linkSuffix: "Link-Suffix",
    defaultLanguage: "Standardsprache",
    successorId: "Nachfolger",
    languages: "Seiten",
    allowAnonymous: "Anonyme Meldungen",
    allowFiles: "Dateien",
    requireCategory: "Kategorie ist Pflicht",
    autoAcknowledge: "Eingang automatisch bestätigen",
    logo: "Logo",
    brandColor: "Markenfarbe",
    dutyFacts: "Pflichtangaben",
    dutyBodies: "Eigene externe Stellen",
    dutyTexts: "Texte der Pflichtseiten",
    questions: "Fragen im Formular",
    fullName: "Vollständiger Name",
    companyName: "Firmenname",
    companyWebsite: "Website",
    companyEmail: "E-Mail",
    companyIndustry: "Branche",
    companySize: "Größe",
    contactPersonName: "Name der Ansprechperson",
    contactPersonEmail: "E-Mail der Ansprechperson",
    legalForm: "Rechtsform",
    taxId: "Steuernummer oder Umsatzsteuer-ID",
    registrationNumber: "Registernummer",
    companyAddress: "Anschrift",
    dataProtectionOfficer: "Datenschutzbeauftragte Person",
    requireSecondFactor: "Zweiter Faktor ist Pflicht",
    twoPersonDeletion: "Löschen nur zu zweit",
    showHandlerNames: "Namen der Bearbeitenden zeigen",
    sessionHours: "Sitzungsdauer in Stunden",
    idleMinutes: "Abmelden nach Untätigkeit, in Minuten",
    retentionMonths: "Aufbewahrung in Monaten",
    title: "Titel",
    purpose: "Verwendung",
  },
  outcome: OUTCOME_TEXTS,
  way: WAY_TEXTS,
  scope: SCOPE_TEXTS,
  substance: SUBSTANCE_TEXTS,
  measure: MEASURE_TEXTS,
  measureState: MEASURE_STATE_TEXTS,
  transfer: TRANSFER_REASON_TEXTS,
  lift: LIFT_REASON_TEXTS,
  language: inEachLanguage(languageInGerman),
} satisfies Record<string, Record<string, string>>;
/** The word for a name; a name that somebody made up stays visible. */
export const auditWord = (kind: keyof typeof WORDS, name: Detail): string => {
  const words: Record<string, string> = WORDS[kind];
  return Object.hasOwn(words, String(name)) ? words[String(name)]! : String(name);
};

const value = (given: Detail) => (typeof given === "boolean" ? (given ? "an" : "aus") : String(given ?? "–"));
const listed = (given: Detail) => (Array.isArray(given) && given.length > 0 ? given.join(", ") : "keine");
const day = (at: Detail) => new Date(String(at)).toLocaleDateString("de-DE", { dateStyle: "medium", timeZone: "Europe/Berlin" });
const euros = (cents: number) => (cents / 100).toLocaleString("de-DE", { style: "currency", currency: "EUR" });
const counted = (given: Detail, one: string, other: string) => `${Number(given)} ${Number(given) === 1 ? one : other}`;

/** What a delivery was and is. Entries of before have no old value. */
function delivery(what: string, before: Detail, after: Detail, none: string, names: AuditNames): string | null {
  const name = (id: Detail) => (id ? `„${names.department(String(id))}“` : none);
  if (before === after) return null;
  return before === undefined ? `${what}: ${name(after)}` : `${what}: ${name(before)} → ${name(after)}`;
}

type Details = AuditLine["details"];
type Say = (details: Details, names: AuditNames) => string | null;

const person = (names: AuditNames, id: Detail) => names.person(String(id));
const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(", ") || null;

const measure: Say = (details, names) =>
  joined(
    `${auditWord("measure", details.measure)}: ${auditWord("measureState", details.state)}`,
    details.day != null && `jetzt ${details.state === "taken" ? "am" : "für den"} ${day(details.day)}`,
    details.user != null && `jetzt zuständig: ${person(names, details.user)}`,
    // Of two of the same kind it says which; entries of before do not.
    details.measureId != null && `Kennung ${String(details.measureId).slice(0, 8)}`,
  );
const recordings: Say = (details) => counted(details.files, "Aufzeichnung", "Aufzeichnungen");
const answer: Say = (details) => {
  if (details.way != null) return `auf anderem Weg: ${auditWord("way", details.way)}`;
  return Number(details.files) > 0 ? `mit ${counted(details.files, "Datei", "Dateien")}` : null;
};
const deletion: Say = (details, names) =>
  joined(
    details.reason != null && `Grund: ${auditWord("reason", details.reason)}`,
    details.requestedBy != null && `beantragt von ${person(names, details.requestedBy)}`,
    details.confirmedBy != null && `bestätigt von ${person(names, details.confirmedBy)}`,
    details.isAgain === true && "erneut, nach dem Zurückspielen einer Sicherung",
  );
const lastDay: Say = (details) => (typeof details.lastDay === "string" ? `nach dem ${day(details.lastDay)}` : null);
const hold: Say = (details, names) =>
  joined(
    typeof details.reviewDay === "string" && `zu prüfen bis ${day(details.reviewDay)}`,
    details.user != null && `zuständig: ${person(names, details.user)}`,
  );
const member: Say = (details, names) => (typeof details.user === "string" ? person(names, details.user) : null);
const fields: Say = (details) =>
  Array.isArray(details.fields) ? details.fields.map((field) => auditWord("field", field)).join(", ") : null;
const fieldsAndState: Say = (details, names) =>
  joined(fields(details, names), typeof details.isActive === "boolean" && (details.isActive ? "aktiviert" : "deaktiviert"));

/** What the details of each action say; an action that is not here has none, or none for people. */
const SAYS = new Map<string, Say>(
  Object.entries<Say>({
    "report.changed": (details) =>
      joined(
        `${auditWord("status", details.from)} → ${auditWord("status", details.to)}`,
        details.outcome != null && `Ergebnis: ${auditWord("outcome", details.outcome)}`,
      ),
    "report.assigned": (details, names) => (details.to ? `an ${person(names, details.to)}` : "an niemanden"),
    "report.scope-checked": (details) => auditWord("scope", details.result),
    "report.substance-checked": (details) => auditWord("substance", details.result),
    "report.measure-added": measure,
    "report.measure-changed": measure,
    "report.entered": (details) => auditWord("way", details.way),
    "report.recording-added": recordings,
    "report.recording-destroyed": recordings,
    "report.answered": answer,
    "report.acknowledged": answer,
    "report.feedback-given": answer,
    "report.meeting-answered": answer,
    "report.meeting-held": answer,
    "report.redacted": (details) =>
      `${counted(details.places, "Stelle", "Stellen")} ${details.message ? "in einer Nachricht" : "in der Meldung selbst"}`,
    "report.transferred": (details, names) =>
      joined(
        `„${names.department(String(details.from))}“ → „${names.department(String(details.to))}“`,
        `Grund: ${auditWord("transfer", details.reason)}`,
        details.endedRequest != null && `damit endete der Löschantrag von ${person(names, details.endedRequest)}`,
      ),
    "guest.invited": (details, names) =>
      joined(
        person(names, details.guest),
        `bis ${day(details.lastDay)}`,
        details.notes !== "none" && (details.notes === "write" ? "liest und schreibt Notizen" : "liest Notizen"),
        details.identity === true && "Identität darf angezeigt werden",
      ),
    "guest.prolonged": (details, names) => joined(person(names, details.guest), `bis ${day(details.lastDay)}`),
    "guest.ended": (details, names) => person(names, details.guest),
    // Entries of before do not say it.
    "department.renamed": (details) => (details.from == null ? null : `„${String(details.from)}“ → „${String(details.to)}“`),
    "report.recused": (details, names) => (details.own === true ? "auf eigene Erklärung (Befangenheit)" : person(names, details.user)),
    "report.recusal-lifted": (details, names) => joined(person(names, details.user), `Grund: ${auditWord("lift", details.reason)}`),
    "report.exported": (details) =>
      joined(
        details.kind === "zip" ? "als ZIP mit allen Dateien" : "als PDF",
        details.withPerson === true && "mit den Angaben zur hinweisgebenden Person",
      ),
    "account.read-back": (details) => counted(details.reports, "Meldung", "Meldungen"),
    "evaluations.exported": (details) =>
      joined(details.kind === "pdf" ? "Jahresbericht als PDF" : "Kennzahlen als CSV", `${value(details.from)} bis ${value(details.to)}`),
    "training.recorded": (details) => (typeof details.day === "string" ? `vom ${day(details.day)}` : "Eintrag zurückgenommen"),
    "report.deletion-requested": deletion,
    "report.deleted": deletion,
    "report.deletion-announced": lastDay,
    "report.deletion-confirmed": lastDay,
    "report.hold-set": hold,
    "report.hold-prolonged": hold,
    "disclosure.recorded": (details) =>
      joined(`Rechtsgrund: ${auditWord("ground", details.ground)}`, details.corrects != null && "berichtigt einen früheren Eintrag"),
    "session.started": (details) => (details.method == null ? null : auditWord("method", details.method)),
    "session.ended": (details) => (Number(details.others) > 0 ? counted(details.others, "andere Sitzung", "andere Sitzungen") : null),
    "user.sessions-ended": ({ ended }) => counted(ended, "Sitzung", "Sitzungen"),
    "user.permissions-changed": (details) => `vorher: ${listed(details.before)}; nachher: ${listed(details.after)}`,
    "department.member-added": member,
    "department.member-removed": member,
    "channel.delivery-changed": (details, names) =>
      joined(
        delivery("Meldungen gehen an", details.departmentBefore, details.department, "niemanden", names),
        delivery("bei Betroffenheit der Abteilung selbst", details.conflictBefore, details.conflict, "keine andere Abteilung", names),
      ),
    "channel.changed": fieldsAndState,
    "category.changed": fieldsAndState,
    "template.changed": (details, names) =>
      joined(
        typeof details.template === "string" && isHouseTemplate(details.template) && `„${HOUSE_TEMPLATES[details.template].title}“`,
        fields(details, names),
        typeof details.language === "string" && auditWord("language", details.language),
        details.isReset === true && (details.template ? "auf die Vorlage des Hauses zurückgesetzt" : "Text entfernt"),
      ),
    "category.delivery-changed": (details, names) =>
      delivery("Meldungen gehen an", details.departmentBefore, details.department, "die Abteilung des Meldekanals", names),
    "user.changed": fields,
    "company.changed": fields,
    "processing.concluded": (details) => `Fassung ${String(details.version).slice(0, 8)}`,
    "security.changed": (details) => `${auditWord("field", details.field)}: ${value(details.from)} → ${value(details.to)}`,
    "billing.month-granted": (details) =>
      joined(
        counted(details.months, "Monat", "Monate"),
        typeof details.credit === "number" ? `Guthaben ${euros(details.credit)}` : `bis ${day(details.until)}`,
      ),
    "account.deletion-planned": (details) => `zum ${day(details.due)}`,
    "audit.exported": (details) => counted(details.entries, "Eintrag", "Einträge"),
    "audit.checked": (details) => (details.brokenAt == null ? "lückenlos" : `gebrochen ab Eintrag ${value(details.brokenAt)}`),
  } satisfies Partial<Record<AuditAction, Say>>),
);

/** What an entry's details say; null where they say nothing to people. `names` is how people and departments are called. */
export const auditDetails = ({ action, details }: Pick<AuditLine, "action" | "details">, names: AuditNames): string | null =>
  SAYS.get(action)?.(details, names) ?? null;
