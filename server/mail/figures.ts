import { MAIL_LANGUAGES, wordsIn } from "@hz/contract/languages";

/** The day in Germany in a mail's language, with the month's name. */
export const dateIn = (language: string, at: Date): string =>
  at.toLocaleDateString(wordsIn(MAIL_LANGUAGES, language), { dateStyle: "long", timeZone: "Europe/Berlin" });

/** The second in Germany, with its zone, for what a mail is kept as a record of. */
export const momentIn = (language: string, at: Date): string =>
  at.toLocaleString(wordsIn(MAIL_LANGUAGES, language), { dateStyle: "long", timeStyle: "long", timeZone: "Europe/Berlin" });

export const moneyIn = (language: string, cents: number, currency: string): string =>
  (cents / 100).toLocaleString(wordsIn(MAIL_LANGUAGES, language), { style: "currency", currency: currency.toUpperCase() });
