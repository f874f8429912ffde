/** What the office says of a record and its recording in the thread, in the languages of the portal: it becomes part of the case. */
export const recordTexts = {
  de: {
    final: "Das Protokoll Ihrer Meldung ist endgültig.",
    recorded: (name: string, date: string, wording: string) =>
      `Zu Ihrer Meldung gehört jetzt eine Tonaufzeichnung des Gesprächs. Eingewilligt hat ${name} am ${date}: „${wording}“`,
    destroyed: "Die Tonaufzeichnung wurde vernichtet.",
  },
  en: {
    final: "The record of your report is final.",
    recorded: (name: string, date: string, wording: string) =>
      `A recording of the conversation now belongs to your report. Consent was given by ${name} on ${date}: “${wording}”`,
    destroyed: "The recording has been destroyed.",
  },
} as const;
