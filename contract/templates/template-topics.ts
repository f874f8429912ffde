/** What a template is for: who writes to a reporter is offered it by this; `copy` is for texts that go another way. */
export const TEMPLATE_PURPOSES = ["acknowledgement", "feedback", "message", "copy"] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];

/** The parts of the list, in the order in which a case needs them. */
export const TEMPLATE_TOPICS = {
  receipt: "Eingang",
  questions: "Rückfragen und Gespräch",
  confidentiality: "Vertraulichkeit und Weitergabe",
  feedback: "Zwischenstand und Rückmeldung",
  closing: "Abschluss und danach",
  others: "Betroffene Personen und Belegschaft",
} as const;
export type TemplateTopic = keyof typeof TEMPLATE_TOPICS;

type House = { topic: TemplateTopic; purpose: TemplatePurpose; title: string };

/**
 * The house's templates by their id, which stays as it is: companies' own versions hang on it, and the automatic
 * acknowledgement takes its text by it. The texts stand with the languages (`texts`). No zod.
 */
export const HOUSE_TEMPLATES = {
  "receipt-automatic": { topic: "receipt", purpose: "acknowledgement", title: "Eingangsbestätigung, automatisch" },
  "receipt-personal": { topic: "receipt", purpose: "acknowledgement", title: "Eingangsbestätigung, persönlich" },
  "receipt-after-call": { topic: "receipt", purpose: "acknowledgement", title: "Eingangsbestätigung nach einem Anruf" },
  "scope-accepted": { topic: "receipt", purpose: "message", title: "Zuständigkeit bejaht" },
  "scope-declined": { topic: "receipt", purpose: "message", title: "Nicht im Anwendungsbereich, mit Verweis" },
  question: { topic: "questions", purpose: "message", title: "Rückfrage" },
  "question-reminder": { topic: "questions", purpose: "message", title: "Erinnerung an eine offene Rückfrage" },
  invitation: { topic: "questions", purpose: "message", title: "Einladung zum Gespräch" },
  record: { topic: "questions", purpose: "message", title: "Protokoll zur Prüfung" },
  abuse: { topic: "questions", purpose: "message", title: "Umgang mit Beleidigung und Missbrauch" },
  anonymity: { topic: "confidentiality", purpose: "message", title: "Antwort auf die Bitte um Anonymität" },
  consent: { topic: "confidentiality", purpose: "message", title: "Bitte um Einwilligung zur Weitergabe" },
  "disclosure-notice": { topic: "confidentiality", purpose: "message", title: "Vorabinformation über die Weitergabe an eine Behörde" },
  "hand-over": { topic: "confidentiality", purpose: "message", title: "Abgabe an eine andere Stelle" },
  interim: { topic: "feedback", purpose: "message", title: "Zwischenstand" },
  "feedback-confirmed": { topic: "feedback", purpose: "feedback", title: "Rückmeldung: bestätigt" },
  "feedback-unconfirmed": { topic: "feedback", purpose: "feedback", title: "Rückmeldung: nicht bestätigt" },
  "feedback-limited": { topic: "feedback", purpose: "feedback", title: "Rückmeldung, eingeschränkt" },
  "feedback-ongoing": { topic: "feedback", purpose: "feedback", title: "Rückmeldung: Verfahren dauert an" },
  closing: { topic: "closing", purpose: "message", title: "Abschluss, mit externen Stellen und Löschdatum" },
  retaliation: { topic: "closing", purpose: "message", title: "Nachfrage zu Repressalien" },
  "person-concerned": { topic: "others", purpose: "copy", title: "Information der betroffenen Person (Art. 14 DSGVO)" },
  access: { topic: "others", purpose: "copy", title: "Antwort auf ein Auskunftsersuchen (Art. 15 DSGVO)" },
  "staff-mail": { topic: "others", purpose: "copy", title: "Belegschaft: E-Mail" },
  "staff-intranet": { topic: "others", purpose: "copy", title: "Belegschaft: Intranet" },
  "staff-notice": { topic: "others", purpose: "copy", title: "Belegschaft: Aushang" },
  "new-staff": { topic: "others", purpose: "copy", title: "Information für neue Beschäftigte" },
} as const satisfies Record<string, House>;
export type HouseTemplateId = keyof typeof HOUSE_TEMPLATES;

export const HOUSE_TEMPLATE_IDS = Object.keys(HOUSE_TEMPLATES) as [HouseTemplateId, ...HouseTemplateId[]];

/** Whether an id is one of the house's; all others are a company's own. */
export const isHouseTemplate = (id: string): id is HouseTemplateId => Object.hasOwn(HOUSE_TEMPLATES, id);

type IdOf<Purpose> = { [Id in HouseTemplateId]: (typeof HOUSE_TEMPLATES)[Id]["purpose"] extends Purpose ? Id : never }[HouseTemplateId];
/** Texts that are copied and go another way, and those that a reporter reads in the case. */
export type CopyTemplateId = IdOf<"copy">;
export type ReporterTemplateId = Exclude<HouseTemplateId, CopyTemplateId>;
