import { FIRST_DEPARTMENT } from "../people/neutral-name.ts";
import { acknowledgementDue, type Deadline, deletionDue, feedbackDue } from "../procedure/deadlines.ts";
import { PORTAL_LANGUAGES, type PortalLanguage } from "../languages.ts";
import type { PlaceholderValues } from "./template-fill.ts";

/** Here and not with the other texts: the reporter's browser fills letters, too. */
const OFFICE: Record<PortalLanguage, string> = {
  de: FIRST_DEPARTMENT,
  en: "Internal Reporting Office",
  cs: "Interní oznamovací místo",
  da: "Intern whistleblowerenhed",
  et: "Sisemine teavitusüksus",
  es: "Oficina interna de denuncias",
  fr: "Service de signalement interne",
  ga: "Oifig Thuairiscithe Inmheánach",
  hr: "Unutarnji ured za prijave",
  it: "Ufficio segnalazioni interno",
  lv: "Iekšējais ziņošanas dienests",
  lt: "Vidinė pranešimų tarnyba",
  hu: "Belső bejelentési szolgálat",
  mt: "Uffiċċju Intern tar-Rapportar",
  nl: "Intern meldpunt",
  pl: "Wewnętrzny punkt zgłoszeń",
  pt: "Serviço interno de denúncias",
  ro: "Biroul intern de raportare",
  sk: "Interné oznamovacie miesto",
  sl: "Notranji urad za prijave",
  fi: "Sisäinen ilmoitusyksikkö",
  sv: "Intern visselblåsarfunktion",
  tr: "İç Bildirim Birimi",
  el: "Εσωτερικό γραφείο αναφορών",
  bg: "Вътрешна служба за сигнали",
  ru: "Внутренняя служба приёма обращений",
  uk: "Внутрішня служба звернень",
  ar: "مكتب الإبلاغ الداخلي",
};

/** A day as letters write it, by the calendar that the law's days are counted in. */
const day = (moment: string | Date, language: PortalLanguage) =>
  new Date(moment).toLocaleDateString(PORTAL_LANGUAGES[language].locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Europe/Berlin",
  });

/** `department` answers for the case; its German name is also the one of an office that was never called otherwise. */
type Where = { language: PortalLanguage; companyName: string; now: Date; department?: string | undefined };

/** What letters call a department: the one that every account begins with has a name in each language. */
const officeName = (department: string | undefined, language: PortalLanguage) =>
  department === undefined || department === OFFICE.de ? OFFICE[language] : department;

/** What is known without a case. */
export const generalValues = ({ language, companyName, now, department }: Where): PlaceholderValues => ({
  fallnummer: null,
  eingangsdatum: null,
  heute: day(now, language),
  bestaetigt_bis: null,
  rueckmeldung_bis: null,
  loeschdatum: null,
  unternehmen: companyName,
  funktion: officeName(department, language),
});

/** What of a case its texts name; times in ISO form, null for what was not done. */
export type CaseDates = {
  caseNumber: string;
  receivedAt: string;
  acknowledgedAt: string | null;
  closedAt: string | null;
  retentionMonths: number;
};

/**
 * What a template says of a report. Whoever confirms its receipt now starts the clock of the feedback; of the deletion there is no
 * day before the end.
 */
export function valuesOf(
  { caseNumber, receivedAt, acknowledgedAt, closedAt, retentionMonths }: CaseDates,
  where: Where,
): PlaceholderValues {
  const lastDay = (deadline: Deadline) => day(`${deadline.lastDay}T12:00:00Z`, where.language);
  const received = new Date(receivedAt);
  return {
    ...generalValues(where),
    fallnummer: caseNumber,
    eingangsdatum: day(receivedAt, where.language),
    bestaetigt_bis: lastDay(acknowledgementDue(received)),
    rueckmeldung_bis: lastDay(feedbackDue(received, acknowledgedAt === null ? where.now : new Date(acknowledgedAt))),
    loeschdatum: closedAt === null ? null : lastDay(deletionDue(new Date(closedAt), retentionMonths)),
  };
}

/** What the preview puts in the placeholders' places: a case that never was. */
export const exampleValues = (where: Where): PlaceholderValues => ({
  ...generalValues(where),
  fallnummer: "K7M2-Q9XF",
  eingangsdatum: day("2026-03-02T12:00:00Z", where.language),
  bestaetigt_bis: day("2026-03-09T12:00:00Z", where.language),
  rueckmeldung_bis: day("2026-06-03T12:00:00Z", where.language),
  loeschdatum: day("2029-05-15T12:00:00Z", where.language),
});
