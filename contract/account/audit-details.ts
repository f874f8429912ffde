import type { AuditLine } from "./audit.ts";
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
    fullName: "Vollständiger Name",
    companyName: "Firmenname",
    companyWebsite: "Website",
    companyEmail: "E-Mail",
    companyIndustry: "Branche",
    companySize: "Größe",
    contactPersonName: "Name der Ansprechperson",
    contactPersonEmail: "E-Mail der Ansprechperson",
    legalForm: "Rechtsform",
    taxId: "Steuer- oder USt-IdNr.",
    registrationNumber: "Registernummer",
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
  language: { de: "Deutsch", en: "Englisch" },
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

/** Takes an entry with how people and departments are called, and gives what its details say; null where they say nothing to people. */
export function auditDetails({ action, details }: Pick<AuditLine, "action" | "details">, names: AuditNames): string | null {
  const person = (id: Detail) => names.person(String(id));
  const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(", ") || null;
  switch (action) {
    case "report.changed":
      return joined(
        `${auditWord("status", details.from)} → ${auditWord("status", details.to)}`,
        details.outcome != null && `Ergebnis: ${auditWord("outcome", details.outcome)}`,
      );
    case "report.assigned":
      return details.to ? `an ${person(details.to)}` : "an niemanden";
    case "report.scope-checked":
      return auditWord("scope", details.result);
    case "report.substance-checked":
      return auditWord("substance", details.result);
    case "report.measure-added":
    case "report.measure-changed":
      return joined(
        `${auditWord("measure", details.measure)}: ${auditWord("measureState", details.state)}`,
        details.day != null && `jetzt ${details.state === "taken" ? "am" : "für den"} ${day(details.day)}`,
        details.user != null && `jetzt zuständig: ${person(details.user)}`,
        // Of two of the same kind it says which; entries of before do not.
        details.measureId != null && `Kennung ${String(details.measureId).slice(0, 8)}`,
      );
    case "report.entered":
      return auditWord("way", details.way);
    case "report.recording-added":
    case "report.recording-destroyed":
      return counted(details.files, "Aufzeichnung", "Aufzeichnungen");
    case "report.answered":
    case "report.acknowledged":
    case "report.feedback-given":
      if (details.way != null) return `auf anderem Weg: ${auditWord("way", details.way)}`;
      return Number(details.files) > 0 ? `mit ${counted(details.files, "Datei", "Dateien")}` : null;
    case "report.redacted":
      return `${counted(details.places, "Stelle", "Stellen")} ${details.message ? "in einer Nachricht" : "in der Meldung selbst"}`;
    case "report.transferred":
      return joined(
        `„${names.department(String(details.from))}“ → „${names.department(String(details.to))}“`,
        `Grund: ${auditWord("transfer", details.reason)}`,
        details.endedRequest != null && `damit endete der Löschantrag von ${person(details.endedRequest)}`,
      );
    case "guest.invited":
      return joined(
        person(details.guest),
        `bis ${day(details.lastDay)}`,
        details.notes !== "none" && (details.notes === "write" ? "liest und schreibt Notizen" : "liest Notizen"),
        details.identity === true && "Identität darf angezeigt werden",
      );
    case "guest.prolonged":
      return joined(person(details.guest), `bis ${day(details.lastDay)}`);
    case "guest.ended":
      return person(details.guest);
    case "department.renamed":
      // Entries of before do not say it.
      return details.from == null ? null : `„${String(details.from)}“ → „${String(details.to)}“`;
    case "report.recused":
      return details.own === true ? "auf eigene Erklärung (Befangenheit)" : person(details.user);
    case "report.recusal-lifted":
      return joined(person(details.user), `Grund: ${auditWord("lift", details.reason)}`);
    case "report.exported":
      return joined(
        details.kind === "zip" ? "als ZIP mit allen Dateien" : "als PDF",
        details.withPerson === true && "mit den Angaben zur hinweisgebenden Person",
      );
    case "account.read-back":
      return counted(details.reports, "Meldung", "Meldungen");
    case "evaluations.exported":
      return joined(
        details.kind === "pdf" ? "Jahresbericht als PDF" : "Kennzahlen als CSV",
        `${value(details.from)} bis ${value(details.to)}`,
      );
    case "training.recorded":
      return typeof details.day === "string" ? `vom ${day(details.day)}` : "Eintrag zurückgenommen";
    case "report.deletion-requested":
    case "report.deleted":
      return joined(
        details.reason != null && `Grund: ${auditWord("reason", details.reason)}`,
        details.requestedBy != null && `beantragt von ${person(details.requestedBy)}`,
        details.confirmedBy != null && `bestätigt von ${person(details.confirmedBy)}`,
        details.isAgain === true && "erneut, nach dem Zurückspielen einer Sicherung",
      );
    case "report.deletion-announced":
    case "report.deletion-confirmed":
      return typeof details.lastDay === "string" ? `nach dem ${day(details.lastDay)}` : null;
    case "report.hold-set":
    case "report.hold-prolonged":
      return joined(
        typeof details.reviewDay === "string" && `zu prüfen bis ${day(details.reviewDay)}`,
        details.user != null && `zuständig: ${person(details.user)}`,
      );
    case "disclosure.recorded":
      return joined(`Rechtsgrund: ${auditWord("ground", details.ground)}`, details.corrects != null && "berichtigt einen früheren Eintrag");
    case "session.started":
      return details.method == null ? null : auditWord("method", details.method);
    case "session.ended":
      return Number(details.others) > 0 ? counted(details.others, "andere Sitzung", "andere Sitzungen") : null;
    case "user.permissions-changed":
      return `vorher: ${listed(details.before)}; nachher: ${listed(details.after)}`;
    case "department.member-added":
    case "department.member-removed":
      return typeof details.user === "string" ? person(details.user) : null;
    case "channel.delivery-changed":
      return joined(
        delivery("Meldungen gehen an", details.departmentBefore, details.department, "niemanden", names),
        delivery("bei Betroffenheit der Abteilung selbst", details.conflictBefore, details.conflict, "keine andere Abteilung", names),
      );
    case "channel.changed":
    case "category.changed":
      return joined(
        Array.isArray(details.fields) && details.fields.map((field) => auditWord("field", field)).join(", "),
        typeof details.isActive === "boolean" && (details.isActive ? "aktiviert" : "deaktiviert"),
      );
    case "template.changed":
      return joined(
        typeof details.template === "string" && isHouseTemplate(details.template) && `„${HOUSE_TEMPLATES[details.template].title}“`,
        Array.isArray(details.fields) && details.fields.map((field) => auditWord("field", field)).join(", "),
        typeof details.language === "string" && auditWord("language", details.language),
        details.isReset === true && (details.template ? "auf die Vorlage des Hauses zurückgesetzt" : "Text entfernt"),
      );
    case "category.delivery-changed":
      return delivery("Meldungen gehen an", details.departmentBefore, details.department, "die Abteilung des Meldekanals", names);
    case "user.changed":
    case "company.changed":
      return Array.isArray(details.fields) ? details.fields.map((field) => auditWord("field", field)).join(", ") : null;
    case "security.changed":
      return `${auditWord("field", details.field)}: ${value(details.from)} → ${value(details.to)}`;
    case "billing.month-granted":
      return joined(
        counted(details.months, "Monat", "Monate"),
        typeof details.credit === "number" ? `Guthaben ${euros(details.credit)}` : `bis ${day(details.until)}`,
      );
    case "account.deletion-planned":
      return `zum ${day(details.due)}`;
    case "audit.exported":
      return counted(details.entries, "Eintrag", "Einträge");
    case "audit.checked":
      return details.brokenAt == null ? "lückenlos" : `gebrochen ab Eintrag ${value(details.brokenAt)}`;
    default:
      return null;
  }
}
