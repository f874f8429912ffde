/** What the office says of a record and its recording in the thread, in the languages of the portal: it becomes part of the case. */
export const recordTexts = {
  de: {
    final: "Das Protokoll Ihrer Meldung ist endgültig.",
    destroyed: "Die Tonaufzeichnung wurde vernichtet.",
  },
  en: {
    final: "The record of your report is final.",
    destroyed: "The recording has been destroyed.",
  },
} as const;
