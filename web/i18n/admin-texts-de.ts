import type { ReportText } from "../vault/content/report-texts.ts";

/** What the office calls the texts of a report: where it reads, enters, searches and redacts them, and in what it exports. */
export const adminTextsDe = {
  text_title: "Titel",
  text_description: "Beschreibung",
  text_answers: "Antworten auf Fragen",
  text_contactName: "Name",
  text_contactPhone: "Telefon",
  text_contactEmail: "E-Mail",
} as const satisfies Record<`text_${ReportText}`, string>;
