import type { PortalLanguage } from "@hz/contract/languages";

type RecordTexts = { final: string; recorded: (date: string, wording: string) => string; destroyed: string };

/** What the office says of a record and its recording in the thread, in the languages of the portal: it becomes part of the case. */
export const recordTexts: Record<PortalLanguage, RecordTexts> = {
  de: {
    final: "Das Protokoll Ihrer Meldung ist endgültig.",
    /** Without a name: the thread is read by whoever may not know who the reporter is (§ 8 HinSchG). */
    recorded: (date: string, wording: string) =>
      `Zu Ihrer Meldung gehört jetzt eine Tonaufzeichnung des Gesprächs. Es liegt eine Einwilligung vom ${date} vor: „${wording}“`,
    destroyed: "Die Tonaufzeichnung wurde vernichtet.",
  },
  en: {
    final: "The record of your report is final.",
    recorded: (date: string, wording: string) =>
      `A recording of the conversation now belongs to your report. Consent was given on ${date}: “${wording}”`,
    destroyed: "The recording has been destroyed.",
  },
};
