/** The languages a user may choose for mails, as their settings name them, with the tag of each. */
export const MAIL_LANGUAGES = { Deutsch: "de", English: "en", Français: "fr" } as const;
export type MailLanguage = keyof typeof MAIL_LANGUAGES;

/** Takes a mail's texts by language and the one that a user chose, and gives those; German where it is unknown. */
export function wordsIn<Words>(texts: Record<MailLanguage, Words>, language: string): Words {
  return Object.hasOwn(texts, language) ? texts[language as MailLanguage] : texts.Deutsch;
}
